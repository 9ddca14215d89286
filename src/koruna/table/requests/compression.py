"""Compressed responses.

Litestar's own compression leaves a GzipFile open when a stream is cut, and Python 3.13 reports each of them on stderr.
"""

from __future__ import annotations

import zlib

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Scope, Send

GZIP = 16 + zlib.MAX_WBITS  # makes zlib write the header and trailer of gzip
MEMORY = 5  # of 9: 144 kB per stream instead of 256, with the same ratio at a low level


class Compression(CompressionMiddleware):
    """Compresses all but small responses. Each chunk of a stream is flushed at once."""

    def create_compression_send_wrapper(self, send: Send, compression_encoding: str, scope: Scope) -> Send:
        start: HTTPResponseStartEvent | None = None
        compressor = None

        async def send_compressed(message: Message) -> None:
            nonlocal start, compressor
            if message["type"] == "http.response.start":
                start = message  # held back until the first part of the body is known
                return
            if message["type"] == "http.response.body":
                is_last = not message.get("more_body", False)
                if start is not None and (not is_last or len(message["body"]) >= self.config.minimum_size):
                    compressor = zlib.compressobj(self.config.gzip_compress_level, wbits=GZIP, memLevel=MEMORY)
                if compressor is not None:
                    compressed = compressor.compress(message["body"])
                    message["body"] = compressed + compressor.flush(zlib.Z_FINISH if is_last else zlib.Z_SYNC_FLUSH)
                if start is not None:
                    if compressor is not None:
                        headers = MutableScopeHeaders(start)
                        headers["Content-Encoding"] = compression_encoding
                        headers.extend_header_value("Vary", "Accept-Encoding")
                        del headers["Content-Length"]
                        if is_last:
                            headers["Content-Length"] = str(len(message["body"]))
                    await send(start)
                    start = None
            await send(message)

        return send_compressed

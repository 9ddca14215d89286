// A page that is read from a file may not start a worker. There the search of the documentation runs in a hidden frame.

/** Does what the search asks of a worker. */
class FrameWorker extends EventTarget {
  /** @param {string | URL} url */
  constructor(url) {
    super();
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    document.body.append(this.frame);
    const inside = this.inside();
    addEventListener("message", (event) => {
      if (event.source === inside) this.dispatchEvent(new MessageEvent("message", { data: event.data }));
    });
    inside.document.open();
    inside.document.write(`<body><script>
      postMessage = (data) => parent.postMessage(data, "*");
      importScripts = async (...urls) => {
        for (const url of urls)
          await new Promise((done) => {
            const script = document.createElement("script");
            script.src = url;
            script.onload = done;
            document.body.append(script);
          });
      };
    </script><script src="${url}"></script></body>`);
    inside.document.close();
    // Only now, because open() removes listeners.
    this.ready = new Promise((done) => {
      inside.addEventListener("load", done);
    });
  }

  inside() {
    if (this.frame.contentWindow === null) throw new Error("the frame of the search is gone");
    return this.frame.contentWindow;
  }

  /** @param {unknown} data */
  async postMessage(data) {
    await this.ready;
    this.inside().dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate() {
    this.frame.remove();
  }
}

if (location.protocol === "file:") Object.assign(window, { Worker: FrameWorker });

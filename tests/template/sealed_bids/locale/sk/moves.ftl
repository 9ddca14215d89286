### Ťahy na výber

move-bid = ponúknuť { $bid }

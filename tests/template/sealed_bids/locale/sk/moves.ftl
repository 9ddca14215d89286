### Ťahy na výber

move-bid = ponúknuť { $bid }
    .group = Ponuka
    .part = { $bid }

"""How Północ looks: what the drawings of all games share.

- `markup`       text that is safe to send: everything is escaped unless it was made here
- `tokens`       the colours of `static/polnoc.css`, and their contrast
- `lettering`    text that fits its place
- `silhouettes`  ghosts, emblems of seats, marks, as path data
- `parts`        cards, piles, tokens: things that lie on a table
- `sheets`       a drawing as keyed pieces, so that only what changed is sent
- `gallery`      pages with real positions: `python -m polnoc.drawing.gallery FOLDER`

Pieces name no colours. They carry classes, and `static/polnoc.css` paints those
by night and by day.
"""

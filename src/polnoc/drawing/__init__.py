"""How Północ looks: what the drawings of all games share.

- `markup`       text that is safe to send: everything is escaped unless it was made here
- `tokens`       the colours of `static/polnoc.css`, and their contrast
- `lettering`    text that fits its place
- `silhouettes`  ghosts, emblems of seats, marks, as path data; `scenery`: the house and its doors
- `shapes`       what stands once in a page and is used by many pieces
- `parts`        cards, piles, a chest, tokens; `plates`, `house`, `doors`: larger things
- `sheets`       a drawing as keyed pieces, so that only what changed is sent
- `boards`       what the boards of all games keep
- `icons`        small signs for buttons
- `gallery`      pages with real positions (`scenes`): `python -m tools.gallery.pages FOLDER`

Pieces name no colours. They carry classes, and `static/polnoc.css` paints those
by night and by day. A game draws itself in its `drawing.py`: `Board`, `draw`,
`choices`, `cover`.
"""

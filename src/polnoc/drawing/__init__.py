"""How Północ looks: what the drawings of all games share.

- `markup`       text that is safe to send: everything is escaped unless it was made here
- `lettering`    a line of text that fits its place; `wrapping`: several lines
- `outlines`     discs, boxes and cut paper as path data
- `silhouettes`  ghosts, emblems of seats, marks, as path data; `scenery`: the house and its doors
- `shapes`       what is defined once in a page and used by many pieces
- `parts`        cards, piles, a chest, tokens; `die_faces`, `player_plates`
- `sheets`       a drawing as keyed pieces, so that only what changed is sent, and the caches of pieces
- `boards`       what the boards of all games share
- `icons`        small icons for buttons

Pieces name no colours. They carry classes, and the style sheets paint those by
night and by day. A game draws itself in its own folder `drawing`: `board` for the
page, `terminal` for the terminal. `python -m tools.gallery.pages FOLDER` writes
pages with real positions.
"""

"""Nothing leaks through the table.

Two worlds that look alike to somebody must look alike to the byte, whatever
that somebody asks the server for. The worlds are made in two ways:

- **re-deals** (`pairs`): the position of now, with everything dealt anew that
  the reader cannot know. Quick, so there are a hundred thousand of them.
- **twins** (`twins`): a whole other game, from the first card on, in which
  the reader perceives the same all along. What he perceives is written down
  in `duchy`, apart from the views that are under test.

`deeds` plays tables with all that can happen there, `eyes` is everything that a
reader can get, and `canaries` searches what is sent for what must not be.
`test_planted_leaks` plants leaks: each must be caught.
"""

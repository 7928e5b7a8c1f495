# The miniature games in English; whatever else they say is shown as it is told.

game-name = A miniature

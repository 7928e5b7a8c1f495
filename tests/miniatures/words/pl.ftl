# Gry miniaturowe po polsku; wszystko inne widać tak, jak jest opowiadane.

game-name = Miniatura

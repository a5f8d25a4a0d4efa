// Swift Testing asks for this module in files that import it and a module named CoreGraphics; there is nothing in it here.

"""The game itself: pure, typed and silent. It knows no time, no people and no sockets."""

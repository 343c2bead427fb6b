"""What a connection may do before the application hears of it."""

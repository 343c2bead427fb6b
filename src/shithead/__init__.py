"""Shithead, the card game: rules as data, one engine, bots, and a table to play at."""

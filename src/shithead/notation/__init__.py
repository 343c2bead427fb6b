"""Text forms of cards, moves, positions, records and position cases: parse and format are inverses."""

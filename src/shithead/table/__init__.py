"""A table: seats, occupants, deadlines and the series. No network, no storage, synchronous.

``decide`` checks a command and answers with log entries, ``fold`` makes them true, ``project`` shows the
result to one viewer. Time, connected people and chance come in from outside, in a ``Moment``.
"""

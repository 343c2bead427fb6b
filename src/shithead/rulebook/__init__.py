"""The rulebook that writes itself: any ``Rules`` as the complete rules of one table.

The rulebook is data: ids of messages with their arguments. The sentences stand in the Fluent files
``rulebook.ftl``, one for each language; ``shithead.locale.phrases`` puts both together.
"""

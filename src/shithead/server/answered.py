"""Commands that were answered: a client that did not hear the answer asks again and gets the same one."""

import hashlib
from collections import OrderedDict
from collections.abc import Iterable

from msgspec import Struct

from shithead.errors import Code, Refused
from shithead.protocol.codec import encode
from shithead.protocol.messages import Ack, Do, Nack
from shithead.server.store.base import Receipt

UNCERTAIN = frozenset({Code.STORAGE.value, Code.FROZEN.value, Code.TOO_FAST.value})
"""Refusals that say nothing about the command; asking again may have another answer."""


class Answer(Struct, frozen=True):
    """An answer and a digest of the command that it answers."""

    body_hash: bytes
    message: Ack | Nack


def body_hash(message: Do) -> bytes:
    """A digest of what a command says."""
    return hashlib.sha256(encode(message.command)).digest()


class Answered:
    """The answers of one table: all commands that were taken, and the last ones that were refused."""

    def __init__(self, receipts: Iterable[Receipt], remembered_refusals: int) -> None:
        self._taken: dict[tuple[str, str], Answer] = {}
        self.add(receipts)
        self._refused: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self._remembered_refusals = remembered_refusals

    def add(self, receipts: Iterable[Receipt]) -> None:
        """Learn of commands that were taken elsewhere."""
        for receipt in receipts:
            self.taken(receipt)

    def find(self, sender: str, message: Do) -> Ack | Nack | None:
        """The answer that a command had before.

        Raises:
            Refused: ``table/id_reused``, if the id belongs to another command.
        """
        key = (sender, message.id)
        answer = self._taken.get(key) or self._refused.get(key)
        if answer is None:
            return None
        if answer.body_hash != body_hash(message):
            raise Refused(Code.ID_REUSED)
        return answer.message

    def taken(self, receipt: Receipt) -> Ack:
        """Remember a command that was taken."""
        ack = Ack(id=receipt.command_id, version=receipt.version)
        self._taken[receipt.sender, receipt.command_id] = Answer(receipt.body_hash, ack)
        return ack

    def refused(self, sender: str, message: Do, nack: Nack) -> None:
        """Remember a refusal for a while."""
        if nack.code in UNCERTAIN:
            return
        self._refused[sender, message.id] = Answer(body_hash(message), nack)
        while len(self._refused) > self._remembered_refusals:
            self._refused.popitem(last=False)

"""The two types of the kernel: 64-bit integers, and flat arrays of them.

Compiled code has both as native types. Where the kernel is not compiled they are what Python has: ``int`` and
``list``, which are faster there than the real ones. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

__all__ = ["i64", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:  # noqa: N801 - stands for a native type
        """``vec[i64](values)`` makes a list."""

        def __class_getitem__(cls, item: object) -> type[list]:
            """The type that stands for an array of any items."""
            return list

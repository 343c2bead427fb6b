"""Shifts that mypyc compiles wrongly: a constant, shifted to the left by a number that is none.

``1 << n`` becomes a shift of a 32-bit number in C, even where the result is a 64-bit one. So does every left
side that the compiler can work out: a sum of constants, a ``Final`` name, ``i64(1)``, or a local variable to
which nothing but a constant is ever assigned.
"""

import ast
from collections import Counter
from collections.abc import Iterator

from tests.architecture.source import Source

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _is_constant(node: ast.expr, names: frozenset[str]) -> bool:
    """Whether the compiler can work out an expression."""
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return _is_constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return _is_constant(left, names) and _is_constant(right, names)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[value]):
            return _is_constant(value, names)
        case ast.Name(id=name):
            return name.isupper() or name in names
        case ast.Attribute(attr=name):
            return name.isupper()
    return False


def _assignments(function: Function) -> Iterator[tuple[str, ast.expr | None]]:
    """What each name of a function is set to, by every statement that sets it; ``None`` for anything."""
    arguments = function.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        yield argument.arg, None
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                yield name, value
            case ast.AugAssign(target=ast.Name(id=name)):
                yield name, None
            case ast.For(target=ast.Name(id=name)) | ast.NamedExpr(target=ast.Name(id=name)):
                yield name, None


def _constant_names(function: Function) -> frozenset[str]:
    """The local names that are set once, to something that the compiler can work out."""
    assigned = list(_assignments(function))
    times = Counter(name for name, _ in assigned)
    found: frozenset[str] = frozenset()
    while True:
        more = {
            name
            for name, value in assigned
            if times[name] == 1 and value is not None and _is_constant(value, found)
        }
        if more <= found:
            return found
        found |= more


def wrong_shifts(source: Source) -> Iterator[str]:
    """Yield each shift to the left of something constant by something that is not."""
    functions = [node for node in ast.walk(source.tree) if isinstance(node, Function)]
    local = [(node, _constant_names(node)) for node in functions]
    for node in ast.walk(source.tree):
        if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)):
            continue
        around = [names for function, names in local if any(node is inner for inner in ast.walk(function))]
        names = around[-1] if around else frozenset()
        if _is_constant(node.left, names) and not _is_constant(node.right, names):
            yield source.finding(node.lineno, f"{ast.unparse(node)} is a 32-bit shift once compiled")

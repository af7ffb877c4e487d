"""The small changes that are made to a source, one at a time."""

from __future__ import annotations

import ast
import hashlib
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

_COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
_RECKONED = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitOr: (r"\|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: (r"\^", "&"),
}
#: What an operand becomes to have no say.
_WITHOUT_SAY = {ast.And: "True", ast.Or: "False", ast.BitAnd: "-1", ast.BitOr: "0"}
#: What tells most first: a condition or its limit, a part or a statement that is left out, a sum, a
#: number; and last whether a function returns anything at all.
_TELLING = (
    (ast.BoolOp, ast.Compare, ast.comprehension, ast.UnaryOp),
    (ast.Call, ast.Dict, ast.If, ast.While, ast.IfExp),
    (ast.AugAssign, ast.Assign, ast.Expr, ast.Raise, ast.Continue, ast.Break, ast.Delete),
    (ast.BinOp,),
    (ast.Constant,),
    (ast.AST,),
)
#: Arguments that only keep a programmer from mistakes.
_CAREFUL = ("strict", "frozen", "kw_only", "sync_to_thread")
#: Parts of a statement in SQL that can be left out.
_OF_SQL = ("where", "order_by", "limit")

#: Words to a reader, which nobody compares.
_SENTENCE = re.compile(r"[a-z]+ [a-z]+")
_CLAUSE = re.compile(r"\b[A-Z]{3}-\d\d\b")


#: Where something between commas begins and where it ends.
_Item = tuple[ast.expr | ast.keyword, ast.expr | ast.keyword]
#: Where the source is replaced, in bytes, and by what.
Change = tuple[int, int, str]


@dataclass(frozen=True)
class Mutant:
    """``name`` says what is changed where, and stays the same when lines move."""

    module: str
    name: str
    line: int
    #: The first line of the statement.
    begins: int
    #: The clause that is named nearest, or the module.
    clause: str
    change: Change
    #: The less, the more it tells about the tests that it lives.
    rank: int = 0
    #: The function or class that it is in.
    scope: str = ""


@dataclass(frozen=True)
class _Place:
    scope: str
    #: Where the text of the scope begins.
    first: int
    begins: int


class _Source:
    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.lines = text.splitlines()
        self._starts = [0]
        for line in text.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line.encode()))

    def start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, start: int, end: int) -> str:
        return self.bytes[start:end].decode()

    def line_of(self, at: int) -> int:
        return bisect_right(self._starts, at)

    def told(self, change: Change) -> str:
        """The changed lines before and after, in one line."""
        start, end, text = change
        first, last = self._starts[self.line_of(start) - 1], self._starts[self.line_of(end)]
        before = self.text(first, last)
        after = self.text(first, start) + text + self.text(end, last)
        return f"{' '.join(before.split())}  ->  {' '.join(after.split())}"


def changed(text: str, change: Change) -> str:
    start, end, replacement = change
    source = text.encode()
    return (source[:start] + replacement.encode() + source[end:]).decode()


def mutants(module: str, text: str) -> list[Mutant]:
    """All of a module, in the order of its text."""
    source = _Source(text)
    found: list[Mutant] = []
    same: Counter[str] = Counter()
    made: set[Change] = set()
    for place, node in _walk(ast.parse(text), _Place("", 1, 1)):
        for change in _changes(source, node):
            if change in made:
                continue
            made.add(change)
            line = source.line_of(change[0])
            name = f"{module} {place.scope}: {source.told(change)}"
            same[name] += 1
            if same[name] > 1:
                name += f" ({same[name]})"
            clause = _clause(source, place, line) or module
            rank = next(i for i, kinds in enumerate(_TELLING) if isinstance(node, kinds))
            found.append(
                Mutant(module, name, line, place.begins, clause, change, rank, place.scope)
            )
    return sorted(found, key=lambda mutant: mutant.change)


def one_a_line(found: list[Mutant]) -> list[Mutant]:
    """The most telling one of each line; among equals a chance decides that stays the same.

    None where there is only a value to be returned: whoever calls would miss it.
    """
    return _most_telling(found, lambda mutant: mutant.line)


def one_a_function(found: list[Mutant]) -> list[Mutant]:
    """Likewise of each function, and of what stands beside the functions of a class or module."""
    return _most_telling(found, lambda mutant: mutant.scope)


def _most_telling(found: list[Mutant], place: Callable[[Mutant], Hashable]) -> list[Mutant]:
    best: dict[Hashable, Mutant] = {}
    telling = (mutant for mutant in found if mutant.rank < len(_TELLING) - 1)
    for mutant in sorted(telling, key=lambda mutant: (mutant.rank, draw(mutant.name))):
        best.setdefault(place(mutant), mutant)
    return sorted(best.values(), key=lambda mutant: mutant.change)


def draw(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def _clause(source: _Source, place: _Place, line: int) -> str | None:
    """The clause that is named here, on the next line, or nearest above in the same function."""
    lines = source.lines
    first = place.first if place.scope else line
    for text in (lines[line - 1], *lines[line : line + 1], *lines[first - 1 : line][::-1]):
        if found := _CLAUSE.findall(text):
            return str(found[0])
    return None


# -- where a change can be made --------------------------------------------------------------------


def _walk(node: ast.AST, place: _Place) -> Iterator[tuple[_Place, ast.AST]]:
    """Everything but types, decorators, assertions, words to the reader and to the compiler.

    Such words are also what is logged, what an exception says beside its kind, what ``repr``
    shows, the names a module lends, what types are called, and an array that is declared.
    """
    if isinstance(node, ast.stmt):
        place = _Place(place.scope, place.first, node.lineno)
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        scope = f"{place.scope}.{node.name}".lstrip(".")
        place = _Place(scope, node.lineno, node.lineno)
    yield place, node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_passed_over(node, child):
                yield from _walk(child, place)


def _is_passed_over(parent: ast.AST, node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Assert() | ast.alias() | ast.FunctionDef(name="__repr__"):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="cython"), attr="declare")):
            return len(node.args) == 1
        case ast.keyword(arg=name):
            return name in _CAREFUL
        case ast.If(test=test) if "cython.compiled" in ast.unparse(test):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant()):
            return _is_declared_for_a_loop(parent, node, name)
    return False


def _is_declared_for_a_loop(parent: ast.AST, node: ast.stmt, name: str) -> bool:
    """``seat = 0`` before ``for seat in …`` gives the compiler a type and says nothing else."""
    loops = (loop for loop in ast.walk(parent) if isinstance(loop, ast.For))
    return any(
        isinstance(loop.target, ast.Name) and loop.target.id == name and loop.lineno > node.lineno
        for loop in loops
    )


# -- what is changed -------------------------------------------------------------------------------


def _changes(source: _Source, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=right):
            for before, operator, after in zip([left, *right], ops, right, strict=False):
                yield from _operator(source, before, after, _COMPARED[type(operator)])
        case ast.BoolOp(op=operator, values=values):
            other = ("and", "or") if isinstance(operator, ast.And) else ("or", "and")
            yield from _operator(source, values[0], values[1], other)
            for value in values:
                yield from _instead(source, value, _WITHOUT_SAY[type(operator)])
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _RECKONED:
            yield from _operator(source, left, right, _RECKONED[type(operator)])
            if type(operator) in _WITHOUT_SAY:
                for value in (left, right):
                    yield from _instead(source, value, _WITHOUT_SAY[type(operator)])
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield from _instead(source, node, f"({_text(source, operand)})")
        case ast.Constant():
            yield from _constant(source, node)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield from _instead(source, test, f"not ({_text(source, test)})")
        case ast.comprehension(ifs=conditions):
            for condition in conditions:
                yield from _instead(source, condition, "True")
        case ast.Call():
            yield from _call(source, node)
        case ast.Dict(keys=keys, values=values):
            items: list[_Item] = [
                (key or value, value) for key, value in zip(keys, values, strict=True)
            ]
            for i in range(len(items)):
                yield from _left_out(source, items, i)
        case ast.stmt():
            yield from _statement(source, node)


def _text(source: _Source, node: ast.expr) -> str:
    return source.text(source.start(node), source.end(node))


def _instead(source: _Source, node: ast.expr | ast.stmt, text: str) -> Iterator[Change]:
    yield source.start(node), source.end(node), text


def _operator(
    source: _Source, left: ast.expr, right: ast.expr, swap: tuple[str, str]
) -> Iterator[Change]:
    """What stands between two operands is the operator, and perhaps brackets."""
    start, end = source.end(left), source.start(right)
    between, count = re.subn(swap[0], swap[1], source.text(start, end), count=1)
    if count:
        yield start, end, between


def _constant(source: _Source, node: ast.Constant) -> Iterator[Change]:
    match node.value:
        case bool(value):
            yield from _instead(source, node, str(not value))
        case int(value):
            yield from _instead(source, node, str(value + 1))
            if value > 0:
                yield from _instead(source, node, str(value - 1))
        case float(value):
            yield from _instead(source, node, repr(value + 1))
        case str(value) if value and not _SENTENCE.search(value):
            yield from _instead(source, node, '""')


def _call(source: _Source, node: ast.Call) -> Iterator[Change]:
    given: list[ast.expr | ast.keyword] = [*node.args, *node.keywords]
    arguments: list[_Item] = [(argument, argument) for argument in given]
    arguments.sort(key=lambda argument: source.start(argument[0]))
    is_sql = isinstance(node.func, ast.Attribute) and node.func.attr in _OF_SQL
    for i, (argument, _) in enumerate(arguments):
        if is_sql and len(arguments) == 1:
            continue
        if is_sql or (isinstance(argument, ast.keyword) and argument.arg not in _CAREFUL):
            yield from _left_out(source, arguments, i)
    if is_sql and isinstance(node.func, ast.Attribute):
        yield from _instead(source, node, _text(source, node.func.value))


def _left_out(source: _Source, items: Sequence[_Item], i: int) -> Iterator[Change]:
    """One of several between commas, with a comma."""
    first, last = items[i]
    if i > 0:
        change = source.end(items[i - 1][1]), source.end(last), ""
    elif len(items) > 1:
        change = source.start(first), source.start(items[1][0]), ""
    else:
        change = source.start(first), source.end(last), ""
    if _compiles(changed(source.bytes.decode(), change)):  # brackets may have been in the way
        yield change


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def _statement(source: _Source, node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield from _instead(source, value, "None")
        case ast.Expr() | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
            yield from _instead(source, node, "pass")
        case ast.AugAssign(target=target, op=operator, value=value):
            yield from _instead(source, node, "pass")
            if type(operator) in _RECKONED:
                symbol, other = _RECKONED[type(operator)]
                yield from _operator(source, target, value, (f"{symbol}=", f"{other}="))
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield from _instead(source, node, "pass")
        case ast.FunctionDef(body=body):
            yield from _assigned_again(source, body)


def _assigned_again(source: _Source, body: list[ast.stmt]) -> Iterator[Change]:
    """A name keeps its first value; leaving its first out would be noticed by anything."""
    known: set[str] = set()
    for statement in body:
        for node in ast.walk(statement):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    if name in known and not isinstance(value, ast.Constant):
                        yield from _instead(source, node, "pass")
                    known.add(name)

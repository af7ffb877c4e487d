"""Generate the C declarations (``.pxd``) of compiled modules from their Python annotations.

A module is compiled if it contains ``import cython``. In it,

- a class decorated with ``@cython.cclass`` becomes an extension type. Its fields are what
  ``__init__`` sets and what the class body annotates. Lists made by ``ints``, ``doubles`` and
  their like (``kernel/flat.py``) become C arrays.
- a method of such a class, and a function decorated with ``@cython.ccall``, becomes a C function
  that Python can call too. Hidden from Python are methods with a leading underscore or a pointer
  among their parameters, methods of a ``State`` with a journal (only ``apply`` makes acts), and
  what is decorated with ``@cython.cfunc``. ``@cython.ccall`` shows a method all the same.
- a class with a method decorated with ``@cython.cfunc`` is a base class. Its decorated methods are
  C functions, ``@cython.cfunc`` for subclasses to override; all others are Python methods.
- a module-level ``NAME = ints(…)`` becomes a table: a C array that other modules share.

A function decorated with ``@inline`` (``kernel/compiling.py``), in any module, is written into the
compiled functions that call it: C inlines it, constants and all. Python calls it as it is.

``int``, ``float`` and ``bool`` become ``long long``, ``double`` and ``bint``. The types of local
variables are inferred from what is assigned to them. A function runs without the interpreter if
nothing in it needs one.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from chapters import has_chapter

Types = dict[str, str]
T = TypeVar("T")

INT, UNSIGNED, FLOAT, BOOL, VOID, OBJECT = "i64", "u64", "double", "bint", "void", "object"
NUMBERS = (BOOL, INT, UNSIGNED, FLOAT)  # each converts to the ones after it
#: The functions that make arrays, and the C type of an element.
ARRAYS = {
    "ints": "i64",
    "int32s": "int",
    "int16s": "short",
    "uint8s": "unsigned char",
    "doubles": "double",
}
#: The functions that make buffers of a size that is known only at run time.
BUFFERS = {
    "bytes_of": "unsigned char[::1]",
    "ints_of": "i64[::1]",
    "int_buffer": "i64[::1]",
    "double_buffer": "double[::1]",
}
#: Annotations with a C type.
NAMED = {
    "int": INT,
    "float": FLOAT,
    "bool": BOOL,
    "None": VOID,
    "Unsigned": UNSIGNED,
    "Short": "short",
    "Ints": "i64*",
    "Doubles": "double*",
    "list": "list",
}
MATH = ("exp", "log", "sqrt")
#: What a function that runs without the interpreter cannot contain.
INTERPRETED = (
    ast.Assert, ast.Await, ast.Dict, ast.DictComp, ast.FormattedValue, ast.GeneratorExp,
    ast.Import, ast.ImportFrom, ast.JoinedStr, ast.List, ast.ListComp, ast.Raise, ast.Set,
    ast.SetComp, ast.Starred, ast.Try, ast.With, ast.Delete, ast.Global,
)  # fmt: skip
#: Calls that the compiler does not see as calls.
WRITTEN_OUT = ("cython.cast", "copy_fields")
#: What a C function that Python can call cannot contain.
CLOSURES = (ast.GeneratorExp, ast.Lambda, ast.Yield, ast.YieldFrom, ast.FunctionDef)
HEAD = """\
cimport cython
ctypedef long long i64
ctypedef unsigned long long u64
"""


def is_compiled(tree: ast.Module) -> bool:
    """Whether a module imports ``cython`` or has a table, and is no chapter of another one."""
    return not has_chapter(tree) and any(
        (isinstance(node, ast.Import) and any(alias.name == "cython" for alias in node.names))
        or any(isinstance(target, ast.Name) for target, _, _ in array_targets(node))
        for node in tree.body
    )


def has_inline(tree: ast.Module) -> bool:
    """Whether a module has functions that compiled modules inline."""
    return any(isinstance(node, ast.FunctionDef) and is_inline(node) for node in tree.body)


def is_inline(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "inline" for one in node.decorator_list)


def arrays_made(value: ast.expr) -> list[tuple[str, ast.expr]]:
    """Return the element type and the size of each array that an expression makes."""
    match value:
        case ast.Call(func=ast.Name(id=name), args=sizes) if name in ARRAYS:
            return [(ARRAYS[name], size) for size in sizes]
        case ast.Subscript(value=call, slice=ast.Constant(value=0)):
            return arrays_made(call)
    return []


def array_targets(statement: ast.stmt) -> list[tuple[ast.expr, str, ast.expr]]:
    """Return target, element type and size for each array that a statement makes."""
    if not isinstance(statement, ast.Assign) or not (made := arrays_made(statement.value)):
        return []
    target = statement.targets[0]
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    return [(one, kind, size) for one, (kind, size) in zip(targets, made, strict=True)]


def element(array: str) -> str:
    """Return the type of an element of an array, a pointer or a buffer, widened to a number."""
    kind = array.split("[", maxsplit=1)[0].rstrip("*")
    return kind if kind in NUMBERS else INT


def joined(one: str | None, other: str | None) -> str | None:
    """Return the type that holds both, or None if there is none in C."""
    if one == other:
        return one
    if one in NUMBERS and other in NUMBERS:
        return max(one, other, key=NUMBERS.index)
    return None


@dataclass
class Function:
    """A function or a method that is compiled."""

    node: ast.FunctionDef
    module: Module
    owner: Class | None
    #: Whether it runs without the interpreter.
    free: bool = True

    @property
    def hidden(self) -> bool:
        """Whether Python cannot call it."""
        kinds = self.parameters.values()
        inner = ("*", ".Journal") if self.owner and self.owner.is_state else ("*",)
        is_inner = any(kind.endswith(inner) for kind in kinds)
        if "cython.ccall" in self.decorators:
            return False
        is_cfunc = "cython.cfunc" in self.decorators or self.is_inline
        return is_cfunc or is_inner or self.node.name.startswith("_")

    @property
    def is_inline(self) -> bool:
        return is_inline(self.node)

    @cached_property
    def decorators(self) -> set[str]:
        return {ast.unparse(one) for one in self.node.decorator_list}

    @cached_property
    def parameters(self) -> Types:
        arguments = self.node.args.args[1:] if self.owner else self.node.args.args
        return {one.arg: self._type(one.annotation) for one in arguments}

    @cached_property
    def returns(self) -> str:
        return self._type(self.node.returns)

    def _type(self, annotation: ast.expr | None) -> str:
        return self.module.type_of(annotation, self.owner)

    @property
    def has_c_signature(self) -> bool:
        return not {OBJECT, "list"}.intersection([*self.parameters.values(), self.returns])

    @property
    def is_plain(self) -> bool:
        """Whether it stays a Python method: the base class, which says so, does not decorate it."""
        if self.owner is None:
            return False
        first = self.owner.line[-1].method(self.node.name) or self
        in_base = first.owner is not None and first.owner.is_base
        return in_base and not first.decorators

    @property
    def is_hidden_override(self) -> bool:
        """Whether it overrides a method and Python cannot call it.

        Cython has no definition for those in a final class: decorators declare them.
        """
        base = self.owner.base if self.owner else None
        return self.hidden and base is not None and base.method(self.node.name) is not None

    def declaring_decorators(self, scope: Scope) -> list[str]:
        """Return the decorators that declare a hidden override."""
        arguments = self.parameters | scope.locals
        types = [f"{name}={_pure(kind)}" for name, kind in arguments.items() if kind != OBJECT]
        return [
            "@cython.cfunc",
            "@cython.nogil",
            "@cython.exceptval(check=False)",
            f"@cython.returns({_pure(self.returns)})",
            *([f"@cython.locals({', '.join(types)})"] if types else []),
        ]

    def declared(self, scope: Scope) -> list[str]:
        """Return the lines that declare it."""
        local = [f"{name}={_kind(kind)}" for name, kind in scope.locals.items() if kind != OBJECT]
        first = ["self"] if self.owner else []
        defaults = [f"={ast.unparse(one) if self.is_inline else '*'}" for one in self._defaults]
        defaults = [""] * (len(self.parameters) - len(defaults)) + defaults
        arguments = [
            f"{_kind(kind)} {name}{default}"
            for (name, kind), default in zip(self.parameters.items(), defaults, strict=True)
        ]
        kind = "cdef" if self.hidden else "cpdef"
        returns = _kind(self.returns)
        end = " noexcept nogil" if self.free else ""
        if not self.free and self.returns == VOID:
            end = " except *"
        head = [f"@cython.locals({', '.join(local)})"] if local else []
        name = f"{kind} {returns} {self.node.name}({', '.join(first + arguments)}){end}"
        if self.is_inline:
            inline = f"{name.replace('cdef', 'cdef inline', 1)}:"
            return [inline, *(f"    {line}" for line in self._body)]
        return [*head, name]

    @property
    def _defaults(self) -> list[ast.expr]:
        return self.node.args.defaults

    @property
    def _body(self) -> list[str]:
        """Return the lines of an inline function."""
        if not self.free:
            raise SyntaxError(f"{self.module.name}.{self.node.name} needs the interpreter")
        body = self.node.body[1:] if ast.get_docstring(self.node) else self.node.body
        return "\n".join(map(ast.unparse, body)).split("\n")


@dataclass
class Class:
    """An extension type."""

    name: str
    node: ast.ClassDef
    module: Module
    methods: dict[str, Function] = field(default_factory=dict)
    _fields: Types | None = None

    @property
    def type(self) -> str:
        """The name that is unique among all modules."""
        return f"{self.module.name}.{self.name}"

    @cached_property
    def base(self) -> Class | None:
        for base in self.node.bases:
            if isinstance(base, ast.Name) and (found := self.module.class_named(base.id)):
                return found
        return None

    @property
    def is_state(self) -> bool:
        """Whether it is the position of a game, in which only ``apply`` makes acts."""
        return any(kind.name == "State" for kind in self.line)

    @cached_property
    def is_base(self) -> bool:
        """Whether it can have subclasses. It does not depend on whether there are any."""
        return any("cython.cfunc" in method.decorators for method in self.methods.values())

    @property
    def line(self) -> list[Class]:
        """The class, its base, the base of that one …"""
        return [self, *(self.base.line if self.base else [])]

    @property
    def fields(self) -> Types:
        """The fields that the class itself declares."""
        if self._fields is None:
            self._fields = dict(self._annotated)  # a field may follow from the ones before it
            self._collect_fields(self._fields)
        return self._fields

    def _collect_fields(self, found: Types) -> None:
        inherited = self.base.all_fields if self.base else {}
        init = _method(self.node, "__init__")
        if init is None:
            return
        scope = Scope(Function(init, self.module, self))
        statements = [node for node in ast.walk(init) if isinstance(node, ast.stmt)]
        for statement in sorted(statements, key=lambda node: node.lineno):
            for name, kind in _fields_set(statement, scope):
                if name not in inherited and name not in found:
                    found[name] = kind

    @property
    def _annotated(self) -> Iterator[tuple[str, str]]:
        for statement in self.node.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                yield statement.target.id, self.module.type_of(statement.annotation, self)

    @cached_property
    def constant_fields(self) -> set[str]:
        """The fields annotated as ``Final``."""
        return {
            statement.target.id if isinstance(statement.target, ast.Name) else statement.target.attr
            for statement in ast.walk(self.node)
            if isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name | ast.Attribute)
            and "Final" in ast.unparse(statement.annotation)
        }

    @property
    def all_fields(self) -> Types:
        return (self.base.all_fields if self.base else {}) | self.fields

    def method(self, name: str) -> Function | None:
        return self.methods.get(name) or (self.base.method(name) if self.base else None)


@dataclass
class Module:
    name: str
    tree: ast.Module
    program: Program
    classes: dict[str, Class] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    tables: Types = field(default_factory=dict)

    def __post_init__(self) -> None:
        #: Local name, and the module and the name that it comes from.
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for statement in self.tree.body:
            self._collect(statement)

    @cached_property
    def is_compiled(self) -> bool:
        """Whether it becomes an extension module; else compiled modules only inline from it."""
        return is_compiled(self.tree)

    def _collect(self, statement: ast.stmt) -> None:
        decorators = {ast.unparse(one) for one in getattr(statement, "decorator_list", [])}
        match statement:
            case ast.ClassDef(name=name) if "cython.cclass" in decorators:
                found = self.classes[name] = Class(name, statement, self)
                for method in statement.body:
                    if isinstance(method, ast.FunctionDef) and _can_be_compiled(method):
                        found.methods[method.name] = Function(method, self, found)
            case ast.FunctionDef(name=name) if decorators & {
                "cython.ccall",
                "cython.cfunc",
            } or is_inline(statement):
                self.functions[name] = Function(statement, self, None)
            case _:
                for target, kind, size in array_targets(statement):
                    if isinstance(target, ast.Name):
                        self.tables[target.id] = f"{kind}[{self.number(size)}]"

    def number(self, size: ast.expr) -> int:
        """Evaluate the size of an array."""
        numbers = self.program.numbers(self.name)
        result = eval(compile(ast.Expression(size), self.name, "eval"), {}, dict(numbers))
        assert isinstance(result, int)
        return result

    @cached_property
    def constants(self) -> dict[str, int | float]:
        return self.program.numbers(self.name)

    # -- names -------------------------------------------------------------------
    def class_named(self, name: str) -> Class | None:
        return self.classes.get(name) or self._elsewhere(name, lambda there: there.class_named)

    def function_named(self, name: str) -> Function | None:
        return self.functions.get(name) or self._elsewhere(name, lambda there: there.function_named)

    def table_named(self, name: str) -> str | None:
        return self.tables.get(name) or self._elsewhere(name, lambda there: there.table_named)

    def _elsewhere(
        self, name: str, look: Callable[[Module], Callable[[str], T | None]]
    ) -> T | None:
        module, original = self.imported.get(name, ("", ""))
        there = self.program.modules.get(module)
        return look(there)(original) if there and there is not self else None

    def global_type(self, name: str) -> str:
        """Return the type of a module's variable, if it is set to a new object of a class."""
        for statement in self.tree.body:
            match statement:
                case ast.Assign(
                    targets=[ast.Name(id=found)], value=ast.Call(func=ast.Name(id=maker))
                ) if found == name and (kind := self.class_named(maker)):
                    return kind.type
        return self._elsewhere(name, lambda there: there.global_type) or OBJECT

    def type_of(self, annotation: ast.expr | None, owner: Class | None) -> str:
        """Return the C type that an annotation stands for."""
        match annotation:
            case ast.Constant(value=None):
                return VOID
            case ast.Constant(value=str(text)):
                return self.type_of(ast.parse(text, mode="eval").body, owner)
            case ast.Name(id="Self") if owner:
                return owner.type
            case ast.Name(id=name):
                found = self.class_named(name)
                return found.type if found else NAMED.get(name, OBJECT)
            case ast.Attribute(attr=name):
                return NAMED.get(name, OBJECT)
            case ast.BinOp(op=ast.BitOr(), left=left, right=ast.Constant(value=None)):
                kind = self.type_of(left, owner)
                return kind if kind in self.program.classes else OBJECT
            case ast.Subscript(value=ast.Name(id="Final"), slice=kept):
                return self.type_of(kept, owner)
            case ast.Subscript(value=ast.Name(id="list")):
                return "list"
        return OBJECT

    # -- what the compiler reads ---------------------------------------------------
    def definitions(self) -> str:
        """Return the text of the ``.pxd``."""
        lines = [HEAD, *self._imports(), ""]
        lines += [f"cdef {array} {name}" for name, array in self.tables.items()]
        for function in self.functions.values():
            lines += function.declared(Scope(function))
        for kind in self.classes.values():
            lines += self._class(kind)
        return "\n".join(lines) + "\n"

    def c_only(self) -> set[str]:
        """Return the imported names that exist in C alone."""
        hidden = {name for name in self.imported if self.table_named(name)}
        hidden |= {
            name for name in self.imported if (one := self.function_named(name)) and one.hidden
        }
        return hidden | {
            name for name, (module, _) in self.imported.items() if module == "math" and name in MATH
        }

    def _imports(self) -> Iterator[str]:
        for name, (module, original) in sorted(self.imported.items()):
            if module == "math" and name in MATH:
                yield f"from libc.math cimport {name}"
            elif module in self.program.modules and (
                self.class_named(name) or self.function_named(name) or self.table_named(name)
            ):
                renamed = "" if name == original else f" as {name}"
                yield f"from {self._home(name)} cimport {original}{renamed}"
        for kind in sorted(self._unnamed()):
            module, _, name = kind.rpartition(".")
            yield f"from {module} cimport {name}"

    def _unnamed(self) -> set[str]:
        """The classes of fields and locals that the module does not import."""
        types = {kind for one in self.classes.values() for kind in one.fields.values()}
        for function in self.program.functions:
            if function.module is self:
                types.update(Scope(function).locals.values(), function.parameters.values())
        named = {one.type for name in self.imported if (one := self.class_named(name))}
        named.update(one.type for one in self.classes.values())
        return types & self.program.classes.keys() - named

    def _home(self, name: str) -> str:
        """Return the module that defines an imported name."""
        module, original = self.imported[name]
        there = self.program.modules[module]
        found = {*there.classes, *there.functions, *there.tables}
        return module if original in found else there._home(original)

    def _class(self, kind: Class) -> Iterator[str]:
        yield ""
        if not kind.is_base:
            yield "@cython.final"
        yield f"cdef class {kind.name}{f'({kind.base.name})' if kind.base else ''}:"
        body = [self._field(kind, name, one) for name, one in kind.fields.items()]
        for method in kind.methods.values():
            if not method.is_hidden_override and not method.is_plain:
                body += method.declared(Scope(method))
        yield from (f"    {line}" for line in body or ["pass"])

    def _field(self, kind: Class, name: str, one: str) -> str:
        if name.startswith("_") or "[:" in one:
            access = ""
        else:
            access = "readonly " if name in kind.constant_fields else "public "
        return f"cdef {access}{_kind(one)} {name}"


class Program:
    """All compiled modules below some folders of sources."""

    def __init__(
        self, texts: dict[str, str], numbers: Callable[[str], dict[str, int | float]]
    ) -> None:
        self.numbers = numbers
        self.modules: dict[str, Module] = {}
        trees = {name: ast.parse(text) for name, text in texts.items()}
        for name, tree in trees.items():
            if is_compiled(tree) or has_inline(tree):
                self.modules[name] = Module(name, tree, self)
        #: The classes by their unique names.
        self.classes = {
            one.type: one for module in self.modules.values() for one in module.classes.values()
        }
        self._find_free([*self.functions])

    @property
    def functions(self) -> Iterator[Function]:
        for module in self.modules.values():
            yield from module.functions.values()
            for kind in module.classes.values():
                yield from kind.methods.values()

    def _find_free(self, functions: list[Function]) -> None:
        """Find the functions that need no interpreter: they call only others of their kind."""
        scopes = [Scope(function) for function in functions]
        changed = True
        while changed:
            changed = False
            for scope in scopes:
                if scope.function.free and scope.needs_interpreter():
                    for function in self.related(scope.function):
                        function.free = False
                    changed = True

    def related(self, function: Function) -> list[Function]:
        """The function and all that it overrides or that override it: they share a signature."""
        name, owner = function.node.name, function.owner
        if owner is None:
            return [function]
        return [
            kind.methods[name]
            for kind in self.classes.values()
            if name in kind.methods and (owner in kind.line or kind in owner.line)
        ]


class Scope:
    """The types of expressions inside one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.module = function.module
        self.known: Types = dict(function.parameters)
        if function.owner:
            self.known["self"] = function.owner.type
        self.locals: Types = {}
        self._infer()

    def _infer(self) -> None:
        assigned = list(self._assigned())
        for name, value in assigned:
            if name not in self.known and value is not None:
                self.locals.setdefault(name, "")
        for _ in range(len(self.locals) + 2):
            found: dict[str, str | None] = {}
            for name, value in assigned:
                if name in self.known:
                    continue
                kind = self.type(value) if isinstance(value, ast.expr) else value
                if kind == "":
                    continue  # not known yet
                found[name] = joined(found.get(name, kind), kind)
            latest = {
                name: found.get(name, "") or ("" if name not in found else OBJECT)
                for name in self.locals
            }
            if latest == self.locals:
                break
            self.locals = latest
        self.locals = {name: kind or OBJECT for name, kind in self.locals.items()}

    def _assigned(self) -> Iterator[tuple[str, ast.expr | str | None]]:
        for node in ast.walk(self.function.node):
            match node:
                case ast.Assign() if made := array_targets(node):
                    for target, kind, size in made:
                        if isinstance(target, ast.Name):
                            yield target.id, f"{kind}[{self.module.number(size)}]"
                case ast.Assign(targets=targets, value=value):
                    for target in targets:
                        yield from self._named(target, value)
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                    yield name, self.module.type_of(annotation, self.function.owner)
                case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                    yield name, ast.BinOp(ast.Name(name), op, value)
                case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"))):
                    yield name, INT
                case ast.comprehension(
                    target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"))
                ):
                    yield name, INT
                case ast.For(target=target) | ast.comprehension(target=target):
                    for one in ast.walk(target):
                        if isinstance(one, ast.Name):
                            yield one.id, OBJECT
                case ast.NamedExpr(target=ast.Name(id=name), value=value):
                    yield name, value

    def _named(self, target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr | str]]:
        match target, value:
            case ast.Name(id=name), _:
                yield name, value
            case ast.Tuple(elts=targets), ast.Tuple(elts=values):
                for one, part in zip(targets, values, strict=True):
                    yield from self._named(one, part)
            case ast.Tuple(elts=targets), _:
                for one in targets:
                    if isinstance(one, ast.Name):
                        yield one.id, OBJECT

    # -- expressions ---------------------------------------------------------------
    def type(self, node: ast.expr) -> str | None:
        """Return the C type of an expression; OBJECT for none, "" if it is not known yet."""
        match node:
            case ast.Constant(value=value):
                return _type_of_value(value)
            case ast.List() | ast.ListComp():
                return "list"
            case ast.Name(id=name):
                return self._type_of_name(name)
            case ast.Attribute(value=value, attr=name):
                kind = self._class(value)
                return kind.all_fields.get(name, OBJECT) if kind else OBJECT
            case ast.Subscript(value=value):
                array = self.type(value) or OBJECT
                return element(array) if "[" in array or array.endswith("*") else OBJECT
            case ast.Call():
                return self._type_of_call(node)
            case ast.BinOp(left=left, op=op, right=right):
                if isinstance(op, ast.Div | ast.Pow):
                    return FLOAT
                if isinstance(op, ast.LShift | ast.RShift):
                    return self._number(self.type(left))
                return self._joined(left, right)
            case ast.UnaryOp(op=ast.Not()) | ast.Compare():
                return BOOL
            case ast.UnaryOp(operand=operand):
                return self._number(self.type(operand))
            case ast.BoolOp(values=values):
                return self._joined(*values, numbers=False)
            case ast.IfExp(body=body, orelse=other):
                return self._joined(body, other, numbers=False)
        return OBJECT

    def _joined(self, *parts: ast.expr, numbers: bool = True) -> str | None:
        kinds = [kind for part in parts if (kind := self.type(part)) != ""]
        if not kinds:
            return ""
        result = kinds[0]
        for kind in kinds[1:]:
            result = joined(result, kind)
        return self._number(result) if numbers else (result or OBJECT)

    @staticmethod
    def _number(kind: str | None) -> str:
        if kind == "":
            return ""
        if kind == BOOL:
            return INT  # a sum of truth values is a number
        return kind if kind in NUMBERS else OBJECT

    def _type_of_name(self, name: str) -> str:
        found = self.known.get(name)
        if found == "short":
            return INT
        if found is None:
            found = self.locals.get(name)
        if found is None:
            found = self.module.table_named(name)
        if found is None and name in self.module.constants:
            found = _type_of_value(self.module.constants[name])
        if found is None:
            found = self.module.global_type(name)
        return found

    def _class(self, node: ast.expr) -> Class | None:
        return self.module.program.classes.get(self.type(node) or OBJECT)

    def called(self, node: ast.Call) -> Function | None:
        """Return the compiled function that a call names."""
        match node.func:
            case ast.Name(id=name):
                return self.module.function_named(name)
            case ast.Attribute(value=value, attr=name):
                kind = self._class(value)
                return kind.method(name) if kind else None
        return None

    def _type_of_call(self, node: ast.Call) -> str | None:
        if (function := self.called(node)) is not None:
            return function.returns
        match node.func:
            case ast.Attribute(value=ast.Name(id="cython"), attr="cast"):
                return self._cast_type(node.args[0])
            case ast.Attribute(attr="__new__", value=ast.Name(id=name)):
                kind = self.module.class_named(name)
                return kind.type if kind else OBJECT
            case ast.Name(id="len" | "int"):
                return INT
            case ast.Name(id="float"):
                return FLOAT
            case ast.Name(id="bool"):
                return BOOL
            case ast.Name(id="abs" | "min" | "max"):
                return self._joined(*node.args)
            case ast.Name(id=name) if name in MATH:
                return FLOAT
            case ast.Name(id=name) if name in BUFFERS:
                return BUFFERS[name]
            case ast.Name(id=name) if kind := self.module.class_named(name):
                return kind.type
        return OBJECT

    def _cast_type(self, kind: ast.expr) -> str:
        match kind:
            case ast.Attribute(attr="longlong"):
                return INT
            case ast.Attribute(attr="double"):
                return FLOAT
        return self.module.type_of(kind, self.function.owner)

    # -- without the interpreter -----------------------------------------------------
    def needs_interpreter(self) -> bool:
        returns = self.function.returns
        if not self.function.has_c_signature or returns in self.module.program.classes:
            return True
        body = self.function.node.body
        if ast.get_docstring(self.function.node) is not None:
            body = body[1:]
        return any(map(self._any_needs, body))

    def _any_needs(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Call) and ast.unparse(node.func) in WRITTEN_OUT:
            return any(map(self._any_needs, node.args[1:]))
        if isinstance(node, ast.With) and ast.unparse(node.items[0].context_expr) == "cython.gil":
            return False  # it gets hold of the interpreter itself
        return self._needs(node) or any(map(self._any_needs, ast.iter_child_nodes(node)))

    def _needs(self, node: ast.AST) -> bool:
        match node:
            case ast.Constant(value=str()):
                return True
            case ast.Call():
                return self._call_needs(node)
            case ast.Assign(targets=targets, value=value) if not array_targets(node):
                return self._stores_object(targets, value)
            case ast.Name(id=name, ctx=ast.Load()):
                return self._is_object(name)
        return isinstance(node, INTERPRETED)

    def _is_object(self, name: str) -> bool:
        return self.locals.get(name) == OBJECT

    def _call_needs(self, node: ast.Call) -> bool:
        if (function := self.called(node)) is not None:
            return not function.free
        match node.func:
            case ast.Name(id=name):
                known = name in (*MATH, "abs", "min", "max", "range", *ARRAYS)
                numbers = name in ("int", "float", "bool") and self._joined(*node.args) in NUMBERS
                return not (known or numbers)
        return True

    def _stores_object(self, targets: list[ast.expr], value: ast.expr) -> bool:
        kind = self.type(value) or OBJECT
        plain = kind in NUMBERS or isinstance(value, ast.Tuple)
        return not plain and any(isinstance(one, ast.Name | ast.Attribute) for one in targets)


# -- helpers ------------------------------------------------------------------------------------
def _method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == name:
            return one
    return None


def _can_be_compiled(method: ast.FunctionDef) -> bool:
    inner = [node for node in ast.walk(method) if node is not method]
    decorators = {ast.unparse(one) for one in method.decorator_list}
    special = method.name.startswith("__") or not decorators <= {"cython.ccall", "cython.cfunc"}
    varied = method.args.vararg or method.args.kwarg or method.args.kwonlyargs
    return not special and not varied and not any(isinstance(node, CLOSURES) for node in inner)


def _pure(kind: str) -> str:
    """Return a type as a decorator names it."""
    names = {INT: "longlong", UNSIGNED: "ulonglong", FLOAT: "double"}
    return f"cython.{names.get(kind, kind)}" if kind in (*NUMBERS, VOID) else _kind(kind)


def _kind(kind: str) -> str:
    """Return a type as a definition names it: classes by their last name."""
    return kind if "[" in kind else kind.rsplit(".", 1)[-1]


def _type_of_value(value: object) -> str:
    match value:
        case bool():
            return BOOL
        case int():
            return UNSIGNED if value >= 1 << 63 else INT
        case float():
            return FLOAT
    return OBJECT


def _fields_set(statement: ast.AST, scope: Scope) -> Iterator[tuple[str, str]]:
    match statement:
        case ast.Assign() if made := array_targets(statement):
            for target, kind, size in made:
                if isinstance(target, ast.Attribute):
                    yield target.attr, f"{kind}[{scope.module.number(size)}]"
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                    yield target.attr, scope.type(value) or OBJECT
        case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation, value=value):
            kind = scope.module.type_of(annotation, scope.function.owner)
            if "Final" in ast.unparse(annotation) and kind == OBJECT and value is not None:
                kind = scope.type(value) or OBJECT
            yield name, kind

"""Compile the modules that import ``cython``. The rest of the build is in pyproject.toml."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import ClassVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.append("tools")
from constants import Constants, copy_sources

SOURCES = Path("src")
PACKAGE = "irrgarten"
#: What lies elsewhere in the tree and belongs into the package.
SHIPPED = {
    Path("locales"): Path("locales"),
    Path("lessons"): Path("lessons/data"),
    Path("web/dist"): Path("server/client"),
}

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "annotation_typing": False,
    # Functions like the interpreter's own: with Cython's kind, compiling takes an eighth longer.
    "binding": False,
    "embedsignature": True,
    "embedsignature.format": "clinic",
}
#: For the build on which the laws are checked: every index and every sum is looked at.
CHECKED_DIRECTIVES = DIRECTIVES | {
    "boundscheck": True,
    "initializedcheck": True,
    "show_performance_hints": False,
}

FLAGS = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]
#: Cython's own bounds checks leave out the C arrays of a class; the sanitizer covers those.
SANITIZED = ["bounds-strict", "integer-divide-by-zero", "shift", "signed-integer-overflow"]
SANITIZE = [f"-fsanitize={','.join(SANITIZED)}", "-fno-sanitize-recover=all", "-fno-wrapv"]
CHECKED_FLAGS = ["-O0", "-g1", "-include", "tools/checked.h", *SANITIZE]

NO_COMPILER = """
irrgarten: the rules could not be compiled (is there a C compiler and the headers of Python?).
irrgarten: they will run uncompiled: everything works, but the computer players will be weak.
"""


def compiled_modules() -> list[Extension]:
    modules = [
        SOURCES.joinpath(*name.split(".")).with_suffix(".py")
        for name in Constants(SOURCES).compiled(SOURCES)
    ]
    return [
        Extension(".".join(path.relative_to(SOURCES).with_suffix("").parts), [path.as_posix()])
        for path in modules
    ]


def compiler_found() -> bool:
    """Whether there may be one; only where it is named by its program can its lack be seen."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return not named or shutil.which(shlex.split(named)[0]) is not None


class BuildRules(build_ext):
    user_options: ClassVar = [*build_ext.user_options, ("checked", None, "check every index")]
    boolean_options: ClassVar = [*build_ext.boolean_options, "checked"]
    checked: bool

    def initialize_options(self) -> None:
        super().initialize_options()
        self.checked = False
        self.parallel = os.cpu_count() or 1

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.editable_mode:  # the same folder as ever, so that nothing is compiled twice
            self.build_lib = f"build/lib.{self.plat_name}-{sys.implementation.cache_tag}"
            self.build_temp = f"build/temp.{self.plat_name}-{sys.implementation.cache_tag}"

    def run(self) -> None:
        if self.checked or compiler_found():
            self._translate()
            super().run()
        outputs = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(output.exists() for output in outputs):
            for output in outputs:  # half of the rules compiled would not fit the other half
                output.unlink(missing_ok=True)
            print(NO_COMPILER, file=sys.stderr)

    def _translate(self) -> None:
        from Cython.Build import cythonize

        folder = Path("build/checked-c" if self.checked else "build/c")
        stamp = folder / "translated"  # older than this file: the directives may have changed
        fresh = stamp.exists() and stamp.stat().st_mtime > Path(__file__).stat().st_mtime
        copy_sources(SOURCES, folder)
        modules = {extension.name: Path(extension.sources[0]) for extension in self.extensions}
        translated = cythonize(  # type: ignore[no-untyped-call]
            [
                Extension(name, [(folder / path.relative_to(SOURCES)).as_posix()])
                for name, path in modules.items()
            ],
            include_path=[str(folder)],
            compiler_directives=CHECKED_DIRECTIVES if self.checked else DIRECTIVES,
            force=bool(self.force) or not fresh,
            nthreads=self.parallel if sys.platform == "linux" else 0,  # elsewhere it does not fork
            quiet=not self.verbose,
        )
        stamp.touch()
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.optional = not self.checked
            extension.extra_compile_args = CHECKED_FLAGS if self.checked else FLAGS
            extension.extra_link_args = CHECKED_FLAGS if self.checked else []


class BuildPackage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            self._sweep()
        super().run()
        if not self.editable_mode:
            self._ship()

    def _sweep(self) -> None:
        """Remove what an earlier build left, but for the compiled modules."""
        for path in Path(self.build_lib, PACKAGE).rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()

    def _ship(self) -> None:
        for source, target in SHIPPED.items():
            if source.is_dir():
                shutil.copytree(source, Path(self.build_lib, PACKAGE, target), dirs_exist_ok=True)


setup(
    ext_modules=compiled_modules(),
    cmdclass={"build_ext": BuildRules, "build_py": BuildPackage},
)

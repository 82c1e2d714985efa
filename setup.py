"""Builds every module that has a `.pxd` beside it as an extension, if there is a C compiler."""

import os
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SRC = Path("src")
PURE = os.environ.get("GASLAMP_PURE") == "1"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "embedsignature": False,
    "infer_types": True,
    "initializedcheck": False,
    "wraparound": False,
}


class AllOrNothing(build_ext):
    """Compiled classes inherit from each other, so a part of the extensions would not import."""

    def run(self) -> None:
        self.translate_to_c()
        try:
            super().run()
        except (BaseError, CCompilerError):
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            self.warn("the C compiler failed: gaslamp works uncompiled, but slower")

    def translate_to_c(self) -> None:
        translated = cythonize(
            self.extensions,
            build_dir=self.build_temp,
            include_path=[str(SRC)],
            compiler_directives=DIRECTIVES,
        )
        for extension, in_c in zip(self.extensions, translated, strict=True):
            extension.sources = in_c.sources


def sources() -> list[Path]:
    """Where a `.pyx` stands beside a `.py`, it is the one to compile."""
    typed = (pxd for pxd in SRC.rglob("*.pxd") if pxd.stem != "__init__")
    plain = {pxd.with_suffix(".py") for pxd in typed if not pxd.with_suffix(".pyx").exists()}
    return sorted([*filter(Path.exists, plain), *SRC.rglob("*.pyx")])


def extension(source: Path) -> Extension:
    name = ".".join(source.relative_to(SRC).with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=["-O3", "-g0"])


# A build directory that outlives the build would put deleted modules into the next wheel.
with tempfile.TemporaryDirectory() as build_dir:
    setup(
        ext_modules=[] if PURE else [extension(source) for source in sources()],
        cmdclass={"build_ext": AllOrNothing},
        options={
            "build": {"build_base": build_dir, "parallel": str(os.cpu_count())},
            "egg_info": {"egg_base": build_dir},
        },
    )

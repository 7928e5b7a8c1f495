"""Compile modules with mypyc where they lie: `python -m tools.compile_native polnoc/engine/play.py …`.

The command `mypyc` writes all modules into one C file, a million lines that gcc does not finish. This writes
one file for each, and optimizes little, which takes minutes.
"""

from __future__ import annotations

import sys

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext


def compile_in_place(files: list[str]) -> None:
    """Write C and compile it; an extension lies beside each file afterwards."""
    extensions = mypycify(files, opt_level="1", debug_level="0", multi_file=True, target_dir="build")
    command = build_ext(Distribution({"name": "polnoc", "ext_modules": extensions}))
    command.inplace = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_in_place(sys.argv[1:])

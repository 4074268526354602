"""Takes of the packages in a folder what the feature `torch` is compiled, linked and run with on a CPU."""

import pathlib
import sys
import zipfile

wheels, to = map(pathlib.Path, sys.argv[1:])
NEEDED = {"libtorch_cpu.so", "libc10.so", "libgomp.so.1", "libcudart.so.13", "libcupti.so.13"}

for wheel in wheels.glob("*.whl"):
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.startswith("torch/include/") or ("/lib/" in name and name.rsplit("/", 1)[1] in NEEDED):
                archive.extract(name, to)

"""What compiled modules are written with: numbers of the machine and rows of them."""

from typing import Any as Any, Final as Final

from librt.vecs import append as append, vec as vec
from mypy_extensions import i16 as i16, i64 as i64, mypyc_attr as mypyc_attr

"""Agreement, correlation, aggregation and significance by the libraries of Python users: one file a topic.

Importing a topic registers its statistics.
"""

import aggregation  # noqa: F401
import coefficients  # noqa: F401
import correlations  # noqa: F401
import icc  # noqa: F401
import raters  # noqa: F401
import significance  # noqa: F401
import simulated  # noqa: F401
import spans  # noqa: F401
from answer import serve

if __name__ == "__main__":
    serve()

"""Agreement, correlation, aggregation and significance by the libraries of Python users: one file a topic."""

import coefficients  # noqa: F401, registers its statistics

from answer import serve

if __name__ == "__main__":
    serve()

"""Text metrics by the libraries of Python users, and by their definitions where there is no library."""

import text_edits  # noqa: F401
import text_lm  # noqa: F401
import text_metrics  # noqa: F401
import text_models  # noqa: F401
from answer import serve

if __name__ == "__main__":
    serve()

"""Text metrics by the libraries of Python users."""

from answer import serve

if __name__ == "__main__":
    serve()

"""Writes pot.json: Word Mover's Distances of random texts by POT 0.9.7.

Run in this folder, with `pip install POT==0.9.7.post1`: python3 make_wmd.py > pot.json
"""

import json
from collections import Counter

import numpy as np
import ot


def main():
    random = np.random.default_rng(7)
    words = [f"w{i}" for i in range(40)]
    vectors = {word: np.round(random.normal(size=6), 3).astype(np.float32) for word in words}
    pairs = []
    for _ in range(200):
        a, b = (random.choice(words, size=random.integers(1, 20)) for _ in range(2))
        pairs.append((" ".join(a), " ".join(b), distance(a, b, vectors)))
    lines = [" ".join([word, *map(str, vector)]) for word, vector in vectors.items()]
    print(json.dumps({"vectors": "\n".join(lines), "pairs": pairs}, indent=1))


def distance(a, b, vectors):
    shares = [Counter(map(str, text)) for text in (a, b)]
    points = [np.array([vectors[word] for word in share], dtype=np.float64) for share in shares]
    masses = [np.array(list(share.values())) / share.total() for share in shares]
    return float(ot.emd2(*masses, ot.dist(*points, metric="euclidean")))


main()

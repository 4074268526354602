"""Writes sklearn.json: logistic regression of the example study's English texts by scikit-learn 1.9.1.

Run in this folder, with `pip install scikit-learn==1.9.1`: python3 make_style.py > sklearn.json
Texts are cut down to words of ASCII letters, so that every tokenizer agrees on them.
"""

import csv
import json
import re
from pathlib import Path

from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression

EXAMPLE = Path(__file__).parent / "../../../engine/example"


def column(name, wanted=None):
    with open(EXAMPLE / name, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    rows = [row for row in rows if wanted in (None, row.get("system"))]
    return [" ".join(re.findall("[a-z]+", row["text"].lower())) for row in rows]


def main():
    informal, formal = column("sources.en.tsv"), column("rewrites.en.tsv", "human-a")
    texts = informal + formal
    labels = [False] * len(informal) + [True] * len(formal)
    vectors = CountVectorizer(tokenizer=str.split, token_pattern=None)
    matrix = vectors.fit_transform(texts)
    answer = []
    for c in [0.1, 1.0, 10.0]:
        model = LogisticRegression(C=c, tol=1e-10, max_iter=100_000).fit(matrix, labels)
        weights = dict(zip(vectors.get_feature_names_out(), model.coef_[0]))
        answer.append({"c": c, "intercept": model.intercept_[0], "weights": weights})
    print(json.dumps({"texts": texts, "labels": labels, "models": answer}, indent=1))


main()

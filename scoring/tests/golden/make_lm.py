"""Writes kenlm.json: KenLM's scores of French rewrites by the model in fr.arpa.

Run in this folder, with `pip install kenlm`: python3 make_lm.py > kenlm.json
fr.arpa is what `scoring::lm` trains, of order 3, on the sources of the example study; `golden_lm.rs` writes it anew when
the environment variable WRITE_ARPA is set.
"""

import csv
import json
from pathlib import Path

import kenlm

EXAMPLE = Path(__file__).parent / "../../../engine/example"


def main():
    model = kenlm.Model("fr.arpa")
    with open(EXAMPLE / "rewrites.fr.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    texts = [row["text"] for row in rows if row["system"] == "poor"]
    answer = {
        "log10": [model.score(text) for text in texts],
        "n_unknown": [sum(word not in model for word in text.split()) for text in texts],
        "perplexity": [model.perplexity(text) for text in texts],
    }
    print(json.dumps(answer, indent=1))


main()

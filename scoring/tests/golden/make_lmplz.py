"""Writes lmplz.json: what KenLM's own lmplz learns from kneser_ney.txt, whose pairs of words have the counts of counts
42, 18, 5 and 0.

Run in this folder, with `pip install kenlm` and the program lmplz built from KenLM 0.3.0's sources:
LMPLZ=path/to/lmplz python3 make_lmplz.py > lmplz.json
"""

import json
import os
import re
import subprocess

import kenlm

TEXTS = ["ana vê carla", "davi ajuda bruno hoje", "gabi procura elisa", "ontem fabio espera", "", "carla chama ana sempre"]


def main():
    arpa = "/tmp/kneser_ney.arpa"
    with open("kneser_ney.txt", encoding="utf-8") as corpus, open(arpa, "w", encoding="utf-8") as out:
        command = [os.environ["LMPLZ"], "-o", "2", "-S", "50M"]
        ran = subprocess.run(command, stdin=corpus, stdout=out, stderr=subprocess.PIPE, text=True, check=True)
    discounts = re.findall(r"^2 \d+ D1=(\S+) D2=(\S+) D3\+=(\S+)$", ran.stderr, re.MULTILINE)
    model = kenlm.Model(arpa)
    answer = {
        "discounts": [float(d) for d in discounts[0]],
        "texts": TEXTS,
        "log10": [model.score(text) for text in TEXTS],
        "perplexity": 10 ** (-sum(map(model.score, TEXTS)) / sum(len(text.split()) + 1 for text in TEXTS)),
    }
    print(json.dumps(answer, indent=1, ensure_ascii=False))


main()

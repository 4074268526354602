"""Writes sacrebleu.json: scores of the example study's rewrites by sacrebleu 2.6.0, rapidfuzz 3 and NLTK 3.10.

Run in this folder, with `pip install sacrebleu==2.6.0 rapidfuzz nltk==3.10.4`: python3 make.py > sacrebleu.json
The texts are read from ../../../engine/example, so the values change with them.
"""

import csv
import json
import sys
from pathlib import Path

import nltk
import rapidfuzz
import sacrebleu
from nltk.stem.snowball import SnowballStemmer
from nltk.translate import meteor_score
from rapidfuzz.distance import Levenshtein
from sacrebleu.metrics import BLEU, CHRF, TER

EXAMPLE = Path(__file__).parent / "../../../engine/example"
STEMMERS = {"fr": "french", "it": "italian", "pt-BR": "portuguese", "en": "english"}
SMOOTHINGS = {
    "exp": ("exp", None),
    "floor": ("floor", 0.1),
    "add_k": ("add-k", 1),
    "none": ("none", None),
}


def rows(name):
    with open(EXAMPLE / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def meteor(hypothesis, reference, stemmer):
    """NLTK's METEOR without its WordNet stage, on 13a tokens in lower case."""
    tokenize = BLEU(lowercase=True)._preprocess_segment
    words = [list(enumerate(tokenize(text).split())) for text in (hypothesis, reference)]
    exact, *left = meteor_score._match_enums(*words)
    stems, *_ = meteor_score._enum_stem_match(*left, stemmer=stemmer)
    matches = sorted(exact + stems)
    if not matches:
        return 0.0
    precision, recall = len(matches) / len(words[0]), len(matches) / len(words[1])
    mean = precision * recall / (0.9 * precision + 0.1 * recall)
    return (1 - 0.5 * (meteor_score._count_chunks(matches) / len(matches)) ** 3) * mean


def scores(hypotheses, references, language):
    """Every metric and setting over one system's outputs."""
    pairs = list(zip(hypotheses, zip(*references)))
    found = {}
    for tokenizer in ["13a", "intl", "char", "none", "zh"]:
        bleu = BLEU(tokenize=tokenizer)
        found[f"bleu {tokenizer}"] = bleu.corpus_score(hypotheses, references).score
    for name, (method, value) in SMOOTHINGS.items():
        bleu = BLEU(smooth_method=method, smooth_value=value, effective_order=True, lowercase=True)
        found[f"sentence bleu {name}"] = [bleu.sentence_score(h, r).score for h, r in pairs]
    for words in [0, 2]:
        chrf = CHRF(word_order=words, lowercase=True)
        found[f"chrf {words}"] = chrf.corpus_score(hypotheses, references).score
        found[f"sentence chrf {words}"] = [chrf.sentence_score(h, r).score for h, r in pairs]
    for normalised in [False, True]:
        ter = TER(normalized=normalised, case_sensitive=True)
        name = "ter normalised" if normalised else "ter"
        found[name] = ter.corpus_score(hypotheses, references).score
        found[f"sentence {name}"] = [ter.sentence_score(h, r).score for h, r in pairs]
    stemmer = SnowballStemmer(STEMMERS[language])
    found["meteor"] = [meteor(h, r[0], stemmer) for h, r in pairs]
    found["levenshtein"] = [Levenshtein.distance(h, r[0]) for h, r in pairs]
    return found


def main():
    modules = [sacrebleu, rapidfuzz, nltk]
    answer = {"versions": {module.__name__: module.__version__ for module in modules}}
    for language in ["fr", "it", "pt-BR", "en"]:
        texts = {"source": [row["text"] for row in rows(f"sources.{language}.tsv")]}
        for row in rows(f"rewrites.{language}.tsv"):
            texts.setdefault(row["system"], []).append(row["text"])
        references = [texts["human-a"], texts["human-b"]]
        answer[language] = {
            system: scores(texts[system], references, language)
            for system in ["source", "model-a", "model-b"]
        }
    json.dump(answer, sys.stdout, indent=1)
    print()


main()

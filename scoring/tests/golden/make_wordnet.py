"""Writes wordnet.json: METEOR with all three stages by NLTK 3.10.4 over the tiny WordNet in wordnet/, which it writes too.

Run in this folder, with `pip install nltk==3.10.4`: python3 make_wordnet.py > wordnet.json
Synsets and texts are our own; the files have Princeton's format, with byte offsets.
"""

import json
import random
from pathlib import Path

import nltk
from nltk.corpus.reader.wordnet import WordNetCorpusReader
from nltk.stem.snowball import SnowballStemmer
from nltk.translate.meteor_score import single_meteor_score

FOLDER = Path(__file__).parent / "wordnet"
SYNSETS = {
    "noun": ["film movie motion_picture", "child kid youngster", "kid young_goat", "man adult_male", "box", "fly", "Paris"],
    "verb": ["see watch", "begin start", "leave depart go_away", "fly wing", "begin commence"],
    "adj": ["large big", "glad(p) happy", "nice good"],
    "adv": ["quickly rapidly fast", "well good"],
}
EXCEPTIONS = {"noun": "children child\n", "verb": "saw see\nbegan begin\nleft leave\nflew fly\n", "adj": "better good\n", "adv": "better well\n"}
LETTER = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
HEAD = "  1 A tiny WordNet in Princeton's format, written by make_wordnet.py.  \n"


class Reader(WordNetCorpusReader):
    def map_wn(self, version="wordnet"):
        """Nothing maps this WordNet to another version."""


def write():
    FOLDER.mkdir(exist_ok=True)
    for part, synsets in SYNSETS.items():
        data, offsets = HEAD, {}
        for words in map(str.split, synsets):
            offset = len(data)
            for word in words:
                offsets.setdefault(word.split("(")[0].lower(), []).append(offset)
            listed = " ".join(f"{word} 0" for word in words)
            data += f"{offset:08d} 00 {LETTER[part]} {len(words):02x} {listed} 000 {'00 ' if part == 'verb' else ''}| a gloss  \n"
        lines = [
            f"{lemma} {LETTER[part]} {len(at)} 0 {len(at)} 0 {' '.join(f'{o:08d}' for o in at)}  \n"
            for lemma, at in sorted(offsets.items())
        ]
        (FOLDER / f"data.{part}").write_text(data)
        (FOLDER / f"index.{part}").write_text(HEAD + "".join(lines))
        (FOLDER / f"{part}.exc").write_text(EXCEPTIONS[part])
    (FOLDER / "lexnames").write_text("00\tall\t1\n")


def main():
    write()
    # NLTK reads from folders it was told of only.
    nltk.data.path.append(str(FOLDER))
    wordnet = Reader(str(FOLDER), None)
    stemmer = SnowballStemmer("english")
    draw = random.Random(5)
    words = "the a film films movie movies child kids children youngster boxes men saw watches watched begins began started"
    words += " commence left departed big larger glad happy nice better good well quickly fast flies flew wing paris"
    words = words.split()
    pairs = []
    for _ in range(200):
        h, r = (draw.choices(words, k=draw.randint(1, 12)) for _ in range(2))
        value = single_meteor_score(r, h, stemmer=stemmer, wordnet=wordnet)
        pairs.append([" ".join(h), " ".join(r), value])
    print(json.dumps({"pairs": pairs}, indent=1))


main()

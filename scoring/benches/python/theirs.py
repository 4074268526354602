"""What Python's libraries do for a task: `python theirs.py TASK N FOLDER` prints seconds and a value as JSON.

Reading files and importing are not measured.
"""

import json
import sys
import time
from collections import Counter
from pathlib import Path


def main():
    task, n, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    texts = {name: (folder / name).read_text().splitlines() for name in ["references", "hypotheses", "others"]}
    work = globals()[task.replace("-", "_")](texts, n, folder)
    start = time.perf_counter()
    value = work()
    print(json.dumps({"seconds": time.perf_counter() - start, "value": value}))


def corpus(metric, texts, n):
    return lambda: metric.corpus_score(texts["hypotheses"][:n], [texts["references"][:n]]).score


def bleu(texts, n, _):
    from sacrebleu.metrics import BLEU

    return corpus(BLEU(), texts, n)


def chrf(texts, n, _):
    from sacrebleu.metrics import CHRF

    return corpus(CHRF(), texts, n)


def ter(texts, n, _):
    from sacrebleu.metrics import TER

    return corpus(TER(), texts, n)


def sentence_bleu(texts, n, _):
    from sacrebleu.metrics import BLEU

    metric = BLEU(effective_order=True)
    pairs = list(zip(texts["hypotheses"][:n], texts["references"]))
    return lambda: sum(metric.sentence_score(h, [r]).score for h, r in pairs) / n


def self_bleu(texts, n, _):
    from nltk.translate.bleu_score import SmoothingFunction, corpus_bleu

    hypotheses, references = texts["hypotheses"], texts["references"]
    sets = [[references[i], hypotheses[i], texts["others"][i], hypotheses[i + n]] for i in range(n)]

    def work():
        sets_of_words = [[text.split() for text in texts] for texts in sets]
        values = []
        for k in range(4):
            others = [[words for other, words in enumerate(s) if other != k] for s in sets_of_words]
            values.append(corpus_bleu(others, [s[k] for s in sets_of_words], smoothing_function=SmoothingFunction().method3))
        return 100 * sum(values) / 4

    return work


def levenshtein(texts, n, _):
    from rapidfuzz.distance import Levenshtein

    pairs = list(zip(texts["hypotheses"], texts["references"])) * (n // len(texts["references"]))
    return lambda: sum(Levenshtein.distance(a, b) for a, b in pairs)


def meteor(texts, n, _):
    from nltk.stem.snowball import SnowballStemmer
    from nltk.translate import meteor_score

    stemmer = SnowballStemmer("english")

    class NoWordNet:
        def synsets(self, _):
            return []

    def work():
        pairs = zip(texts["hypotheses"][:n], texts["references"])
        score = lambda h, r: meteor_score.single_meteor_score(r.split(), h.split(), stemmer=stemmer, wordnet=NoWordNet())
        return sum(score(h, r) for h, r in pairs) / n

    return work


def wmd_gensim(texts, n, folder):
    from gensim.models import KeyedVectors

    vectors = KeyedVectors.load_word2vec_format(str(folder / "vectors"))
    pairs = [(h.split(), r.split()) for h, r in zip(texts["hypotheses"][:n], texts["references"])]
    return lambda: sum(vectors.wmdistance(h, r, norm=False) for h, r in pairs) / n


def wmd_pot(texts, n, folder):
    import numpy as np
    import ot

    vectors = read_vectors(folder)
    pairs = [(Counter(h.split()), Counter(r.split())) for h, r in zip(texts["hypotheses"][:n], texts["references"])]

    def distance(a, b):
        points = [np.array([vectors[word] for word in share], dtype=np.float64) for share in (a, b)]
        masses = [np.array(list(share.values())) / share.total() for share in (a, b)]
        return ot.emd2(*masses, ot.dist(*points, metric="euclidean"))

    return lambda: float(sum(distance(a, b) for a, b in pairs) / n)


def read_vectors(folder):
    import numpy as np

    lines = (folder / "vectors").read_text().splitlines()[1:]
    return {line.split(" ", 1)[0]: np.array(line.split()[1:], dtype=np.float32) for line in lines}


def sim(texts, n, folder):
    import numpy as np

    vectors = read_vectors(folder)
    index = {word: at for at, word in enumerate(vectors)}
    matrix = np.stack(list(vectors.values()))

    def work():
        both = texts["references"][:n] + texts["hypotheses"][:n]
        ids = [[index[word] for word in text.split()] for text in both]
        n_with = np.zeros(len(index))
        for text in ids:
            n_with[list(set(text))] += 1
        idf = np.log(len(both) / np.maximum(n_with, 1)).astype(np.float32)
        means = np.stack([idf[text] @ matrix[text] for text in ids])
        means /= np.linalg.norm(means, axis=1, keepdims=True)
        return float((means[:n] * means[n:]).sum(axis=1).mean())

    return work


def lm_score(texts, n, folder):
    import kenlm

    model = kenlm.Model(str(folder / "model.arpa"))
    hypotheses = texts["hypotheses"][:n]
    return lambda: sum(model.score(text) for text in hypotheses) / n


def logistic(texts, n, _):
    from sklearn.feature_extraction.text import CountVectorizer
    from sklearn.linear_model import LogisticRegression

    both = texts["references"][: n // 2] + texts["hypotheses"][: n // 2]
    labels = [True] * (n // 2) + [False] * (n // 2)

    def work():
        matrix = CountVectorizer(tokenizer=str.split, token_pattern=None).fit_transform(both)
        return float(LogisticRegression().fit(matrix, labels).intercept_[0])

    return work


main()

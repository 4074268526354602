"""Word vectors, transport, style classifiers, M-Acc, GM and spelling by POT, scikit-learn, spylls, py3langid and formulas."""

import tempfile
from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import ot
import regex
from sklearn.linear_model import LogisticRegression

import text_words as uax
from answer import statistic


def folded(text):
    return uax.tokens(uax.nfc(text).lower())


def cosine(a, b):
    lengths = np.sqrt((a @ a) * (b @ b))
    return float(a @ b / lengths) if lengths > 0 else None


@statistic("vectors of words")
def vectors(case):
    known = {}
    for word, numbers in case["vectors"]:
        known.setdefault(word, np.array(numbers, dtype=np.float32).astype(np.float64))
    a, b = ([word for word in folded(case[side]) if word in known] for side in "ab")
    if not a or not b:
        return dict.fromkeys(["sim", "average", "greedy", "extrema", "wmd", "relaxed wmd"])
    corpus = [set(folded(text)) for text in case["corpus"]]
    idf = lambda word: np.log(max(len(corpus), 1) / max(sum(word in text for text in corpus), 1))
    x, y = (np.array([known[word] for word in text]) for text in (a, b))
    weighted = [sum(idf(word) * known[word] for word in text) for text in (a, b)]
    return {
        "sim": cosine(*weighted),
        "average": cosine(x.mean(axis=0), y.mean(axis=0)),
        "greedy": (greedy(x, y) + greedy(y, x)) / 2,
        "extrema": cosine(extreme(x), extreme(y)),
        "wmd": movers(a, b, known),
        "relaxed wmd": max(relaxed(a, b, known), relaxed(b, a, known)),
    }


def greedy(x, y):
    """The mean over the words of x of the best cosine with a word of y; 0 where no cosine exists."""
    best = lambda v: max((c for w in y if (c := cosine(v, w)) is not None), default=0.0)
    return float(np.mean([best(v) for v in x]))


def extreme(x):
    highest, lowest = x.max(axis=0), x.min(axis=0)
    return np.where(highest >= -lowest, highest, lowest)


def movers(a, b, known):
    shares = [Counter(text) for text in (a, b)]
    points = [np.array([known[word] for word in share]) for share in shares]
    masses = [np.array(list(share.values())) / share.total() for share in shares]
    return float(ot.emd2(*masses, ot.dist(*points, metric="euclidean")))


def relaxed(a, b, known):
    nearest = lambda word: min(np.linalg.norm(known[word] - known[other]) for other in b)
    return float(np.mean([nearest(word) for word in a]))


@statistic("style transfer intensity")
def intensity(case):
    p, q = (np.array(case[side]) for side in ("text", "rewrite"))
    n, target = len(p), case["target"]
    away = np.abs(np.subtract.outer(range(n), range(n))).astype(float)
    grounds = {"unit": 1.0 - np.eye(n), "scale": away, "table": np.array(case["table"]).reshape(n, n)}
    sign = -1 if q[target] < p[target] else 1
    # POT wants sums that are equal to the last place.
    return {name: sign * float(ot.emd2(p / p.sum(), q / q.sum(), cost)) for name, cost in grounds.items()}


def regression(rows, labels, c):
    model = LogisticRegression(C=c, tol=1e-12, max_iter=100_000, solver="newton-cholesky").fit(rows, labels)
    return model


@statistic("style by words")
def style(case):
    known = sorted({token for text in case["texts"] for token in folded(text)})
    counts = lambda text: [Counter(folded(text))[token] for token in known]
    model = regression(np.array([counts(text) for text in case["texts"]], dtype=float), case["labels"], case["c"])
    weights = np.abs(model.coef_[0])
    answer = {f"probability {i}": p for i, p in enumerate(model.predict_proba([counts(t) for t in case["new"]])[:, 1], 1)}
    return answer | {"intercept": model.intercept_[0], "words": len(known), "largest weight": weights.max()}


@statistic("M-Acc")
def m_acc(case):
    """Algorithm 1 of CoCoA-MT, and what the references have marked."""
    phrases = lambda text: regex.findall(r"\[F\](.*?)\[/F\]", text, flags=regex.DOTALL)
    answer = {}
    for variant in ("token", "substring"):
        labels = []
        for text, formal, informal in case["segments"]:
            has = lambda phrase: phrase in text if variant == "substring" else set(phrase.split(" ")) <= set(text.split(" "))
            f, i = (any(map(has, phrases(side))) for side in (formal, informal))
            labels.append("FORMAL" if f and not i else "INFORMAL" if i and not f else "OTHER" if f else "NEUTRAL")
        n_formal, n_informal = labels.count("FORMAL"), labels.count("INFORMAL")
        matched = n_formal + n_informal
        answer[variant] = ",".join(labels)
        answer[f"{variant}, formal"] = n_formal / matched if matched else None
        answer[f"{variant}, informal"] = n_informal / matched if matched else None
    formal = [phrases(segment[1]) for segment in case["segments"]]
    marked = [uax.strip(phrase) for found in formal for phrase in found]
    words = [word for phrase in marked for word in phrase.split()]
    counts = [sum(map(bool, formal)), len(marked), len(set(marked)), len(words), len(set(words))]
    return answer | {"marked": ",".join(map(str, counts))}


@statistic("GM")
def gm(case):
    """The formula of Pang and Gimpel, and the share of preferences that it agrees with."""
    t = case["thresholds"]

    def of(quality):
        accuracy, similarity, perplexity = quality
        fluency = min(t[2] - perplexity, perplexity - t[3])
        product = 1.0
        for factor in (100 * accuracy - t[0], 100 * similarity - t[1], fluency):
            product *= max(0.0, factor)
        return product ** (1 / 3)

    values = [(of(better), of(worse)) for better, worse in case["preferences"]]
    answer = {f"better {i}": better for i, (better, _) in enumerate(values, 1)}
    answer["agreement"] = sum(a > b for a, b in values) / len(values) if values else None
    return answer


@statistic("spelling")
def spelling(case):
    """Which words a Hunspell dictionary knows, by a port of Hunspell to Python."""
    from spylls.hunspell import Dictionary

    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "audit"
        base.with_suffix(".aff").write_text(case["aff"], encoding="utf-8")
        base.with_suffix(".dic").write_text(case["dic"], encoding="utf-8")
        dictionary = Dictionary.from_files(str(base))
    return ",".join(word for word in case["words"] if not dictionary.lookup(word))


@cache
def detector():
    from lingua import LanguageDetectorBuilder

    return LanguageDetectorBuilder.from_all_languages().build()


@statistic("language identification")
def language(case):
    """By n-grams of one to five letters; both sides name languages by ISO 639-3."""
    found = detector().detect_language_of(case["text"])
    code = found and found.iso_code_639_3.name.lower()
    return {"fas": "pes", "zho": "cmn"}.get(code, code)

"""BLEU, chrF, TER, METEOR, ROUGE-L, edit distances and LeD by sacrebleu, NLTK, rouge-score and rapidfuzz."""

import logging
from collections import Counter

import regex
import sacrebleu.tokenizers.tokenizer_13a
import sacrebleu.tokenizers.tokenizer_char
import sacrebleu.tokenizers.tokenizer_intl
import sacrebleu.tokenizers.tokenizer_none
import sacrebleu.tokenizers.tokenizer_zh
from nltk.stem.snowball import SnowballStemmer
from nltk.tokenize.treebank import TreebankWordTokenizer
from nltk.translate import meteor_score
from rapidfuzz.distance import Levenshtein
from rouge_score import rouge_scorer
from sacrebleu.metrics import BLEU, CHRF, TER

import text_words as uax
from answer import Skip, statistic

# sacrebleu advises settings for single sentences at every one of them.
logging.getLogger("sacrebleu").setLevel(logging.ERROR)

SMOOTHINGS = {"exp": ("exp", None), "floor": ("floor", 0.1), "add_k": ("add-k", 1), "none": ("none", None)}
LANGUAGES = {
    "ar": "arabic", "da": "danish", "de": "german", "en": "english", "es": "spanish", "fi": "finnish",
    "fr": "french", "hu": "hungarian", "it": "italian", "nl": "dutch", "no": "norwegian", "pt": "portuguese",
    "ro": "romanian", "ru": "russian", "sv": "swedish",
}  # fmt: skip
TOKENIZERS = {
    "13a": sacrebleu.tokenizers.tokenizer_13a.Tokenizer13a(),
    "intl": sacrebleu.tokenizers.tokenizer_intl.TokenizerV14International(),
    "char": sacrebleu.tokenizers.tokenizer_char.TokenizerChar(),
    "zh": sacrebleu.tokenizers.tokenizer_zh.TokenizerZh(),
    "none": sacrebleu.tokenizers.tokenizer_none.NoneTokenizer(),
}


def joined(pieces):
    return "␟".join(pieces)


def numbered(name, values):
    return {f"{name} {i}": value for i, value in enumerate(values, 1)}


@statistic("tokenizers")
def tokenizer(case):
    text = case["text"]
    if case["tokenizer"] == "treebank":
        return joined(TreebankWordTokenizer().tokenize(text))
    return joined(TOKENIZERS[case["tokenizer"]](text.rstrip()).split())


def both(metric, case):
    """The corpus's score and those of its segments, each with all references."""
    outputs, references = case["outputs"], case["references"]
    sentence = [metric.sentence_score(o, list(r)).score for o, r in zip(outputs, zip(*references))]
    return {"corpus": metric.corpus_score(outputs, references).score} | numbered("segment", sentence)


@statistic("BLEU")
def bleu(case):
    method, value = SMOOTHINGS[case["smoothing"]]
    settings = {"lowercase": case["lowercase"], "tokenize": case["tokenizer"], "smooth_method": method}
    return both(BLEU(**settings, smooth_value=value, effective_order=case["effective_order"]), case)


@statistic("chrF and chrF++")
def chrf(case):
    return both(CHRF(word_order=2 if case["words"] else 0, lowercase=case["lowercase"]), case)


class Once(TER):
    """TER of references that are normalised once: sacrebleu normalises them twice, so that "it's," differs from itself."""

    def _extract_reference_info(self, refs):
        return {"ref_words": [ref.split() for ref in refs]}


@statistic("TER")
def ter(case):
    return both(Once(normalized=case["normalised"], case_sensitive=case["case_sensitive"]), case)


@statistic("self-BLEU")
def self_bleu(case):
    """Each rewrite against the others of its source, summed over the sources, and the mean over the places."""
    metric = BLEU()
    rewrites = [of_source for of_source in case["rewrites"] if len(of_source) > 1]
    if not rewrites:
        return None
    of_set = []
    for k in range(max(map(len, rewrites))):
        sets = [r for r in rewrites if len(r) > k]
        others = [r[:k] + r[k + 1 :] for r in sets]
        most = max(map(len, others))
        # sacrebleu takes None where a segment has fewer references.
        streams = [[o[i] if i < len(o) else None for o in others] for i in range(most)]
        of_set.append(metric.corpus_score([r[k] for r in sets], streams).score)
    return {"value": sum(of_set) / len(of_set), "n_sources": len(rewrites)} | numbered("set", of_set)


@statistic("METEOR")
def meteor(case):
    """NLTK's stages one and two; its third needs WordNet, which `tests/golden_wordnet.rs` compares."""
    stemmer = Stems(LANGUAGES[case["language"]]) if case["language"] else None
    of = lambda text: list(enumerate(TOKENIZERS["13a"](text.lower().rstrip()).split()))
    return max(one_meteor(of(case["output"]), of(reference), stemmer) for reference in case["references"])


class Stems:
    """Stems of words. Marks are left alone: NLTK's Arabic stemmer takes some of them away."""

    def __init__(self, language):
        self.stemmer = SnowballStemmer(language)

    def stem(self, word):
        return self.stemmer.stem(word) if uax.WORD.search(word) else word


def one_meteor(output, reference, stemmer):
    matches, left, right = meteor_score._match_enums(list(output), list(reference))
    if stemmer:
        stems, *_ = meteor_score._enum_stem_match(left, right, stemmer=stemmer)
        matches = matches + stems
    matches = sorted(matches)
    if not matches:
        return 0.0
    precision, recall = len(matches) / len(output), len(matches) / len(reference)
    mean = precision * recall / (0.9 * precision + 0.1 * recall)
    return (1 - 0.5 * (meteor_score._count_chunks(matches) / len(matches)) ** 3) * mean


class Words:
    """The tokenizer that rouge-score is given: its own breaks words with accents."""

    def tokenize(self, text):
        return uax.words(uax.nfc(text).lower())


@statistic("ROUGE-L")
def rouge_l(case):
    found = rouge_scorer.RougeScorer(["rougeL"], tokenizer=Words()).score(case["b"], case["a"])["rougeL"]
    return {"precision": found.precision, "recall": found.recall, "f1": found.fmeasure}


@statistic("Levenshtein distance")
def levenshtein(case):
    a, b = uax.nfc(case["a"]), uax.nfc(case["b"])
    answer = {}
    for name, x, y in [("characters", a, b), ("tokens", uax.tokens(a), uax.tokens(b))]:
        edits, longest = Levenshtein.distance(x, y), max(len(x), len(y))
        answer |= {name: edits, f"{name}, normalised": edits / longest if longest else 0.0}
    return answer


@statistic("LeD")
def led(case):
    sets = [[set(uax.tokens(uax.nfc(text))) for text in system] for system in case["systems"]]
    of = lambda a, b: 1 - len(a & b) / len(a | b) if a | b else 0.0
    mean = lambda x, y: sum(map(of, x, y)) / len(x)
    cells = [(f"{i}, {j}", mean(x, y)) for i, x in enumerate(sets, 1) for j, y in enumerate(sets, 1)]
    return dict(cells)


@statistic("distinct-n")
def distinct(case):
    n = case["n"]
    grams = Counter()
    for text in case["texts"]:
        tokens = uax.tokens(text)
        grams.update(tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1))
    value = len(grams) / grams.total() if grams else None
    return {"n_different": len(grams), "n_all": grams.total(), "value": value}


@statistic("word diff")
def diff(case):
    """How many words and marks the heaviest common subsequence keeps, when white space counts as a word too."""
    a, b = (uax.bounds(uax.nfc(case[side])) for side in "ab")
    weigh = lambda piece: (1 if not uax.strip(piece) else 50 if uax.WORD.search(piece) else 10)
    row = [0] * (len(b) + 1)
    for x in a:
        above, row = row, [0]
        for j, y in enumerate(b):
            row.append(max(above[j + 1], row[-1], above[j] + weigh(x) if x == y else 0))
    # With fewer than ten spaces and five marks the sum tells both numbers.
    if min(sum(weigh(piece) == 10 for piece in text) for text in (a, b)) > 4 or len(uax.parts(case["a"])) > 9:
        raise Skip("more marks or spaces than the sum can tell apart")
    return {"words": row[-1] // 50, "marks": row[-1] % 50 // 10, "source": uax.nfc(case["a"]), "rewrite": uax.nfc(case["b"])}


@statistic("words and sentences")
def words(case):
    text = case["text"]
    pieces = {"tokens": uax.tokens(text), "words": uax.words(text), "sentences": uax.sentences(text)}
    answer = {name: joined(found) for name, found in pieces.items()} | {"fold": uax.fold(text)}
    # uniseg 0.10.1 ends a sentence where rule SB8 does not: at a point that no letter follows before a small one.
    if regex.search(r"\.\p{White_Space}+\P{L}", text):
        answer["sentences"] = {"skipped": "uniseg does not follow rule SB8 here"}
    return answer

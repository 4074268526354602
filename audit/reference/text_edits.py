"""Edit types, the rule-based baseline, hints and curation, written from their definitions in the documentation.

No package computes these. The code below follows the sentences of the definitions and shares nothing with the crate but
the lists of abbreviations, which come with the design.
"""

from collections import Counter
from itertools import groupby

import regex

import text_words as uax
from answer import statistic

MARKS = regex.escape("".join(set("!\"#%&'()*+,-./:;<=>?@[\\]^_`{|}~") | set("…¡¿«»“”‘’–—·、。！？，：；")))
NUMERAL = regex.compile("[IVXLCDM]+")


def runs(text, key=lambda c: c):
    return [list(run) for _, run in groupby(text, key)]


# The rule-based baseline (XFORMAL, appendix C).


def repeated_punctuation(text):
    text = regex.sub("[!?]+", lambda run: "?" if "?" in run[0] else "!", text)
    return regex.sub(f"([{MARKS}])\\1+", r"\1", text)


def is_numeral(word):
    return bool(NUMERAL.fullmatch(word)) and max(len(run) for run in runs(word)) == 3


def repeated_letters(text):
    return "".join(map(trimmed, uax.bounds(text)))


def trimmed(word):
    if is_numeral(word) or word.lower() == "www" or word.lower().startswith("www."):
        return word
    numbered = [(c.lower() if uax.is_letter(c) else at, c) for at, c in enumerate(word)]
    kept = [list(run) for _, run in groupby(numbered, key=lambda pair: pair[0])]
    return "".join("".join(c for _, c in (run[:1] if len(run) > 2 else run)) for run in kept)


def n_letters(word):
    return sum(map(uax.is_letter, word))


def is_upper(word):
    return bool(regex.search(r"\p{Uppercase}", word)) and not regex.search(r"\p{Lowercase}", word)


def capitals(text):
    pieces = uax.bounds(text)
    words = [at for at, piece in enumerate(pieces) if uax.WORD.search(piece)]
    shouted = all(is_upper(pieces[at]) or n_letters(pieces[at]) < 2 for at in words)
    first = next((at for at in words if n_letters(pieces[at])), None)
    groups = groupby(words, key=lambda at: is_upper(pieces[at]))
    for upper, group in [(upper, list(group)) for upper, group in groups]:
        if not upper or not (shouted or any(n_letters(pieces[at]) > 3 for at in group)):
            continue
        for at in group:
            if not is_numeral(pieces[at]):
                pieces[at] = lowered(pieces[at], at == first)
    return "".join(pieces)


def lowered(word, keep_first):
    start = next(i for i, c in enumerate(word) if uax.is_letter(c)) + 1 if keep_first else 0
    return word[:start] + word[start:].lower()


def long_form(word, abbreviations):
    short = word.lower()
    long = abbreviations.get(short) or abbreviations.get(repeated_letters(short))
    if long and regex.match(r"\p{Uppercase}", word):
        return long[0].upper() + long[1:]
    return long


def expand(text, abbreviations):
    def of(part):
        core = regex.sub(f"^[{MARKS}]+|[{MARKS}]+$", "", part)
        if core and long_form(core, abbreviations):
            return part.replace(core, long_form(core, abbreviations), 1)
        whole = long_form(part, abbreviations)
        return whole or "".join(long_form(word, abbreviations) or word for word in uax.bounds(part))

    return by_part(text, of)


def by_part(text, change):
    pieces = regex.split(r"(\p{White_Space}+)", text)
    is_kept = lambda piece: not uax.strip(piece) or "://" in piece or piece.startswith("www.")
    return "".join(piece if is_kept(piece) else change(piece) for piece in pieces)


def rule_based(text, abbreviations):
    text = by_part(uax.nfc(text), lambda part: repeated_letters(repeated_punctuation(part)))
    return expand(capitals(text), abbreviations)


@statistic("rule-based baseline")
def steps(case):
    text, abbreviations = case["text"], case["abbreviations"]
    return {
        "punctuation": repeated_punctuation(text),
        "letters": repeated_letters(text),
        "capitals": capitals(text),
        "expand": expand(text, abbreviations),
        "rule-based": rule_based(text, abbreviations),
    }


# Edit types (XFORMAL, table 4 and appendix I).


@statistic("edit types")
def edit_types(case):
    a, b = (uax.squeeze(uax.nfc(case[side])) for side in ("informal", "formal"))
    if a == b:
        return {"paper": "unchanged", "released": "unchanged"}
    return {name: ",".join(sorted(of(a, b, case["abbreviations"]))) for name, of in [("paper", paper), ("released", released)]}


def gone(a, b, removed, abbreviations):
    """The tokens that are gone, and the abbreviations of several tokens that are."""
    bare = lambda part: regex.sub(f"^[{MARKS}]+|[{MARKS}]+$", "", part)
    long = lambda text: {word for part in uax.parts(text) for word in (part, bare(part))}
    listed = {word for word in long(a) - long(b) if word.lower() in abbreviations and len(uax.tokens(word)) > 1}
    return set(removed) | listed


def is_expanded(word, formal, abbreviations):
    """Whether the list writes a word out, and the words of the rewrite hold what it says."""
    long = expand(word, abbreviations)
    phrase = uax.words(long.lower())
    return long != word and any(formal[i : i + len(phrase)] == phrase for i in range(len(formal)))


def common(a, b, removed, abbreviations):
    """What both definitions share, from the tokens of the informal text that are gone."""
    found = set()
    if len(uax.sentences(b)) > len(uax.sentences(a)):
        found.add("split_sentences")
    if any(len(list(run)) > 3 and uax.is_letter(c) for word in removed for c, run in groupby(word)):
        found.add("repetition")
    formal = uax.words(b.lower())
    if any(is_expanded(word, formal, abbreviations) for word in gone(a, b, removed, abbreviations)):
        found.add("normalization")
    return found


def respelt(a, b):
    if not any(map(uax.is_letter, a)) or not any(map(uax.is_letter, b)) or a.lower() == b.lower():
        return False
    return 0 < uax.levenshtein(a, b) < 0.5 * len(a)


def paper(a, b, abbreviations):
    """On the tokens as often as they occur."""
    before, after = uax.tokens(a), uax.tokens(b)
    removed = list((Counter(before) - Counter(after)).elements())
    added = list((Counter(after) - Counter(before)).elements())
    found = common(a, b, removed, abbreviations)
    if any(x.lower() != x and x.lower() in added for x in removed):
        found.add("capitalization")
    if any(y.lower() != y and y.lower() in removed for y in added):
        found.add("lowercase")
    marks = lambda tokens: [token for token in tokens if not uax.WORD.search(token)]
    if marks(before) != marks(after):
        found.add("punctuation")
    if any(respelt(x, y) for x in removed for y in added):
        found.add("spelling")
    if uax.levenshtein(before, after) > 3:
        found.add("paraphrase")
    return found


def released(a, b, abbreviations):
    """On the tokens of each text that the other has not at all."""
    before, after = set(uax.tokens(a)), set(uax.tokens(b))
    removed, added = before - after, after - before
    found = common(a, b, removed, abbreviations)
    is_symbol = lambda token: not all(map(uax.is_letter, token))
    if any(map(is_symbol, removed)):
        found.add("punctuation")
    formal = uax.words(b.lower())
    short = [word for word in gone(a, b, removed, abbreviations) if is_expanded(word, formal, abbreviations)]
    expansions = {part for word in short for part in uax.words(expand(word, abbreviations).lower())}
    unexplained = 0
    for token in added:
        if token.lower() != token and token.lower() in removed:
            found.add("capitalization")
        elif any(x != token and x.lower() == token for x in removed):
            found.add("lowercase")
        elif is_symbol(token):
            found.add("punctuation")
        elif any(respelt(x, token) for x in removed):
            found.add("spelling")
        elif token.lower() not in expansions:
            unexplained += 1
    return found | ({"paraphrase"} if unexplained >= 3 else set())


# Hints for a reviewer.


@statistic("hints")
def hints(case):
    a, b = (uax.squeeze(uax.nfc(case[side])) for side in ("informal", "formal"))

    def letters(text):
        dense = [c for c in expand(text, case["abbreviations"]).lower() if uax.is_letter_or_digit(c)]
        return [(run[0], len(run)) for run in runs(dense)]

    x, y = letters(a), letters(b)
    alike = lambda p, q: p[0] == q[0] and (p[1] == q[1] or max(p[1], q[1]) > 2 and uax.is_letter(p[0]))
    normalised = a != b and len(x) == len(y) and all(map(alike, x, y))
    return {
        "unchanged": a == b,
        "normalised only": normalised,
        "words": len(uax.words(b)),
        "changed": uax.levenshtein(uax.words(a), uax.words(b)),
        "copy": uax.fold(case["informal"]) == uax.fold(case["formal"]),
    }


# Curation (XFORMAL, section 3).


def is_question(text):
    return any(regex.search(r"[?؟？⁇⁈⁉][\p{White_Space}!\"'»”’)\]…]*$", sentence) for sentence in uax.sentences(text))


def bare(text):
    folded = uax.fold(text)
    return "".join(filter(uax.is_letter_or_digit, repeated_letters(folded))) or folded


@statistic("curation")
def curation(case):
    known, reasons = set(), []
    key = {"exact": uax.fold, "near": bare}.get(case["duplicates"])
    for text in case["texts"]:
        if is_question(text):
            reasons.append("question")
        elif not case["fewest"] <= len(uax.tokens(text)) <= case["most"]:
            reasons.append("length")
        elif key and key(text) in known:
            reasons.append("duplicate")
        else:
            reasons.append("kept")
            known.add(key and key(text))
    return ",".join(reasons)

"""Words, sentences and normal forms of texts, by the package `uniseg` and by the definitions in Unicode Annex 29.

Everything that another file of this folder compares by words goes through here, so that no word is cut by the code under
audit.
"""

import unicodedata

import regex
import uniseg.sentencebreak
import uniseg.wordbreak

SPACE = regex.compile(r"\p{White_Space}+")
WORD = regex.compile(r"[\p{Alphabetic}\p{N}]")


def nfc(text):
    return unicodedata.normalize("NFC", text)


def strip(text):
    return regex.sub(r"^\p{White_Space}+|\p{White_Space}+$", "", text)


def parts(text):
    """What stands between white space."""
    return [part for part in SPACE.split(text) if part]


def squeeze(text):
    return " ".join(parts(text))


def fold(text):
    return squeeze(nfc(text.lower()))


def bounds(text):
    return list(uniseg.wordbreak.words(text)) if text else []


def tokens(text):
    return [strip(piece) for piece in bounds(text) if strip(piece)]


def words(text):
    return [piece for piece in bounds(text) if WORD.search(piece)]


def sentences(text):
    pieces = uniseg.sentencebreak.sentences(text) if text else []
    return [sentence for sentence in map(strip, pieces) if sentence]


def is_letter(character):
    return bool(regex.match(r"\p{Alphabetic}", character))


def is_letter_or_digit(character):
    return bool(WORD.match(character))


def levenshtein(a, b):
    """Edit distance of two sequences, by the textbook's table."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        above, row = row, [i]
        for j, y in enumerate(b, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (x != y)))
    return row[-1]

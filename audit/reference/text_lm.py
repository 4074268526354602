"""N-gram language models by KenLM's own programs, `lmplz` and `query`.

They are looked for in the folder `KENLM_BIN`, or else on the path; `cargo xtask audit --kenlm` builds them.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from answer import Skip, statistic


def program(name):
    folder = os.environ.get("KENLM_BIN")
    found = shutil.which(name, path=folder) if folder else shutil.which(name)
    if not found:
        raise Skip(f"KenLM's program {name} is not there")
    return found


def scored(arpa, sentences):
    """The logarithm of each sentence and its number of unknown words, by `query`, and the perplexity of all."""
    with tempfile.NamedTemporaryFile("w", suffix=".arpa", encoding="utf-8") as file:
        file.write(arpa)
        file.flush()
        query = [program("query"), "-v", "word", file.name]
        answer = {}
        every, n_words = 0.0, 0
        for number, sentence in enumerate(sentences, 1):
            run = subprocess.run(query, input=sentence + "\n", capture_output=True, encoding="utf-8", check=True)
            # Each word as `word=number order logarithm`, then the total, all after tabs.
            columns = run.stdout.splitlines()[0].split("\t")
            words = [column.rsplit("=", 1)[1].split(" ") for column in columns if "=" in column and "Total" not in column]
            log10 = sum(float(word[2]) for word in words)
            answer[f"log10 {number}"] = log10
            answer[f"unknown {number}"] = sum(word[0] == "0" for word in words)
            every += log10
            n_words += len(words)
        return answer | {"perplexity": 10 ** (-every / n_words)}


def adjusted(texts, order):
    """The counts of counts 1 to 4 of each order, as Chen and Goodman define them."""
    grams = [Counter() for _ in range(order + 1)]
    for text in texts:
        words = ["<s>", *re.findall(r"[^ \t-\r]+", text), "</s>"]
        for n in range(1, order + 1):
            grams[n].update(tuple(words[i : i + n]) for i in range(len(words) - n + 1))
    for n in range(1, order):
        before = Counter(gram[1:] for gram in grams[n + 1])
        grams[n] = {g: count if g[0] == "<s>" else before[g] for g, count in grams[n].items() if g != ("<s>",)}
    return [[list(counts.values()).count(k) for k in range(1, 5)] for counts in grams[1:]]


def discounts(t):
    """What is taken from counts of 1, 2 and more; the fallback where the closed form has none."""
    if 0 not in t[:3]:
        y = t[0] / (t[0] + 2 * t[1])
        found = [k - (k + 1) * y * t[k] / t[k - 1] for k in (1, 2, 3)]
        if all(0 <= d <= k for k, d in enumerate(found, 1)):
            return found
    return [0.5, 1, 1.5]


@statistic("language model, trained")
def trained(case):
    with tempfile.TemporaryDirectory() as folder:
        arpa = Path(folder) / "model.arpa"
        lmplz = [program("lmplz"), "-o", str(case["order"]), "--discount_fallback", "-S", "64M", "-T", folder]
        run = subprocess.run([*lmplz, "--arpa", str(arpa)], input="".join(f"{s}\n" for s in case["texts"]),
                             capture_output=True, encoding="utf-8")  # fmt: skip
        if run.returncode:
            raise Skip(run.stderr.strip().splitlines()[-1][:200])
        text = arpa.read_text(encoding="utf-8")
    printed = re.findall(r"^\d+ \d+ D1=(\S+) D2=(\S+) D3\+=(\S+)", run.stderr, flags=re.MULTILINE)
    expected = [discounts(t) for t in adjusted(case["texts"], case["order"])]
    if any(abs(float(a) - b) > 1e-4 for own, right in zip(printed, expected) for a, b in zip(own, right)):
        raise Skip("lmplz counts its last n-gram once more for the discounts than in its own model")
    counts = [line.split("=")[1] for line in text.splitlines() if line.startswith("ngram ")]
    return scored(text, case["new"]) | {"n-grams": "/".join(counts)}


@statistic("language model, read")
def read(case):
    return scored(case["arpa"], case["new"])

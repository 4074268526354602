"""Tests of two systems, and corrections for many tests."""

import math
from itertools import product

import numpy as np
import scipy.stats as st
from statsmodels.stats.contingency_tables import mcnemar as statsmodels_mcnemar
from statsmodels.stats.multitest import multipletests

from answer import Undefined, statistic

# All signs of up to this many differences are tried one by one.
ENUMERATED = 14


def differences(data, need=1):
    d = np.array(data["x"]) - np.array(data["y"])
    if len(d) < need:
        raise Undefined("too few pairs")
    return d


def paired_t(alternative):
    def compute(data):
        d = differences(data, 2)
        if d.std(ddof=1) <= 1e-14 * abs(d.mean()) * math.sqrt(len(d)):
            raise Undefined("all differences are the same")
        found = st.ttest_rel(data["x"], data["y"], alternative=alternative)
        interval = st.ttest_rel(data["x"], data["y"]).confidence_interval()
        return {"value": found.pvalue, "statistic": found.statistic, "from": interval.low, "to": interval.high}

    return compute


statistic("paired t test")(paired_t("two-sided"))
statistic("paired t test, one-sided")(paired_t("less"))


def wilcoxon(alternative):
    """Zeros dropped, mid-ranks; all signs tried one by one where they are few, counted by their sum up to 50 pairs."""

    def compute(data):
        d = differences(data)
        d = d[d != 0]
        if not len(d):
            raise Undefined("no difference")
        ranks = st.rankdata(np.abs(d))
        plus = ranks[d > 0].sum()
        value = min(plus, ranks.sum() - plus) if alternative == "two-sided" else plus
        if len(d) > 50:
            found = st.wilcoxon(d, alternative=alternative, mode="approx", correction=True)
            return {"value": found.pvalue, "statistic": value}
        if len(d) > ENUMERATED:
            # The sums of all subsets of the ranks, as counts of each sum.
            counts = {0.0: 1}
            for rank in ranks:
                with_rank = {total + rank: n for total, n in counts.items()}
                counts = {total: counts.get(total, 0) + with_rank.get(total, 0) for total in counts | with_rank}
            whole = 2 ** len(d)
            above = sum(n for total, n in counts.items() if total >= plus) / whole
            below = sum(n for total, n in counts.items() if total <= plus) / whole
            p = min(1, 2 * min(above, below)) if alternative == "two-sided" else above
            return {"value": p, "statistic": value}
        sums = np.array([ranks[np.array(signs)].sum() for signs in product([False, True], repeat=len(d))])
        above, below = np.mean(sums >= plus - 1e-9), np.mean(sums <= plus + 1e-9)
        p = min(1, 2 * min(above, below)) if alternative == "two-sided" else above
        return {"value": p, "statistic": value}

    return compute


statistic("Wilcoxon signed-rank test")(wilcoxon("two-sided"))
statistic("Wilcoxon signed-rank test, one-sided")(wilcoxon("greater"))


def sign(alternative):
    def compute(data):
        d = differences(data)
        up, down = int((d > 0).sum()), int((d < 0).sum())
        if up + down == 0:
            raise Undefined("no difference")
        return {"value": st.binomtest(up, up + down, alternative=alternative).pvalue, "statistic": up}

    return compute


statistic("sign test")(sign("two-sided"))
statistic("sign test, one-sided")(sign("greater"))


@statistic("McNemar's test")
def mcnemar(data):
    x, y = np.array(data["x"]) > 0, np.array(data["y"]) > 0
    only_x, only_y = int((x & ~y).sum()), int((~x & y).sum())
    if only_x + only_y == 0:
        raise Undefined("no difference")
    table = [[int((x & y).sum()), only_x], [only_y, int((~x & ~y).sum())]]
    found = statsmodels_mcnemar(table, exact=True)
    return {"value": found.pvalue, "statistic": found.statistic}


@statistic("randomisation test")
def randomisation(data):
    d = differences(data, 2)
    if not d.any():
        raise Undefined("no difference")
    # Sums of the same numbers in another order differ by rounding, which scipy takes care of from 1.13 on only.
    d = np.round(d * 1e6)
    found = st.permutation_test(
        (d,), np.sum, permutation_type="samples", n_resamples=10_000, vectorized=True, random_state=1
    )
    if len(d) > 13:
        return {"value": found.pvalue}
    signs = np.array(list(product([-1, 1], repeat=len(d))))
    return {"value": np.mean(np.abs(signs @ d) >= abs(d.sum()))}


@statistic("paired bootstrap")
def bootstrap(data):
    d = differences(data, 2)
    if not d.any():
        raise Undefined("no difference")
    rng = np.random.default_rng(1)
    means = d[rng.integers(0, len(d), (10_000, len(d)))].mean(axis=1)
    far = (np.abs(means - means.mean()) >= abs(d.mean()) * (1 - 1e-9)).sum()
    if len(set(np.round(d, 9))) < 20:
        # Few distinct means: whether some are as far out as the observed one turns on the last digit of their mean.
        return {"statistic": d.mean()}
    return {"value": (1 + far) / 10_001, "statistic": d.mean()}


def mann_whitney(alternative):
    def compute(data):
        x, y = data["x"], data["y"]
        if len(set(x + y)) < 2:
            raise Undefined("no difference")
        found = st.mannwhitneyu(x, y, alternative=alternative)
        ties = len(set(x + y)) < len(x + y)
        if not ties and min(len(x), len(y)) <= 8:
            found = st.mannwhitneyu(x, y, alternative=alternative, method="exact")
        return {"value": found.pvalue, "statistic": found.statistic}

    return compute


def welch_t(alternative):
    def compute(data):
        x, y = data["x"], data["y"]
        if min(len(x), len(y)) < 2:
            raise Undefined("too few values")
        if len(set(x)) < 2 and len(set(y)) < 2:
            raise Undefined("no variance")
        found = st.ttest_ind(x, y, equal_var=False, alternative=alternative)
        interval = st.ttest_ind(x, y, equal_var=False).confidence_interval()
        return {"value": found.pvalue, "statistic": found.statistic, "from": interval.low, "to": interval.high}

    return compute


statistic("Welch's t test")(welch_t("two-sided"))
statistic("Welch's t test, one-sided")(welch_t("greater"))


statistic("Mann-Whitney U test")(mann_whitney("two-sided"))
statistic("Mann-Whitney U test, one-sided")(mann_whitney("greater"))


@statistic("Williams' test")
def williams(data):
    """Williams (1959) as Steiger (1980), equation 7, gives it, with the determinant by elimination."""
    series = [data["target"], data["x"], data["y"]]
    n = len(series[0])
    if n < 4:
        raise Undefined("too few triples")
    if any(len(set(values)) == 1 for values in series):
        raise Undefined("a series is constant")
    correlations = np.corrcoef(series)
    first, second, between = correlations[0, 1], correlations[0, 2], correlations[1, 2]
    if 1 - abs(between) < 1e-12:
        raise Undefined("the two series lie on a line")
    mean = (first + second) / 2
    variance = 2 * (n - 1) / (n - 3) * np.linalg.det(correlations) + mean**2 * (1 - between) ** 3
    if variance < 1e-12:
        raise Undefined("the variance is zero")
    t = (first - second) * math.sqrt((n - 1) * (1 + between) / variance)
    return {"value": 2 * st.t.sf(abs(t), n - 3), "statistic": t}


def corrected(method):
    def compute(data):
        shares = [math.modf(abs(value))[0] for value in data["y"]]
        return {str(place): p for place, p in enumerate(multipletests(shares, method=method)[1])}

    return compute


statistic("Holm's correction")(corrected("holm"))
statistic("Benjamini and Hochberg's correction")(corrected("fdr_bh"))


@statistic("clusters of systems")
def clusters(data):
    """A line wherever everybody above is better than everybody below by more than one half."""
    scores = data["x"]
    order = sorted(range(len(scores)), key=lambda system: -scores[system])
    found, first = [], 0
    for line in range(1, len(order) + 1):
        if all(scores[a] > scores[b] + 0.5 for a in order[:line] for b in order[line:]):
            found.append(f"{first + 1}-{line}: " + " ".join(map(str, sorted(order[first:line]))))
            first = line
    return "; ".join(found)

"""Correlation of two series, and concordance of several raters."""

import math

import numpy as np
import scipy.stats as st

from answer import Undefined, statistic
from coefficients import wide


def both(data):
    x, y = np.array(data["x"]), np.array(data["y"])
    if len(set(x)) < 2 or len(set(y)) < 2:
        raise Undefined("a series does not vary")
    return x, y


def fisher(value, n, factor, lost):
    """An interval on Fisher's scale, with the variance factor / (n - lost)."""
    if n <= lost or abs(value) >= 1 - 1e-15:
        return {"low": None, "high": None}
    half = st.norm.ppf(0.975) * math.sqrt(factor / (n - lost))
    return {"low": math.tanh(math.atanh(value) - half), "high": math.tanh(math.atanh(value) + half)}


@statistic("Pearson's r")
def pearson(data):
    x, y = both(data)
    found = st.pearsonr(x, y)
    # With two pairs scipy answers p = 1, for a test without degrees of freedom.
    p = found.pvalue if len(x) > 2 else None
    if len(x) < 4 or abs(found.statistic) >= 1 - 1e-15:
        return {"value": found.statistic, "p": p, "low": None, "high": None}
    low, high = found.confidence_interval()
    return {"value": found.statistic, "p": p, "low": low, "high": high}


@statistic("Pearson's r, plain bound")
def bound(data):
    x, y = both(data)
    return st.norm.ppf(0.975) * (1 - st.pearsonr(x, y).statistic ** 2) / math.sqrt(len(x))


@statistic("Spearman's rho")
def spearman(data):
    x, y = both(data)
    found = st.spearmanr(x, y)
    rho = found.statistic
    p = found.pvalue if len(x) > 2 else None
    return {"value": rho, "p": p, **fisher(rho, len(x), 1 + rho**2 / 2, 3)}


def kendall(variant):
    def compute(data):
        x, y = both(data)
        if variant == "a":
            n = len(x)
            score = sum(np.sign((x[i] - x[:i]) * (y[i] - y[:i])).sum() for i in range(n))
            found = st.kendalltau(x, y)
            tau = score / (n * (n - 1) / 2)
        else:
            found = st.kendalltau(x, y, variant=variant)
            tau = found.statistic
        interval = {"low": None, "high": None} if variant == "c" else fisher(tau, len(x), 0.437, 4)
        return {"value": tau, "p": found.pvalue, **interval}

    return compute


for variant in "abc":
    statistic(f"Kendall's tau-{variant}")(kendall(variant))


@statistic("ranks")
def ranks(data):
    return {str(place): rank for place, rank in enumerate(st.rankdata(data["y"]))}


@statistic("Kendall's W")
def concordance(data):
    matrix = wide(data).to_numpy(float)
    n, m = matrix.shape
    if n < 3:
        return concordance_by_hand(data)
    if all(len(set(column)) < 2 for column in matrix.T):
        raise Undefined("every rater ties all items")
    found = st.friedmanchisquare(*matrix)
    return {"value": found.statistic / (m * (n - 1)), "chi_square": found.statistic, "p": found.pvalue}


@statistic("Kendall's W, ragged")
def concordance_by_hand(data):
    matrix = wide(data).to_numpy(float)
    n, m = matrix.shape
    if np.isnan(matrix).any() or n < 2 or m < 2:
        raise Undefined("not every rater rated every item, or too few")
    ranked = np.column_stack([st.rankdata(column) for column in matrix.T])
    spread = ((ranked.sum(axis=1) - m * (n + 1) / 2) ** 2).sum()
    ties = sum((np.unique(column, return_counts=True)[1] ** 3.0 - np.unique(column, return_counts=True)[1]).sum() for column in matrix.T)
    whole = m**2 * (n**3 - n) - m * ties
    if whole == 0:
        raise Undefined("every rater ties all items")
    w = 12 * spread / whole
    return {"value": w, "chi_square": m * (n - 1) * w, "p": st.chi2.sf(m * (n - 1) * w, n - 1)}

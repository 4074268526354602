"""Simulated annotators: one rating of each item at random against the mean of the rest."""

import math

import numpy as np
import scipy.stats as st
from sklearn.metrics import cohen_kappa_score

from answer import Undefined, statistic
from coefficients import levels, paired

DRAWS = 400


def kappa(weights):
    def compute(own, rest, scale):
        rounded = np.clip(np.round(rest), scale[0], scale[-1])
        if len(set(own) | set(rounded)) < 2:
            return math.nan
        return cohen_kappa_score(own, rounded, labels=scale, weights=weights)

    return compute


def correlation(of):
    def compute(own, rest, _):
        return of(own, rest).statistic if len(set(own)) > 1 and np.ptp(rest) > 1e-12 else math.nan

    return compute


COEFFICIENTS = {
    "kappa": kappa(None),
    "kappa, linear": kappa("linear"),
    "kappa, quadratic": kappa("quadratic"),
    "Pearson's r": correlation(st.pearsonr),
    "Spearman's rho": correlation(st.spearmanr),
    "Kendall's tau-b": correlation(st.kendalltau),
}


def drawn(data, coefficient, answer=lambda rng, own, rest, scale: own):
    """The draws of a coefficient; `answer` may put another rating in the place of the one drawn."""
    rng = np.random.default_rng(2)
    items = paired(data)
    sums = [sum(values) for values in items]
    scale = levels(data)
    found = []
    for _ in range(DRAWS):
        places = [rng.integers(len(values)) for values in items]
        own = np.array([values[place] for values, place in zip(items, places)])
        rest = np.array([(total - one) / (len(values) - 1) for total, one, values in zip(sums, own, items)])
        found.append(coefficient(answer(rng, own, rest, scale), rest, scale))
    found = np.array([value for value in found if math.isfinite(value)])
    if len(found) <= DRAWS / 2:
        raise Undefined("without a value in half of the draws")
    return found


def simulated(coefficient):
    def compute(data):
        values = drawn(data, coefficient)
        return {"value": np.median(values), "sd": values.std(ddof=1)}

    return compute


for name, coefficient in COEFFICIENTS.items():
    statistic(f"simulated annotators: {name}")(simulated(coefficient))


def any_level(rng, scale, n):
    return np.array(scale)[rng.integers(len(scale), size=n)]


def noisy(rng, own, rest, scale):
    rounded = np.clip(np.round(rest), scale[0], scale[-1])
    return np.where(rng.random(len(own)) < 0.25, any_level(rng, scale, len(own)), rounded)


@statistic("baselines of careless annotators")
def baselines(data):
    values = [value for _, _, value in data["rows"]]
    most = max(levels(data), key=lambda level: (values.count(level), -level))
    scale = levels(data)
    second = scale[1] if len(scale) > 1 else None
    careless = {
        "random": lambda rng, own, rest, scale: any_level(rng, scale, len(own)),
        "majority": lambda rng, own, rest, scale: np.full(len(own), most),
        "always the second": lambda rng, own, rest, scale: np.full(len(own), second),
        "a quarter noise": noisy,
    }
    answers = {}
    for name, answer in careless.items():
        if name == "always the second" and second is None:
            answers[name] = None
            continue
        try:
            answers[name] = np.median(drawn(data, COEFFICIENTS["kappa, quadratic"], answer))
        except Undefined:
            answers[name] = None
    return answers


@statistic("simulated annotators, Kendall's tau-b")
def over_rankings(data):
    items = {}
    for item, rater, system, rank in data["rows"]:
        items.setdefault(item, {}).setdefault(rater, {})[system] = rank
    items = [list(raters.values()) for raters in items.values() if len(raters) > 1]
    if not items:
        raise Undefined("no item has two rankings")
    rng = np.random.default_rng(2)
    draws = []
    for _ in range(DRAWS):
        taus = []
        for own in items:
            one = rng.integers(len(own))
            rest = {}
            for ranking in own[:one] + own[one + 1 :]:
                for system, rank in ranking.items():
                    rest.setdefault(system, []).append(rank)
            both = [(rank, np.mean(rest[system])) for system, rank in own[one].items() if system in rest]
            x, y = zip(*both) if both else ((), ())
            if len(set(x)) > 1 and len(set(y)) > 1:
                taus.append(st.kendalltau(x, y).statistic)
        if taus:
            draws.append(np.mean(taus))
    if len(draws) <= DRAWS / 2:
        raise Undefined("no tau is defined")
    return {"value": np.median(draws), "sd": np.std(draws, ddof=1)}

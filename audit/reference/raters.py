"""Each rater against the rest, and pairs of raters."""

import math
from itertools import combinations

import numpy as np
import scipy.stats as st
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import cohens_kappa

from answer import Undefined, statistic
from coefficients import levels, paired, wide


def far_below(values):
    """Which values have a modified z-score below -3.5."""
    values = np.array(values)
    spread = np.median(np.abs(values - np.median(values))) if len(values) else 0
    return 0.6745 * (values - np.median(values)) / spread < -3.5 if spread > 0 else np.zeros(len(values), bool)


@statistic("agreement of a rater with the rest")
def against_the_rest(data):
    table = wide(data)
    found = {}
    for rater in table:
        own, rest = [], []
        same = pairs = 0
        for _, row in table[table[rater].notna() & (table.notna().sum(axis=1) > 1)].iterrows():
            others = row.drop(rater).dropna()
            own.append(row[rater])
            rest.append(others.mean())
            same, pairs = same + (others == row[rater]).sum(), pairs + len(others)
        varies = len(own) > 1 and len(set(own)) > 1 and np.ptp(rest) > 1e-12
        found[rater] = {
            "agreement": same / pairs if pairs else None,
            "correlation": st.pearsonr(own, rest).statistic if varies else None,
            "bias": np.mean(own) - np.mean(rest) if own else None,
        }
    with_one = [rater for rater in found if found[rater]["agreement"] is not None]
    outliers = dict(zip(with_one, far_below([found[rater]["agreement"] for rater in with_one])))
    answers = {f"{rater}: {what}": number for rater, own in found.items() for what, number in own.items()}
    return answers | {f"{rater}: outlier": float(outliers.get(rater, False)) for rater in found}


@statistic("z-scores within raters")
def z_scores(data):
    table = wide(data)
    for rater in table:
        column = table[rater].dropna()
        table[rater] = st.zscore(table[rater], nan_policy="omit") if column.nunique() > 1 else table[rater] * 0
    scores = table.stack().sort_index().to_numpy(float)
    return {"sum of z by place": (scores * np.arange(1, len(scores) + 1)).sum(), "sum of cubes": (scores**3).sum()}


@statistic("pace of raters")
def pace(data):
    times = {}
    for _, rater, value in data["rows"]:
        if value > 1:
            times.setdefault(rater, []).append((value - 1) ** 4)
    if not times:
        raise Undefined("no time above zero")
    medians = {rater: np.median(own) for rater, own in times.items()}
    outliers = far_below(np.log(list(medians.values())))
    answers = {f"{rater}: median": median for rater, median in medians.items()}
    return answers | {f"{rater}: outlier": float(out) for rater, out in zip(medians, outliers)}


def table_of(data, both):
    scale = levels(data)
    counts = np.zeros((len(scale), len(scale)))
    for a, b in both.to_numpy():
        counts[scale.index(a), scale.index(b)] += 1
    return counts


def first_two(weights):
    def compute(data):
        table = wide(data)
        if len(table.columns) < 2:
            raise Undefined("there is one rater")
        both = table[list(table.columns[:2])].dropna()
        if both.empty:
            raise Undefined("no shared item")
        if len(set(both.to_numpy().flat)) < 2:
            raise Undefined("both use one level")
        found = cohens_kappa(table_of(data, both), wt=weights)
        # The variance of a kappa of 0 or 1 on two or three items may come out a rounding error below zero.
        se = {"se": found.std_kappa} if math.isfinite(found.std_kappa) else {}
        return {"value": found.kappa, **se}

    return compute


statistic("Cohen's kappa of two raters")(first_two(None))
statistic("Cohen's kappa of two raters, linear")(first_two("linear"))
statistic("Cohen's kappa of two raters, quadratic")(first_two("quadratic"))


@statistic("Cohen's kappa, by pair")
def by_pair(data):
    paired(data)
    table = wide(data)
    answers = {}
    for a, b in combinations(table.columns, 2):
        both = table[[a, b]].dropna()
        if both.empty:
            continue
        for name, weights in [("unweighted", None), ("linear", "linear"), ("quadratic", "quadratic")]:
            defined = len(set(both.to_numpy().flat)) > 1
            places = {level: place for place, level in enumerate(levels(data))}
            first, second = both[a].map(places), both[b].map(places)
            kappa = cohen_kappa_score(first, second, labels=list(places.values()), weights=weights) if defined else math.nan
            answers[f"{a} {b} {name}"] = kappa
    return answers


def habits(data):
    """For each rater the share of each place on the scale, over the items rated twice or more."""
    table = wide(data)
    table = table[table.notna().sum(axis=1) > 1]
    scale = levels(data)
    counts = {rater: np.array([(table[rater] == level).sum() for level in scale], float) for rater in table}
    return table, scale, {rater: count / count.sum() for rater, count in counts.items() if count.sum()}


DISTANCES = {
    "unweighted": lambda k: 1.0 - np.eye(k),
    "linear": lambda k: np.abs(np.subtract.outer(range(k), range(k))) * 1.0,
    "quadratic": lambda k: np.subtract.outer(range(k), range(k)) ** 2.0,
}


def mean_of_pairs(weights, pooled=False):
    """Kappas of pairs by the raters' habits in all their ratings, weighted by the items that a pair shares."""

    def compute(data):
        paired(data)
        table, scale, share = habits(data)
        distance = DISTANCES[weights](len(scale))
        total = n = 0
        for a, b in combinations(share, 2):
            both = table[[a, b]].dropna()
            if both.empty:
                continue
            first, second = (share[a] + share[b], share[a] + share[b]) if pooled else (2 * share[a], 2 * share[b])
            expected = first @ distance @ second / 4
            observed = np.mean([distance[scale.index(x), scale.index(y)] for x, y in both.to_numpy()])
            if expected > 1e-12:
                total, n = total + len(both) * (1 - observed / expected), n + len(both)
        if not n:
            raise Undefined("no pair has a kappa")
        return total / n

    return compute


statistic("Cohen's kappa, mean over pairs")(mean_of_pairs("unweighted"))
statistic("Cohen's kappa, linear, mean over pairs")(mean_of_pairs("linear"))
statistic("Cohen's kappa, quadratic, mean over pairs")(mean_of_pairs("quadratic"))
statistic("Scott's pi, mean over pairs")(mean_of_pairs("unweighted", pooled=True))

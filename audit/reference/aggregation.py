"""One answer from many: votes, means, latent labels, strengths of systems."""

import choix
import numpy as np
import pandas as pd
from crowdkit.aggregation import DawidSkene, OneCoinDawidSkene
from scipy.optimize import linprog, minimize
from scipy.special import digamma

from answer import Skip, Undefined, statistic
from coefficients import levels

ITERATIONS = 10


def frame(data):
    return pd.DataFrame(data["rows"], columns=["task", "worker", "label"])


@statistic("majority vote")
def votes(data):
    modes = frame(data).groupby("task")["label"].apply(lambda labels: list(labels.mode()))
    return {str(task): " ".join(f"{label:g}" for label in labels) for task, labels in modes.items()}


@statistic("mean of an item")
def means(data):
    found = frame(data).groupby("task")["label"].agg(["mean", "std"])
    answers = {str(task): row["mean"] for task, row in found.iterrows()}
    return answers | {f"{task}: sd": row["std"] for task, row in found.iterrows()}


def latent(model):
    def compute(data):
        scale = levels(data)
        rows = frame(data)
        if rows["label"].nunique() < len(scale):
            raise Skip("crowd-kit knows only levels that were used")
        # A tolerance that nothing falls below, so that all iterations are made.
        fit = model(n_iter=ITERATIONS, tol=-np.inf).fit(rows)
        # Its shares of levels are one step further than its probabilities.
        truth = fit.probas_[scale].to_numpy(float)
        return {f"{level}: squares": (truth[:, level] ** 2).sum() for level in range(len(scale))}

    return compute


statistic("Dawid-Skene, complete designs")(latent(DawidSkene))
statistic("one-coin Dawid-Skene, complete designs")(latent(OneCoinDawidSkene))


def shares(truth, priors):
    answers = {f"{level}: share": share for level, share in enumerate(priors)}
    return answers | {f"{level}: squares": (truth[:, level] ** 2).sum() for level in range(len(priors))}


def several_levels(data):
    """The levels, items and raters of a table; undefined on a scale of one level."""
    scale = levels(data)
    if len(scale) < 2:
        raise Undefined("the scale has one level")
    items = sorted({item for item, _, _ in data["rows"]})
    raters = sorted({rater for _, rater, _ in data["rows"]})
    return scale, items, raters


def maximised(confusion_of):
    """Expectation-maximisation from the vote shares, without smoothing."""

    def compute(data):
        scale, items, raters = several_levels(data)
        given = np.zeros((len(items), len(raters), len(scale)))
        for item, rater, value in data["rows"]:
            given[items.index(item), raters.index(rater), scale.index(value)] += 1
        truth = given.sum(axis=1)
        truth /= truth.sum(axis=1, keepdims=True)
        for _ in range(ITERATIONS):
            priors = truth.mean(axis=0)
            confusion = confusion_of(np.einsum("ij,irl->rjl", truth, given))
            with np.errstate(divide="ignore"):
                logs = np.log(priors) + np.where(given[:, :, None] > 0, given[:, :, None] * np.log(confusion), 0).sum(axis=(1, 3))
            truth = np.exp(logs - logs.max(axis=1, keepdims=True))
            truth /= truth.sum(axis=1, keepdims=True)
        return shares(truth, priors)

    return compute


def by_row(counts):
    """Each rater's answers, as shares for each true level."""
    totals = counts.sum(axis=2, keepdims=True)
    return np.divide(counts, totals, out=np.zeros_like(counts), where=totals > 0)


def by_skill(counts):
    """Each rater's probability of being right; wrong answers are all as likely."""
    k = counts.shape[1]
    skill = np.minimum(np.einsum("rjj->r", counts) / counts.sum(axis=(1, 2)), 1)
    right = np.eye(k)[None] * skill[:, None, None]
    return right + (1 - np.eye(k))[None] * ((1 - skill) / (k - 1))[:, None, None]


statistic("Dawid-Skene")(maximised(by_row))
statistic("one-coin Dawid-Skene")(maximised(by_skill))


def orders(data):
    """Rankings from the best to the worst system, and the number of systems."""
    rows = pd.DataFrame(data["rows"], columns=["item", "rater", "system", "rank"])
    systems = sorted(rows["system"].unique())
    ranked = [
        [systems.index(system) for system in own.sort_values("rank")["system"]]
        for _, own in rows.groupby(["item", "rater"])
    ]
    return ranked, systems


def is_connected(ranked, n):
    """Whether a chain of wins leads from every system to every other."""
    reach = np.eye(n, dtype=bool)
    for order in ranked:
        for place, winner in enumerate(order):
            reach[winner, order[place + 1 :]] = True
    for _ in range(n):
        reach = (reach.astype(int) @ reach.astype(int)) > 0
    return reach.all()


@statistic("Plackett-Luce")
def plackett_luce(data):
    ranked, systems = orders(data)
    if not is_connected(ranked, len(systems)):
        raise Undefined("a system always wins or loses against the rest")
    found = choix.opt_rankings(len(systems), ranked, alpha=0, tol=1e-12)
    return {str(system): strength for system, strength in zip(systems, found - found.mean())}


@statistic("mean rank")
def mean_rank(data):
    rows = pd.DataFrame(data["rows"], columns=["item", "rater", "system", "rank"])
    by_item = rows.groupby(["item", "system"])["rank"].mean()
    return {str(system): rank for system, rank in by_item.groupby("system").mean().items()}


@statistic("MACE, from one start")
def mace(data):
    """Variational Bayes from competence .7 and even strategies, with priors .5 and 10."""
    scale, items, raters = several_levels(data)
    knows = {rater: np.array([0.3, 0.7]) for rater in raters}
    spam = {rater: np.full(len(scale), 1 / len(scale)) for rater in raters}
    answers_of = {item: [(rater, scale.index(value)) for i, rater, value in data["rows"] if i == item] for item in items}

    def expected():
        truth = {}
        counts = {rater: np.zeros(2) for rater in raters}, {rater: np.zeros(len(scale)) for rater in raters}
        for item, own in answers_of.items():
            weights = np.full(len(scale), 1 / len(scale))
            for rater, answer in own:
                by_spam = knows[rater][0] * spam[rater][answer]
                weights = weights * np.where(np.arange(len(scale)) == answer, by_spam + knows[rater][1], by_spam)
            truth[item] = weights / weights.sum()
            for rater, answer in own:
                by_spam = knows[rater][0] * spam[rater][answer]
                knew = truth[item][answer] * knows[rater][1] / (knows[rater][1] + by_spam)
                counts[0][rater] += [1 - knew, knew]
                counts[1][rater][answer] += 1 - knew
        return truth, counts

    truth, counts = expected()
    for _ in range(ITERATIONS):
        mean = lambda count, prior: np.exp(digamma(count + prior) - digamma((count + prior).sum()))
        knows = {rater: mean(counts[0][rater], 0.5) for rater in raters}
        spam = {rater: mean(counts[1][rater], 10) for rater in raters}
        truth, counts = expected()
    table = np.array([truth[item] for item in items])
    answers = {f"{rater}: competence": knows[rater][1] / knows[rater].sum() for rater in raters}
    return answers | {f"{level}: squares": (table[:, level] ** 2).sum() for level in range(len(scale))}



def strongly_connected(rows, systems):
    reach = np.eye(len(systems), dtype=bool)
    for left, right, outcome in rows:
        a, b = systems.index(left), systems.index(right)
        reach[a, b] |= outcome != 1
        reach[b, a] |= outcome != 0
    for _ in systems:
        reach = (reach.astype(int) @ reach.astype(int)) > 0
    return reach.all()


def separated(rows, systems):
    """Whether strengths and an advantage of the left side exist by which no outcome surprises, and one is certain."""
    margins = []
    for left, right, outcome in rows:
        margin = np.zeros(len(systems) + 1)
        margin[systems.index(left)], margin[systems.index(right)], margin[-1] = 1, -1, 1
        # Of a tie neither side may be ahead.
        margins += {0: [margin], 1: [-margin], 2: [margin, -margin]}[outcome]
    margins = np.array(margins)
    found = linprog(-margins.sum(axis=0), A_ub=-margins, b_ub=np.zeros(len(margins)), bounds=(-1, 1))
    return found.fun < -1e-9


def bradley_terry(home=False, prior_sd=None):
    """Davidson's model, maximised with its gradient; standard errors from the curvature."""

    def compute(data):
        rows = data["rows"]
        systems = sorted({system for row in rows for system in row[:2]})
        outcomes = {outcome for _, _, outcome in rows}
        if prior_sd is None:
            if not strongly_connected(rows, systems) or outcomes == {2} or (home and separated(rows, systems)):
                raise Undefined("the maximum is at infinity")
        k, ties = len(systems), 2 in outcomes
        n = k + home + ties
        left = np.array([systems.index(row[0]) for row in rows])
        right = np.array([systems.index(row[1]) for row in rows])
        chosen = np.array([row[2] for row in rows])
        # For each comparison and outcome, what every parameter is multiplied by.
        design = np.zeros((len(rows), 3, n))
        every = np.arange(len(rows))
        design[every, 0, left] = 1
        design[every, 1, right] = 1
        design[every, 2, left] = design[every, 2, right] = 0.5
        if home:
            design[:, 0, k], design[:, 2, k] = 1, 0.5
        if ties:
            design[:, 2, k + home] = 1
        else:
            design = design[:, :2]
        ridge = 0 if prior_sd is None else prior_sd**-2.0

        def probabilities(point):
            scores = design @ point
            weights = np.exp(scores - scores.max(axis=1, keepdims=True))
            return weights / weights.sum(axis=1, keepdims=True)

        def loss(point):
            return -np.log(probabilities(point)[every, chosen]).sum() + ridge / 2 * (point @ point)

        def slope(point):
            mean = np.einsum("ro,ron->rn", probabilities(point), design)
            return -(design[every, chosen] - mean).sum(axis=0) + ridge * point

        def curvature(point):
            p = probabilities(point)
            mean = np.einsum("ro,ron->rn", p, design)
            return np.einsum("ro,ron,rom->nm", p, design, design) - mean.T @ mean + ridge * np.eye(n)

        # Without a prior, adding the same to all strengths changes nothing: they are held at a sum of zero.
        basis = np.zeros((n, n - 1))
        basis[:k, : k - 1] = np.vstack([np.eye(k - 1), -np.ones(k - 1)])
        basis[k:, k - 1 :] = np.eye(n - k)
        fit = minimize(
            lambda free: loss(basis @ free),
            np.zeros(n - 1),
            jac=lambda free: basis.T @ slope(basis @ free),
            hess=lambda free: basis.T @ curvature(basis @ free) @ basis,
            method="trust-exact",
            options={"gtol": 1e-9},
        )
        point = basis @ fit.x
        variance = basis @ np.linalg.inv(basis.T @ curvature(point) @ basis) @ basis.T
        answers = {str(system): point[code] for code, system in enumerate(systems)}
        answers |= {f"{system}: se": np.sqrt(variance[code, code]) for code, system in enumerate(systems)}
        answers |= {"advantage": point[k]} if home else {}
        return answers | ({"tie": point[k + home]} if ties else {})

    return compute


statistic("Bradley-Terry")(bradley_terry())
statistic("Bradley-Terry, left side at an advantage")(bradley_terry(home=True))
statistic("Bradley-Terry, with a prior")(bradley_terry(prior_sd=1))

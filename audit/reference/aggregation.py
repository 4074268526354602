"""One answer from many: votes, means, latent labels, strengths of systems."""

import choix
import numpy as np
import pandas as pd
from crowdkit.aggregation import DawidSkene, OneCoinDawidSkene

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
        if len(scale) < 2:
            raise Undefined("the scale has one level")
        rows = frame(data)
        if rows["label"].nunique() < len(scale):
            raise Skip("crowd-kit knows only levels that were used")
        # A tolerance that nothing falls below, so that all iterations are made.
        fit = model(n_iter=ITERATIONS, tol=-np.inf).fit(rows)
        probabilities = fit.probas_[scale].to_numpy(float)
        answers = {f"{level}: share": share for level, share in enumerate(fit.priors_[scale])}
        return answers | {f"{level}: squares": (probabilities[:, level] ** 2).sum() for level in range(len(scale))}

    return compute


statistic("Dawid-Skene")(latent(DawidSkene))
statistic("one-coin Dawid-Skene")(latent(OneCoinDawidSkene))


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

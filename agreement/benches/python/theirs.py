"""One task by the libraries a Python user would take: `theirs.py TASK FILE` prints one line of JSON.

Times begin after the imports. `compute` begins with the table in the form the library wants. A loop that would run
for minutes is timed over a few rounds and multiplied; `rounds` says how many were timed.
"""

import itertools
import json
import resource
import sys
import time
import warnings

warnings.filterwarnings("ignore")

TASK, FILE = sys.argv[1:3]
LEVELS = range(1, 8)
now = time.perf_counter


def lap(work):
    """The result and how long it took."""
    before = now()
    result = work()
    return result, now() - before


def scaled(read, of, work, timed):
    """`of` rounds of a loop from `timed` of them; `work(round)` gives the value of a round."""
    table, reading = lap(read)
    values, spent = lap(lambda: [work(table, i) for i in range(timed)])
    compute = spent / timed * of
    return {"total": reading + compute, "compute": compute, "rounds": [timed, of], "values": values}


def plain(read, work):
    table, reading = lap(read)
    value, compute = lap(lambda: work(table))
    return {"total": reading + compute, "compute": compute, "value": value}


def matrix():
    """Raters in rows, items in columns."""
    frame = pd.read_csv(FILE)
    return frame.pivot(index="rater", columns="item", values="value").to_numpy(float)


if TASK.startswith("alpha"):
    import krippendorff
    import pandas as pd

    level = TASK.split("_")[1]
    run = lambda: plain(matrix, lambda m: krippendorff.alpha(m, level_of_measurement=level))
elif TASK.startswith("bootstrap_alpha"):
    import krippendorff
    import numpy as np
    import pandas as pd

    rng = np.random.default_rng(7)
    alpha = lambda **data: krippendorff.alpha(**data, level_of_measurement="ordinal")
    if TASK.endswith("counts"):

        def read():
            frame = pd.read_csv(FILE)
            return pd.crosstab(frame["item"], frame["value"]).to_numpy()

        draw = lambda c, i: alpha(value_counts=c[rng.integers(0, len(c), len(c))])
    else:
        read = matrix
        draw = lambda m, i: alpha(reliability_data=m[:, rng.integers(0, m.shape[1], m.shape[1])])
    run = lambda: scaled(read, 1000, draw, 5)
elif TASK == "fleiss":
    import pandas as pd
    from statsmodels.stats.inter_rater import aggregate_raters, fleiss_kappa

    run = lambda: plain(matrix, lambda m: fleiss_kappa(aggregate_raters(m.T.astype(int))[0]))
elif TASK == "icc":
    import pandas as pd
    import pingouin

    # pingouin goes through the cells one by one: the first items stand for all.
    def run():
        frame, reading = lap(lambda: pd.read_csv(FILE))
        n_items, first = frame["item"].nunique(), frame[frame["item"] < "i04000"]
        _, spent = lap(lambda: pingouin.intraclass_corr(first, "item", "rater", "value"))
        n_first = first["item"].nunique()
        compute = spent * n_items / n_first
        return {"total": reading + compute, "compute": compute, "rounds": [n_first, n_items]}
elif TASK == "pairs":
    import numpy as np
    import pandas as pd
    from sklearn.metrics import cohen_kappa_score

    def read():
        frame = pd.read_csv(FILE)
        return frame.pivot(index="item", columns="rater", values="value")

    def kappa(table, i):
        a, b = next(itertools.islice(itertools.combinations(table.columns, 2), i, None))
        both = table[[a, b]].dropna()
        return cohen_kappa_score(both[a], both[b], labels=LEVELS, weights="quadratic")

    run = lambda: scaled(read, 60 * 59 // 2, kappa, 40)
elif TASK == "simulate":
    import numpy as np
    import pandas as pd
    import scipy.stats as st
    from sklearn.metrics import cohen_kappa_score

    rng = np.random.default_rng(7)

    def read():
        frame = pd.read_csv(FILE).sort_values("item", kind="stable")
        sizes = frame.groupby("item").size().to_numpy()
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        values = frame["value"].to_numpy(float)
        kept = sizes >= 2
        return values, np.add.reduceat(values, starts)[kept], starts[kept], sizes[kept]

    def draw(table, i):
        values, sums, starts, sizes = table
        one = values[starts + rng.integers(0, sizes)]
        rest = (sums - one) / (sizes - 1)
        a, b = one.astype(int), np.round(rest).astype(int)
        for weights in [None, "linear", "quadratic"]:
            kappa = cohen_kappa_score(a, b, labels=LEVELS, weights=weights)
        st.pearsonr(one, rest), st.spearmanr(one, rest), st.kendalltau(one, rest)
        return kappa

    run = lambda: scaled(read, 1000, draw, 5)
elif TASK in ["tau", "rho"]:
    import pandas as pd
    import scipy.stats as st

    of = {"tau": st.kendalltau, "rho": st.spearmanr}[TASK]
    run = lambda: plain(lambda: pd.read_csv(FILE), lambda f: float(of(f["x"], f["y"]).statistic))
elif TASK in ["dawid_skene", "mace", "bradley_terry"]:
    import pandas as pd
    from crowdkit.aggregation import MACE, BradleyTerry, DawidSkene

    def read():
        return pd.read_csv(FILE).rename(columns={"item": "task", "rater": "worker", "value": "label"})

    # Few of the iterations of the defaults: 100, and 50 in each of ten restarts; more would take minutes.
    timed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    fit = {
        # A tolerance below zero, so that it makes the iterations it is told.
        "dawid_skene": (100, lambda frame: DawidSkene(n_iter=timed, tol=-1).fit(frame)),
        "mace": (500, lambda frame: MACE(n_restarts=1, n_iter=timed, random_state=7).fit(frame)),
        "bradley_terry": (1, lambda frame: BradleyTerry(n_iter=100).fit(frame)),
    }
    of, work = fit[TASK]
    if TASK == "bradley_terry":
        read = lambda: pd.read_csv(FILE).rename(columns={"rater": "worker", "winner": "label"})

    def run():
        frame, reading = lap(read)
        compute = lap(lambda: work(frame))[1] / timed * of
        return {"total": reading + compute, "compute": compute, "rounds": [timed, of] if of > 1 else None}

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
result = run()
result["mib"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
result["mib_imports"] = before / 1024
print(json.dumps(result, default=float))

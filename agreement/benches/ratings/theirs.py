"""One task by libraries of Python: theirs.py TASK FILE. Prints what benches/ratings/main.rs reads."""

import json
import sys
import time

task, file = sys.argv[1:]


def peak():
    for line in open("/proc/self/status"):
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1.024e-3


if task == "polars":
    import polars

    since = time.perf_counter()
    counts = polars.scan_parquet(file).group_by("item", "value").len().collect()
    answer = f"{counts['len'].sum()} ratings"
else:
    import pandas

    if task == "alpha":
        import krippendorff
        import numpy

        since = time.perf_counter()
        table = pandas.read_parquet(file)
        counts = pandas.crosstab(table["item"], table["value"])
        alpha = krippendorff.alpha(
            value_counts=counts.to_numpy(), value_domain=numpy.array(counts.columns), level_of_measurement="ordinal"
        )
        answer = f"{alpha:.6f}"
    else:
        from crowdkit.aggregation import DawidSkene, MajorityVote

        since = time.perf_counter()
        table = pandas.read_parquet(file).rename(columns={"item": "task", "rater": "worker", "value": "label"})
        model = MajorityVote() if task == "majority" else DawidSkene(n_iter=10, tol=0)
        answer = f"{len(model.fit_predict(table))} labels"
print(json.dumps({"seconds": time.perf_counter() - since, "megabytes": peak(), "answer": answer}))

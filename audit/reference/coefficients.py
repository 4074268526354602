"""Coefficients of agreement over items."""

import math

import irrCAC.raw
import krippendorff
import numpy as np
import pandas as pd

from answer import Skip, Undefined, statistic


def wide(data):
    """Items in rows, raters in columns, missing cells NaN."""
    frame = pd.DataFrame(data["rows"], columns=["item", "rater", "value"])
    return frame.pivot(index="item", columns="rater", values="value")


def paired(data):
    """The values of each item that was rated twice or more."""
    items = {}
    for item, _, value in data["rows"]:
        items.setdefault(item, []).append(value)
    items = [values for values in items.values() if len(values) > 1]
    if not items:
        raise Undefined("no item was rated twice")
    return items


def levels(data):
    return sorted(data["levels"] or {value for _, _, value in data["rows"]})


def cut(data):
    """The same ratings as 0 below 2.5 and 1 from there on."""
    rows = [[item, rater, 1.0 * (value >= 2.5)] for item, rater, value in data["rows"]]
    return {"levels": [0.0, 1.0], "rows": rows}


@statistic("percent agreement")
def percent(data):
    shares = [np.mean([a == b for k, a in enumerate(i) for b in i[k + 1 :]]) for i in paired(data)]
    se = np.std(shares, ddof=1) / math.sqrt(len(shares)) if len(shares) > 1 else None
    return {"value": np.mean(shares), "se": se}


def places(data):
    """The same ratings as places on the scale, from 1: weights count places here and values in irrCAC."""
    place = {level: 1.0 + number for number, level in enumerate(levels(data))}
    rows = [[item, rater, place[value]] for item, rater, value in data["rows"]]
    return {"levels": list(place.values()), "rows": rows}


def cac(method, weights="identity", has_se=True):
    def compute(data):
        paired(data)
        data = places(data)
        if len(levels(data)) < 2:
            raise Undefined("the scale has one level")
        if method in ("fleiss", "conger") and len({value for _, _, value in data["rows"]}) < 2:
            raise Undefined("chance agrees as well; irrCAC takes 1 - 1e-15 for it and answers 1")
        table = irrCAC.raw.CAC(wide(data), weights=weights, categories=levels(data), digits=15)
        found = getattr(table, method)()["est"]
        value = found["coefficient_value"]
        return {"value": value, "se": found["se"]} if has_se and math.isfinite(value) else {"value": value}

    return compute


statistic("Fleiss' kappa")(cac("fleiss"))
statistic("Conger's kappa")(cac("conger", has_se=False))
statistic("Gwet's AC1")(cac("gwet"))
statistic("Gwet's AC2")(cac("gwet", "quadratic"))
statistic("Gwet's AC2, ordinal weights")(cac("gwet", "ordinal"))
statistic("Brennan-Prediger")(cac("bp"))


def alpha(level):
    def compute(data):
        paired(data)
        matrix = wide(data).to_numpy(float).T
        try:
            return krippendorff.alpha(matrix, level_of_measurement=level)
        except (ValueError, AssertionError) as error:
            # One value in the domain.
            raise Undefined(str(error))

    return compute


for level in ["nominal", "ordinal", "interval", "ratio"]:
    statistic(f"Krippendorff's alpha, {level}")(alpha(level))

statistic("percent agreement, at least 2.5")(lambda data: percent(cut(data)))
statistic("Fleiss' kappa, at least 2.5")(lambda data: cac("fleiss")(cut(data)))
statistic("Krippendorff's alpha, at least 2.5")(lambda data: alpha("nominal")(cut(data)))


@statistic("Fleiss' kappa of one category")
def per_category(data):
    """1 less the observed over the expected variance of the indicator, within items of two ratings or more."""
    items = paired(data)
    n = sum(map(len, items))
    answers = {}
    for level in sorted({value for values in items for value in values}):
        apart = sum(values.count(level) * (len(values) - values.count(level)) / (len(values) - 1) for values in items)
        share = sum(values.count(level) for values in items) / n
        answers[f"{level:g}"] = 1 - apart / (n * share * (1 - share)) if share < 1 else None
    return answers

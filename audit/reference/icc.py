"""Intraclass correlations of ragged designs by analysis of variance."""

import pandas as pd
import scipy.stats as st
from statsmodels.formula.api import ols
from statsmodels.stats.anova import anova_lm

from answer import Undefined, statistic


def one_way(form):
    """Mean squares by statsmodels, the form and its interval by Donner's formulas."""

    def compute(data):
        frame = pd.DataFrame(data["rows"], columns=["item", "rater", "value"])
        sizes = frame.groupby("item").size()
        n, total = len(sizes), len(frame)
        if n < 2 or total == n:
            raise Undefined("too few items, or none was rated twice")
        table = anova_lm(ols("value ~ C(item)", frame).fit())
        between, within = table["mean_sq"].iloc[0], table["mean_sq"].iloc[1]
        if between < 1e-12:
            raise Undefined("items do not differ")
        k = (total - (sizes**2).sum() / total) / (n - 1)
        of = (lambda f: (f - 1) / (f + k - 1)) if form == "single" else (lambda f: (f - 1) / f)
        if within < 1e-12:
            return {"value": 1.0, "low": 1.0, "high": 1.0, "p": 0.0, "f": None}
        f, df = between / within, (n - 1, total - n)
        low, high = f / st.f.ppf(0.975, *df), f * st.f.ppf(0.975, *df[::-1])
        return {"value": of(f), "low": of(low), "high": of(high), "f": f, "p": st.f.sf(f, *df)}

    return compute


statistic("ICC(1), ragged")(one_way("single"))
statistic("ICC(1,k), ragged")(one_way("mean"))

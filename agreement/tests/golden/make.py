"""Writes golden.json: values of named library versions on seeded data.

python -m venv venv && venv/bin/pip install -r requirements.txt
venv/bin/python make.py > golden.json
"""

import json
import warnings
from importlib.metadata import version

import choix
import irrCAC.raw
import krippendorff
import numpy as np
import pandas as pd
import pingouin
import scipy.stats as st
import statsmodels.api as sm
from crowdkit.aggregation import MACE, DawidSkene, OneCoinDawidSkene
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.inter_rater import aggregate_raters, cohens_kappa, fleiss_kappa
from statsmodels.stats.multitest import multipletests

warnings.filterwarnings("ignore")
rng = np.random.default_rng(20261121)


def ragged(items, raters, levels, per_item, noise):
    """A crowd: each item is rated by a few raters, on 1..levels, around its own value."""
    truth = rng.integers(1, levels + 1, items)
    rows = []
    for item in range(items):
        m = rng.integers(1, per_item + 1)
        for rater in sorted(rng.choice(raters, m, replace=False)):
            value = int(np.clip(truth[item] + rng.integers(-noise, noise + 1), 1, levels))
            rows.append([item, int(rater), value])
    return rows


def wide(rows):
    return pd.DataFrame(rows, columns=["item", "rater", "value"]).pivot(
        index="item", columns="rater", values="value"
    )


def crowd(rows):
    table = wide(rows)
    matrix = table.to_numpy(float).T
    out = {"rows": rows}
    for level in ["nominal", "ordinal", "interval", "ratio"]:
        out[f"alpha_{level}"] = krippendorff.alpha(matrix, level_of_measurement=level)
    cac = irrCAC.raw.CAC(table)
    cacs = {
        "fleiss": cac.fleiss(),
        "gwet_ac1": cac.gwet(),
        "conger": cac.conger(),
        "brennan_prediger": cac.bp(),
        "gwet_ac2_quadratic": irrCAC.raw.CAC(table, weights="quadratic").gwet(),
        "gwet_ac2_ordinal": irrCAC.raw.CAC(table, weights="ordinal").gwet(),
    }
    for name, result in cacs.items():
        out[name] = result["est"]["coefficient_value"]
        if name != "conger":
            out[f"{name}_se"] = result["est"]["se"]
    pairs = []
    for a in table.columns:
        for b in table.columns:
            both = table[[a, b]].dropna() if a < b else []
            if len(both) >= 5:
                kappas = [
                    cohen_kappa_score(both[a], both[b], labels=range(1, 8), weights=w)
                    for w in [None, "linear", "quadratic"]
                ]
                pairs.append([int(a), int(b), len(both), *kappas])
    out["cohen"] = pairs
    return out


def complete():
    n, k = 25, 4
    table = rng.normal(0, 1.5, (n, 1)) + rng.normal(0, 0.5, (1, k)) + rng.normal(0, 1, (n, k))
    table = np.round(table, 2)
    rows = [[i, j, float(table[i, j])] for i in range(n) for j in range(k)]
    frame = pd.DataFrame(rows, columns=["item", "rater", "value"])
    icc = pingouin.intraclass_corr(frame, "item", "rater", "value", nan_policy="omit")
    interval = next(name for name in icc.columns if name.startswith("CI95"))
    forms = [
        [r.ICC, r.F, r.df1, r.df2, r.pval, float(r[interval][0]), float(r[interval][1])]
        for _, r in icc.iterrows()
    ]
    f, df1, df2 = icc.F.iloc[2], n - 1, (n - 1) * (k - 1)
    low, high = f / st.f.ppf(0.975, df1, df2), f * st.f.ppf(0.975, df2, df1)
    consistency = [(bound - 1) / (bound + k - 1) for bound in (low, high)]
    return {"rows": rows, "icc": forms, "icc3_interval": consistency}


def mixed():
    """An incomplete crossed design; REML by statsmodels with two variance components."""
    items, raters = 40, 6
    a, b = rng.normal(0, 1.2, items), rng.normal(0, 0.7, raters)
    rows = []
    for i in range(items):
        for j in sorted(rng.choice(raters, 3, replace=False)):
            rows.append([i, int(j), round(float(a[i] + b[j] + rng.normal(0, 0.9)), 2)])
    frame = pd.DataFrame(rows, columns=["item", "rater", "value"])
    frame["all"] = 1
    model = sm.MixedLM.from_formula(
        "value ~ 1",
        groups="all",
        vc_formula={"item": "0 + C(item)", "rater": "0 + C(rater)"},
        re_formula="0",
        data=frame,
    )
    fit = model.fit(reml=True, method=["bfgs", "powell", "bfgs"], gtol=1e-10)
    return {
        "rows": rows,
        "components": {**dict(zip(model.exog_vc.names, map(float, fit.vcomp))), "residual": fit.scale},
        "log_likelihood": fit.llf,
    }


def two_raters():
    x = rng.integers(0, 4, 60)
    y = np.clip(x + rng.integers(-1, 2, 60), 0, 3)
    counts = np.zeros((4, 4))
    np.add.at(counts, (x, y), 1)
    kappa = cohens_kappa(counts)
    linear = cohens_kappa(counts, wt="linear")
    both = aggregate_raters(np.stack([x, y]).T)[0]
    return {
        "x": x.tolist(),
        "y": y.tolist(),
        "kappa": kappa.kappa,
        "kappa_se": kappa.std_kappa,
        "linear": linear.kappa,
        "linear_se": linear.std_kappa,
        "scott": fleiss_kappa(both),
    }


def signed_ranks(d, side):
    """The exact p of Wilcoxon's test with ties: the distribution of the sum as a product of polynomials."""
    d = d[d != 0]
    doubled = np.round(2 * st.rankdata(np.abs(d))).astype(int)
    shares = np.ones(1)
    for rank in doubled:
        one = np.zeros(rank + 1)
        one[[0, -1]] = 0.5
        shares = np.convolve(shares, one)
    plus = int(doubled[d > 0].sum())
    below, above = shares[: plus + 1].sum(), shares[plus:].sum()
    return float(min(1, {"less": below, "greater": above, "two-sided": 2 * min(below, above)}[side]))


def exact():
    """Exact paired tests by trying every sign, and Wilcoxon's approximation on a series that is too long for that."""
    own = np.random.default_rng(16)
    out = []
    for n in [5, 9, 13]:
        d = own.integers(-2, 5, n).astype(float)
        rank = lambda x: (st.rankdata(np.abs(x[x != 0])) * np.sign(x[x != 0])).sum()
        each = {}
        for name, statistic in [("wilcoxon", rank), ("randomisation", np.mean)]:
            test = st.permutation_test(
                (d,), statistic, permutation_type="samples", vectorized=False, n_resamples=np.inf
            )
            each[name] = test.pvalue
        out.append({"d": d.tolist(), **each})
    d = own.integers(-3, 5, 80).astype(float)
    test = lambda side: st.wilcoxon(d, alternative=side, method="approx", correction=True).pvalue
    sides = ["two-sided", "less", "greater"]
    return {"small": out, "long": {"d": d.tolist(), "wilcoxon": [test(side) for side in sides]}}


def spam():
    """MACE of crowd-kit from one start, on two labels of which one is rare.

    crowd-kit counts by sorted names and starts by order of appearance, so the rows are sorted."""
    own = np.random.default_rng(4)
    items, raters = 200, 12
    truth = (own.uniform(size=items) < 0.2).astype(int)
    competence = own.uniform(0.6, 0.9, raters)
    rows = []
    for i in range(items):
        for j in own.choice(raters, 3, replace=False):
            knows = own.uniform() < competence[j]
            rows.append([i, int(j), int(truth[i] if knows else own.integers(0, 2))])
    rows.sort(key=lambda row: (row[1], row[2], row[0]))
    frame = pd.DataFrame(rows, columns=["task", "worker", "label"])
    out = {"rows": rows, "truth": truth.tolist()}
    for name, iterations in [("fifty", 50), ("settled", 2000)]:
        model = MACE(n_restarts=1, n_iter=iterations, random_state=3)
        model._initialize(raters, 2)
        out["start"] = {"competence": model.spamming_[:, 1].tolist(), "spam": model.thetas_.tolist()}
        probabilities = model.fit_predict_proba(frame).sort_index()[1]
        weights = model.spamming_
        out[name] = {
            "probabilities": probabilities.tolist(),
            "competence": (weights[:, 1] / weights.sum(axis=1)).tolist(),
        }
    return out


def series():
    x = np.round(rng.normal(0, 1, 40), 3)
    y = np.round(x * 0.4 + rng.normal(0, 1, 40), 3)
    tied_x, tied_y = np.round(x), np.round(y)
    small_x, small_y = x[:12], y[:12]

    def correlations(x, y):
        pearson = st.pearsonr(x, y)
        interval = pearson.confidence_interval()
        spearman = st.spearmanr(x, y)
        b, c = st.kendalltau(x, y), st.kendalltau(x, y, variant="c")
        return {
            "pearson": [pearson.statistic, pearson.pvalue, interval.low, interval.high],
            "spearman": [spearman.statistic, spearman.pvalue],
            "kendall_b": [b.statistic, b.pvalue],
            "kendall_c": [c.statistic, c.pvalue],
        }

    def tests(x, y, ties):
        out = {}
        for side in ["two-sided", "less", "greater"]:
            t = st.ttest_rel(x, y, alternative=side)
            w = st.wilcoxon(x, y, alternative=side, method="approx" if ties else "exact")
            u = st.mannwhitneyu(x, y, alternative=side)
            k = int((x > y).sum())
            s = st.binomtest(k, k + int((x < y).sum()), alternative=side)
            out[side] = {
                "t": [t.statistic, t.pvalue],
                "wilcoxon": [w.statistic, signed_ranks(x - y, side) if ties else w.pvalue],
                "mann_whitney": [u.statistic, u.pvalue],
                "sign": s.pvalue,
            }
        return out

    cases = {
        "plain": (x, y, False),
        "tied": (tied_x, tied_y, True),
        "small": (small_x, small_y, False),
    }
    out = {}
    for name, (a, b, ties) in cases.items():
        out[name] = {"x": a.tolist(), "y": b.tolist(), **correlations(a, b), "tests": tests(a, b, ties)}
    out["tiny"] = {
        "x": small_x[:6].tolist(),
        "y": small_y[:8].tolist(),
        "mann_whitney": st.mannwhitneyu(small_x[:6], small_y[:8]).pvalue,
    }
    a, b = x > 0, y > 0.4
    table = [[int((a & b).sum()), int((a & ~b).sum())], [int((~a & b).sum()), int((~a & ~b).sum())]]
    out["mcnemar"] = {"x": a.tolist(), "y": b.tolist(), "p": float(mcnemar(table).pvalue)}
    p = np.round(rng.uniform(0, 0.2, 9), 4)
    out["adjusted"] = {
        "p": p.tolist(),
        "holm": multipletests(p, method="holm")[1].tolist(),
        "benjamini_hochberg": multipletests(p, method="fdr_bh")[1].tolist(),
    }
    return out


def labels():
    rows = []
    skill = rng.uniform(0.4, 0.95, 12)
    truth = rng.integers(0, 3, 80)
    for i in range(80):
        for j in sorted(rng.choice(12, 5, replace=False)):
            right = rng.uniform() < skill[j]
            rows.append([i, int(j), int(truth[i] if right else (truth[i] + rng.integers(1, 3)) % 3)])
    frame = pd.DataFrame(rows, columns=["task", "worker", "label"])
    # A tolerance below zero: its loss is not monotone, and the first fall would stop it early.
    full = DawidSkene(n_iter=1000, tol=-1).fit(frame)
    coin = OneCoinDawidSkene(n_iter=1000, tol=-1).fit(frame)
    return {
        "rows": rows,
        "dawid_skene": {
            "priors": full.priors_.sort_index().tolist(),
            "probabilities": full.probas_.sort_index()[[0, 1, 2]].to_numpy().tolist(),
        },
        "one_coin": {"skills": coin.skills_.sort_index().tolist()},
    }


def pairs():
    """Bradley-Terry as a logistic regression without intercept; the strengths sum to zero."""
    strength = np.array([0.8, 0.3, 0.0, -0.4, -0.7])
    rows, design = [], []
    for _ in range(120):
        left, right = rng.choice(5, 2, replace=False)
        wins = rng.uniform() < 1 / (1 + np.exp(strength[right] - strength[left] - 0.3))
        rows.append([int(left), int(right), bool(wins)])
        line = np.zeros(5)
        line[left] += 1
        line[right] -= 1
        design.append(line)
    # Coordinates of the first four strengths; the fifth is minus their sum.
    basis = np.vstack([np.eye(4), -np.ones(4)])
    y = np.array([r[2] for r in rows], float)
    out = {"rows": rows}
    for name, home in [("plain", False), ("home", True)]:
        x = np.array(design) @ basis
        if home:
            x = np.column_stack([x, np.ones(len(x))])
        fit = sm.Logit(y, x).fit(disp=0, method="newton", tol=1e-14, maxiter=100)
        cov = fit.cov_params()[:4, :4]
        out[name] = {
            "strengths": (basis @ fit.params[:4]).tolist(),
            "se": np.sqrt(np.diag(basis @ cov @ basis.T)).tolist(),
            "log_likelihood": fit.llf,
        }
        if home:
            out[name]["advantage"] = [fit.params[4], fit.bse[4]]
    won = [(left, right) if wins else (right, left) for left, right, wins in rows]
    # choix takes alpha off for every squared strength: a normal prior with variance 1/(2 alpha).
    strengths = choix.opt_pairwise(5, won, alpha=0.5, method="BFGS", tol=1e-10)
    out["prior"] = {"sd": 1.0, "strengths": strengths.tolist()}
    return out


if __name__ == "__main__":
    packages = ["numpy", "scipy", "statsmodels", "krippendorff", "pingouin", "scikit-learn"]
    golden = {
        "versions": {name: version(name) for name in [*packages, "crowd-kit", "irrCAC", "choix"]},
        "crowd": crowd(ragged(60, 9, 7, 6, 2)),
        "complete": complete(),
        "mixed": mixed(),
        "two_raters": two_raters(),
        "series": series(),
        "labels": labels(),
        "pairs": pairs(),
        "exact": exact(),
        "spam": spam(),
    }
    print(json.dumps(golden, default=float))

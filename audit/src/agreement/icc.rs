//! Intraclass correlations: analysis of variance, and REML with its intervals.

use ::agreement::icc::{self, Forms, Icc};
use ::agreement::{Estimate, Measure, Ratings, Undefined};

use super::{python, r};
use crate::answer::{Answers, answers};
use crate::design::{RatingsDesign, complete_effects, crossed_effects, ratings};
use crate::entry::{Entry, Tolerance};

const LEVEL: f64 = 0.95;
const PSYCH: &str = "psych (R)";
const LME4: &str = "lme4 (R), profile by optimize and uniroot";

/// The optimisers of both sides stop where the deviance is flat.
const OPTIMISED: Tolerance = Tolerance::of(1e-4);

/// Tails of the F distribution, by two libraries.
const TAILS: Tolerance = Tolerance::of(1e-7);

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        form("ICC(1)", |forms| Ok(forms.icc1)),
        form("ICC(2)", |forms| Ok(forms.icc2)),
        form("ICC(3)", |forms| Ok(forms.icc3)),
        form("ICC(1,k)", |forms| Ok(forms.icc1k)),
        form("ICC(2,k)", |forms| forms.icc2k),
        form("ICC(3,k)", |forms| Ok(forms.icc3k)),
        Entry::of(
            "ICC(1), ragged",
            &["icc::one_way"],
            python("statsmodels 0.15.0 (anova_lm)"),
            ratings,
            |d: &RatingsDesign| tested(icc::one_way(&d.ratings(Measure::Interval), LEVEL).as_ref().map(|both| &both.0)),
        )
        .within(TAILS),
        Entry::of(
            "ICC(1,k), ragged",
            &["icc::one_way"],
            python("statsmodels 0.15.0 (anova_lm)"),
            ratings,
            |d: &RatingsDesign| tested(icc::one_way(&d.ratings(Measure::Interval), LEVEL).as_ref().map(|both| &both.1)),
        )
        .within(TAILS),
        reml("ICC(A,1) by REML", |fit| fit.agreement),
        reml("ICC(C,1) by REML", |fit| fit.consistency),
    ]
}

fn form(name: &'static str, pick: fn(Forms) -> Result<Icc, Undefined>) -> Entry {
    let ours = move |design: &RatingsDesign| {
        let form = icc::forms(&design.ratings(Measure::Interval), LEVEL).and_then(pick);
        tested(form.as_ref())
    };
    Entry::of(name, &["icc::forms"], r(PSYCH), complete_effects, ours).within(TAILS)
}

fn reml(name: &'static str, pick: fn(icc::Reml) -> Estimate) -> Entry {
    let ours = move |design: &RatingsDesign| bounded(&design.ratings(Measure::Interval), pick);
    Entry::of(name, &["icc::reml"], r(LME4), crossed_effects, ours).within(OPTIMISED)
}

fn bounded(ratings: &Ratings, pick: fn(icc::Reml) -> Estimate) -> Answers {
    let fit = icc::reml(ratings, LEVEL).map(pick);
    let end = |of: fn(&::agreement::Interval) -> f64| fit.as_ref().ok()?.interval.as_ref().map(of);
    let mut all = answers([("low", end(|i| i.low)), ("high", end(|i| i.high))]);
    all.insert("value".to_owned(), fit.map(|fit| fit.value).into());
    all
}

fn tested(icc: Result<&Icc, &Undefined>) -> Answers {
    let Ok(found) = icc else { return answers([("value", icc.map(|icc| icc.value))]) };
    let interval = found.interval.as_ref();
    answers([
        ("value", Some(found.value)),
        ("low", interval.map(|i| i.low)),
        ("high", interval.map(|i| i.high)),
        ("f", found.f),
        ("df1", Some(found.df1)),
        ("df2", Some(found.df2)),
        ("p", Some(found.p)),
    ])
}

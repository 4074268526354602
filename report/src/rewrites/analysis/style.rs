//! The difference in style between sources and rewrites, by a classifier that was not trained on them
//! (XFORMAL, Figure 2).

use agreement::significance::{Alternative, paired_t};
use scoring::style::{Classifier, Model, StyleError};
use serde::Serialize;
use shared::ModelFile;
use tabular::number::typeset;

use super::Rewritten;

/// The sources are divided into this number of parts; each is scored by a classifier trained on the others.
const PARTS: usize = 5;
/// Sources below which a classifier has read too little.
const FEWEST: usize = 10;
/// The outermost bounds of the histogram; its first and last range are open.
const BOUND: i32 = 3;

/// The difference in style between sources and rewrites.
///
/// A text's score is the logarithm of the odds of the style. If the study names a style model for the language, the
/// odds are the model's. Otherwise they are the odds of being a rewrite rather than a source: logistic regression on
/// words, trained on the other four fifths of the sources with their rewrites, minus the odds of the training texts. A
/// score of 0 favours neither.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StyleShift))]
pub struct Style {
    /// The file of the model, with the first digits of its digest; none of the study's own classifier.
    pub model: Option<String>,
    /// Ranges of width 1 from −3 to 3, the outermost open.
    pub ranges: Vec<StyleRange>,
    /// The scores of sources.
    pub sources: Option<Spread>,
    /// The scores of rewrites.
    pub rewrites: Option<Spread>,
    /// The difference between the scores of rewrites and those of their sources.
    pub shift: Option<Spread>,
    /// The probability of a shift at least this large if none is expected: two-sided paired t-test of sources and the
    /// means of their rewrites. `None` with fewer than two sources, or if all shift equally.
    pub p_value: Option<f64>,
    /// The reason why the analysis is missing, if it is.
    pub undefined: Option<String>,
}

/// The number of texts with a score in a range.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StyleRange {
    /// The least score; none in the lowest range.
    pub from: Option<i32>,
    /// All scores are below it; none in the highest range.
    pub to: Option<i32>,
    /// Sources.
    pub sources: usize,
    /// Rewrites.
    pub rewrites: usize,
    /// The difference between the scores of the rewrites of these sources and the scores of the sources.
    pub shift: Option<Spread>,
    /// As for all sources.
    pub p_value: Option<f64>,
}

/// Mean and standard deviation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation, with the divisor n − 1; `None` for a single value.
    pub sd: Option<f64>,
    /// The number of values.
    pub n: usize,
}

/// A source's score and those of its rewrites.
pub(crate) type Scored = (f64, Vec<f64>);

/// The logarithm of the odds of a style. A probability of 0 or 1 is a rounding effect of floating-point numbers.
pub(crate) fn log_odds(probability: f64) -> f64 {
    let p = probability.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON);
    (p / (1.0 - p)).ln()
}

/// By a model.
pub(super) fn by_model(sources: &[&Rewritten<'_>], model: &Model, named: &ModelFile) -> Style {
    let score = |text: &str| log_odds(model.probability(text));
    let scored = sources.iter().map(|of| (score(of.source), of.rewrites.iter().map(|text| score(text)).collect()));
    let digest = named.sha256.get(..8).unwrap_or_default();
    Style { model: Some(format!("{}@{digest}", named.file)), ..Style::of(&scored.collect::<Vec<_>>()) }
}

/// By a classifier of the study's own texts.
pub(super) fn by_own_words(sources: &[&Rewritten<'_>]) -> Style {
    scores(sources).map_or_else(Style::undefined, |scored| Style::of(&scored))
}

impl Style {
    /// Nothing, and why.
    pub(super) const fn undefined(why: String) -> Self {
        Self {
            model: None,
            ranges: Vec::new(),
            sources: None,
            rewrites: None,
            shift: None,
            p_value: None,
            undefined: Some(why),
        }
    }

    /// Of these scores.
    pub(crate) fn of(scored: &[Scored]) -> Self {
        let of = |values: &mut dyn Iterator<Item = f64>| Spread::of(&values.collect::<Vec<_>>());
        Self {
            model: None,
            ranges: (-BOUND..BOUND).map(|from| range(scored, from)).collect(),
            sources: of(&mut scored.iter().map(|(source, _)| *source)),
            rewrites: of(&mut scored.iter().flat_map(|(_, rewrites)| rewrites.iter().copied())),
            shift: of(&mut scored.iter().flat_map(shifts)),
            p_value: chance(scored.iter()),
            undefined: None,
        }
    }
}

/// The probability of a shift at least this large if none is expected.
fn chance<'a>(scored: impl Iterator<Item = &'a Scored>) -> Option<f64> {
    let mean = |rewrites: &[f64]| rewrites.iter().sum::<f64>() / rewrites.len() as f64;
    let (sources, rewrites): (Vec<f64>, Vec<f64>) = scored.map(|(source, all)| (*source, mean(all))).unzip();
    paired_t(&rewrites, &sources, Alternative::TwoSided).ok().map(|test| test.p)
}

fn scores(sources: &[&Rewritten<'_>]) -> Result<Vec<Scored>, String> {
    let n = sources.len();
    if n < FEWEST {
        return Err(format!("a style score is learned from {FEWEST} sources with rewrites or more, and there are {n}"));
    }
    let parts: Vec<_> = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..PARTS).map(|part| scope.spawn(move || train_without(sources, part))).collect();
        parts.into_iter().map(|part| part.join().expect("training does not panic")).collect()
    });
    let parts = parts.into_iter().collect::<Result<Vec<_>, _>>().map_err(|why| why.to_string())?;
    let scored = sources.iter().enumerate().map(|(place, of)| {
        let (classifier, odds) = &parts[place % PARTS];
        let score = |text: &str| classifier.logit(text) - odds;
        (score(of.source), of.rewrites.iter().map(|rewrite| score(rewrite)).collect())
    });
    Ok(scored.collect())
}

/// A classifier of all sources and rewrites except those of one part, and the logarithm of the odds of its training
/// texts.
fn train_without(sources: &[&Rewritten<'_>], part: usize) -> Result<(Classifier, f64), StyleError> {
    let (mut texts, mut is_rewrite) = (Vec::new(), Vec::new());
    let mut n_sources = 0_usize;
    for (_, of) in sources.iter().enumerate().filter(|(place, _)| place % PARTS != part) {
        n_sources += 1;
        texts.push(of.source);
        is_rewrite.push(false);
        texts.extend(&of.rewrites);
        is_rewrite.resize(texts.len(), true);
    }
    let odds = ((texts.len() - n_sources) as f64 / n_sources as f64).ln();
    Ok((Classifier::train(&texts, &is_rewrite, 1.0)?, odds))
}

fn range(scored: &[Scored], from: i32) -> StyleRange {
    let (low, high) = (from > -BOUND, from + 1 < BOUND);
    let holds = |score: f64| (!low || score >= f64::from(from)) && (!high || score < f64::from(from + 1));
    let here = scored.iter().filter(|(source, _)| holds(*source));
    StyleRange {
        from: low.then_some(from),
        to: high.then_some(from + 1),
        sources: here.clone().count(),
        rewrites: scored.iter().flat_map(|(_, rewrites)| rewrites).filter(|score| holds(**score)).count(),
        shift: Spread::of(&here.clone().flat_map(shifts).collect::<Vec<_>>()),
        p_value: chance(here),
    }
}

fn shifts((source, rewrites): &Scored) -> impl Iterator<Item = f64> {
    rewrites.iter().map(move |rewrite| rewrite - source)
}

impl Spread {
    fn of(values: &[f64]) -> Option<Self> {
        let n = values.len();
        let mean = values.iter().sum::<f64>() / n as f64;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        (n > 0).then(|| Self { mean, sd: (n > 1).then(|| (squares / (n - 1) as f64).sqrt()), n })
    }

    /// `1.52 ± 0.71`.
    pub fn text(&self) -> String {
        let mean = typeset(self.mean, 2);
        self.sd.map_or_else(|| mean.clone(), |sd| format!("{mean} ± {sd:.2}"))
    }
}

impl StyleRange {
    /// `−3 to −2`; the outermost ranges are open: `below −2`.
    pub fn name(&self) -> String {
        let minus = |bound: i32| bound.to_string().replace('-', "−");
        match (self.from, self.to) {
            (Some(from), Some(to)) => format!("{} to {}", minus(from), minus(to)),
            (None, Some(to)) => format!("below {}", minus(to)),
            (Some(from), None) => format!("{} and above", minus(from)),
            (None, None) => "all".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_that_shows_in_words_is_seen_in_texts_not_learned_from() {
        let sources: Vec<String> = (0..20).map(|k| format!("lol gonna go nr {k}")).collect();
        let rewrites: Vec<String> = (0..20).map(|k| format!("I am going to leave nr {k}")).collect();
        let texts: Vec<Rewritten<'_>> = sources
            .iter()
            .zip(&rewrites)
            .map(|(source, rewrite)| Rewritten { source, rewrites: vec![rewrite, rewrite] })
            .collect();
        let found = by_own_words(&texts.iter().collect::<Vec<_>>());
        let (low, high) = (found.sources.expect("sources"), found.rewrites.expect("rewrites"));
        assert!(low.mean < -1.0 && high.mean > 1.0, "{low:?} {high:?}");
        assert!((found.shift.expect("a shift").mean - (high.mean - low.mean)).abs() < 1e-9);
        assert_eq!(found.ranges.iter().map(|range| (range.sources, range.rewrites)).fold((0, 0), sum), (20, 40));
    }

    fn sum(a: (usize, usize), b: (usize, usize)) -> (usize, usize) {
        (a.0 + b.0, a.1 + b.1)
    }

    #[test]
    fn copies_have_no_style_of_their_own() {
        let sources: Vec<String> = (0..12).map(|k| format!("text of {}", k % 3)).collect();
        let texts: Vec<Rewritten<'_>> =
            sources.iter().map(|source| Rewritten { source, rewrites: vec![source, source, source] }).collect();
        let found = by_own_words(&texts.iter().collect::<Vec<_>>());
        assert!(found.shift.expect("a shift").mean.abs() < 1e-12);
        assert!(found.sources.expect("sources").mean.abs() < 1e-6, "the number of rewrites is no style: {found:?}");
    }
}

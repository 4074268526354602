//! Marked stretches of text.

use ::agreement::span::{Span, f1, f1_pairs, to_tokens, unitizing_alpha};

use super::python;
use crate::answer::{Answer, Answers, answers, value};
use crate::design::{Marked, marked};
use crate::entry::Entry;

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("F1 of spans", &["span::f1"], "formula, on sets", |d| value(f1(&d.annotations()).map(|f1| f1.value))),
        of("F1 of spans, by pair", &["span::f1_pairs"], "formula, on sets", by_pair),
        of("Krippendorff's unitizing alpha", &["span::unitizing_alpha"], "formula, section by section", unitized),
        of("spans in tokens", &["span::to_tokens"], "formula, on sets", tokens),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], by: &'static str, ours: fn(&Marked) -> Answers) -> Entry {
    Entry::of(name, covers, python(by), marked, ours)
}

fn by_pair(design: &Marked) -> Answers {
    let number = |name: &str| name.trim_start_matches('0').parse::<u32>().unwrap_or(0);
    match f1_pairs(&design.annotations()) {
        Ok(pairs) => {
            answers(pairs.into_iter().map(|pair| (format!("{}-{}", number(&pair.a), number(&pair.b)), pair.f1)))
        }
        Err(reason) => value(Err(reason)),
    }
}

fn unitized(design: &Marked) -> Answers {
    match unitizing_alpha(&design.annotations()) {
        Ok(alpha) => answers([("value", alpha.value), ("observed", alpha.observed), ("expected", alpha.expected)]),
        Err(reason) => value(Err(reason)),
    }
}

/// The marks of the first annotation, in tokens of three letters and a space.
fn tokens(design: &Marked) -> Answers {
    let Some((_, _, length, marks)) = design.rows.first() else { return value(Answer::Text(String::new())) };
    let tokens: Vec<(usize, usize)> = (0..*length).step_by(4).map(|start| (start, (start + 3).min(*length))).collect();
    let span = |&(start, end, label): &(usize, usize, char)| Span { start, end, label: label.to_string() };
    let found = to_tokens(&marks.iter().map(span).collect::<Vec<_>>(), &tokens);
    let shown = found.iter().map(|span| format!("{}-{}{}", span.start, span.end, span.label));
    value(Answer::Text(shown.collect::<Vec<_>>().join(" ")))
}

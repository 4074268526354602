//! Our answers next to those of the reference programs.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::answer::{Answer, Answers};
use crate::entry::{Case, Entry, Reference, Tolerance};
use crate::options::Options;
use crate::reference::{self, Replies, Request};
use crate::table::markdown;

/// The letters of an input that a failure shows at most.
const SHOWN: usize = 600;

/// What comparing one statistic came to.
pub struct Comparison {
    /// The entry's name.
    pub name: &'static str,
    /// The entry's reference.
    pub reference: Reference,
    /// The entry's tolerance.
    pub tolerance: Tolerance,
    /// The designs with our answers and theirs.
    pub cases: Vec<(Case, Result<Answers, String>)>,
    /// Why nothing was compared, where the program could not be run.
    pub skipped: Option<String>,
}

/// What comparing one number came to.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// Both have a value, this far apart.
    Same(f64),
    /// Neither has a value.
    BothUndefined,
    /// The reference cannot compute it.
    Skipped,
    /// They differ.
    Different(String),
}

/// Compares every entry; reference programs answer in one run each.
pub fn all(entries: &[Entry], options: &Options) -> anyhow::Result<Vec<Comparison>> {
    let mut requests: BTreeMap<&str, Vec<Request>> = BTreeMap::new();
    let mut cases: Vec<Vec<(usize, Case)>> = Vec::new();
    let mut id = 0;
    for entry in entries {
        let own = entry.cases(&options.plan).into_iter().map(|case| {
            id += 1;
            (id, case)
        });
        let own: Vec<(usize, Case)> = own.collect();
        let request = |(id, case): &(usize, Case)| Request { id: *id, statistic: entry.name, data: case.data.clone() };
        requests.entry(entry.reference.file).or_default().extend(own.iter().map(request));
        cases.push(own);
    }
    let mut replies: BTreeMap<&str, Result<Replies, String>> = BTreeMap::new();
    for (file, requests) in requests {
        let began = Instant::now();
        let answered = reference::ask(file, &requests, options)?;
        eprintln!("audit: {file}: {} designs, {:.0} s", requests.len(), began.elapsed().as_secs_f64());
        replies.insert(file, answered);
    }
    let compared = entries.iter().zip(cases).map(|(entry, own)| {
        let answered = &replies[entry.reference.file];
        let theirs = |id| match answered {
            Ok(replies) => replies.get(&id).cloned().unwrap_or_else(|| Err("no answer".to_owned())),
            Err(why) => Err(why.clone()),
        };
        Comparison {
            name: entry.name,
            reference: entry.reference,
            tolerance: entry.tolerance,
            cases: own.into_iter().map(|(id, case)| (case, theirs(id))).collect(),
            skipped: answered.as_ref().err().cloned(),
        }
    });
    Ok(compared.collect())
}

/// Compares the answers of both sides by name.
pub fn outcomes(ours: &Answers, theirs: &Result<Answers, String>, tolerance: Tolerance) -> Vec<(String, Outcome)> {
    let theirs = match theirs {
        Ok(theirs) if theirs.is_empty() => {
            return vec![("value".to_owned(), Outcome::Different("the reference answered nothing".to_owned()))];
        }
        Ok(theirs) => theirs,
        Err(error) => return vec![("value".to_owned(), Outcome::Different(format!("the reference failed: {error}")))],
    };
    let compare = |(name, theirs): (&String, &Answer)| {
        let outcome = match (ours.get(name), theirs) {
            (_, Answer::Skipped { .. }) => Outcome::Skipped,
            (Some(Answer::Number(ours)), Answer::Number(theirs)) if tolerance.holds(*ours, *theirs) => {
                Outcome::Same((ours - theirs).abs())
            }
            (Some(Answer::Text(ours)), Answer::Text(theirs)) if ours == theirs => Outcome::Same(0.0),
            (Some(Answer::Undefined { .. }), Answer::Undefined { .. }) => Outcome::BothUndefined,
            (Some(ours), theirs) => Outcome::Different(format!("ours {ours}, reference {theirs}")),
            (None, theirs) => Outcome::Different(format!("ours missing, reference {theirs}")),
        };
        (name.clone(), outcome)
    };
    theirs.iter().map(compare).chain(disorder(ours)).collect()
}

/// An interval that does not hold its own value.
fn disorder(ours: &Answers) -> Option<(String, Outcome)> {
    let number = |name: &str| if let Some(Answer::Number(number)) = ours.get(name) { Some(*number) } else { None };
    let (low, value, high) = (number("low")?, number("value")?, number("high")?);
    let is_held = low <= value + 1e-9 && value <= high + 1e-9;
    (!is_held).then(|| ("interval".to_owned(), Outcome::Different(format!("{value} is not in [{low}, {high}]"))))
}

impl Comparison {
    fn outcomes(&self) -> impl Iterator<Item = (&Case, String, Outcome)> {
        self.cases.iter().flat_map(|(case, theirs)| {
            let outcomes = outcomes(&case.ours, theirs, self.tolerance);
            outcomes.into_iter().map(move |(name, outcome)| (case, name, outcome))
        })
    }

    /// The smallest design on which the two differ, in words.
    pub fn failure(&self) -> Option<String> {
        if self.skipped.is_some() {
            return None;
        }
        let different = self.outcomes().filter_map(|(case, name, outcome)| match outcome {
            Outcome::Different(how) => Some((case.data.to_string(), case, name, how)),
            _ => None,
        });
        let (data, case, name, how) = different.min_by_key(|(data, ..)| data.len())?;
        let shown: String = data.chars().take(SHOWN).collect();
        Some(format!("{}: {name} on {}: {how}\n    {shown}", self.name, case.design))
    }

    fn row(&self) -> Vec<String> {
        let outcomes: Vec<Outcome> = self.outcomes().map(|(_, _, outcome)| outcome).collect();
        let count = |is: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| is(outcome)).count();
        let n_different = count(|o| matches!(o, Outcome::Different(_)));
        let furthest = outcomes.iter().filter_map(|o| if let Outcome::Same(d) = o { Some(*d) } else { None });
        let verdict = match (&self.skipped, n_different) {
            (Some(why), _) => format!("SKIPPED: {why}"),
            (None, 0) => "equal".to_owned(),
            (None, n) => format!("**{n} different**"),
        };
        vec![
            self.name.to_owned(),
            self.reference.by.to_owned(),
            self.cases.len().to_string(),
            count(|o| matches!(o, Outcome::Same(_))).to_string(),
            count(|o| *o == Outcome::BothUndefined).to_string(),
            count(|o| *o == Outcome::Skipped).to_string(),
            format!("{:.0e}", furthest.fold(0.0, f64::max)),
            format!("{:.0e}", self.tolerance.absolute),
            verdict,
        ]
    }
}

/// The table of all comparisons, with a closing line that counts what was skipped.
pub fn table(comparisons: &[Comparison]) -> String {
    let head = [
        "statistic",
        "reference",
        "designs",
        "equal values",
        "both undefined",
        "not computable by the reference",
        "largest difference",
        "tolerance",
        "result",
    ];
    let rows: Vec<Vec<String>> = comparisons.iter().map(Comparison::row).collect();
    let n_skipped = comparisons.iter().filter(|c| c.skipped.is_some()).count();
    format!("{}\n{} statistics compared, {n_skipped} skipped\n", markdown(&head, &rows), comparisons.len() - n_skipped)
}

#[cfg(test)]
mod tests {
    use super::{Outcome, outcomes};
    use crate::answer::{Answer, answers};
    use crate::entry::Tolerance;

    fn one(ours: Answer, theirs: Answer) -> Outcome {
        let theirs = Ok(answers([("value", theirs)]));
        outcomes(&answers([("value", ours)]), &theirs, Tolerance::of(1e-6)).remove(0).1
    }

    #[test]
    fn undefined_on_both_sides_is_the_same_answer() {
        let none = |reason: &str| Answer::Undefined { reason: reason.to_owned() };
        assert_eq!(one(none("one category"), none("it is NaN")), Outcome::BothUndefined);
        assert!(matches!(one(none("one category"), 1.0.into()), Outcome::Different(_)));
        assert!(matches!(one(1.0.into(), none("it is NaN")), Outcome::Different(_)));
    }

    #[test]
    fn numbers_are_the_same_within_the_tolerance_only() {
        assert!(matches!(one(0.5.into(), (0.5 + 1e-7).into()), Outcome::Same(_)));
        assert!(matches!(one(0.5.into(), (0.5 + 1e-5).into()), Outcome::Different(_)));
        assert!(matches!(one("en".into(), "fr".into()), Outcome::Different(_)));
    }

    #[test]
    fn what_the_reference_names_must_be_answered() {
        let theirs = Ok(answers([("p", 0.5)]));
        let found = outcomes(&answers([("value", 0.5)]), &theirs, Tolerance::EXACT);
        assert!(matches!(&found[..], [(name, Outcome::Different(_))] if name == "p"));
        let failed = outcomes(&answers([("value", 0.5)]), &Err("no such name".to_owned()), Tolerance::EXACT);
        assert!(matches!(failed[0].1, Outcome::Different(_)));
    }
}

//! Splitting off held-out data: whole raters, and texts that do not occur in the training data.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest as _, Sha256};

use crate::texts::neural::Example;

/// The share of the examples that is held out.
const SHARE: f64 = 0.1;
/// The share of the texts that is held out if the held-out raters rated too many.
const TEXTS: f64 = 0.2;

/// Training examples and held-out examples.
pub(super) type Sides = (Vec<Example>, Vec<Example>);

/// Holds out whole raters and the texts that they rated: no rater and no text is on both sides. If they rated more than
/// half of what the others rated, only a fifth of these texts is held out, and their other ratings are not used. If
/// there is only one rater, nothing is held out.
pub(super) fn by_person(rated: Vec<Example>, seed: i64) -> Sides {
    let people = held(rated.iter().map(|each| each.of.as_str()), SHARE, seed);
    let mut texts: BTreeSet<String> =
        rated.iter().filter(|each| people.contains(&each.of)).map(|each| each.text.clone()).collect();
    let others = |each: &&Example| !people.contains(&each.of);
    let n_others = rated.iter().filter(others).count();
    let n_lost = rated.iter().filter(others).filter(|each| texts.contains(&each.text)).count();
    if n_lost * 2 > n_others {
        let few = held(texts.iter().map(String::as_str), TEXTS, seed);
        texts = few;
    }
    let (mut training, mut held_out) = (Vec::new(), Vec::new());
    for each in rated {
        match (people.contains(&each.of), texts.contains(&each.text)) {
            (true, true) => held_out.push(each),
            (false, false) => training.push(each),
            _ => {}
        }
    }
    (training, held_out)
}

/// Holds out sources with all examples that belong to them.
pub(super) fn by_source(examples: Vec<Example>, seed: i64) -> Sides {
    let sources = held(examples.iter().map(|each| each.of.as_str()), SHARE, seed);
    examples.into_iter().partition(|each| !sources.contains(&each.of))
}

/// The groups that are held out: in an order derived from the seed, until they contain the share of the members, and at
/// least one. One group is never held out, so nothing is held out of a single group.
fn held<'a>(members: impl Iterator<Item = &'a str>, share: f64, seed: i64) -> BTreeSet<String> {
    let mut sizes: BTreeMap<&str, usize> = BTreeMap::new();
    members.for_each(|group| *sizes.entry(group).or_default() += 1);
    let wanted = sizes.values().sum::<usize>() as f64 * share;
    let mut order: Vec<(&str, usize)> = sizes.into_iter().collect();
    order.sort_by_cached_key(|(group, _)| {
        Sha256::new().chain_update(seed.to_le_bytes()).chain_update(group.as_bytes()).finalize().to_vec()
    });
    let _ = order.pop();
    let (mut held, mut n) = (BTreeSet::new(), 0);
    for (group, size) in order {
        if n as f64 >= wanted {
            break;
        }
        n += size;
        let _ = held.insert(group.to_owned());
    }
    held
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(n_people: usize, texts: impl Fn(usize) -> Vec<usize>) -> Vec<Example> {
        let of = |person: usize| {
            texts(person).into_iter().map(move |text| Example {
                text: format!("t{text}"),
                value: 1.0,
                of: format!("W{person:03}"),
            })
        };
        (0..n_people).flat_map(of).collect()
    }

    fn check((training, held_out): &Sides) {
        let all = |side: &[Example], of: fn(&Example) -> &String| side.iter().map(of).cloned().collect::<BTreeSet<_>>();
        for of in [(|each| &each.of) as fn(&Example) -> &String, |each| &each.text] {
            assert!(all(training, of).is_disjoint(&all(held_out, of)));
        }
        assert!(!training.is_empty() && !held_out.is_empty());
    }

    #[test]
    fn nobody_and_no_text_is_on_both_sides() {
        for seed in 0..20 {
            let own = by_person(rated(10, |person| (person * 5..person * 5 + 6).collect()), seed);
            check(&own);
            assert!(own.0.len() >= 50, "few ratings are lost where people have texts of their own");
            let all = by_person(rated(3, |_| (0..20).collect()), seed);
            check(&all);
            assert_eq!((all.0.len(), all.1.len()), (32, 4), "everybody rated everything");
            check(&by_source(rated(10, |person| vec![person]), seed));
        }
    }

    #[test]
    fn of_one_person_nothing_is_held_out_and_seeds_differ() {
        assert!(by_person(rated(1, |_| vec![1, 2]), 1).1.is_empty());
        let by = |seed| by_person(rated(10, |person| vec![person, person + 20]), seed);
        assert_eq!(by(1), by(1));
        assert!((2..9).any(|seed| by(seed) != by(1)));
    }
}

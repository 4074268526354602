//! Letters that show which systems differ: a compact letter display.

use std::collections::BTreeSet;

/// Groups that are tried before the display is given up: each needs a letter of its own, and there are 52.
const MOST: usize = 1_000;

/// The letters of systems in the order of their arguments, best first: two systems share a letter if and only if they do
/// not differ significantly (insert and absorb; Piepho 2004, "An algorithm for a letter-based representation of
/// all-pairwise comparisons").
///
/// # Arguments
/// `n` systems; `differ(a, b)` with a < b returns whether they differ significantly, corrected for multiple tests.
///
/// # Errors
/// `None` if the display would need more than 52 letters.
///
/// # Example
/// ```
/// use agreement::significance::letters;
/// // The first differs from the third only: the second shares a letter with both.
/// assert_eq!(letters(3, |a, b| (a, b) == (0, 2)).unwrap(), ["a", "ab", "b"]);
/// ```
pub fn letters(n: usize, differ: impl Fn(usize, usize) -> bool) -> Option<Vec<String>> {
    let mut groups: Vec<BTreeSet<usize>> = vec![(0..n).collect()];
    for (a, b) in (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).filter(|(a, b)| differ(*a, *b)) {
        let (both, mut rest): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.contains(&a) && group.contains(&b));
        for group in both {
            for left_out in [a, b] {
                let smaller: BTreeSet<usize> = group.iter().copied().filter(|one| *one != left_out).collect();
                if !rest.iter().any(|other| smaller.is_subset(other)) {
                    rest.retain(|other| !other.is_subset(&smaller));
                    rest.push(smaller);
                }
            }
        }
        groups = rest;
        if groups.len() > MOST {
            return None;
        }
    }
    groups.sort();
    let alphabet: Vec<char> = ('a'..='z').chain('A'..='Z').collect();
    if groups.len() > alphabet.len() {
        return None;
    }
    let of = |one: usize| {
        let own = groups.iter().zip(&alphabet).filter(|(group, _)| group.contains(&one));
        own.map(|(_, letter)| letter).collect()
    };
    Some((0..n).map(of).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_systems_share_a_letter_exactly_if_they_do_not_differ() {
        // All 2¹⁰ ways in which five systems can differ.
        let pairs: Vec<(usize, usize)> = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b))).collect();
        for pattern in 0..1_u32 << pairs.len() {
            let differ = |a: usize, b: usize| {
                pairs.iter().position(|pair| *pair == (a, b)).is_some_and(|place| pattern >> place & 1 == 1)
            };
            let found = letters(5, differ).expect("five systems need few letters");
            assert!(found.iter().all(|own| !own.is_empty()) && found[0].starts_with('a'), "{pattern}: {found:?}");
            for (a, b) in &pairs {
                let share = found[*a].chars().any(|letter| found[*b].contains(letter));
                assert_eq!(share, !differ(*a, *b), "{pattern}: {a} and {b} of {found:?}");
            }
        }
    }

    #[test]
    fn nobody_and_one_system_need_no_comparison_and_too_many_letters_are_refused() {
        assert_eq!(letters(0, |_, _| true).unwrap(), Vec::<String>::new());
        assert_eq!(letters(1, |_, _| true).unwrap(), ["a"]);
        assert!(letters(52, |_, _| true).is_some());
        assert_eq!(letters(53, |_, _| true), None);
        // Fifteen pairs of which nobody differs but the two of a pair: 2¹⁵ groups.
        assert_eq!(letters(30, |a, b| a % 2 == 0 && b == a + 1), None);
    }
}

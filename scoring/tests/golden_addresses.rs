//! The address filter on 200 labelled texts of four languages, written for this test: half hold an address, half a
//! point that looks like one (a missing space, an abbreviation, a number, a version, a file).

use scoring::curation::has_address;

/// Precision and recall are to be above this, over all languages and in each.
const LEAST: f64 = 0.97;

/// How many texts were told right and wrong.
#[derive(Default)]
struct Counts {
    found: usize,
    missed: usize,
    mistaken: usize,
    spared: usize,
}

impl Counts {
    fn precision(&self) -> f64 {
        self.found as f64 / (self.found + self.mistaken) as f64
    }

    fn recall(&self) -> f64 {
        self.found as f64 / (self.found + self.missed) as f64
    }
}

#[test]
fn addresses_are_told_from_missing_spaces() {
    let cases: Vec<Vec<&str>> =
        include_str!("golden/addresses.tsv").lines().skip(1).map(|line| line.split('\t').collect()).collect();
    assert_eq!(cases.len(), 200);
    let mut all = Counts::default();
    let mut wrong = Vec::new();
    for case in &cases {
        let [_, label, text] = case.as_slice() else { panic!("{case:?} has no three columns") };
        let (is_address, found) = (*label == "1", has_address(text));
        let count = match (is_address, found) {
            (true, true) => &mut all.found,
            (true, false) => &mut all.missed,
            (false, true) => &mut all.mistaken,
            (false, false) => &mut all.spared,
        };
        *count += 1;
        if is_address != found {
            wrong.push(case.join(" "));
        }
    }
    assert_eq!((all.found + all.missed, all.mistaken + all.spared), (100, 100));
    assert!(
        all.precision() > LEAST && all.recall() > LEAST,
        "precision {:.3}, recall {:.3}, wrong: {wrong:#?}",
        all.precision(),
        all.recall()
    );
}

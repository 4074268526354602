//! MQM against the published scores of WMT23 English to German.

use std::io::Read as _;

use flate2::read::GzDecoder;
use protocols::files;
use protocols::mqm::{Options, Rating, Scores, scores};

use crate::{close, equal, expected, reference};

const FOLDER: &str = "evaluation/mqm";

fn ratings() -> Option<Vec<Rating>> {
    let packed = reference(&format!("{FOLDER}/en-de.mqm.merged.seg.rating.gz"))?;
    let mut bytes = Vec::new();
    GzDecoder::new(&packed[..]).read_to_end(&mut bytes).expect("a compressed file");
    let read = files::mqm(&crate::files("ratings", bytes), None).expect("ratings");
    assert_eq!(read.report.n_refused, 0);
    Some(read.value)
}

fn scored(options: &Options) -> Option<Scores> {
    Some(scores(&ratings()?, options).expect("scores"))
}

#[test]
fn segments_are_those_that_were_published() {
    let (Some(found), Some(table)) = (scored(&Options::default()), reference(&format!("{FOLDER}/segments.tsv"))) else {
        return;
    };
    let table = String::from_utf8(table).expect("UTF-8");
    let mut n = 0;
    for row in table.lines().skip(1) {
        let [system, line, penalty] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("three cells: {row}") };
        let own = found.segments.iter().find(|own| own.system == system && own.segment == line).expect(row);
        assert!((own.penalty - penalty.parse::<f64>().expect("a number")).abs() < 1e-9, "{row}");
        n += 1;
    }
    assert_eq!((n, found.segments.len()), (5_980, 5_980));
}

#[test]
fn systems_and_counts_are_those_that_were_published() {
    let Some(expected) = expected(FOLDER) else { return };
    let with = |cap, worst| scored(&Options { cap, worst, ..Options::default() }).expect("the same folder");
    let (all, capped, worst) = (with(None, None), with(Some(25.0), None), with(None, Some(5)));
    let systems = expected["systems"].as_object().expect("an object");
    assert_eq!(all.systems.len(), systems.len());
    for (found, key) in [(&all, "penalty"), (&capped, "penalty_capped_25"), (&worst, "penalty_five_worst_errors")] {
        for system in &found.systems {
            close(system.penalty, &systems[&system.system][key], 1e-9);
        }
    }
    for system in &all.systems {
        equal(system.n_segments, &systems[&system.system]["n"]);
        equal(system.n_zero, &systems[&system.system]["penalty_0"]);
    }
    equal(all.n_errors, &expected["errors"]);
    equal(all.n_ratings, &expected["segments_rated"]);
    for (found, key) in [(&all.severities, "by_severity"), (&all.categories, "by_category")] {
        let expected = expected[key].as_object().expect("an object");
        assert_eq!(found.len(), expected.len());
        for (name, n) in found {
            equal(*n, &expected[name]);
        }
    }
    let largest = all.segments.iter().map(|segment| segment.penalty).fold(0.0, f64::max);
    close(largest, &expected["largest_segment_penalty"], 1e-9);
    assert_eq!((all.documents.len(), all.raters.len()), (0, 1), "the file names no document and no rater");
}

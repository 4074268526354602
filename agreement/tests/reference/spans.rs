//! Marked errors of a real campaign: 33 annotators of the same six texts.

use std::{collections::HashSet, path::PathBuf};

use agreement::span::{Annotation, Span, f1, unitizing_alpha};
use serde_json::Value;

/// The tutorial texts of the campaign; a text ends where somebody's last mark does, as the texts are not there.
fn tutorial() -> Option<Vec<Annotation>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/evaluation/esa");
    let Ok(reader) = csv::ReaderBuilder::new().has_headers(false).from_path(path.join("240520rc6ESA.scores.csv"))
    else {
        testing::skipped("the reference folder ../shared/reference is absent");
        return None;
    };
    let mut seen = HashSet::new();
    let rows = reader.into_records().map(|row| row.expect("a row")).filter(|row| row[7].contains("tutorial"));
    // One annotator did the tutorial twice.
    let rows = rows.filter(|row| seen.insert((row[0].to_owned(), row[7].to_owned(), row[2].to_owned())));
    let mut all: Vec<Annotation> = rows
        .map(|row| {
            let marks: Vec<Value> = serde_json::from_str(&row[9]).expect("marks");
            let place =
                |mark: &Value, name: &str| mark[name].as_u64().map(|place| usize::try_from(place).expect("a place"));
            let span = |mark: &Value| {
                let label = mark["severity"].as_str().expect("a severity").to_owned();
                Some(Span { start: place(mark, "start_i")?, end: place(mark, "end_i")? + 1, label })
            };
            let spans = marks.iter().filter_map(span).collect();
            Annotation { item: format!("{} {}", &row[7], &row[2]), rater: row[0].to_owned(), length: 1, spans }
        })
        .collect();
    let ends: Vec<(String, usize)> =
        all.iter().flat_map(|a| a.spans.iter().map(|span| (a.item.clone(), span.end))).collect();
    for annotation in &mut all {
        let own = ends.iter().filter(|(item, _)| *item == annotation.item).map(|(_, end)| *end);
        annotation.length = own.max().unwrap_or(1);
    }
    Some(all)
}

#[test]
fn marks_of_a_campaign_by_f1_and_unitizing_alpha() {
    let Some(annotations) = tutorial() else { return };
    assert_eq!(annotations.len(), 198);
    // Computed by `audit/reference/spans.py`, from sets of positions and section by section.
    assert!((f1(&annotations).unwrap().value - 0.457_453_547_297_297_3).abs() < 1e-12);
    let alpha = unitizing_alpha(&annotations).unwrap();
    assert!((alpha.observed - 0.025_479_122_396_352_07).abs() < 1e-12, "{alpha:?}");
    assert!((alpha.expected - 0.021_397_642_903_595_145).abs() < 1e-12);
    assert!((alpha.value + 0.190_744_3).abs() < 1e-6 && alpha.n_raters == 33 && alpha.n_units == 79);
}

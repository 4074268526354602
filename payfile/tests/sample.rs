//! The sample of a batch in the reference folder.

use std::{collections::BTreeMap, fs, path::PathBuf};

use payfile::mturk::{
    answer::{AnswerValue, Entities},
    approval::{self, Decision},
    input,
    results::{Rate, Results, Status},
};
use serde_json::{Value, json};
use shared::{Money, Time};
use tabular::read::{Format, Options, Rows};

/// A file of the sample; `None` where the folder is absent.
fn sample(name: &str) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/formats/mturk");
    let Ok(file) = fs::read_to_string(folder.join(name)) else {
        testing::skipped("the reference folder ../shared/reference is absent");
        return None;
    };
    Some(file)
}

fn results(entities: Entities) -> Option<Results> {
    Some(Results::read(sample("batch_results.csv")?.as_bytes(), entities).expect("results"))
}

#[test]
fn an_input_file_is_written_as_the_sample_is() {
    let Some(file) = sample("batch_input.csv") else { return };
    let mut rows = Rows::open(file.as_bytes(), &Options::new(Format::Csv)).expect("a table");
    let columns = rows.columns().to_vec();
    let mut texts = Vec::new();
    while let Some(row) = rows.read_row().expect("a file") {
        let cells = row.expect("a row").cells;
        texts.push(cells.iter().map(|(_, cell)| cell.as_str().expect("a text").to_owned()).collect::<Vec<_>>());
    }
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    assert_eq!(input::write(&columns, &texts), Ok(file.replace("\r\n", "\n")));
}

#[test]
fn results_have_all_that_the_sample_says() {
    let Some(results) = results(Entities::Decode) else { return };
    assert_eq!(results.assignments().len(), 6);
    let [first, _, rejected, ..] = results.assignments() else { panic!("rows") };
    let time = |text| Some(Time::parse(text).expect("a time"));
    assert_eq!((first.line, &*first.id, &*first.worker), (2, "3ASG1", "A1EXAMPLEW1"));
    assert_eq!((&first.status, first.work_seconds), (&Status::Approved, Some(61)));
    assert_eq!((first.accepted, first.submitted), (time("2026-11-02T18:11:12Z"), time("2026-11-02T18:12:13Z")));
    assert_eq!((first.auto_approval, first.approved), (time("2026-11-05T18:12:12Z"), time("2026-11-03T17:00:00Z")));
    assert_eq!((first.rejected, rejected.rejected), (None, time("2026-11-03T17:00:00Z")));
    assert_eq!((&rejected.status, &*rejected.reject), (&Status::Rejected, "all answers alike"));
    let hit = &first.hit;
    assert_eq!([&*hit.id, &*hit.type_id, &*hit.title], ["3HITs1", "3TYPE", "Rate formality"]);
    assert_eq!([&*hit.description, &*hit.keywords], ["Say how formal a sentence is", "rating, text"]);
    assert_eq!((&hit.reward, &*hit.annotation), (&Some(Money::new(60, "USD")), "BatchId:1;OriginalHitTemplateId:2;"));
    assert_eq!((hit.created, hit.expires), (time("2026-11-02T18:00:00Z"), time("2026-11-09T18:00:00Z")));
    assert_eq!((hit.max_assignments, hit.duration_seconds), (Some(3), Some(3_600)));
    assert_eq!((hit.auto_approval_seconds, hit.lifetime_seconds, hit.similar), (Some(259_200), None, None));
    assert_eq!(first.rates.last_7_days, Some(Rate { approved: 5, decided: 5 }));
    let text = results.input(&results.assignments()[3]).nth(1);
    assert_eq!(text, Some(("text", "She said \"wait\",\nthen left.")));
    let answers = results.answers(&results.assignments()[5]);
    let comment = answers.iter().find(|answer| answer.name == "comment").expect("a comment");
    assert_eq!(comment.value, AnswerValue::Text("<fine> & ok".into()));
}

/// `expected.json` keeps the texts of answers as they are in the file, so entities are kept here too.
#[test]
fn answers_are_those_that_the_sample_expects() {
    let (Some(results), Some(expected)) = (results(Entities::Keep), sample("expected.json")) else { return };
    let expected: Value = serde_json::from_str(&expected).expect("JSON");
    let mut found = Vec::new();
    for assignment in results.assignments() {
        let (_, item) = results.input(assignment).find(|(name, _)| *name == "item").expect("an item");
        for answer in &results.answers(assignment) {
            let value = match (&*answer.name, &answer.value) {
                ("kinds", value) => json!(value.choices()),
                (_, AnswerValue::Text(text) | AnswerValue::Label(text)) => {
                    text.parse::<i64>().map_or_else(|_| json!(text), |number| json!(number))
                }
                other => panic!("{other:?}"),
            };
            let rater = &assignment.worker;
            found.push(json!({ "item": item, "rater": rater, "question": answer.name, "value": value }));
        }
    }
    let mut all_expected = expected["answers"].as_array().expect("answers").clone();
    let key = Value::to_string;
    found.sort_by_key(key);
    all_expected.sort_by_key(key);
    assert_eq!(found, all_expected);
    assert_eq!(expected["reward_minor_units"], json!(results.assignments()[0].hit.reward.clone().expect("one").minor));
}

#[test]
fn the_file_with_decisions_is_the_sample_with_two_cells_more() {
    let (Some(results), Some(file)) = (results(Entities::Decode), sample("batch_results.csv")) else { return };
    let file = file.replace("\r\n", "\n");
    assert_eq!(approval::write(&results, &BTreeMap::new()).as_deref(), Ok(&*file));
    let decisions = BTreeMap::from([
        ("3ASG6".to_owned(), Decision::Approve),
        ("3ASG3".to_owned(), Decision::Reject("all answers alike".into())),
    ]);
    let decided = approval::write(&results, &decisions).expect("a file");
    let last = "\"&lt;fine&gt; &amp; ok\",\"\",\"";
    assert_eq!(decided, file.replace(&format!("{last}\""), &format!("{last}x\"")));
}

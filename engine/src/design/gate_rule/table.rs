//! The items of a test as a table: a column for each text, one for each question, and one for the explanation.

use std::collections::BTreeMap;

use shared::{Problem, Subject, TestItem, TestRule, limit};
use tabular::csv::{Cell, Writer};

use crate::texts::list::{Line, table_of};

/// The column of the source.
const TEXT: &str = "text";
/// The column of the explanation.
const EXPLANATION: &str = "explanation";

/// The columns of the items of a test.
pub(super) struct Columns;

impl Columns {
    /// The columns in addition to those of the questions, if an item shows as many outputs as it can.
    pub fn own(subject: Subject) -> impl Iterator<Item = String> {
        let n = match subject {
            Subject::Outputs => limit::TEST_OUTPUTS,
            Subject::Source | Subject::Output | Subject::Pair | Subject::Sides | Subject::Two => subject.n_systems(),
        };
        let text = subject.shows_source().then(|| TEXT.to_owned());
        text.into_iter().chain((0..n).map(output)).chain([EXPLANATION.to_owned()])
    }
}

/// The column of the output at this position.
fn output(position: usize) -> String {
    format!("output_{}", TestItem::output_name(position).to_lowercase())
}

/// The columns of a rule with so many outputs in an item: the texts, the questions, the explanation.
pub(super) fn columns(rule: &TestRule, n_outputs: usize) -> Vec<String> {
    let text = rule.subject.shows_source().then(|| TEXT.to_owned());
    let questions = rule.questions.iter().map(|question| question.key.clone());
    text.into_iter().chain((0..n_outputs).map(output)).chain(questions).chain([EXPLANATION.to_owned()]).collect()
}

/// The items as a table with a header, separated by commas; empty if there are none.
pub(super) fn write(rule: &TestRule) -> String {
    if rule.items.is_empty() {
        return String::new();
    }
    let most = rule.items.iter().map(|item| item.outputs.len()).max().unwrap_or_default();
    let columns = columns(rule, most.max(rule.subject.n_systems()));
    let names: Vec<&str> = columns.iter().map(String::as_str).collect();
    let mut file = Writer::new(&names);
    for item in &rule.items {
        let outputs = |name: &str| (0..item.outputs.len()).find(|at| output(*at) == name).map(|at| &item.outputs[at]);
        let cell = |name: &&str| match *name {
            TEXT => item.text.as_str(),
            EXPLANATION => item.why.as_str(),
            name => outputs(name).or_else(|| item.expected.get(name)).map_or("", String::as_str),
        };
        file.row(names.iter().map(|name| Cell::word(cell(name))));
    }
    file.finish()
}

/// Parses the items for these questions.
///
/// # Errors
/// The table cannot be read; the field is `items`.
pub(super) fn read(rule: &TestRule, table: &str) -> Result<Vec<TestItem>, Problem> {
    let own = Columns::own(rule.subject);
    let known: Vec<String> = own.chain(rule.questions.iter().map(|question| question.key.clone())).collect();
    let (header, records) = table_of(table, &known).map_err(|problem| problem.in_field("items"))?;
    let item = |record: &Vec<String>| {
        let line = Line { header: &header, record };
        let filled = |name: String| Some(line.get(&name).to_owned()).filter(|cell| !cell.is_empty());
        let outputs = (0..limit::TEST_OUTPUTS).map(output).map_while(filled).collect();
        let questions = rule.questions.iter();
        let expected = questions.filter_map(|question| Some((question.key.clone(), filled(question.key.clone())?)));
        TestItem {
            text: line.get(TEXT).to_owned(),
            outputs,
            expected: expected.collect::<BTreeMap<_, _>>(),
            why: line.get(EXPLANATION).to_owned(),
        }
    };
    Ok(records.iter().map(|(_, record)| item(record)).collect())
}

//! How a question and its options are named on pages for people.

use report::label::Label;
use shared::Locale;

/// The question of a table, with the option that the table is about: “Edit types: Capitalization”.
pub fn question_name(label: &Label, say: Locale) -> String {
    let (question, option) = label.question(&say.language());
    option.map_or_else(|| question.to_owned(), |option| say.part_question_option(question, option))
}

/// The task of a table and its question, unless the name of the task says it already.
pub fn table_name(label: &Label, is_said: bool, say: Locale) -> String {
    let task = label.task(&say.language());
    if is_said { task.to_owned() } else { format!("{task} · {}", question_name(label, say)) }
}

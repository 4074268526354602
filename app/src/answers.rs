//! How the answers of a hit travel in a plain form: one input an answer, named by what it answers.
//!
//! `answers[iITEM.QUESTION]` is an answer about an item, `answers[iITEM.QUESTION.OUTPUT]` the place of one output in a
//! ranking; the letter is there because a key that begins with a digit is read as a place in a list. Pages, server
//! functions and islands all write and read these names here.

use std::collections::BTreeMap;

use shared::{HitItemId, NewAnswer, OutputId, Problem, Value};

/// Values by the key within `answers[…]`.
pub type Fields = BTreeMap<String, String>;

/// The key of an answer.
pub fn key(item: HitItemId, question: &str, output: Option<OutputId>) -> String {
    match output {
        Some(output) => format!("i{item}.{question}.{output}"),
        None => format!("i{item}.{question}"),
    }
}

/// The name of the input that holds the answer with this key.
pub fn name(key: &str) -> String {
    format!("answers[{key}]")
}

/// The key in the name of an input, if it is one of ours.
pub fn key_of(name: &str) -> Option<&str> {
    name.strip_prefix("answers[")?.strip_suffix(']')
}

/// Answers as the fields of a form.
pub fn write(answers: &[NewAnswer]) -> Fields {
    let field = |answer: &NewAnswer| {
        let value = match &answer.value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
        };
        (key(answer.item, &answer.question, answer.output), value)
    };
    answers.iter().map(field).collect()
}

/// The answers in the fields of a form. What was left empty is no answer; `is_text` tells the questions answered in words.
///
/// # Errors
/// A key or a number that no page of ours has sent.
pub fn read(fields: &Fields, is_text: impl Fn(&str) -> bool) -> Result<Vec<NewAnswer>, Problem> {
    let mut answers = Vec::with_capacity(fields.len());
    for (key, text) in fields.iter().filter(|(_, text)| !text.trim().is_empty()) {
        let mut parts = key.split('.');
        let item = parts.next().and_then(|part| part.strip_prefix('i')).ok_or(Problem::NotFound)?.parse()?;
        let question = parts.next().unwrap_or_default().to_owned();
        let output = parts.next().map(str::parse).transpose()?;
        let value = if is_text(&question) {
            // Browsers send line breaks as CR LF.
            Value::Text(text.replace("\r\n", "\n"))
        } else {
            let number = text.trim().parse();
            Value::Number(number.map_err(|_| Problem::invalid(question.clone(), "Choose one of the answers shown."))?)
        };
        answers.push(NewAnswer { item, question, output, value });
    }
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id<T: std::str::FromStr<Err = Problem>>(n: u8) -> T {
        format!("00000000-0000-7000-8000-0000000000{n:02}").parse().expect("an id")
    }

    #[test]
    fn what_is_written_is_read_again() {
        let answers = vec![
            NewAnswer { item: id(1), question: "formality".into(), output: None, value: Value::Number(-3) },
            NewAnswer { item: id(2), question: "ranking".into(), output: Some(id(3)), value: Value::Number(2) },
            NewAnswer {
                item: id(2),
                question: "rewrite".into(),
                output: None,
                value: Value::Text("È l'ora.\nDavvero.".into()),
            },
        ];
        assert_eq!(read(&write(&answers), |question| question == "rewrite"), Ok(answers));
    }

    #[test]
    fn an_empty_field_is_no_answer() {
        let fields = Fields::from([(key(id(1), "formality", None), String::new())]);
        assert_eq!(read(&fields, |_| false), Ok(Vec::new()));
    }

    #[test]
    fn a_number_is_a_number() {
        let fields = Fields::from([(key(id(1), "formality", None), "three".to_owned())]);
        assert!(read(&fields, |_| false).is_err());
    }

    #[test]
    fn the_name_of_an_input_holds_its_key() {
        let key = key(id(1), "formality", None);
        assert_eq!(key_of(&name(&key)), Some(key.as_str()));
        assert_eq!(key_of("assignment"), None);
    }
}

//! Explains why a body or a query could not be read: which field, what was expected, what to do.
//! The parser's own words name our types, and are not for them.

use serde::de::DeserializeOwned;
use shared::{Message, Problem, refusal};

/// Reads a JSON body.
///
/// # Errors
/// It is no JSON, or a field does not fit.
pub(super) fn json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    if body.iter().all(u8::is_ascii_whitespace) {
        return Err(Problem::invalid("body", refusal::body_is_empty()));
    }
    let mut parser = serde_json::Deserializer::from_slice(body);
    let read = serde_path_to_error::deserialize(&mut parser);
    let value = read.map_err(|error| {
        let said = error.inner().to_string();
        // A field is named by its path; its position in the body is named only where the body is not JSON.
        let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
        if error.inner().is_data() { misfit("body", &error.path().to_string(), said) } else { no_json(error.inner()) }
    })?;
    parser.end().map_err(|error| no_json(&error))?;
    Ok(value)
}

/// Reads the query of an address.
///
/// # Errors
/// A parameter is unknown or does not fit.
pub(super) fn query<T: DeserializeOwned>(query: &str) -> Result<T, Problem> {
    let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(query.as_bytes()));
    let read = serde_path_to_error::deserialize(pairs);
    read.map_err(|error| misfit("query", &error.path().to_string(), &error.inner().to_string()))
}

fn no_json(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let reason = if error.is_eof() { refusal::body_ends_early } else { refusal::body_is_no_json };
    Problem::invalid("body", reason(line, column))
}

/// A field that does not fit. `whole` names the thing itself where no field is at fault.
fn misfit(whole: &str, path: &str, said: &str) -> Problem {
    let path = if matches!(path, "." | "?" | "") { "" } else { path };
    let inner = |name: &str| match path {
        "" => name.to_owned(),
        _ if path == name || path.ends_with(&format!(".{name}")) => path.to_owned(),
        _ => format!("{path}.{name}"),
    };
    let here = if path.is_empty() { whole } else { path };
    if let Some(name) = quoted(said, "missing field `") {
        return Problem::invalid(inner(name), refusal::field_needed());
    }
    if let Some(name) = quoted(said, "duplicate field `") {
        return Problem::invalid(inner(name), refusal::field_sent_twice());
    }
    if let Some(name) = quoted(said, "unknown field `") {
        return Problem::invalid(
            inner(name),
            words(said).map_or_else(refusal::field_unknown, refusal::field_unknown_of),
        );
    }
    if let (Some(word), Some(known)) = (quoted(said, "unknown variant `"), words(said)) {
        return Problem::invalid(here, refusal::not_one_of(word, known));
    }
    if let Some((sent, expected)) = said.strip_prefix("invalid type: ").and_then(|rest| rest.split_once(", expected "))
    {
        let (sent, expected) = (kind_sent(sent), kind_expected(expected));
        return Problem::invalid(here, refusal::field_of_another_type(sent, expected));
    }
    Problem::invalid(here, plain(said))
}

/// The parser's message about a value without a field.
fn plain(said: &str) -> Message {
    if said.starts_with("UUID parsing failed") {
        return refusal::field_must_be(refusal::type_id());
    }
    if ["invalid digit", "cannot parse integer", "number too"].iter().any(|start| said.starts_with(start)) {
        return refusal::field_must_be(refusal::type_whole_number());
    }
    if said.starts_with("provided string was not") {
        return refusal::field_must_be(refusal::type_boolean());
    }
    if let Some((_, what)) = said.strip_prefix("invalid value: ").and_then(|rest| rest.split_once(", expected ")) {
        return refusal::field_must_be_in_range(kind_expected(what));
    }
    if let Some((_, what)) = said.strip_prefix("invalid length ").and_then(|rest| rest.split_once(", expected ")) {
        return refusal::field_must_be(kind_expected(what));
    }
    // Our own types quote what was sent, or speak in whole sentences; a parser does neither.
    let ours = said.starts_with('“') || (said.ends_with('.') && said.starts_with(char::is_uppercase));
    if ours { refusal::field_value(said) } else { refusal::field_is_odd() }
}

/// The beginning of a parser's word for a kind of value, and ours.
type Kind = (&'static str, fn() -> Message);

fn kind_sent(sent: &str) -> Message {
    let kinds: [Kind; 7] = [
        ("string", refusal::type_text),
        ("integer", refusal::type_number),
        ("floating", refusal::type_fraction),
        ("boolean", refusal::type_boolean),
        ("null", refusal::type_null),
        ("sequence", refusal::type_list),
        ("map", refusal::type_object),
    ];
    kinds.iter().find(|(start, _)| sent.starts_with(start)).map_or_else(refusal::type_other, |(_, kind)| kind())
}

fn kind_expected(expected: &str) -> Message {
    let kinds: [Kind; 17] = [
        ("a string", refusal::type_text),
        ("string or map", refusal::type_word),
        ("string", refusal::type_text),
        ("i64", refusal::type_whole_number),
        ("u64", refusal::type_not_negative),
        ("usize", refusal::type_not_negative),
        ("f64", refusal::type_number),
        ("a boolean", refusal::type_boolean),
        ("a sequence", refusal::type_list),
        ("a map", refusal::type_object),
        ("struct", refusal::type_object),
        ("internally tagged enum", refusal::type_object),
        ("adjacently tagged enum", refusal::type_object),
        ("a UUID", refusal::type_id),
        ("a formatted UUID", refusal::type_id),
        ("enum", refusal::type_word),
        ("unit", refusal::type_nothing),
    ];
    kinds.iter().find(|(start, _)| expected.starts_with(start)).map_or_else(refusal::type_other, |(_, kind)| kind())
}

/// The name after `start`, up to the closing quote.
fn quoted<'a>(said: &'a str, start: &str) -> Option<&'a str> {
    said.strip_prefix(start)?.split_once('`').map(|(name, _)| name)
}

/// The names a parser lists after "expected", with commas between.
fn words(said: &str) -> Option<String> {
    let (_, list) = said.rsplit_once(", expected ")?;
    let names: Vec<&str> = list.split('`').skip(1).step_by(2).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use shared::{Language, StudyId, Submission};

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only reading is tested")]
    struct Sent {
        name: String,
        #[serde(default)]
        days: i64,
        #[serde(default)]
        count: usize,
        language: Option<Language>,
        role: Option<shared::Role>,
        study: Option<StudyId>,
        since: Option<shared::Time>,
        insist: Option<bool>,
    }

    fn refused(problem: Problem) -> (String, String) {
        match problem {
            Problem::Invalid { field, reason } => (field, reason.to_string()),
            other => panic!("{other:?}"),
        }
    }

    fn body(text: &str) -> (String, String) {
        refused(json::<Sent>(text.as_bytes()).expect_err(text))
    }

    #[test]
    fn a_body_that_does_not_fit_is_told_field_by_field() {
        for (text, field, words) in [
            (r#"{"days": 1}"#, "name", "is required but was not sent"),
            (r#"{"name": 1}"#, "name", "This must be a text, but it is a number."),
            (r#"{"name": null}"#, "name", "nothing (null)"),
            (r#"{"name": "x", "days": "3"}"#, "days", "This must be a whole number, but it is a text."),
            (r#"{"name": "x", "days": 1.5}"#, "days", "a number with a fraction"),
            (r#"{"name": "x", "count": -1}"#, "count", "of at least 0"),
            (r#"{"name": "x", "name": "y"}"#, "name", "twice"),
            (r#"{"name": "x", "mail": 1}"#, "mail", "Possible fields: name, days, count"),
            (r#"{"name": "x", "language": "!"}"#, "language", "Use a code such as fr"),
            (r#"{"name": "x", "role": "boss"}"#, "role", "Use one of: researcher, reviewer, manager, worker."),
            (r#"{"name": "x", "study": "7"}"#, "study", "36 characters"),
            (r#"{"name": "x", "since": "today"}"#, "since", "2026-11-21T12:00:00Z"),
            (r#"{"name": "x", "insist": "yes"}"#, "insist", "true or false"),
            ("[]", "body", "an object with named fields"),
            ("", "body", "The request body is empty"),
            ("{\n  \"name\": \"x\",\n}", "body", "line 3"),
            (r#"{"name": "x""#, "body", "is incomplete"),
            (r#"{"name": "x"} {}"#, "body", "is not valid JSON"),
        ] {
            let (named, reason) = body(text);
            assert_eq!(named, field, "{text}: {reason}");
            assert!(reason.contains(words), "{text}: {reason}");
        }
    }

    #[test]
    fn a_field_inside_others_is_named_with_its_way() {
        let text = r#"{"id": "0190c5a0-0000-7000-8000-000000000000", "answers": [{"item": "x", "question": "q"}]}"#;
        let (field, reason) = refused(json::<Submission>(text.as_bytes()).expect_err("an id is no x"));
        assert_eq!(field, "answers[0].item", "{reason}");
        let text = text.replace("\"x\"", "\"0190c5a0-0000-7000-8000-000000000000\"");
        let (field, reason) = refused(json::<Submission>(text.as_bytes()).expect_err("no value"));
        assert_eq!(field, "answers[0].value", "{reason}");
    }

    #[test]
    fn no_word_of_the_parser_is_passed_on() {
        let said = "data did not match any variant of untagged enum Wanted";
        assert_eq!(plain(said), refusal::field_is_odd());
        assert_eq!(plain("no variant of enum QuestionKind found in flattened data"), refusal::field_is_odd());
    }

    #[test]
    fn a_query_is_told_in_the_same_words() {
        for (text, field, words) in [
            ("name=x&format=pdf", "format", "Possible fields: name"),
            ("name=x&days=many", "days", "a whole number"),
            ("name=x&insist=perhaps", "insist", "true or false"),
            ("name=x&role=boss", "role", "is not possible here"),
            ("days=1", "name", "is required but was not sent"),
        ] {
            let (named, reason) = refused(query::<Sent>(text).expect_err(text));
            assert_eq!(named, field, "{text}: {reason}");
            assert!(reason.contains(words), "{text}: {reason}");
        }
        assert!(query::<Sent>("name=x&days=3&language=fr").is_ok());
    }
}

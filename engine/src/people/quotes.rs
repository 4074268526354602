//! Taking a name or an address out of texts that quote it.

use serde_json::Value;

/// What replaces the removed text.
const ERASED: &str = "[erased]";

/// The same JSON with these texts taken out of its strings.
pub(super) fn without(value: Value, texts: &[&str]) -> Value {
    match value {
        Value::String(text) => Value::String(text_without(&text, texts)),
        Value::Array(values) => Value::Array(values.into_iter().map(|value| without(value, texts)).collect()),
        Value::Object(fields) => {
            Value::Object(fields.into_iter().map(|(key, value)| (key, without(value, texts))).collect())
        }
        other => other,
    }
}

/// The same text with these removed where they occur as whole words, whatever their case.
pub(super) fn text_without(text: &str, texts: &[&str]) -> String {
    texts.iter().filter(|wanted| wanted.chars().count() > 2).fold(text.to_owned(), |text, wanted| one(&text, wanted))
}

fn one(text: &str, wanted: &str) -> String {
    let (lower, wanted) = (text.to_lowercase(), wanted.to_lowercase());
    // A letter whose lower case has another length would shift what is cut out.
    if lower.len() != text.len() {
        return if lower.contains(&wanted) { ERASED.to_owned() } else { text.to_owned() };
    }
    let (mut out, mut rest) = (String::new(), 0);
    while let Some(at) = lower[rest..].find(&wanted).map(|at| rest + at) {
        let end = at + wanted.len();
        let is_whole =
            !lower[..at].ends_with(char::is_alphanumeric) && !lower[end..].starts_with(char::is_alphanumeric);
        let aligned = text.is_char_boundary(at) && text.is_char_boundary(end);
        out.push_str(text.get(rest..at).unwrap_or_default());
        out.push_str(if is_whole && aligned { ERASED } else { text.get(at..end).unwrap_or_default() });
        rest = end;
    }
    out.push_str(text.get(rest..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_words_are_taken_out_whatever_their_case() {
        assert_eq!(
            text_without("Ask Ann Lee or ANN LEE; annlee not", &["Ann Lee"]),
            "Ask [erased] or [erased]; annlee not"
        );
        assert_eq!(text_without("Annual plans of Ann", &["Ann"]), "Annual plans of [erased]");
        assert_eq!(text_without("nothing", &["", "no"]), "nothing");
        assert_eq!(text_without("İ wrote ann", &["ann"]), "[erased]");
    }

    #[test]
    fn json_keeps_its_shape() {
        let before = json!({"contact": "ann@example.org", "n": 1, "list": ["ann@example.org, bob"]});
        let after = json!({"contact": "[erased]", "n": 1, "list": ["[erased], bob"]});
        assert_eq!(without(before, &["ann@example.org"]), after);
    }
}

//! What the answer of an endpoint says.

use serde::Deserialize;
use serde_json::Value;

use super::{Failure, Finish, Reply};
use crate::secret::{hidden, shown};
use crate::{Secret, Usage};

#[derive(Deserialize)]
struct Body {
    model: Option<String>,
    choices: Vec<Choice>,
    usage: Option<Tokens>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Message {
    content: Option<Content>,
    refusal: Option<String>,
}

/// A text, or parts of one.
#[derive(Deserialize)]
#[serde(untagged)]
enum Content {
    Text(String),
    Parts(Vec<Part>),
}

#[derive(Deserialize)]
struct Part {
    #[serde(default)]
    text: String,
}

#[derive(Deserialize)]
struct Tokens {
    prompt_tokens: u64,
    completion_tokens: u64,
}

/// Reads an answer that says that it is a success. The text of the reply stays as it is, because the answer is read from it.
pub(super) fn read(body: &[u8], key: Option<&Secret>) -> Result<Reply, Failure> {
    let raw = hidden(&String::from_utf8_lossy(body), key);
    let malformed = |reason: String| Failure::Malformed { reason, raw: raw.clone() };
    let own: Body = serde_json::from_slice(body).map_err(|error| {
        malformed(format!("it is not what was expected (line {}, column {})", error.line(), error.column()))
    })?;
    let mut choices = own.choices.into_iter();
    let (Some(Choice { message, finish_reason }), None) = (choices.next(), choices.next()) else {
        return Err(malformed("it does not have exactly one choice".to_owned()));
    };
    let text = match message.content {
        None => String::new(),
        Some(Content::Text(text)) => text,
        Some(Content::Parts(parts)) => parts.into_iter().map(|part| part.text).collect(),
    };
    let finish = match (message.refusal, finish_reason.as_deref()) {
        (Some(refusal), _) if !refusal.is_empty() => Finish::Refused(shown(&refusal, key)),
        (_, Some("content_filter")) => Finish::Refused(String::new()),
        (_, Some("length")) => Finish::Cut,
        (_, Some(_) | None) => Finish::Complete,
    };
    let usage = own.usage.map(|own| Usage { input: own.prompt_tokens, output: own.completion_tokens });
    let model = own.model.map(|model| shown(&model, key));
    Ok(Reply { text, raw, model, usage, finish })
}

/// A prompt that a filter of the endpoint refuses with status 400: this says something about the item, not about the other calls.
pub(super) fn filtered(status: u16, body: &[u8], key: Option<&Secret>) -> Option<Reply> {
    let value: Value = serde_json::from_slice(body).ok()?;
    let code = value.get("error")?.get("code")?.as_str()?;
    (status == 400 && code == "content_filter").then(|| Reply {
        raw: hidden(&String::from_utf8_lossy(body), key),
        usage: Some(Usage::default()),
        finish: Finish::Refused(message(body, key)),
        ..Reply::default()
    })
}

/// The message of an answer that is no success, short and on one line.
pub(super) fn message(body: &[u8], key: Option<&Secret>) -> String {
    let value: Value = serde_json::from_slice(body).unwrap_or_default();
    let inner = value.get("error").unwrap_or(&value);
    let said = [inner.get("message"), inner.get("detail"), Some(inner)].into_iter().flatten().find_map(Value::as_str);
    let text = said.map_or_else(|| String::from_utf8_lossy(body).into_owned(), str::to_owned);
    let text = shown(&text, key);
    if text.is_empty() { "no reason is given".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(body: &str) -> Result<Reply, Failure> {
        read(body.as_bytes(), Secret::new("s3cret-key").as_ref())
    }

    #[test]
    fn texts_refusals_and_cut_replies_are_told_apart() {
        let body = |message: &str, finish: &str| {
            format!(r#"{{"model": "m-1", "choices": [{{"message": {message}, "finish_reason": {finish}}}]}}"#)
        };
        let reply = of(&body(r#"{"content": "the s3cret-key 4"}"#, r#""stop""#)).unwrap();
        assert_eq!((reply.text.as_str(), reply.model.as_deref(), reply.usage), ("the s3cret-key 4", Some("m-1"), None));
        assert!(!reply.raw.contains("s3cret-key"), "{}", reply.raw);
        let parts = of(&body(r#"{"content": [{"type": "text", "text": "a"}, {"text": "b"}]}"#, "null")).unwrap();
        assert_eq!((parts.text.as_str(), parts.finish), ("ab", Finish::Complete));
        assert_eq!(of(&body(r#"{"content": null}"#, r#""length""#)).unwrap().finish, Finish::Cut);
        let refused = of(&body(r#"{"refusal": "No."}"#, r#""stop""#)).unwrap().finish;
        assert_eq!(refused, Finish::Refused("No.".into()));
        assert_eq!(of(&body("{}", r#""content_filter""#)).unwrap().finish, Finish::Refused(String::new()));
    }

    #[test]
    fn anything_else_is_malformed_and_kept() {
        for body in ["", "<html>", "{}", r#"{"choices": []}"#, r#"{"choices": [{"message": {}}, {"message": {}}]}"#] {
            let Err(Failure::Malformed { raw, .. }) = of(body) else { panic!("{body} is read") };
            assert_eq!(raw, body);
        }
    }

    #[test]
    fn messages_are_found_in_each_form() {
        let of = |body: &str| message(body.as_bytes(), Secret::new("s3cret-key").as_ref());
        for body in [
            r#"{"error": {"message": "Bad s3cret-key\n"}}"#,
            r#"{"error": "Bad s3cret-key"}"#,
            r#"{"detail": "Bad s3cret-key"}"#,
            "Bad s3cret-key",
        ] {
            assert_eq!(of(body), "Bad …", "{body}");
        }
        assert_eq!(of(" "), "no reason is given");
        let filter = br#"{"error": {"code": "content_filter", "message": "No."}}"#;
        assert_eq!(filtered(400, filter, None).map(|reply| reply.finish), Some(Finish::Refused("No.".into())));
        assert_eq!((filtered(403, filter, None), filtered(400, b"{}", None)), (None, None));
    }
}

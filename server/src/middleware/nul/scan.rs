//! Looking for NUL characters in a form or in JSON as the bytes come in, and in which field they are.

use std::mem;

/// What the bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Names and values with percent signs.
    Form,
    /// JSON.
    Json,
}

/// So much of a field's name is kept.
const NAME: usize = 100;

/// Where the bytes so far have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// In the name of a form's field, or in JSON between strings.
    Outside,
    /// In the value of a form's field, or in a string of JSON.
    Inside,
    /// After so many of the characters that make a NUL: `%00`, or `\u0000` in JSON. `in_name` for a form's name.
    Escape { seen: u8, in_name: bool },
}

/// The state between two pieces of a body.
#[derive(Debug)]
pub(super) struct Scan {
    kind: Kind,
    at: At,
    /// The name of the field that the value belongs to.
    field: Vec<u8>,
    /// The string of JSON that was read last, which may be a name.
    last: Vec<u8>,
}

impl Scan {
    pub(super) const fn new(kind: Kind) -> Self {
        Self { kind, at: At::Outside, field: Vec::new(), last: Vec::new() }
    }

    /// Looks through the next piece: the field with a NUL character, if one is found.
    pub(super) fn feed(&mut self, bytes: &[u8]) -> Option<String> {
        let found = bytes.iter().any(|byte| match self.kind {
            Kind::Form => self.form(*byte),
            Kind::Json => self.json(*byte),
        });
        found.then(|| {
            let name = String::from_utf8_lossy(&self.field).into_owned();
            if name.is_empty() { "body".to_owned() } else { name }
        })
    }

    fn form(&mut self, byte: u8) -> bool {
        let in_name = match self.at {
            At::Escape { seen, in_name } if byte == b'0' => {
                self.at = At::Escape { seen: seen + 1, in_name };
                return seen == 2;
            }
            At::Escape { in_name, .. } => in_name,
            At::Outside => true,
            At::Inside => false,
        };
        self.at = match byte {
            b'%' => At::Escape { seen: 1, in_name },
            b'&' => {
                self.field.clear();
                At::Outside
            }
            b'=' if in_name => At::Inside,
            _ if in_name => {
                keep(&mut self.field, byte);
                At::Outside
            }
            _ => At::Inside,
        };
        byte == 0
    }

    fn json(&mut self, byte: u8) -> bool {
        self.at = match (self.at, byte) {
            (At::Outside, b'"') => {
                self.last.clear();
                At::Inside
            }
            (At::Outside, b':') => {
                self.field = mem::take(&mut self.last);
                At::Outside
            }
            (At::Outside, _) | (At::Inside, b'"') => At::Outside,
            (At::Inside, b'\\') => At::Escape { seen: 1, in_name: false },
            (At::Inside, _) => {
                keep(&mut self.last, byte);
                At::Inside
            }
            (At::Escape { seen: 1, in_name }, b'u') => At::Escape { seen: 2, in_name },
            (At::Escape { seen: 5, .. }, b'0') => return true,
            (At::Escape { seen: seen @ 2..=4, in_name }, b'0') => At::Escape { seen: seen + 1, in_name },
            // Another escape: a quote after the backslash ends no string, one after four digits does.
            (At::Escape { seen: 1, .. }, _) => At::Inside,
            (At::Escape { .. }, b'"') => At::Outside,
            (At::Escape { .. }, b'\\') => At::Escape { seen: 1, in_name: false },
            (At::Escape { .. }, _) => At::Inside,
        };
        byte == 0
    }
}

fn keep(name: &mut Vec<u8>, byte: u8) {
    if name.len() < NAME {
        name.push(byte);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same whatever the pieces are.
    fn found(kind: Kind, text: &str) -> Option<String> {
        let whole = Scan::new(kind).feed(text.as_bytes());
        let mut scan = Scan::new(kind);
        let pieces = text.as_bytes().iter().find_map(|byte| scan.feed(&[*byte]));
        assert_eq!(whole, pieces, "{text}");
        whole
    }

    #[test]
    fn a_form_names_the_field() {
        let in_form = |text: &str| found(Kind::Form, text);
        assert_eq!(in_form("a=1&note=x%00y&b=2").as_deref(), Some("note"));
        assert_eq!(in_form("a=1&no%00te=x").as_deref(), Some("no"));
        assert_eq!(in_form("a=%E3%00").as_deref(), Some("a"));
        assert_eq!(in_form("a=%%00").as_deref(), Some("a"));
        assert_eq!(in_form("a=x\0").as_deref(), Some("a"));
        assert_eq!(in_form("%00").as_deref(), Some("body"));
        for fine in ["a=%2500", "a=100%25&b=00", "a=%0A0", "", "a=0%010", "a==%41=00"] {
            assert_eq!(in_form(fine), None, "{fine}");
        }
    }

    #[test]
    fn json_names_the_field() {
        let in_json = |text: &str| found(Kind::Json, text);
        assert_eq!(in_json(r#"{"a": "x", "note": "x\u0000"}"#).as_deref(), Some("note"));
        assert_eq!(in_json(r#"{"a": {"b": ["x", "y\\\u0000"]}}"#).as_deref(), Some("b"));
        assert_eq!(in_json(r#"{"a": "\u00e9\u0000"}"#).as_deref(), Some("a"));
        assert_eq!(in_json(r#"["\u0000"]"#).as_deref(), Some("body"));
        assert_eq!(in_json("{\"a\": \"\0\"}").as_deref(), Some("a"));
        for fine in
            [r#"{"a": "\\u0000"}"#, r#"{"a": "\u000a0000"}"#, r#"{"a": "\"u0000"}"#, "{}", r#"{"a": "u0000\\"}"#]
        {
            assert_eq!(in_json(fine), None, "{fine}");
        }
    }

    #[test]
    fn every_string_that_a_parser_reads_as_holding_one_is_found() {
        drawn_strings(|text| {
            let holds = serde_json::from_str::<String>(text).is_ok_and(|value| value.contains('\0'));
            let is_text = serde_json::from_str::<String>(text).is_ok();
            if is_text {
                assert_eq!(found(Kind::Json, text).is_some(), holds, "{text}");
            }
        });
    }

    /// All strings of JSON of up to three of these pieces.
    fn drawn_strings(check: impl Fn(&str)) {
        const PIECES: [&str; 9] = ["", "\\\\", "\\u0000", "\\u0001", "\\\"", "u0000", "0", "\\n", "\\u005c"];
        for a in PIECES {
            for b in PIECES {
                for c in PIECES {
                    check(&format!("\"{a}{b}{c}\""));
                }
            }
        }
    }
}

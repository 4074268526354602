//! JSON, one element at a time: JSON Lines, an array, or objects one after the other. Only one element is in memory.

use std::fmt;
use std::io::{BufRead, Cursor, Read as _};
use std::sync::Arc;

use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::Error;
use crate::input::File;
use crate::limit;
use crate::report::{Place, Unit};

/// What reading the next part of a file gives: a part with its place, or the reason why it cannot be used; nothing after
/// the last.
pub type Next<T> = Result<Option<(Place, Result<T, String>)>, Error>;

/// The elements of a file.
pub struct Elements {
    input: Box<dyn BufRead>,
    layout: Layout,
    file: Arc<str>,
    number: u64,
    bytes: Vec<u8>,
    is_over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    Lines,
    Array,
    /// Objects, with nothing or white space between them.
    Objects,
}

/// How the scan of an element ended.
struct Scanned {
    is_long: bool,
    is_deep: bool,
    is_complete: bool,
}

impl Elements {
    /// Opens a file and finds out how it is laid out.
    ///
    /// # Errors
    /// It is empty, in UTF-16, or no JSON, or cannot be read.
    pub fn open(file: &File) -> Result<Self, Error> {
        let mut input = file.reader()?;
        skip_mark(&mut input)?;
        let mut blank_lines = 0;
        let first = loop {
            let buffer = input.fill_buf()?;
            let Some(byte) = buffer.first().copied() else {
                return Err(Error::unusable(format!("{}: The file is empty.", file.name)));
            };
            if !byte.is_ascii_whitespace() {
                break byte;
            }
            blank_lines += u64::from(byte == b'\n');
            input.consume(1);
        };
        let (layout, input, bytes): (_, Box<dyn BufRead>, _) = match first {
            b'[' => {
                input.consume(1);
                (Layout::Array, input, Vec::new())
            }
            b'{' => {
                let mut line = Vec::new();
                input.by_ref().take(limit::ELEMENT as u64 + 1).read_until(b'\n', &mut line)?;
                let is_cut_off = serde_json::from_slice::<serde::de::IgnoredAny>(&line).is_err_and(|e| e.is_eof());
                let layout = if is_cut_off { Layout::Objects } else { Layout::Lines };
                (layout, Box::new(Cursor::new(line).chain(input)), Vec::new())
            }
            0xff | 0xfe => return Err(Error::unusable(format!("{}: Save the file as UTF-8.", file.name))),
            _ => return Err(Error::unusable(format!("{}: This is not JSON.", file.name))),
        };
        let number = if layout == Layout::Lines { blank_lines } else { 0 };
        Ok(Self { input, layout, file: file.name.clone(), number, bytes, is_over: false })
    }

    /// The next element with its place, or the reason why it cannot be used; none after the last.
    ///
    /// # Errors
    /// The file cannot be read any further.
    pub fn read(&mut self) -> Next<Value> {
        if self.is_over {
            return Ok(None);
        }
        match self.layout {
            Layout::Lines => self.read_line(),
            Layout::Array | Layout::Objects => self.read_element(),
        }
    }

    fn place(&self) -> Place {
        let unit = if self.layout == Layout::Lines { Unit::Line } else { Unit::Element };
        Place { file: self.file.clone(), unit, number: self.number }
    }

    fn read_line(&mut self) -> Next<Value> {
        loop {
            self.bytes.clear();
            let n = self.input.by_ref().take(limit::ELEMENT as u64 + 1).read_until(b'\n', &mut self.bytes)?;
            if n == 0 {
                return Ok(None);
            }
            self.number += 1;
            if n > limit::ELEMENT && !self.bytes.ends_with(b"\n") {
                self.skip_line()?;
                return Ok(Some((self.place(), Err(too_long()))));
            }
            if !self.bytes.trim_ascii().is_empty() {
                return Ok(Some((self.place(), parse(&self.bytes, depth(&self.bytes) > limit::NESTING))));
            }
        }
    }

    fn skip_line(&mut self) -> Result<(), Error> {
        loop {
            let buffer = self.input.fill_buf()?;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let n = end.map_or(buffer.len(), |end| end + 1);
            let is_last = end.is_some() || n == 0;
            self.input.consume(n);
            if is_last {
                return Ok(());
            }
        }
    }

    fn read_element(&mut self) -> Next<Value> {
        let Some(byte) = self.begin()? else { return Ok(None) };
        self.number += 1;
        let Scanned { is_long, is_deep, is_complete } = self.scan(byte)?;
        let read = if !is_complete {
            self.is_over = true;
            Err("The file ends within this element. It is not complete.".to_owned())
        } else if is_long {
            Err(too_long())
        } else {
            parse(&self.bytes, is_deep)
        };
        Ok(Some((self.place(), read)))
    }

    /// Goes to the first byte of the next element.
    fn begin(&mut self) -> Result<Option<u8>, Error> {
        let mut commas = 0;
        loop {
            let Some(byte) = self.input.fill_buf()?.first().copied() else {
                self.is_over = true;
                if self.layout == Layout::Array {
                    return Err(self.wrong("The file ends before its list is closed. It is not complete."));
                }
                return Ok(None);
            };
            match byte {
                b']' if self.layout == Layout::Array => {
                    self.is_over = true;
                    return Ok(None);
                }
                b',' if self.layout == Layout::Array => commas += 1,
                _ if byte.is_ascii_whitespace() => {}
                _ if self.layout == Layout::Array && commas != u64::from(self.number > 0) => {
                    return Err(self.wrong("After this element there must be one comma, or the end of the list."));
                }
                _ => return Ok(Some(byte)),
            }
            self.input.consume(1);
        }
    }

    fn wrong(&self, reason: &str) -> Error {
        Error::At { place: self.place(), reason: reason.to_owned() }
    }

    /// Reads an element into `bytes`, up to the limit.
    fn scan(&mut self, first: u8) -> Result<Scanned, Error> {
        self.bytes.clear();
        let is_scalar = !matches!(first, b'{' | b'[' | b'"');
        let (mut depth, mut deepest, mut in_text, mut escaped, mut n) = (0_usize, 0, false, false, 0_usize);
        loop {
            let buffer = self.input.fill_buf()?;
            if buffer.is_empty() {
                let is_complete = is_scalar && self.layout == Layout::Objects;
                return Ok(Scanned { is_long: false, is_deep: false, is_complete });
            }
            let mut end = None;
            for (i, byte) in buffer.iter().copied().enumerate() {
                if in_text {
                    match byte {
                        _ if escaped => escaped = false,
                        b'\\' => escaped = true,
                        b'"' => in_text = false,
                        _ => {}
                    }
                } else {
                    match byte {
                        b'"' => in_text = true,
                        b'{' | b'[' => depth += 1,
                        // At least one byte is read, whatever it is.
                        b'}' | b']' | b',' | b'\n' if is_scalar && n + i > 0 => end = Some(i),
                        b'}' | b']' => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    deepest = deepest.max(depth);
                }
                if end.is_some() {
                    break;
                }
                if !is_scalar && depth == 0 && !in_text {
                    end = Some(i + 1);
                    break;
                }
            }
            let read = end.unwrap_or(buffer.len());
            let room = limit::ELEMENT.saturating_sub(self.bytes.len()).min(read);
            self.bytes.extend_from_slice(&buffer[..room]);
            n += read;
            self.input.consume(read);
            if end.is_some() {
                let is_deep = deepest > limit::NESTING;
                return Ok(Scanned { is_long: n > limit::ELEMENT, is_deep, is_complete: true });
            }
        }
    }
}

/// Skips the byte-order mark of UTF-8.
fn skip_mark(input: &mut Box<dyn BufRead>) -> Result<(), Error> {
    if input.fill_buf()?.starts_with(b"\xef\xbb\xbf") {
        input.consume(3);
    }
    Ok(())
}

fn too_long() -> String {
    format!("This element is longer than {} MiB.", limit::ELEMENT >> 20)
}

fn parse(bytes: &[u8], is_deep: bool) -> Result<Value, String> {
    if is_deep {
        return Err(format!("This element has more than {} levels of brackets.", limit::NESTING));
    }
    serde_json::from_slice(bytes).map(|Unique(value)| value).map_err(|error| match std::str::from_utf8(bytes) {
        Err(error) => format!("This is not UTF-8: byte {} is wrong. Save the file as UTF-8.", error.valid_up_to() + 1),
        Ok(_) if error.is_data() => format!("{error}."),
        Ok(_) => format!("This is not JSON: {error}."),
    })
}

/// A value in which no object has a name twice: the library would keep the last one silently.
struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Members).map(Self)
    }
}

/// Reads any value.
struct Members;

impl<'de> Visitor<'de> for Members {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Unique(element)) = elements.next_element()? {
            list.push(element);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some((name, Unique(value))) = members.next_entry::<String, Unique>()? {
            if let Some(_before) = map.insert(name.clone(), value) {
                return Err(A::Error::custom(format!("An object has the name \"{name}\" twice")));
            }
        }
        Ok(Value::Object(map))
    }
}

/// Levels of brackets.
fn depth(bytes: &[u8]) -> usize {
    let (mut depth, mut deepest, mut in_text, mut escaped) = (0_usize, 0, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'{' | b'[' if !in_text => depth += 1,
            b'}' | b']' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<String> {
        let file = File::memory("f.json", text.as_bytes().to_vec());
        let mut elements = match Elements::open(&file) {
            Ok(elements) => elements,
            Err(error) => return vec![error.to_string()],
        };
        let mut found = Vec::new();
        loop {
            match elements.read() {
                Ok(None) => return found,
                Ok(Some((place, Ok(value)))) => found.push(format!("{} {value}", place.number)),
                Ok(Some((place, Err(reason)))) => found.push(format!("{place}: {reason}")),
                Err(error) => {
                    found.push(error.to_string());
                    return found;
                }
            }
        }
    }

    #[test]
    fn an_array_lines_and_objects_have_the_same_elements() {
        let expected = vec!["1 {\"a\":\"]}\\\"\"}", "2 {\"b\":[1]}"];
        assert_eq!(all("[{\"a\":\"]}\\\"\"},\n {\"b\":[1]}]\n"), expected);
        assert_eq!(all("{\"a\":\"]}\\\"\"}\n{\"b\":[1]}"), expected);
        assert_eq!(all("\u{feff}{\n \"a\":\"]}\\\"\"}\n{\"b\":\n[1]}"), expected);
        assert_eq!(all("[]"), Vec::<String>::new());
    }

    #[test]
    fn a_fault_is_named_with_its_place() {
        assert_eq!(
            all("[{\"a\":1}, {\"a\""),
            ["1 {\"a\":1}", "f.json, element 2: The file ends within this element. It is not complete."]
        );
        assert!(all("[{} {}]")[1].contains("one comma"));
        assert!(all("[1,,2]")[1].contains("one comma"));
        assert_eq!(all("[}}]").len(), 2);
        assert_eq!(all("{\n}}}],").len(), 5);
        assert!(all("{}\nnot\n{}")[1].starts_with("f.json, line 2: This is not JSON"));
        assert!(all("[{\"a\":1,\"b\":{\"c\":1,\"c\":2}}]")[0].contains("An object has the name \"c\" twice"));
        assert_eq!(all(" "), ["f.json: The file is empty."]);
        assert!(all(&format!("[{}]", "[".repeat(200) + &"]".repeat(200)))[0].contains("64 levels"));
        assert!(all(&format!("{{}}\n{}", "[".repeat(200)))[1].contains("64 levels"));
    }

    #[test]
    fn a_long_element_is_skipped() {
        let long = format!("[{{\"a\":\"{}\"}},{{\"b\":1}}]", "x".repeat(limit::ELEMENT));
        assert_eq!(all(&long), ["f.json, element 1: This element is longer than 8 MiB.", "2 {\"b\":1}"]);
        let long = format!("{{\"b\":1}}\n{{\"a\":\"{}\"}}\n{{\"b\":1}}", "x".repeat(limit::ELEMENT));
        assert_eq!(all(&long), ["1 {\"b\":1}", "f.json, line 2: This element is longer than 8 MiB.", "3 {\"b\":1}"]);
    }
}

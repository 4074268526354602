//! JSON lines: one object per row.

use std::io::{BufRead, Read};

use serde_json::{Map, Value};

use super::Unreadable;
use super::build::Builder;
use super::columns::{Shape, places};
use super::table::Table;

/// The maximum length of a line, so that a file without line breaks cannot exhaust the memory.
const LONGEST: u64 = 1 << 20;

pub(super) fn read(mut input: impl BufRead, mut builder: Builder) -> Result<Table, Unreadable> {
    let mut shape = None;
    let mut bytes = Vec::new();
    let mut line = 0;
    loop {
        bytes.clear();
        line += 1;
        if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
            builder.refuse(line, format!("longer than {LONGEST} bytes"));
            skip_line(&mut input)?;
            continue;
        }
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        let object: Map<String, Value> = match serde_json::from_slice(&bytes) {
            Ok(Value::Object(object)) => object,
            Ok(_) => {
                builder.refuse(line, "not a JSON object".to_owned());
                continue;
            }
            Err(error) => {
                builder.refuse(line, format!("not JSON: {error}"));
                continue;
            }
        };
        let shape = *match &shape {
            Some(shape) => shape,
            None => shape.insert(first(&object, &mut builder)?),
        };
        object_row(line, shape, &object, &mut builder);
    }
    if shape.is_none() && builder.is_empty() {
        return Err(Unreadable::Empty);
    }
    Ok(builder.finish())
}

/// The shape of the table, by the keys of its first object.
fn first(object: &Map<String, Value>, builder: &mut Builder) -> Result<Shape, Unreadable> {
    let header: Vec<String> = object.keys().cloned().collect();
    let shape = Shape::of(&header);
    places(shape, &header, builder.by())?;
    builder.shape(shape);
    Ok(shape)
}

fn object_row(line: u64, shape: Shape, object: &Map<String, Value>, builder: &mut Builder) {
    let mut fields = Vec::new();
    for column in shape.columns() {
        let Some((_, value)) = object.iter().find(|(key, _)| column.is_called(key)) else {
            return builder.refuse(line, format!("no {}", column.name));
        };
        match text(value) {
            Some(text) => fields.push(text),
            None => {
                return builder.refuse(line, format!("{} is not a text or number", column.name));
            }
        }
    }
    if let Some(by) = builder.by() {
        let group = object.iter().find(|(key, _)| key.eq_ignore_ascii_case(by));
        fields.push(group.and_then(|(_, value)| text(value)).unwrap_or_default());
    }
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    builder.row(line, &fields);
}

/// A scalar as text; nothing for `null`.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some(String::new()),
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(truth) => Some(truth.to_string()),
        Value::Array(_) | Value::Object(_) => None,
    }
}

fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|&b| b == b'\n');
        let used = end.map_or(buffer.len(), |place| place + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

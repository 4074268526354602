//! JSON lines: one object per row.

use std::io::BufRead;

use serde_json::Value;
use tabular::read::{Input, Limits, Object, Objects};

use super::Unreadable;
use super::build::Builder;
use super::columns::{Shape, places};
use super::table::Table;

/// The maximum length of a line, so that a file without line breaks cannot exhaust the memory.
const LONGEST: usize = 1 << 20;

pub(super) fn read(input: Input<impl BufRead>, mut builder: Builder) -> Result<Table, Unreadable> {
    let mut objects = Objects::new(input, Limits { row: LONGEST, ..Limits::default() });
    let mut shape = None;
    while let Some(object) = objects.read_object()? {
        let object = match object {
            Ok(object) => object,
            Err(refused) => {
                builder.refuse(refused.into());
                continue;
            }
        };
        let shape = *match &shape {
            Some(shape) => shape,
            None => shape.insert(first(&object, &mut builder)?),
        };
        match fields(shape, &object, builder.by()) {
            Ok(fields) => {
                let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
                builder.row(object.line, &fields);
            }
            Err(reason) => builder.refuse_at(object.line, reason),
        }
    }
    Ok(builder.finish())
}

/// The shape of the table, by the keys of its first object.
fn first(object: &Object, builder: &mut Builder) -> Result<Shape, Unreadable> {
    let header: Vec<String> = object.members.iter().map(|(name, _)| name.clone()).collect();
    let shape = Shape::from_header(&header);
    places(shape, &header, builder.by())?;
    builder.shape(shape);
    Ok(shape)
}

/// The fields of an object in the order of the shape's columns, followed by the group.
fn fields(shape: Shape, object: &Object, by: Option<&str>) -> Result<Vec<String>, String> {
    let names = || object.members.iter().map(|(name, _)| name.as_str());
    let mut fields = Vec::new();
    for column in shape.columns() {
        let place = column.place(names).ok_or_else(|| format!("no {}", column.name))?;
        let text = text(&object.members[place].1);
        fields.push(text.ok_or_else(|| format!("{} is not a text or number", column.name))?);
    }
    if let Some(by) = by {
        let group = object.members.iter().find(|(name, _)| name.eq_ignore_ascii_case(by));
        fields.push(group.and_then(|(_, value)| text(value)).unwrap_or_default());
    }
    Ok(fields)
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

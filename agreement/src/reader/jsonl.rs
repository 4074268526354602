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

/// A table for each builder, which differ in the column of values.
pub(super) fn read(input: Input<impl BufRead>, mut builders: Vec<Builder>) -> Result<Vec<Table>, Unreadable> {
    let mut objects = Objects::new(input, Limits { row: LONGEST, ..Limits::default() });
    let mut shapes = None;
    while let Some(object) = objects.read_object()? {
        let object = match object {
            Ok(object) => object,
            Err(refused) => {
                for builder in &mut builders {
                    builder.refuse(refused.clone().into());
                }
                continue;
            }
        };
        let shapes = match &shapes {
            Some(shapes) => shapes,
            None => shapes.insert(builders.iter_mut().map(|one| first(&object, one)).collect::<Result<Vec<_>, _>>()?),
        };
        for (builder, shape) in builders.iter_mut().zip(shapes.iter()) {
            match fields(*shape, &object, builder) {
                Ok(fields) => {
                    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
                    builder.row(object.line, &fields);
                }
                Err(reason) => builder.refuse_at(object.line, reason),
            }
        }
    }
    builders.into_iter().map(Builder::finish).collect()
}

/// The shape of the table, by the keys of its first object.
fn first(object: &Object, builder: &mut Builder) -> Result<Shape, Unreadable> {
    let header: Vec<String> = object.members.iter().map(|(name, _)| name.clone()).collect();
    let shape = Shape::from_header(&header, builder.columns());
    places(shape, &header, builder.columns(), builder.by())?;
    builder.shape(shape);
    Ok(shape)
}

/// The fields of an object in the order of the shape's columns, followed by the group.
fn fields(shape: Shape, object: &Object, builder: &Builder) -> Result<Vec<String>, String> {
    let names = || object.members.iter().map(|(name, _)| name.as_str());
    let mut fields = Vec::new();
    for column in shape.columns() {
        let own = column.own(builder.columns());
        let place = match own {
            Some(own) => names().position(|name| name.trim().eq_ignore_ascii_case(own.trim())),
            None => column.place(names),
        };
        let place = place.ok_or_else(|| format!("no {}", own.unwrap_or(column.name)))?;
        let text = text(&object.members[place].1);
        fields.push(text.ok_or_else(|| format!("{} is not a text or number", column.name))?);
    }
    if let Some(by) = builder.by() {
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

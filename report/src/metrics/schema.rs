//! The names of metrics in the OpenAPI document.

use scoring::registry::METRICS;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, Schema, Type},
    },
};

/// A metric, by its name.
#[derive(Debug)]
pub struct Metric;

impl PartialSchema for Metric {
    fn schema() -> RefOr<Schema> {
        let names = METRICS.iter().map(|metric| metric.name);
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).into()
    }
}

impl ToSchema for Metric {}

//! The keys of statistics in the OpenAPI document.

use ::agreement::statistic::STATISTICS;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, Schema, Type},
    },
};

/// A statistic, by its key.
#[derive(Debug)]
pub struct Statistic;

impl PartialSchema for Statistic {
    fn schema() -> RefOr<Schema> {
        let keys = STATISTICS.iter().map(|statistic| statistic.key);
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(keys)).into()
    }
}

impl ToSchema for Statistic {}

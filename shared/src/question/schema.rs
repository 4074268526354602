//! The schema of a question: an object for each kind, told apart by `kind`. Built from the types of the kinds, since
//! their fields and those of every question are one object on the wire.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        Ref, RefOr,
        schema::{AdditionalProperties, Discriminator, Object, ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

use super::{KindName, Question, When};
use crate::Localised;

/// Schemas by their names.
pub(super) type Schemas = Vec<(String, RefOr<Schema>)>;

/// The fields of every question, as [`Question`] has them.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Common {
    /// Its name in answers and exports: lower-case letters, digits and `_`.
    key: String,
    /// The question, per language.
    prompt: Localised,
    /// Whether a submission needs an answer to it.
    required: bool,
    /// Whether a worker may say instead why they cannot answer it.
    #[schema(required = false, default = false)]
    skip: bool,
    /// When it is asked; always, if not given.
    #[schema(required = false, nullable = false)]
    when: Option<When>,
}

/// The fields of a schema that is an object.
fn object(schema: RefOr<Schema>) -> Object {
    match schema {
        RefOr::T(Schema::Object(object)) => object,
        _ => Object::new(),
    }
}

/// Adds the schema of the questions of one kind, and those it refers to.
pub(super) fn add<T: ToSchema>(kind: KindName, schemas: &mut Schemas) {
    let own = object(T::schema());
    let mut all = object(Common::schema());
    let name = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([kind.as_str()]));
    all.properties.insert("kind".to_owned(), name.into());
    all.required.push("kind".to_owned());
    all.properties.extend(own.properties);
    all.required.extend(own.required);
    all.description = own.description;
    all.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
    schemas.push((T::name().into_owned(), Schema::Object(all).into()));
    T::schemas(schemas);
}

/// A question is one of these.
pub(super) fn one_of(kinds: &[(KindName, String)]) -> RefOr<Schema> {
    let all = kinds.iter().fold(OneOfBuilder::new(), |all, (_, name)| all.item(Ref::from_schema_name(name)));
    let place = |(kind, name): &(KindName, String)| (kind.as_str().to_owned(), format!("#/components/schemas/{name}"));
    all.discriminator(Some(Discriminator::with_mapping("kind", kinds.iter().map(place)))).into()
}

/// The schemas of what every question refers to.
pub(super) fn add_common(schemas: &mut Schemas) {
    Common::schemas(schemas);
}

impl ToSchema for Question {
    fn schemas(schemas: &mut Schemas) {
        super::kind::add_schemas(schemas);
        add_common(schemas);
    }
}

impl PartialSchema for Question {
    fn schema() -> RefOr<Schema> {
        one_of(&super::kind::schema_names())
    }
}

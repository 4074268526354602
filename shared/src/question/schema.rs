//! The schema of a question: one object per kind, distinguished by `kind`. It is built from the types of the kinds,
//! because their fields and the common fields form one object in JSON.

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

/// The fields that all questions share, as in [`Question`].
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Common {
    /// Its name in answers and exports: lower-case letters, digits and `_`.
    key: String,
    /// The question, per language.
    prompt: Localised,
    /// Whether a submission needs an answer to it.
    required: bool,
    /// Whether a worker may give a reason for not answering instead.
    #[schema(required = false, default = false)]
    skip: bool,
    /// The condition under which it is asked; without one, it is always asked.
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

/// Adds the schema of the questions of one kind, and the schemas it refers to.
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

/// The schema of any question: one of these.
pub(super) fn one_of(kinds: &[(KindName, String)]) -> RefOr<Schema> {
    let all = kinds.iter().fold(OneOfBuilder::new(), |all, (_, name)| all.item(Ref::from_schema_name(name)));
    let place = |(kind, name): &(KindName, String)| (kind.as_str().to_owned(), format!("#/components/schemas/{name}"));
    all.discriminator(Some(Discriminator::with_mapping("kind", kinds.iter().map(place)))).into()
}

/// The schemas to which every question refers.
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

//! A macro for enums that are written as words in JSON, in addresses and in database columns.

/// Defines an enum whose variants are written as fixed lower-case words everywhere.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
        pub enum $name {
            $($(#[$vmeta])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All variants, in the order of their declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word with which it is written.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::Problem;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::Problem::invalid(
                        stringify!($name),
                        $crate::refusal::not_one_of(word, [$($word),+].join(", ")),
                    )),
                }
            }
        }

        // A derived schema would list the names of the variants instead of their words.
        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                let words = utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::schema::Type::String);
                words.enum_values(Some([$($word),+])).into()
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $name {}

        #[cfg(feature = "sql")]
        $crate::words::column_as_text!($name);
    };
}

/// Stores a type as a text column in any database: one that has `as_str` and `FromStr`, or by the functions given, which
/// write it and read it.
#[cfg(feature = "sql")]
macro_rules! column_as_text {
    ($name:ident) => {
        $crate::words::column_as_text!($name, |value| value.as_str().to_owned(), |text| text.parse());
    };
    ($name:ident, |$value:ident| $write:expr, |$text:ident| $read:expr) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            String: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <String as sqlx::Type<DB>>::type_info()
            }

            fn compatible(info: &DB::TypeInfo) -> bool {
                <String as sqlx::Type<DB>>::compatible(info)
            }
        }

        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            String: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                buffer: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                let $value = self;
                sqlx::Encode::<'q, DB>::encode($write, buffer)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            String: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                let $text = <String as sqlx::Decode<'r, DB>>::decode(value)?;
                Ok($read?)
            }
        }
    };
}

#[cfg(feature = "sql")]
pub(crate) use column_as_text;
pub(crate) use words;

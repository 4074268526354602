//! A reason to look at somebody's work: the sign, and a sentence with its numbers.

use serde::Serialize;
use shared::{Message, UnusualSign as Sign};

/// The workers with the same texts, device or network who are named.
pub(super) const NAMED: usize = 3;

/// A reason to look at a worker's work.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReasonToLook))]
pub struct Reason {
    /// What is unusual.
    pub sign: Sign,
    /// The same with its numbers, in a sentence.
    #[serde(serialize_with = "shared::message::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub reason: Message,
}

//! The person behind a request.

use shared::Actor;

/// The person who signed in, if somebody did. Every request carries one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestActor(pub Option<Actor>);

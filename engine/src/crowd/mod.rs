//! Workers in a study: from the invitation link to the last answer.

pub mod adjudication;
pub mod answers;
pub(crate) mod assigned;
pub(crate) mod assignment;
pub(crate) mod check;
pub mod claim;
pub(crate) mod closed;
pub mod entry;
pub(crate) mod hit;
pub mod invite;
pub mod join;
pub mod known;
pub mod location;
pub mod offer;
pub mod pilot;
pub(crate) mod place;
pub mod qualification;
pub mod review;
pub(crate) mod rewrite;
pub(crate) mod submit;
pub mod test;
pub mod thread;
pub mod trial;
pub mod withdraw;
pub mod work;
pub mod worker;

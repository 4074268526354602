//! Language models as raters: a prompt for each item, calls to an endpoint or a program, and answers on a scale.
//!
//! | question | module |
//! |---|---|
//! | what is asked about an item? | [`Prompt`] |
//! | who is asked? | [`Endpoint`]: [`Chat`], [`Program`] |
//! | what does a reply say? | [`Scale`] |
//! | how many calls at once, a minute, and for how much money? | [`Run`], [`Budget`] |
//! | what is kept? | [`Results`], [`Line`] |
//!
//! A reply is never interpreted beyond what it says: one that has no answer on the scale, or more than one, is kept as it is with
//! the reason. The crate knows no command line, no table and no study; the clock, waiting and randomness come in through
//! [`Ambient`].

mod ambient;
mod budget;
mod endpoint;
mod money;
mod prompt;
mod rate;
mod results;
mod retry;
mod run;
mod scale;
mod secret;

pub use ambient::{Ambient, TokioAmbient};
pub use budget::Budget;
pub use endpoint::{
    Chat, ChatOptions, Endpoint, Failure, Finish, Invalid, LONGEST_REPLY, Program, Reply, Request, TokenLimit,
};
pub use money::{Money, NoAmount, Price, Usage};
pub use prompt::{Fault, Prompt};
pub use results::{Answered, Line, OpenError, Parameters, Plan, Results, Status, UnknownCost, digest};
pub use run::{Answer, Call, Done, Ended, FAILED_IN_A_ROW, Limits, Run, Summary};
pub use scale::{NoScale, Scale, Unread, Value};
pub use secret::Secret;

//! Servers for tests: one speaks the interfaces of Prolific and of CloudResearch Connect on a port of this machine, another one
//! is the sign-in service of an organisation ([`SignInServer`]), a third one is object storage ([`Storage`]), and a fourth one is a
//! language model ([`ChatServer`]).
//!
//! It keeps studies, submissions, money, groups and webhooks, moves them by the tables of states that the providers publish,
//! and behaves as badly as it is told to ([`Fault`], [`Hooks`]). It never checks what a client should have done: tests read
//! [`FakeProvider::calls`], [`FakeProvider::payments`] and [`FakeProvider::violations`].
//!
//! Its clock stands still until it is advanced. Bodies are compared with the schema of the reference folder if that is there.

mod assignment;
mod behaviour;
mod chat;
mod code;
mod connect;
mod control;
mod delivery;
mod middleware;
mod participant;
mod prolific;
mod receiver;
mod reply;
mod schema;
mod server;
mod sign_in;
mod signer;
mod state;
mod storage;
mod study;
mod submission;

pub use behaviour::{Fault, Feature, Hooks, Shape, Signing, When};
pub use chat::{ChatCall, ChatServer, ChatTrouble};
pub use participant::Entry;
pub use receiver::{Arrived, Receiver};
pub use schema::{examples, reference, validate};
pub use server::FakeProvider;
pub use sign_in::{CLIENT, CLIENT_SECRET, SignInServer, Staff, Twist};
pub use signer::{Algorithm, LinkToken, Signer};
pub use state::{CallRecord, KEY, PROJECTS, START, TOKEN, WORKSPACE};
pub use storage::{BUCKET, KEY_ID, SECRET, Storage, StorageCall, Trouble};

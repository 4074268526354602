//! The vocabulary of Concord: typed ids, the entities of a study, permissions, and the wording of refusals.
//!
//! The crate is pure: no clock, no random source, no database, no HTTP. It also compiles for the browser.

pub mod adjudication;
pub mod answer;
pub mod assignment;
mod chain;
pub mod country;
mod data_protection;
mod decimal;
pub mod entrance;
mod example;
pub mod expected;
pub mod gate;
pub mod id;
pub mod import;
pub mod job;
mod known;
pub mod language;
pub mod limit;
pub mod locale;
pub mod mail;
pub mod message;
pub mod model;
pub mod money;
pub mod path;
pub mod pay;
pub mod permission;
pub mod picture;
pub mod problem;
pub mod provider_group;
pub mod question;
pub mod recruiting;
pub mod review;
mod service;
mod sighting;
pub mod span;
pub mod study;
pub mod task;
pub mod text;
mod thread;
pub mod time;
mod typing;
mod unusual;
mod words;

pub use adjudication::Settled;
pub use answer::{AnswerValue, Chosen, Flag, NewAnswer, SKIPPED, Value};
pub use assignment::{
    Approval, AssignmentState, Draft, Outcome, Saved, Shown, ShownColumn, ShownItem, ShownText, Submission,
    SubmissionState, Submitted,
};
pub use chain::{Feed, FeedWhen, Remembered};
#[cfg(not(target_arch = "wasm32"))]
pub use country::countries;
pub use data_protection::{AnswerChoice, LONGEST_RETENTION_DAYS, WithdrawalPolicy};
pub use decimal::{Decimal, digits_to_f64, digits_to_string};
pub use entrance::{Arriving, Ending, EntranceSettings, MTURK_WITHOUT_CODE, Parameters, Provider, WayOut};
pub use example::{Example, Examples};
pub use expected::ShownOutput;
pub use gate::{
    Attempt, Country, Decision, Gate, GateRule, LocationRule, QualificationState, ReviewRule, Signals, TestItem,
    TestRule,
};
pub use id::*;
pub use job::JobState;
pub use known::{Below, Compared, Feedback, KnownKind, KnownRule};
pub use language::{Direction, Language};
#[cfg(not(target_arch = "wasm32"))]
pub use locale::SEPARATORS;
pub use locale::{Locale, refusal};
pub use mail::{MailFacts, MailKind, MailPurpose, MailState};
pub use message::{Argument, Message};
pub use model::{ModelFile, ModelKind};
pub use money::Money;
pub use path::own_path;
pub use pay::{
    BonusRule, BonusTime, PayFileKind, PaymentKind, PaymentState, ProviderPaymentProblem, ProviderPaymentState,
    RoundState,
};
pub use permission::{Action, Actor, Role, allowed};
pub use picture::{PictureKind, ShownPicture, is_picture_name};
pub use problem::Problem;
pub use provider_group::{GroupOutcome, GroupProblem};
pub use question::{
    About, Anchor, ChoiceOption, ChoiceQuestion, CommentQuestion, KindName, Level, OTHER, PairwiseQuestion, Question,
    QuestionKind, QuestionType, RankingQuestion, ScalePoint, ScaleQuestion, SliderQuestion, SpansQuestion, TextOf,
    TextQuestion, When,
};
pub use recruiting::{ConnectionProblem, Finding, HookState, PostingDevice, PostingStep, RejectionReason, RowFinding};
pub use review::{Grade, Reason, ReviewVerdict};
pub use service::Service;
pub use sighting::SightingKind;
pub use span::{Marked, Mismatch, Span, SpanName};
pub use study::{RejectedAnswers, Settings, Study, StudyState, number_of, pseudonym};
pub use task::{
    BatchKind, Definition, Display, Doubt, HIGHEST_REWARD, Localised, Part, Place, Publishing, SourceColumn, Subject,
    TaskState, Unconfirmed, VersionChoice, Wordings, marks_in, version_numbers,
};
pub use text::{Output, RewriteShow, RewriteVerdict, Source, System, SystemKind, TextState};
pub use thread::ThreadState;
pub use time::Time;
pub use typing::{MOST_COUNTED, Typing, TypingCounts};
pub use unusual::UnusualSign;

//! The ways to behave badly.

use std::time::Duration;

/// What happens to a call instead of, or in addition to, its being carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is answered with this status and is not carried out.
    Status(u16),
    /// It is answered with 400 in this form and is not carried out.
    Refuse(Shape),
    /// It is answered with 429 and this header `Retry-After`.
    TooMany(Option<String>),
    /// It is carried out, and answered after this time.
    Slow(Duration),
    /// The connection ends before it is carried out.
    CutBefore,
    /// It is carried out, and the connection ends before the answer.
    CutAfter,
    /// It is carried out, and answered with 502.
    FailAfter,
    /// It is carried out, and the connection ends in the middle of the answer.
    HalfAnswer,
    /// It is carried out, and answered with something that is not JSON.
    Garbage,
    /// It is carried out, and answered with this many bytes.
    Huge(usize),
    /// It is answered with a redirect to this address.
    Redirect(String),
    /// It is answered with 401 and an error that repeats the token.
    TellToken,
    /// Something on the way sends it twice, and gives back the second answer.
    Twice,
    /// It is carried out, and answered with a refusal that says nothing.
    RefuseAfter,
}

/// The forms of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A text.
    Text,
    /// A list of texts.
    List,
    /// Lists of texts by field.
    Fields,
    /// Lists of texts by field, without the object `error` around it.
    Bare,
}

/// When webhooks are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum When {
    /// After the answer to the call that caused them.
    #[default]
    AfterAnswer,
    /// Before the answer to the call that caused them.
    BeforeAnswer,
    /// When the test asks for it: late.
    OnDemand,
}

/// How webhooks are signed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Signing {
    /// With the workspace's secret.
    #[default]
    Right,
    /// With another secret.
    Wrong,
    /// Not at all.
    Missing,
}

/// How webhooks are sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hooks {
    /// When.
    pub when: When,
    /// How many more times each is sent.
    pub repetitions: usize,
    /// Whether those that wait are sent in reverse order.
    pub is_reversed: bool,
    /// How they are signed.
    pub signing: Signing,
    /// Whether confirmations are accepted and forgotten, so that nothing is ever sent.
    pub forgets_confirmations: bool,
    /// Whether a new subscription is answered as a list.
    pub answers_lists: bool,
}

/// What not every workspace has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Signed links.
    SecureLinks,
    /// Payment of a share of the reward.
    DynamicPayment,
    /// Payment of a fixed sum to those who were screened out.
    FixedScreenOut,
    /// Studies with many addresses.
    Taskflow,
}

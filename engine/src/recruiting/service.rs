//! What each provider with an interface can do, in one table, and its refusals in words. A provider is spoken to through the trait
//! [`providers::Provider`]; nothing else of this folder but the creation of studies and signed events knows which one it is.

use shared::{Message, Service, refusal};

/// What a provider can do.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about a provider, and none follows from another")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abilities {
    /// Whether an account has workspaces, each with money of its own.
    pub has_workspaces: bool,
    /// Whether it tells by itself what happens.
    pub sends_events: bool,
    /// Whether it lists people who have not handed in yet. Where it does not, nothing follows from somebody's absence until they
    /// have finished here.
    pub lists_unfinished: bool,
    /// Whether everybody who hands in has a code. Where it is a choice of the researcher, only a code that was entered is compared.
    pub always_has_code: bool,
    /// Whether participants can be asked to return a submission.
    pub asks_return: bool,
    /// Whether a rejection is turned into an approval by a call of its own, and not by approving.
    pub reverses_rejections: bool,
    /// Whether a rejection has one of its reasons.
    pub has_reasons: bool,
    /// The shortest message of a rejection, in characters.
    pub shortest_rejection: usize,
    /// Whether somebody who is approved can get a message.
    pub thanks: bool,
    /// Whether its list has everything that is known of a submission, also what was paid for it: then one list is enough to look at
    /// many.
    pub lists_everything: bool,
    /// Whether a payment that was refused is certainly not made.
    pub refusal_is_proof: bool,
    /// Whether people can decide and pay there by a file of ours, without a token.
    pub has_decisions: bool,
    /// Whether a workspace has groups of participants.
    pub has_groups: bool,
    /// How it calls its states, by the words that are stored; empty where these are its own.
    words: &'static [(&'static str, &'static str)],
}

const PROLIFIC: Abilities = Abilities {
    has_workspaces: true,
    sends_events: true,
    lists_unfinished: true,
    always_has_code: true,
    asks_return: true,
    reverses_rejections: false,
    has_reasons: true,
    shortest_rejection: 100,
    thanks: false,
    lists_everything: false,
    refusal_is_proof: true,
    has_decisions: false,
    has_groups: true,
    words: &[],
};

const CONNECT: Abilities = Abilities {
    has_workspaces: false,
    sends_events: false,
    lists_unfinished: false,
    always_has_code: false,
    asks_return: false,
    reverses_rejections: true,
    has_reasons: false,
    shortest_rejection: 1,
    thanks: true,
    lists_everything: true,
    // Each attempt has a token, and a request that something on the way sends twice is refused because of it.
    refusal_is_proof: false,
    has_decisions: true,
    has_groups: false,
    words: &[("AWAITING REVIEW", "Pending"), ("APPROVED", "Approved"), ("REJECTED", "Rejected")],
};

impl Abilities {
    /// Those of a provider.
    pub const fn of(service: Service) -> &'static Self {
        match service {
            Service::Prolific => &PROLIFIC,
            Service::Connect => &CONNECT,
        }
    }

    /// How the provider calls a state, so that people find it there.
    pub fn word(&self, status: &str) -> String {
        let found = self.words.iter().find(|(stored, _)| *stored == status);
        found.map_or(status, |(_, word)| word).to_owned()
    }
}

/// The refusals that each provider has in words of its own.
macro_rules! refusals {
    ($($(#[$meta:meta])* $name:ident($($argument:ident)?): $prolific:ident, $connect:ident;)+) => {
        $($(#[$meta])*
        pub(crate) fn $name(at: Service $(, $argument: String)?) -> Message {
            match at {
                Service::Prolific => refusal::$prolific($($argument)?),
                Service::Connect => refusal::$connect($($argument)?),
            }
        })+
    };
}

refusals! {
    /// What was typed as a token cannot be one.
    token(): prolific_token, connect_key;
    /// Another process is asking.
    being_asked(): prolific_is_being_asked, connect_is_being_asked;
    /// A decision is not possible in the state of a submission.
    wrong_state(status): prolific_state_does_not_fit, connect_state_does_not_fit;
    /// A decision may have been carried out.
    may_have_decided(): prolific_may_have_done_it, connect_may_have_done_it;
    /// A decision was refused.
    refuses(): prolific_refuses, connect_refuses;
    /// Submissions were never listed.
    not_listed(): prolific_not_listed_yet, connect_not_listed_yet;
    /// The study is not connected.
    not_connected(): prolific_is_not_connected, connect_is_not_connected;
}

#[cfg(test)]
mod tests {
    use providers::SubmissionState;

    use super::*;

    #[test]
    fn states_are_shown_as_the_provider_calls_them() {
        let connect = Abilities::of(Service::Connect);
        let words = ["AWAITING REVIEW", "APPROVED", "REJECTED", "Something new"].map(|word| connect.word(word));
        assert_eq!(words, ["Pending", "Approved", "Rejected", "Something new"]);
        for (stored, _) in connect.words {
            assert!(!matches!(SubmissionState::from(*stored), SubmissionState::Other(_)), "{stored}");
        }
        assert_eq!(Abilities::of(Service::Prolific).word("AWAITING REVIEW"), "AWAITING REVIEW");
    }
}

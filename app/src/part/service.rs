//! The sentences about accounts at providers, their submissions and payments, which each provider has in words of its own.

use shared::{Finding, Locale, Money, ProviderPaymentProblem, ProviderPaymentState, Service};

use super::Tone;

/// The sentences about a provider, in a language.
#[derive(Clone, Copy, Debug)]
pub struct ServiceWords {
    /// The provider.
    pub at: Service,
    /// The language.
    pub say: Locale,
}

/// For each sentence, the message of Prolific and that of Connect.
macro_rules! sentences {
    ($($(#[$meta:meta])* $name:ident: $prolific:ident, $connect:ident;)+) => {
        $($(#[$meta])*
        pub const fn $name(self) -> &'static str {
            match self.at {
                Service::Prolific => self.say.$prolific(),
                Service::Connect => self.say.$connect(),
            }
        })+
    };
}

impl ServiceWords {
    sentences! {
        /// The name of the page.
        title: nav_prolific, nav_connect;
        /// What the page is for.
        lead: prolific_lead, connect_lead;
        /// The button that connects.
        connect: prolific_connect, connect_connect;
        /// The token.
        token: prolific_token_label, connect_key_label;
        /// Where it comes from.
        token_hint: prolific_token_hint, connect_key_hint;
        /// The heading of the account.
        account_title: prolific_account_title, connect_account_title;
        /// What disconnecting means.
        disconnect_means: prolific_disconnect_means, connect_disconnect_means;
        /// The heading of the list.
        submissions: prolific_submissions, connect_submissions;
        /// The button that asks now.
        ask: prolific_ask, connect_ask;
        /// There is no id of a study in an entry link.
        follows_none: prolific_follows_none, connect_follows_none;
        /// The list is empty.
        no_submissions: prolific_no_submissions, connect_no_submissions;
        /// What approving everything means.
        approve_ready_means: prolific_approve_ready_means, connect_approve_ready_means;
        /// What the page of a submission has.
        submission_lead: prolific_submission_lead, connect_submission_lead;
        /// The link back to the list.
        all_submissions: prolific_all_submissions, connect_all_submissions;
        /// Nothing can be decided.
        nothing_to_decide: prolific_nothing_to_decide, connect_nothing_to_decide;
        /// What approving means.
        approve_means: prolific_approve_means, connect_approve_means;
        /// What rejecting means.
        reject_means: prolific_reject_means, connect_reject_means;
        /// Both sides say that they have finished.
        reject_finished: prolific_reject_finished, connect_reject_finished;
        /// What a message says.
        message_hint: prolific_message_hint, connect_message_hint;
        /// The heading of payments.
        pays: pay_outs_through_prolific, connect_pays;
        /// How payments go.
        pays_lead: pay_outs_through_prolific_lead, connect_pays_lead;
        /// The button that sends again.
        retry: pay_outs_retry, connect_retry;
        /// What it means.
        retry_means: pay_outs_retry_means, connect_retry_means;
    }

    /// With what account a study is connected, and since when. Connect names no account.
    pub fn account(self, account: String, since: String) -> String {
        match self.at {
            Service::Prolific => self.say.prolific_account(account, since),
            Service::Connect => self.say.connect_account(since),
        }
    }

    /// When the provider was last asked.
    pub fn asked(self, at: String) -> String {
        match self.at {
            Service::Prolific => self.say.prolific_asked(at),
            Service::Connect => self.say.connect_asked(at),
        }
    }

    /// The button that approves everything on which both sides agree.
    pub fn approve_ready(self, n: u64) -> String {
        match self.at {
            Service::Prolific => self.say.prolific_approve_ready(n),
            Service::Connect => self.say.connect_approve_ready(n),
        }
    }

    /// The heading of the page of a submission.
    pub fn submission_title(self, participant: String) -> String {
        match self.at {
            Service::Prolific => self.say.prolific_submission_title(participant),
            Service::Connect => self.say.connect_submission_title(participant),
        }
    }

    /// These workers were not listed when a payout was made, and what can be done.
    pub fn unlisted(self, workers: String) -> String {
        let (moves, paid) = (self.say.pay_outs_move(), self.say.pay_outs_was_paid());
        match self.at {
            Service::Prolific => self.say.pay_outs_unlisted_prolific(workers, moves, paid),
            Service::Connect => self.say.pay_outs_unlisted_connect(workers, moves, paid),
        }
    }

    /// The part that the reward pays.
    pub fn reward_there(self, amount: &Money) -> String {
        match self.at {
            Service::Prolific => self.say.pay_outs_reward_there(self.say.money(amount)),
            Service::Connect => self.say.connect_reward_there(self.say.money(amount)),
        }
    }

    /// The part that a bonus pays.
    pub fn bonus_there(self, amount: &Money) -> String {
        match self.at {
            Service::Prolific => self.say.pay_outs_bonus_there(self.say.money(amount)),
            Service::Connect => self.say.connect_bonus_there(self.say.money(amount)),
        }
    }

    /// What was found about a participant in a few words, and what to do.
    pub const fn finding(self, finding: Finding) -> (&'static str, &'static str) {
        match self.at {
            Service::Prolific => at_prolific(finding, self.say),
            Service::Connect => at_connect(finding, self.say),
        }
    }

    /// How far a payment is, in words.
    pub const fn payment(self, state: ProviderPaymentState) -> (&'static str, Tone) {
        let say = self.say;
        match (state, self.at) {
            (ProviderPaymentState::Waiting, Service::Prolific) => (say.pay_outs_waits_there(), Tone::Plain),
            (ProviderPaymentState::Waiting, Service::Connect) => (say.connect_waits_there(), Tone::Plain),
            (ProviderPaymentState::Sending, _) => (say.pay_outs_is_being_sent(), Tone::Plain),
            (ProviderPaymentState::Accepted, Service::Prolific) => (say.pay_outs_is_accepted(), Tone::Plain),
            (ProviderPaymentState::Accepted, Service::Connect) => (say.connect_is_accepted(), Tone::Plain),
            (ProviderPaymentState::Unclear, _) => (say.pay_outs_may_be_paid(), Tone::Warn),
            (ProviderPaymentState::Refused, _) => (say.pay_outs_not_paid(), Tone::Warn),
            (ProviderPaymentState::Paid, _) => (say.payments_is_paid(), Tone::Good),
        }
    }

    /// Why a payment was not made, and what to do.
    pub const fn payment_problem(self, problem: ProviderPaymentProblem) -> &'static str {
        let say = self.say;
        match (problem, self.at) {
            (ProviderPaymentProblem::Rejected, Service::Prolific) => say.pay_outs_was_rejected(),
            (ProviderPaymentProblem::Rejected, Service::Connect) => say.connect_was_rejected(),
            (ProviderPaymentProblem::OtherSum, Service::Prolific) => say.pay_outs_other_sum(),
            (ProviderPaymentProblem::OtherSum, Service::Connect) => say.connect_other_sum(),
            (ProviderPaymentProblem::Currency, Service::Prolific) => say.pay_outs_other_currency(),
            (ProviderPaymentProblem::Currency, Service::Connect) => say.connect_other_currency(),
            (ProviderPaymentProblem::Refused, Service::Prolific) => say.pay_outs_was_refused(),
            (ProviderPaymentProblem::Refused, Service::Connect) => say.connect_was_refused(),
            (ProviderPaymentProblem::Unknown, Service::Prolific) => say.pay_outs_unknown_there(),
            (ProviderPaymentProblem::Unknown, Service::Connect) => say.connect_unknown_there(),
            (ProviderPaymentProblem::Disagrees, Service::Prolific) => say.pay_outs_disagrees(),
            (ProviderPaymentProblem::Disagrees, Service::Connect) => say.connect_disagrees(),
            (ProviderPaymentProblem::Erased, _) => say.pay_outs_was_erased(),
            (ProviderPaymentProblem::Several, Service::Prolific) => say.pay_outs_several_there(),
            (ProviderPaymentProblem::Several, Service::Connect) => say.connect_several_there(),
            (ProviderPaymentProblem::Disconnected, Service::Prolific) => say.pay_outs_was_disconnected(),
            (ProviderPaymentProblem::Disconnected, Service::Connect) => say.connect_was_disconnected(),
        }
    }
}

const fn at_prolific(finding: Finding, say: Locale) -> (&'static str, &'static str) {
    match finding {
        Finding::NoSubmission => (say.prolific_no_submission(), say.prolific_no_submission_advice()),
        Finding::NotFinished => (say.prolific_not_finished(), say.prolific_not_finished_advice()),
        Finding::NeverCame => (say.prolific_never_came(), say.prolific_never_came_advice()),
        Finding::OtherCode => (say.prolific_other_code(), say.prolific_other_code_advice()),
        Finding::NotHandedIn => (say.prolific_not_handed_in(), say.prolific_not_handed_in_advice()),
        Finding::FinishedAnyway => (say.prolific_finished_anyway(), say.prolific_finished_anyway_advice()),
        Finding::StillAtWork => (say.prolific_still_at_work(), say.prolific_still_at_work_advice()),
        Finding::Agree => (say.prolific_agree(), say.prolific_agree_advice()),
        Finding::AtWork => (say.prolific_in_progress(), ""),
        Finding::NotHere => (say.prolific_not_here(), ""),
        Finding::Unclear => (say.prolific_unclear(), ""),
        Finding::Decided => (say.prolific_decided(), ""),
        Finding::GaveUp => (say.prolific_gave_up(), ""),
    }
}

const fn at_connect(finding: Finding, say: Locale) -> (&'static str, &'static str) {
    match finding {
        Finding::NoSubmission => (say.connect_no_submission(), say.connect_no_submission_advice()),
        Finding::NotFinished => (say.prolific_not_finished(), say.connect_not_finished_advice()),
        Finding::NeverCame => (say.prolific_never_came(), say.connect_never_came_advice()),
        Finding::OtherCode => (say.prolific_other_code(), say.connect_other_code_advice()),
        Finding::NotHandedIn => (say.prolific_not_handed_in(), say.connect_not_handed_in_advice()),
        Finding::Agree => (say.prolific_agree(), say.connect_agree_advice()),
        Finding::AtWork => (say.prolific_in_progress(), ""),
        Finding::NotHere => (say.prolific_not_here(), ""),
        Finding::Decided => (say.connect_decided(), ""),
        // It has no states for assignments that were given up.
        Finding::GaveUp | Finding::FinishedAnyway | Finding::StillAtWork => (say.connect_gave_up(), ""),
        Finding::Unclear => (say.connect_unclear(), ""),
    }
}

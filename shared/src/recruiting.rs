//! Recruiting through the interface of a provider: what can be wrong with it, and what follows from what the
//! provider says.

use crate::{Message, Service, refusal, words::words};

words! {
    /// Why a study cannot use its account at a provider.
    ConnectionProblem {
        /// The provider does not accept the token, or the token may not do this.
        TokenRefused = "token_refused",
        /// The provider has no such workspace.
        NoWorkspace = "no_workspace",
        /// The provider has no such study.
        NoStudy = "no_study",
        /// There was no connection, or no answer in time.
        Unreachable = "unreachable",
        /// The answer makes no sense here.
        Unreadable = "unreadable",
        /// There were too many requests.
        TooManyRequests = "too_many_requests",
        /// The saved token was encrypted with another key.
        WrongKey = "wrong_key",
        /// The settings of the server have no key.
        NoKey = "no_key",
    }
}

impl ConnectionProblem {
    /// What is wrong with the account at this service, and what to do.
    pub fn message(self, at: Service) -> Message {
        match at {
            Service::Prolific => self.at_prolific(),
            Service::Connect => self.at_connect(),
        }
    }

    fn at_prolific(self) -> Message {
        match self {
            Self::TokenRefused => refusal::prolific_refuses_token(),
            Self::NoWorkspace => refusal::prolific_has_no_workspace(),
            Self::NoStudy => refusal::prolific_has_no_study(),
            Self::Unreachable => refusal::prolific_unreachable(),
            Self::Unreadable => refusal::prolific_unreadable(),
            Self::TooManyRequests => refusal::prolific_too_many_requests(),
            Self::WrongKey => refusal::prolific_wrong_key(),
            Self::NoKey => refusal::prolific_no_key(),
        }
    }

    fn at_connect(self) -> Message {
        match self {
            Self::TokenRefused => refusal::connect_refuses_key(),
            // It has none, so that nothing can be wrong with one: its answer makes no sense.
            Self::NoWorkspace | Self::Unreadable => refusal::connect_unreadable(),
            Self::NoStudy => refusal::connect_has_no_project(),
            Self::Unreachable => refusal::connect_unreachable(),
            Self::TooManyRequests => refusal::connect_too_many_requests(),
            Self::WrongKey => refusal::connect_wrong_key(),
            Self::NoKey => refusal::connect_no_key(),
        }
    }
}

words! {
    /// Whether a provider tells this server by itself what happens.
    HookState {
        /// It is about to be asked to.
        Waiting = "waiting",
        /// It does.
        On = "on",
        /// It tells another server.
        Elsewhere = "elsewhere",
        /// It could not be asked to.
        Failed = "failed",
        /// This server has no public address that begins with `https://`.
        NoAddress = "no_address",
    }
}

words! {
    /// A step of a study at a provider.
    PostingStep {
        /// Recruit from now on.
        Publish = "publish",
        /// Take no new participants for now.
        Pause = "pause",
        /// Go on after a pause.
        Start = "start",
        /// End the study.
        Stop = "stop",
        /// Delete a draft.
        Delete = "delete",
    }
}

words! {
    /// A device on which people take part.
    PostingDevice {
        /// A computer.
        Desktop = "desktop",
        /// A tablet.
        Tablet = "tablet",
        /// A phone.
        Mobile = "mobile",
    }
}

words! {
    /// Why a submission is rejected, by the words of Prolific.
    RejectionReason {
        /// Attention checks were failed.
        FailedCheck = "FAILED_CHECK",
        /// Instructions were not followed.
        FailedInstructions = "FAILED_INSTRUCTIONS",
        /// There was little effort.
        LowEffort = "LOW_EFFORT",
        /// It was too fast.
        TooQuickly = "TOO_QUICKLY",
        /// It was too slow.
        TooSlowly = "TOO_SLOWLY",
        /// There are no answers.
        NoData = "NO_DATA",
        /// There is no completion code.
        NoCode = "NO_CODE",
        /// The completion code is wrong.
        BadCode = "BAD_CODE",
        /// The participant pretended.
        Malingering = "MALINGERING",
        /// A part of a longer study is missing.
        IncompleteLongitudinal = "INCOMP_LONGITUDINAL",
        /// The device does not fit.
        UnsupportedDevice = "UNSUPP_DEVICE",
        /// Another reason.
        Unlisted = "OTHER",
    }
}

words! {
    /// What follows from a row of the results of Mechanical Turk and what this server believes about the worker. The differences
    /// come first.
    RowFinding {
        /// They have handed in there and never came here.
        NeverCame = "never_came",
        /// They have handed in there and not finished here.
        NotFinished = "not_finished",
        /// They have handed in with another code than they were given here.
        OtherCode = "other_code",
        /// They have taken part here with another assignment.
        OtherHit = "other_hit",
        /// They have finished here, and the approval of some of their work is not decided.
        Undecided = "undecided",
        /// All their work was rejected here: the rejection can be written into the file.
        ToReject = "to_reject",
        /// It has ended for them here, and the file has no row of theirs.
        NotInFile = "not_in_file",
        /// They have finished here with this assignment: the approval can be written into the file.
        ToApprove = "to_approve",
        /// The file says already what is decided.
        Marked = "marked",
        /// It was decided at Mechanical Turk.
        Decided = "decided",
    }
}

impl RowFinding {
    /// Whether a person has to look at it.
    pub const fn is_difference(self) -> bool {
        match self {
            Self::NeverCame
            | Self::NotFinished
            | Self::OtherCode
            | Self::OtherHit
            | Self::Undecided
            | Self::ToReject
            | Self::NotInFile => true,
            Self::ToApprove | Self::Marked | Self::Decided => false,
        }
    }
}

words! {
    /// What follows from what a provider and this server believe about a participant. The differences come first.
    Finding {
        /// They came here, and the provider has no submission of theirs: the address may have been made up.
        NoSubmission = "no_submission",
        /// They have handed in there and not finished here.
        NotFinished = "not_finished",
        /// They have handed in there and never came here.
        NeverCame = "never_came",
        /// They have handed in with another code than they were given here.
        OtherCode = "other_code",
        /// It has ended for them here, and they have not handed in there.
        NotHandedIn = "not_handed_in",
        /// They have given up there, or took too long, and submitted work here.
        FinishedAnyway = "finished_anyway",
        /// They have given up there, or took too long, and go on here.
        StillAtWork = "still_at_work",
        /// They have handed in there, and both agree on how it ended.
        Agree = "agree",
        /// They work.
        AtWork = "at_work",
        /// They have a place there and have not come here yet.
        NotHere = "not_here",
        /// The provider does not say yet.
        Unclear = "unclear",
        /// It was decided at the provider.
        Decided = "decided",
        /// They have given up there, or took too long.
        GaveUp = "gave_up",
    }
}

impl Finding {
    /// Whether a person has to look at it.
    pub const fn is_difference(self) -> bool {
        match self {
            Self::NoSubmission
            | Self::NotFinished
            | Self::NeverCame
            | Self::OtherCode
            | Self::NotHandedIn
            | Self::FinishedAnyway
            | Self::StillAtWork => true,
            Self::Agree | Self::AtWork | Self::NotHere | Self::Unclear | Self::Decided | Self::GaveUp => false,
        }
    }
}

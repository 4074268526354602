//! What the words of the model are called on pages: grades, reasons, qualification steps, states, settings.

use shared::{
    Below, Display, Gate, Grade, KindName, KnownKind, Locale, PostingDevice, Provider, Publishing, QualificationState,
    Reason, RejectedAnswers, StudyState, Subject, WithdrawalPolicy,
};

/// A reviewer's grade.
pub const fn grade_word(grade: Grade, say: Locale) -> &'static str {
    match grade {
        Grade::Excellent => say.review_page_excellent(),
        Grade::Acceptable => say.review_page_acceptable(),
        Grade::Poor => say.review_page_poor(),
    }
}

/// Why a text is not excellent.
pub const fn reason_word(reason: Reason, say: Locale) -> &'static str {
    match reason {
        Reason::Minimal => say.review_page_reason_minimal(),
        Reason::Meaning => say.review_page_reason_meaning(),
        Reason::Informal => say.review_page_reason_informal(),
        Reason::Fluency => say.review_page_reason_fluency(),
        Reason::Language => say.review_page_reason_language(),
        Reason::Other => say.review_page_reason_other(),
    }
}

/// A qualification step, for members of a study.
pub const fn gate_name(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.workers_gate_location(),
        Gate::Test => say.workers_gate_test(),
        Gate::Pilot => say.workers_gate_pilot(),
        Gate::Review => say.workers_gate_review(),
        Gate::Known => say.workers_gate_known(),
    }
}

/// The state of a qualification step.
pub const fn qualification_word(state: QualificationState, say: Locale) -> &'static str {
    match state {
        QualificationState::Passed => say.workers_passed(),
        QualificationState::Failed => say.workers_failed(),
        QualificationState::Waiting => say.workers_waiting(),
    }
}

/// The state of a study.
pub const fn study_word(state: StudyState, say: Locale) -> &'static str {
    match state {
        StudyState::Draft => say.state_draft(),
        StudyState::Live => say.state_live(),
        StudyState::Closed => say.state_closed(),
    }
}

/// The name of a kind of question.
pub const fn kind_word(kind: KindName, say: Locale) -> &'static str {
    match kind {
        KindName::Text => say.design_type_text(),
        KindName::Scale => say.design_type_scale(),
        KindName::Slider => say.design_type_slider(),
        KindName::Choice => say.design_type_choice(),
        KindName::Ranking => say.design_type_ranking(),
        KindName::Pairwise => say.design_type_pairwise(),
        KindName::Spans => say.design_type_spans(),
        KindName::Comment => say.design_type_comment(),
    }
}

/// The contents of an item, in words.
pub const fn subject_word(subject: Subject, say: Locale) -> &'static str {
    match subject {
        Subject::Source => say.design_shows_source(),
        Subject::Output => say.design_shows_output(),
        Subject::Pair => say.design_shows_pair(),
        Subject::Outputs => say.design_shows_outputs(),
        Subject::Sides => say.design_shows_sides(),
        Subject::Two => say.design_shows_two(),
    }
}

/// How the texts of an item are shown.
pub const fn display_word(display: Display, say: Locale) -> &'static str {
    match display {
        Display::Plain => say.design_display_plain(),
        Display::Masked => say.design_display_masked(),
        Display::Stripped => say.design_display_stripped(),
        Display::Diff => say.design_display_diff(),
    }
}

/// The consequence of too few expected answers.
pub const fn below_word(below: Below, say: Locale) -> &'static str {
    match below {
        Below::Warn => say.design_gold_warn(),
        Below::Pause => say.design_gold_pause(),
        Below::Exclude => say.design_gold_exclude(),
    }
}

/// The kind of a gold item.
pub const fn known_word(kind: KnownKind, say: Locale) -> &'static str {
    match kind {
        KnownKind::Gold => say.gold_kind_gold(),
        KnownKind::Attention => say.gold_kind_attention(),
        KnownKind::Training => say.gold_kind_training(),
    }
}

/// What happens to the answers of workers who leave.
pub const fn withdrawal_word(policy: WithdrawalPolicy, say: Locale) -> &'static str {
    match policy {
        WithdrawalPolicy::KeepOnly => say.settings_withdrawal_keep(),
        WithdrawalPolicy::WorkerChooses => say.settings_withdrawal_choose(),
        WithdrawalPolicy::UntilClosing => say.settings_withdrawal_until_closing(),
    }
}

/// Whether the answers of rejected submissions count.
pub const fn rejected_answers_word(answers: RejectedAnswers, say: Locale) -> &'static str {
    match answers {
        RejectedAnswers::Counted => say.rejected_answers_counted(),
        RejectedAnswers::LeftOut => say.rejected_answers_left_out(),
    }
}

/// What the changed wording of a task is published as.
pub const fn publishing_word(publishing: Publishing, say: Locale) -> &'static str {
    match publishing {
        Publishing::Version => say.versions_publish_version(),
        Publishing::Wording => say.versions_publish_wording(),
    }
}

/// A device on which people take part.
pub const fn device_word(device: PostingDevice, say: Locale) -> &'static str {
    match device {
        PostingDevice::Desktop => say.posting_desktop(),
        PostingDevice::Tablet => say.posting_tablet(),
        PostingDevice::Mobile => say.posting_mobile(),
    }
}

/// What a provider is called; `None` for one that the study has named itself.
pub const fn provider_name(provider: Provider) -> Option<&'static str> {
    match provider {
        Provider::Prolific => Some("Prolific"),
        Provider::Connect => Some("CloudResearch Connect"),
        Provider::Mturk => Some("Mechanical Turk"),
        Provider::Sona => Some("SONA"),
        Provider::Panel | Provider::Other => None,
    }
}

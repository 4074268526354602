//! What the words of the model are called on pages: grades, reasons, qualification steps, states.

use shared::{Gate, Grade, Locale, QualificationState, Reason, StudyState};

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

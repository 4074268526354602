//! What stored words are called: a grade, a state, a role.

use shared::{Gate, Grade, Locale, QualificationState, Reason, ReviewVerdict, Role, StudyState};

/// A stored word as it is read, by the name of its field; `None` for what people wrote, and for numbers. A value without a
/// field is the state of something.
pub(super) fn called(path: &str, value: &str, say: Locale) -> Option<&'static str> {
    let last = path.rsplit('.').next().unwrap_or_default();
    let field = last.split_once('[').map_or(last, |(name, _)| name);
    match field {
        "grade" => Some(grade(value.parse().ok()?, say)),
        "reasons" => Some(reason(value.parse().ok()?, say)),
        "verdict" => Some(verdict(value.parse().ok()?, say)),
        "gate" | "gates" => Some(gate(value.parse().ok()?, say)),
        "role" => Some(role(value.parse().ok()?, say)),
        "state" | "" => qualification(value, say).or_else(|| study(value, say)),
        _ => None,
    }
}

const fn grade(grade: Grade, say: Locale) -> &'static str {
    match grade {
        Grade::Excellent => say.review_page_excellent(),
        Grade::Acceptable => say.review_page_acceptable(),
        Grade::Poor => say.review_page_poor(),
    }
}

const fn reason(reason: Reason, say: Locale) -> &'static str {
    match reason {
        Reason::Minimal => say.review_page_reason_minimal(),
        Reason::Meaning => say.review_page_reason_meaning(),
        Reason::Informal => say.review_page_reason_informal(),
        Reason::Fluency => say.review_page_reason_fluency(),
        Reason::Language => say.review_page_reason_language(),
        Reason::Other => say.review_page_reason_other(),
    }
}

const fn verdict(verdict: ReviewVerdict, say: Locale) -> &'static str {
    match verdict {
        ReviewVerdict::Accept => say.review_page_passed(),
        ReviewVerdict::Exclude => say.review_page_failed(),
    }
}

const fn gate(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.workers_gate_location(),
        Gate::Test => say.workers_gate_test(),
        Gate::Pilot => say.workers_gate_pilot(),
        Gate::Review => say.workers_gate_review(),
        Gate::Known => say.workers_gate_known(),
    }
}

const fn role(role: Role, say: Locale) -> &'static str {
    match role {
        Role::Worker => say.team_role_worker(),
        Role::Reviewer => say.team_role_reviewer(),
        Role::Researcher => say.team_role_researcher(),
        Role::Manager => say.team_role_manager(),
    }
}

fn qualification(state: &str, say: Locale) -> Option<&'static str> {
    Some(match state.parse().ok()? {
        QualificationState::Passed => say.workers_passed(),
        QualificationState::Failed => say.workers_failed(),
        QualificationState::Waiting => say.workers_waiting(),
    })
}

fn study(state: &str, say: Locale) -> Option<&'static str> {
    Some(match state.parse().ok()? {
        StudyState::Draft => say.state_draft(),
        StudyState::Live => say.state_live(),
        StudyState::Closed => say.state_closed(),
    })
}

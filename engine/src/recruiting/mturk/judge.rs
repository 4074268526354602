//! What follows from each row of the results.

use std::collections::{BTreeMap, BTreeSet};

use payfile::mturk::answer::AnswerValue;
use payfile::mturk::layout::CODE;
use payfile::mturk::results::{Assignment, Results, Status};
use shared::{Ending, RowFinding, WorkerId};

use super::super::comparison::{Arrived, Here};
use super::{ResultRow, RowDecision};

/// The names under which layouts ask for the completion code, without their hyphens, underscores and capitals.
const CODES: [&str; 3] = [CODE, "surveycode", "completioncode"];

/// Who came by the entrances for Mechanical Turk, by the worker's id there.
#[derive(Debug, Default)]
pub(super) struct Known {
    here: BTreeMap<String, Came>,
    rejected: BTreeMap<WorkerId, String>,
}

/// Somebody who came.
#[derive(Debug)]
struct Came {
    here: Here,
    /// The assignment with which they took part.
    assignment: String,
    /// Whether it was by the entrance that is asked about.
    is_asked: bool,
}

impl Known {
    /// Adds somebody. Whoever came by several entrances counts at the one that is asked about.
    pub fn add(&mut self, one: Arrived, is_asked: bool) {
        let has_precedence = is_asked || !self.here.contains_key(&one.participant);
        // Somebody whose id was erased is known to nobody.
        if has_precedence && !one.participant.is_empty() {
            self.here.insert(one.participant, Came { here: one.here, assignment: one.session, is_asked });
        }
    }

    /// Adds the reason for a rejection of somebody whose work was all rejected.
    pub fn reject(&mut self, worker: WorkerId, reason: &str) {
        let reasons = self.rejected.entry(worker).or_default();
        if !reasons.contains(reason) {
            let space = if reasons.is_empty() { "" } else { " " };
            reasons.push_str(space);
            reasons.push_str(reason);
        }
    }
}

/// The rows of the results and those who have none, differences first.
pub(super) fn rows(results: &Results, known: &Known) -> Vec<ResultRow> {
    let in_file: BTreeSet<&str> = results.assignments().iter().map(|one| &*one.worker).collect();
    let mut rows: Vec<ResultRow> = results.assignments().iter().map(|one| row(one, known)).collect();
    let is_over = |came: &&Came| matches!(came.here.ending, Some(ending) if ending != Ending::TimedOut);
    let missing = known.here.iter().filter(|(worker, came)| came.is_asked && !in_file.contains(worker.as_str()));
    rows.extend(missing.filter(|(_, came)| is_over(came)).map(|(worker, came)| ResultRow {
        worker: worker.clone(),
        assignment: None,
        status: None,
        code: None,
        here: Some(came.here.clone()),
        finding: RowFinding::NotInFile,
        decision: None,
    }));
    rows.sort_by_key(|row| (row.finding, row.here.as_ref().map(|here| here.number)));
    rows
}

fn row(one: &Assignment, known: &Known) -> ResultRow {
    let came = known.here.get(&one.worker);
    let code = entered(one);
    let reason = came.and_then(|came| known.rejected.get(&came.here.worker));
    let (finding, decision) = judged(one, code.as_deref(), came, reason);
    let status = match &one.status {
        Status::Submitted => "Submitted",
        Status::Approved => "Approved",
        Status::Rejected => "Rejected",
        Status::Other(word) => word,
    };
    ResultRow {
        worker: one.worker.clone(),
        assignment: Some(one.id.clone()),
        status: Some(status.to_owned()),
        code,
        here: came.map(|came| came.here.clone()),
        finding,
        decision,
    }
}

fn judged(
    one: &Assignment,
    code: Option<&str>,
    came: Option<&Came>,
    rejected: Option<&String>,
) -> (RowFinding, Option<RowDecision>) {
    match one.status {
        Status::Rejected | Status::Other(_) => return (RowFinding::Decided, None),
        Status::Approved | Status::Submitted => {}
    }
    let Some(came) = came else { return (RowFinding::NeverCame, None) };
    let here = &came.here;
    let Some(ending) = here.ending.filter(|ending| *ending != Ending::TimedOut) else {
        return (RowFinding::NotFinished, None);
    };
    if came.assignment != one.id {
        return (RowFinding::OtherHit, None);
    }
    let is_right = |entered: &str| here.code.as_deref().is_some_and(|given| same(entered, given));
    match code {
        Some(entered) if !is_right(entered) => return (RowFinding::OtherCode, None),
        // Other endings are paid only to those who were given a code for that.
        None if ending != Ending::Finished => return (RowFinding::NotFinished, None),
        _ => {}
    }
    if one.status == Status::Approved {
        return (RowFinding::Decided, None);
    }
    if !one.approve.is_empty() || !one.reject.is_empty() {
        return (RowFinding::Marked, None);
    }
    match rejected {
        Some(reason) => (RowFinding::ToReject, Some(RowDecision::Reject { reason: reason.clone() })),
        None => (RowFinding::ToApprove, Some(RowDecision::Approve)),
    }
}

/// The completion code that the worker entered, if the layout asked for one.
fn entered(one: &Assignment) -> Option<String> {
    let plain = |name: &str| name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let answer = one.answers.iter().find(|answer| CODES.contains(&&*plain(&answer.name)))?;
    match &answer.value {
        AnswerValue::Text(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        AnswerValue::Label(_) | AnswerValue::Choices(_) | AnswerValue::Json(_) => None,
    }
}

/// Whether two codes are the same, however somebody has typed one of them.
fn same(entered: &str, given: &str) -> bool {
    let plain = |code: &str| code.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>();
    plain(entered).eq_ignore_ascii_case(&plain(given))
}

#[cfg(test)]
mod tests {
    use payfile::mturk::answer::Entities;
    use uuid::Uuid;

    use super::*;

    const HEADER: &str = "HITId,AssignmentId,WorkerId,AssignmentStatus,Answer.taskAnswers,Approve,Reject\n";

    /// What follows for the worker A1, who came with the assignment 3A and got this ending and code.
    fn found(row: &str, ending: Option<Ending>, code: Option<&str>) -> (RowFinding, bool) {
        let results = Results::read(format!("{HEADER}H,{row}\n").as_bytes(), Entities::Decode).expect("results");
        let mut known = Known::default();
        let here =
            Here { worker: WorkerId(Uuid::nil()), number: 1, ending, code: code.map(str::to_owned), submitted: 1 };
        let came = Arrived { session: "3A".to_owned(), participant: "A1".to_owned(), here, is_listed: false };
        known.add(came, true);
        let rows = rows(&results, &known);
        (rows[0].finding, rows[0].decision == Some(RowDecision::Approve))
    }

    #[test]
    fn codes_are_read_from_every_layout_and_compared_as_people_type_them() {
        let ended = Some(Ending::Finished);
        let with = |answers: &str| format!("3A,A1,Submitted,\"{}\",,", answers.replace('"', "\"\""));
        for (answers, finding) in [
            (r#"[{"code":"k7p2m"}]"#, RowFinding::ToApprove),
            (r#"[{"Survey_Code":" K7P-2M "}]"#, RowFinding::ToApprove),
            (r#"[{"completion-code":"OTHER"}]"#, RowFinding::OtherCode),
            (r#"[{"comment":"OTHER"}]"#, RowFinding::ToApprove),
            ("", RowFinding::ToApprove),
        ] {
            assert_eq!(found(&with(answers), ended, Some("K7P2M")).0, finding, "{answers}");
        }
        // A code where none was given is not the right one.
        assert_eq!(found(&with(r#"[{"code":"K7P2M"}]"#), ended, None).0, RowFinding::OtherCode);
    }

    #[test]
    fn only_what_has_ended_here_and_is_open_there_is_approved() {
        let code = r#""[{""code"":""NO""}]""#;
        for (row, ending, given, finding) in [
            (format!("3A,A1,Submitted,{code},,"), Some(Ending::ScreenedOut), Some("NO"), RowFinding::ToApprove),
            ("3A,A1,Submitted,,,".to_owned(), Some(Ending::ScreenedOut), Some("NO"), RowFinding::NotFinished),
            ("3A,A1,Submitted,,,".to_owned(), Some(Ending::TimedOut), None, RowFinding::NotFinished),
            ("3A,A1,Submitted,,,".to_owned(), None, None, RowFinding::NotFinished),
            ("3B,A1,Submitted,,,".to_owned(), Some(Ending::Finished), None, RowFinding::OtherHit),
            ("3A,A1,Approved,,,".to_owned(), Some(Ending::Finished), None, RowFinding::Decided),
            ("3A,A1,Rejected,,,".to_owned(), None, None, RowFinding::Decided),
            ("3A,A1,Returned,,,".to_owned(), None, None, RowFinding::Decided),
            ("3A,A1,Submitted,,x,".to_owned(), Some(Ending::Finished), None, RowFinding::Marked),
            ("3A,A1,Submitted,,,why".to_owned(), Some(Ending::Finished), None, RowFinding::Marked),
        ] {
            let wanted = (finding, finding == RowFinding::ToApprove);
            assert_eq!(found(&row, ending, given), wanted, "{row} {ending:?}");
        }
        assert_eq!(found("3Z,A9,Approved,,,", None, None).0, RowFinding::NeverCame);
    }
}

//! What follows from each row of the results.

use std::collections::BTreeSet;

use payfile::mturk::answer::AnswerValue;
use payfile::mturk::layout::CODE;
use payfile::mturk::results::{Assignment, Results, Status};
use shared::{Ending, RowFinding};

use super::super::comparison::same_code;
use super::super::known::{Came, Known};
use super::{ResultRow, RowDecision};

/// The names under which layouts ask for the completion code, without their hyphens, underscores and capitals.
const CODES: [&str; 3] = [CODE, "surveycode", "completioncode"];
/// The column in which newer layouts have all answers.
const ALL_ANSWERS: &str = "taskAnswers";
/// The characters of a reason that the site takes.
const REASON: usize = 1_024;

/// The rows of the results and those who have none, differences first.
pub(super) fn rows(results: &Results, known: &Known) -> Vec<ResultRow> {
    let in_file: BTreeSet<&str> = results.assignments().iter().map(|one| &*one.worker).collect();
    let is_code = |name: &str| name == ALL_ANSWERS || CODES.contains(&&*plain(name));
    let codes: Vec<usize> =
        results.answer_columns().filter(|(_, name)| is_code(name)).map(|(place, _)| place).collect();
    let rows = results.assignments().iter().map(|one| row(one, entered(results, one, &codes), known));
    let mut rows: Vec<ResultRow> = rows.collect();
    // Who got no code has nothing to hand in.
    let hands_in = |came: &Came| came.here.ending == Some(Ending::Finished) || came.here.code.is_some();
    let missing = known.came().filter(|(worker, came)| came.is_asked && !in_file.contains(worker.as_str()));
    rows.extend(missing.filter(|(_, came)| hands_in(came)).map(|(worker, came)| ResultRow {
        worker: worker.clone(),
        assignment: None,
        status: None,
        code: None,
        here: Some(came.here.clone()),
        took_part_with: Some(came.assignment.clone()),
        finding: RowFinding::NotInFile,
        decision: None,
    }));
    rows.sort_by_key(|row| (row.finding, row.here.as_ref().map(|here| here.number)));
    rows
}

fn row(one: &Assignment, code: Option<String>, known: &Known) -> ResultRow {
    let came = known.get(&one.worker);
    let (finding, decision) = judged(one, code.as_deref(), came, known);
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
        took_part_with: came.map(|came| came.assignment.clone()),
        finding,
        decision,
    }
}

fn judged(
    one: &Assignment,
    code: Option<&str>,
    came: Option<&Came>,
    known: &Known,
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
    let is_right = |entered: &str| here.code.as_deref().is_some_and(|given| same_code(entered, given));
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
    match known.reason(here.worker, REASON) {
        Some(reason) => (RowFinding::ToReject, Some(RowDecision::Reject { reason })),
        None if known.is_undecided(here.worker) => (RowFinding::Undecided, None),
        None => (RowFinding::ToApprove, Some(RowDecision::Approve)),
    }
}

/// The completion code that the worker entered, if the layout asked for one in one of these columns.
fn entered(results: &Results, one: &Assignment, columns: &[usize]) -> Option<String> {
    let answers = columns.iter().flat_map(|place| results.answers_in(one, *place));
    let codes = answers.filter(|answer| CODES.contains(&&*plain(&answer.name)));
    codes.into_iter().find_map(|answer| match answer.value {
        AnswerValue::Text(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        AnswerValue::Label(_) | AnswerValue::Choices(_) | AnswerValue::Json(_) => None,
    })
}

/// A name of an answer without its hyphens, underscores and capitals.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use payfile::mturk::answer::Entities;
    use shared::WorkerId;
    use uuid::Uuid;

    use super::super::super::comparison::{Arrived, Here};
    use super::*;

    const HEADER: &str = "HITId,AssignmentId,WorkerId,AssignmentStatus,Answer.taskAnswers,Approve,Reject\n";

    /// What follows for the worker A1, who came with the assignment 3A and got this ending and code.
    fn found(row: &str, ending: Option<Ending>, code: Option<&str>) -> (RowFinding, bool) {
        let results = Results::read(format!("{HEADER}H,{row}\n").as_bytes(), Entities::Decode).expect("results");
        let mut known = Known::default();
        let here =
            Here { worker: WorkerId(Uuid::nil()), number: 1, ending, code: code.map(str::to_owned), submitted: 1 };
        let (session, participant) = ("3A".to_owned(), "A1".to_owned());
        let came = Arrived { session, participant, here, is_listed: false, is_end_listed: false };
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

    #[test]
    fn reasons_are_said_once_and_fit_the_site() {
        let worker = WorkerId(Uuid::nil());
        let mut known = Known::default();
        for reason in ["The same.", "The same answer.", "The same."] {
            known.reject(worker, reason.to_owned());
        }
        assert_eq!(known.reason(worker, REASON).as_deref(), Some("The same. The same answer."));
        known.reject(worker, "é".repeat(2_000));
        let reason = known.reason(worker, REASON).expect("a reason");
        assert_eq!((reason.chars().count(), reason.ends_with("é…")), (REASON, true));
    }

    #[test]
    fn what_waits_for_a_decision_is_not_approved_and_codes_of_others_need_no_row() {
        let results =
            Results::read(format!("{HEADER}H,3A,A1,Submitted,,,\n").as_bytes(), Entities::Decode).expect("results");
        let here = |number: u128, ending, code: Option<&str>| Here {
            worker: WorkerId(Uuid::from_u128(number)),
            number: 1,
            ending: Some(ending),
            code: code.map(str::to_owned),
            submitted: 1,
        };
        let came = |participant: &str, here| Arrived {
            session: "3A".to_owned(),
            participant: participant.to_owned(),
            here,
            is_listed: false,
            is_end_listed: false,
        };
        let mut known = Known::default();
        known.add(came("A1", here(1, Ending::Finished, Some("K7"))), true);
        known.add(came("A2", here(2, Ending::ScreenedOut, None)), true);
        known.add(came("A3", here(3, Ending::ScreenedOut, Some("OUT"))), true);
        known.wait(WorkerId(Uuid::from_u128(1)));
        let found: Vec<_> = rows(&results, &known).into_iter().map(|row| (row.worker, row.finding)).collect();
        assert_eq!(found, [("A1".to_owned(), RowFinding::Undecided), ("A3".to_owned(), RowFinding::NotInFile)]);
        assert!(!known.came_again("A1"));
        known.add(came("A1", here(1, Ending::Finished, None)), false);
        assert!(known.came_again("A1"));
    }
}

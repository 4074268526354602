//! Files of results, right and wrong.

use super::*;

const HEADER: &str = "HITId,AssignmentId,WorkerId,AssignmentStatus";

/// Reads a file with these further columns, and one row with these cells in them.
fn read(columns: &str, cells: &str) -> Results {
    let file = format!("{HEADER},{columns}\r\nH1,A1,W1,Submitted,{cells}\r\n");
    Results::read(file.as_bytes(), Entities::Decode).expect("results")
}

/// What is wrong with a file: the line, the column and the reason.
fn fault(file: &str) -> (u64, String, CellFault) {
    match Results::read(file.as_bytes(), Entities::Decode) {
        Err(Unusable::Cell { line, column, fault }) => (line, column, fault),
        other => panic!("{other:?}"),
    }
}

#[test]
fn columns_may_be_missing_and_in_any_order() {
    let file = "AssignmentStatus,Input.item,AssignmentId,Answer.q,WorkerId,HITId\nSubmitted,s1,A1,-3,W1,H1\n";
    let results = Results::read(file.as_bytes(), Entities::Decode).expect("results");
    let [one] = results.assignments() else { panic!("one row") };
    assert_eq!([&*one.id, &*one.worker, &*one.hit.id], ["A1", "W1", "H1"]);
    assert_eq!(results.input(one).collect::<Vec<_>>(), [("item", "s1")]);
    assert_eq!((one.hit.reward.clone(), one.accepted, one.work_seconds, one.rates.lifetime), (None, None, None, None));
    assert_eq!((results.answers(one).len(), &*one.approve, &*one.reject), (1, "", ""));
}

#[test]
fn a_status_that_is_new_is_kept() {
    let file = format!("{HEADER}\nH,A1,W,Approved\nH,A2,W,Rejected\nH,A3,W,Returned\n");
    let results = Results::read(file.as_bytes(), Entities::Decode).expect("results");
    let statuses: Vec<&Status> = results.assignments().iter().map(|assignment| &assignment.status).collect();
    assert_eq!(statuses, [&Status::Approved, &Status::Rejected, &Status::Other("Returned".into())]);
}

#[test]
fn several_texts_of_one_hit_keep_their_names() {
    let results = read("Input.text1,Input.text2,Answer.q1,Answer.q2,Answer.q3", "a,b,1,,3");
    let one = &results.assignments()[0];
    assert_eq!(results.input(one).collect::<Vec<_>>(), [("text1", "a"), ("text2", "b")]);
    assert_eq!(results.answers(one).iter().map(|answer| &*answer.name).collect::<Vec<_>>(), ["q1", "q3"]);
}

#[test]
fn a_cell_that_the_site_did_not_write_is_refused_with_its_line_and_column() {
    let at = |columns: &str, cells: &str| fault(&format!("{HEADER},{columns}\nH1,A1,W1,Submitted,{cells}\n"));
    assert_eq!(at("AcceptTime", "02/11/2026 10:11"), (2, "AcceptTime".into(), CellFault::Time));
    assert_eq!(at("Expiration", "soon"), (2, "Expiration".into(), CellFault::Time));
    assert_eq!(at("Reward", "0.60"), (2, "Reward".into(), CellFault::Reward));
    assert_eq!(at("WorkTimeInSeconds", "61.5"), (2, "WorkTimeInSeconds".into(), CellFault::Number));
    assert_eq!(at("Answer.q", "a\0"), (2, "Answer.q".into(), CellFault::Nul));
    assert_eq!(at("Answer.q\0", "a"), (1, "Answer.q".into(), CellFault::Nul));
    let second = |row: &str| fault(&format!("{HEADER},Answer.q\nH,A1,W,Submitted,\"two\nlines\"\n{row}\n"));
    assert_eq!(second("H,,W,Submitted,"), (4, "AssignmentId".into(), CellFault::Empty));
    assert_eq!(second("H,A1,W,Submitted,"), (4, "AssignmentId".into(), CellFault::SameAssignment));
    assert_eq!(second("H,A2,=W,Submitted,"), (4, "WorkerId".into(), CellFault::Id));
    assert_eq!(second("H,A2,W,,"), (4, "AssignmentStatus".into(), CellFault::Empty));
    let message = Results::read(format!("{HEADER}\n,A,W,Submitted\n").as_bytes(), Entities::Decode);
    assert_eq!(message.expect_err("a refusal").to_string(), "line 2, column \"HITId\": The cell is empty.");
}

#[test]
fn what_is_no_file_of_results_is_refused() {
    let refused = |file: &[u8]| Results::read(file, Entities::Decode).expect_err("a refusal");
    assert!(matches!(refused(b""), Unusable::File(Unreadable::Empty)));
    assert!(matches!(refused(b"a,b\n1,2\n"), Unusable::NoColumn { name: "HITId" }));
    let ragged = format!("{HEADER}\nH,A,W\n");
    let fault = Fault::Ragged { found: 3, columns: 4 };
    assert!(matches!(refused(ragged.as_bytes()), Unusable::Row(refused) if refused == Refused { line: 2, fault }));
    let not_utf8 = [HEADER.as_bytes(), b"\nH,A,W,\xff\n"].concat();
    let fault = Fault::CellNotUtf8 { column: "AssignmentStatus".into(), byte: 1 };
    assert!(matches!(refused(&not_utf8), Unusable::Row(refused) if refused == Refused { line: 2, fault }));
    assert!(matches!(refused(&vec![b'a'; FILE + 1]), Unusable::TooLarge { most: FILE }));
    let long = format!("{HEADER},Answer.q\nH,A,W,Submitted,{}\n", "a".repeat((1 << 20) + 1));
    assert!(matches!(refused(long.as_bytes()), Unusable::Row(Refused { line: 2, fault: Fault::LongCell { .. } })));
    let rows: String = (0..=ROWS).map(|n| format!("H,A{n},W,Submitted\n")).collect();
    assert!(matches!(refused(format!("{HEADER}\n{rows}").as_bytes()), Unusable::TooManyRows { most: ROWS }));
}

#[test]
fn nothing_that_a_worker_typed_makes_a_file_unusable() {
    for typed in ["=1+1", "&#0;", "[{", "\u{feff}x", "🚀", "\"\"\"\"", "\"a\r\nb\"", "&lt;script&gt;"] {
        let results = read("Answer.taskAnswers,Answer.q", &format!("{typed},{typed}"));
        assert_eq!(results.answers(&results.assignments()[0]).len(), 2, "{typed}");
    }
}

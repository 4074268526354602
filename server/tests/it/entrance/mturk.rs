//! Workers of Mechanical Turk: the page in its frame, handing in, and the results of a batch.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use engine::crowd::entrance::Entrance;
use engine::crowd::signed::SignedLink;
use engine::design::preset::Preset;
use engine::design::study::StudyEdit;
use engine::money::payee::Payee;
use serde_json::json;
use shared::{Actor, Approval, Arriving, Ending, EntranceSettings, Provider};

use super::stage::Stage;
use crate::app::{TestApp, on_both_engines};
use crate::report;

/// A study that pays 1.50 USD a hit, with an entrance after one hit.
async fn stage(app: &Arc<TestApp>, sentences: usize) -> (Stage, Entrance) {
    let inner = report::stage::Stage::new(app, sentences, 0).await;
    let change = |definition: &mut shared::Definition| {
        definition.items_per_hit = 1;
        definition.reward = 150;
    };
    let task = inner.open(Preset::Formality, change).await;
    let stage = Stage { inner, task };
    let codes = [(Ending::NoConsent, "NO".to_owned()), (Ending::Full, "FULL".to_owned())].into();
    let settings = EntranceSettings {
        provider: Some(Provider::Mturk),
        submissions: Some(1),
        codes,
        // None of these is for Mechanical Turk.
        address: "https://example.org/back".to_owned(),
        provider_study: "3HIT".to_owned(),
        signed: true,
        ..EntranceSettings::default()
    };
    let entrance = stage.entrance(Some(20), settings).await;
    (stage, entrance)
}

/// The address of the frame for a worker with an assignment.
fn frame(entrance: &Entrance, worker: &str, assignment: &str) -> String {
    let site = "https%3A%2F%2Fworkersandbox.mturk.com";
    format!("/mturk/{}?assignmentId={assignment}&hitId=3HIT&workerId={worker}&turkSubmitTo={site}", entrance.code)
}

on_both_engines!(the_frame_opens_in_the_language_that_a_visitor_has_chosen, async |app| {
    let (_, entrance) = stage(&app, 1).await;
    let browser = app.browser();
    browser.post("/signin", "/fn/language", &[("language", "ar"), ("back", "/signin")]).await;
    let page = browser.get(&frame(&entrance, "A1", "3ASG")).await;
    assert_eq!(page.status, 200, "it leads nowhere else");
    assert!(page.text().contains("lang=\"ar\""), "{}", page.text());
});

/// A worker who came by an assignment and agreed to the consent form.
async fn came(stage: &Stage, entrance: &Entrance, worker: &str, assignment: &str) -> Actor {
    let arriving = Arriving { person: worker.to_owned(), session: assignment.to_owned(), study: "3HIT".to_owned() };
    let engine = &stage.inner.app.engine;
    let entered = engine.enter(&entrance.code, (arriving, SignedLink::default()), None, None).await.expect("in");
    let actor = Actor { person: entered.signed_in.person, admin: false };
    engine.consent(&actor, stage.inner.study, true).await.expect("consent");
    actor
}

/// Somebody who has finished, and their code.
async fn finished(stage: &Stage, entrance: &Entrance, worker: &str, assignment: &str) -> String {
    let actor = came(stage, entrance, worker, assignment).await;
    assert!(stage.work(&actor).await);
    stage.way_out(&actor).await.and_then(|out| out.code).expect("a code")
}

/// A file of results with these rows: assignment, worker, state, code, approve.
fn results(rows: &[[&str; 5]]) -> String {
    let header = "\"HITId\",\"Reward\",\"AssignmentId\",\"WorkerId\",\"AssignmentStatus\",\"Answer.surveycode\",\"Approve\",\"Reject\"\n";
    let rows = rows.iter().map(|[assignment, worker, status, code, approve]| {
        format!("\"3HIT\",\"$0.60\",\"{assignment}\",\"{worker}\",\"{status}\",\"{code}\",\"{approve}\",\"\"\n")
    });
    format!("{header}{}", rows.collect::<String>())
}

on_both_engines!(a_worker_takes_part_in_a_tab_and_hands_in_in_the_frame, async |app| {
    let (stage, entrance) = stage(&app, 3).await;
    let settings = &entrance.settings;
    assert!(
        settings.own_codes && settings.address.is_empty() && settings.provider_study.is_empty() && !settings.signed
    );
    let browser = app.browser();
    // The preview has no form and no way in, reserves nothing and sets no cookie.
    for query in ["", "?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=3HIT&turkSubmitTo=https%3A%2F%2Fwww.mturk.com"] {
        let page = browser.get(&format!("/mturk/{}{query}", entrance.code)).await;
        assert!(
            page.text().contains("This is a preview") && page.text().contains("Formal rewrites"),
            "{}",
            page.text()
        );
        assert!(!page.text().contains("<form") && !page.text().contains("/in/"), "{}", page.text());
        assert!(page.0.head.get(header::SET_COOKIE).is_none());
    }
    let address = frame(&entrance, "A1W", "3ASG");
    let page = browser.get(&address).await;
    let link = format!("/in/{}?workerId=A1W&amp;assignmentId=3ASG&amp;hitId=3HIT", entrance.code);
    assert!(page.text().contains(&format!("href=\"{link}\" target=\"_blank\"")), "{}", page.text());
    // This page alone is for the frame of the site.
    let policy = page.header("content-security-policy").to_owned();
    assert!(
        policy.contains("frame-ancestors https://*.mturk.com") && policy.contains("form-action https://*.mturk.com")
    );
    let inside = browser.get(&link.replace("&amp;", "&")).await;
    assert!(inside.header("content-security-policy").contains("frame-ancestors 'none'"));
    assert_eq!(stage.arrivals(&entrance).await.0.came, 0, "looking changes nothing");

    let actor = came(&stage, &entrance, "A1W", "3ASG").await;
    let going_on = browser.get(&address).await.text();
    assert!(going_on.contains("Continue the study in a new tab") && !going_on.contains("<form"), "{going_on}");
    assert!(stage.work(&actor).await);
    let out = stage.way_out(&actor).await.expect("it has ended");
    let code = out.code.expect("a code of their own");
    let over = browser.get(&address).await.text();
    let form = "<form method=\"post\" action=\"https://workersandbox.mturk.com/mturk/externalSubmit\">";
    let fields = ["name=\"assignmentId\" value=\"3ASG\"", &format!("name=\"code\" value=\"{code}\"")];
    assert!(over.contains(form) && fields.iter().all(|field| over.contains(field)), "{over}");
    // Where the page would be sent elsewhere, there is only the code.
    let elsewhere = address.replace("workersandbox.mturk.com", "workersandbox.mturk.com.example.org");
    let page = browser.get(&elsewhere).await.text();
    assert!(page.contains(&code) && !page.contains("<form") && !page.contains("example.org"), "{page}");

    // Another HIT of the same worker pays nothing, however they come: in the frame, by the link of a layout, or by a form of their own.
    let by_layout =
        |assignment: &str| format!("/in/{}?workerId=A1W&assignmentId={assignment}&hitId=3HIT", entrance.code);
    let fields = [("code", &*entrance.code), ("person", "A1W"), ("session", "3SECOND"), ("provider_study", "3HIT")];
    let page = browser.submit(&by_layout("3SECOND"), "/fn/enter", &fields).await;
    assert!(page.text().contains("You have already taken part"), "{}", page.text());
    assert_eq!(stage.arrivals(&entrance).await.1[0].session, "3ASG");
    for second in [frame(&entrance, "A1W", "3SECOND"), by_layout("3SECOND")] {
        let page = browser.get(&second).await.text();
        assert!(page.contains("You have already taken part") && !page.contains(&code), "{page}");
        assert!(!page.contains("/fn/enter") && !page.contains("externalSubmit"), "{page}");
    }
    let page = browser.get(&by_layout("3ASG")).await.text();
    assert!(page.contains("/fn/enter"), "the own one leads to the page with the code: {page}");
    // Without an assignment nobody comes in.
    for assignment in ["", "ASSIGNMENT_ID_NOT_AVAILABLE"] {
        assert_eq!(browser.get(&by_layout(assignment)).await.status, 409, "{assignment}");
    }
    assert!(browser.get(&address).await.text().contains(form), "the first one can still be handed in");
    let others = browser.get(&frame(&entrance, "A2W", "3ASG")).await.text();
    assert!(!others.contains(&code), "somebody else's assignment has no code");
});

on_both_engines!(who_does_not_finish_is_asked_to_return_the_hit, async |app| {
    let (stage, entrance) = stage(&app, 3).await;
    let engine = &app.engine;
    let actor = came(&stage, &entrance, "A1W", "3ASG").await;
    engine.withdraw(&actor, stage.inner.study, shared::AnswerChoice::Keep).await.expect("left");
    let page = app.browser().get(&frame(&entrance, "A1W", "3ASG")).await.text();
    assert!(page.contains("name=\"code\" value=\"NO\""), "this ending has a code, so it is handed in: {page}");
    let form = engine::crowd::entrance::EntranceForm {
        label: "Closed".to_owned(),
        places: Some(20),
        closed: true,
        settings: entrance.settings.clone(),
        was_study: None,
    };
    engine.set_entrance(&stage.inner.admin.actor, stage.inner.study, entrance.id, form).await.expect("closed");
    let page = app.browser().get(&frame(&entrance, "A9W", "3NEW")).await.text();
    assert!(page.contains("Please return this HIT") && !page.contains("<form"), "{page}");
    // Another entrance has no page in the frame.
    let other = stage.entrance(None, super::stage::prolific(None)).await;
    assert_eq!(app.browser().get(&frame(&other, "A1W", "3ASG")).await.status, 404);
});

on_both_engines!(results_say_what_to_approve_and_nobody_is_paid_twice, async |app| {
    let (stage, entrance) = stage(&app, 8).await;
    let (engine, admin, study) = (&app.engine, &stage.inner.admin.actor, stage.inner.study);
    let office = app.program_of(&stage.inner.admin).await;
    let actor = came(&stage, &entrance, "AGOOD", "3GOOD").await;
    let good_worker = actor.person;
    assert!(stage.work(&actor).await);
    let code = stage.way_out(&actor).await.and_then(|out| out.code).expect("a code");
    finished(&stage, &entrance, "AWRONG", "3WRONG").await;
    finished(&stage, &entrance, "ABAD", "3BAD").await;
    finished(&stage, &entrance, "AABSENT", "3ABSENT").await;
    came(&stage, &entrance, "ASLOW", "3SLOW").await;
    // All of one worker's work is rejected, and all else approved.
    let waiting = engine.submissions(admin, study, Some(Approval::Waiting), None).await.expect("a list");
    let (bad, good): (Vec<_>, Vec<_>) = waiting.iter().map(|row| (row.id, row.number)).partition(|(_, n)| *n == 3);
    let ids = |rows: &[(shared::AssignmentId, i64)]| rows.iter().map(|(id, _)| *id).collect::<Vec<_>>();
    engine.reject(admin, study, &ids(&bad), "Every answer is the same.").await.expect("rejected");
    let (first, others): (Vec<_>, Vec<_>) = good.into_iter().partition(|(_, n)| *n == 1);
    engine.approve(admin, study, &ids(&others)).await.expect("approved");
    let at = format!("/studies/{study}/entrances/{}/mturk/results", entrance.id);
    let undecided = office.post_text(&at, &results(&[["3GOOD", "AGOOD", "Submitted", "", ""]])).await.good();
    let mut rows = undecided["rows"].as_array().expect("rows").iter();
    assert!(rows.any(|row| row["worker"] == "AGOOD" && row["finding"] == "undecided"), "{undecided:#}");
    engine.approve(admin, study, &ids(&first)).await.expect("approved");
    // A worker of the site who has given an account is in no other file: they would be paid twice.
    let study_settings = engine.study(admin, study).await.expect("the study");
    let mut edit = StudyEdit {
        title: study_settings.title,
        languages: study_settings.languages,
        settings: study_settings.settings,
    };
    edit.settings.asks_payee = true;
    engine.edit_study(admin, study, edit).await.expect("it asks for accounts");
    let good = Actor { person: good_worker, admin: false };
    assert_eq!(engine.my_payee(&good, study).await.expect("no form"), None);
    let payee = Payee { name: "Ann".to_owned(), iban: String::new(), paypal: "ann@example.org".to_owned() };
    engine.set_my_payee(&good, study, payee).await.expect("stored");
    let pay_out = engine.pay_out(admin, study).await.expect("a payout").id.expect("an id");
    let details = engine.pay_out_details(admin, study, pay_out).await.expect("details");
    assert!(details.owed.iter().all(|owed| owed.way.is_none()), "{:?}", details.owed);
    assert_eq!(engine.return_payment(admin, study, pay_out, (None, "In no file.")).await.expect("nobody"), 0);

    let typed = format!(" {} ", code.to_ascii_lowercase());
    let file = results(&[
        ["3GOOD", "AGOOD", "Submitted", &typed, ""],
        ["3AGAIN", "AGOOD", "Submitted", &code, ""],
        ["3WRONG", "AWRONG", "Submitted", "NOTHING", ""],
        ["3BAD", "ABAD", "Submitted", "", ""],
        ["3SLOW", "ASLOW", "Submitted", "", ""],
        ["3NEVER", "ANEVER", "Submitted", "", ""],
        ["3DONE", "AOTHER", "Rejected", "", ""],
    ]);
    let read = office.post_text(&at, &file).await.good();
    let found: Vec<(&str, &str)> = read["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| (row["worker"].as_str().unwrap_or_default(), row["finding"].as_str().unwrap_or_default()))
        .collect();
    let wanted = [
        ("ANEVER", "never_came"),
        ("ASLOW", "not_finished"),
        ("AWRONG", "other_code"),
        ("AGOOD", "other_hit"),
        ("ABAD", "to_reject"),
        ("AABSENT", "not_in_file"),
        ("AGOOD", "to_approve"),
        ("AOTHER", "decided"),
    ];
    assert_eq!(found, wanted, "{read:#}");
    let decisions = read["decisions"].as_str().expect("a file");
    let line = |id: &str| decisions.lines().find(|line| line.contains(id)).expect("a row").to_owned();
    assert!(line("3GOOD").ends_with("\"x\",\"\""), "{decisions}");
    assert!(line("3BAD").ends_with("\"\",\"Every answer is the same.\""), "{decisions}");
    for id in ["3AGAIN", "3WRONG", "3SLOW", "3NEVER", "3DONE"] {
        assert!(line(id).ends_with("\"\",\"\""), "{id} is for a person: {decisions}");
    }
    // 1.50 is owed and 0.60 is the reward. Whose assignment is not decided, or who is not in the file, is left out.
    let list = &read["bonuses"][0];
    assert_eq!(
        (&list["bonuses"], &list["cents"], &list["left_out"]),
        (&json!(0), &json!(0), &json!([1, 2, 4])),
        "{read:#}"
    );
    let again = file.replace("\"3AGAIN\",\"AGOOD\",\"Submitted\"", "\"3AGAIN\",\"AGOOD\",\"Rejected\"");
    let read = office.post_text(&at, &again).await.good();
    let list = &read["bonuses"][0];
    assert_eq!(
        (&list["bonuses"], &list["cents"], &list["left_out"]),
        (&json!(1), &json!(90), &json!([2, 4])),
        "{read:#}"
    );
    let bonuses = list["file"].as_str().expect("a list");
    assert!(bonuses.contains("\nAGOOD,3GOOD,0.90,Pay for your work in “Formal rewrites”"), "{bonuses}");
    let trail = engine.study_trail(admin, study, None).await.expect("a trail");
    assert_eq!(trail.iter().filter(|entry| entry.verb == "read_results").count(), 3);

    // The same as a form of a browser: the page has the files in it, and nothing is stored.
    let browser = app.signed_in(&stage.inner.admin).await;
    let page = send(&browser, (&study.to_string(), &entrance.id.to_string()), &again).await;
    assert_eq!(page.status, 200, "{}", page.text());
    let text = page.text();
    assert!(text.contains("Never came here") && text.contains("Will be approved"), "{text}");
    assert!(text.contains("download=\"decisions.csv\"") && text.contains("download=\"bonuses-"), "{text}");
    assert!(text.contains("Left out: W002 and W004."), "{text}");
    assert!(text.contains("data:application/octet-stream;charset=utf-8,%22HITId%22,"), "{text}");
    assert_eq!(browser.get("/once").await.status, 404);
});

on_both_engines!(what_is_no_file_of_results_is_refused_with_its_reason, async |app| {
    let (stage, entrance) = stage(&app, 1).await;
    let study = stage.inner.study.to_string();
    let office = app.program_of(&stage.inner.admin).await;
    let at = format!("/studies/{study}/entrances/{}/mturk", entrance.id);
    let many = format!("{}{}", results(&[]), "x".repeat(5 << 20));
    for (file, reason) in [
        ("id,text\n1,a\n", "HITId"),
        (&results(&[["3A", "A1", "", "", ""]]), "line 2"),
        (&results(&[["3A", "A1", "Submitted", "", ""], ["3A", "A1", "Submitted", "", ""]]), "line 3"),
        ("", "cannot be read as results of Mechanical Turk"),
        (&many, "larger than 4 MiB"),
    ] {
        let refused = office.post_text(&format!("{at}/results"), file).await;
        assert!(refused.status == 422 || refused.status == 413, "{}", refused.text());
        assert!(refused.text().contains(reason), "{reason}: {}", refused.text());
    }
    let browser = app.signed_in(&stage.inner.admin).await;
    for (file, reason) in
        [("id,text\n1,a\n", "cannot be read as results of Mechanical Turk"), (&many, "larger than 4 MiB")]
    {
        let page = send(&browser, (&study, &entrance.id.to_string()), file).await;
        assert_eq!(page.status, 303, "{reason}");
        let page = browser.get(page.header("location")).await.text();
        assert!(page.contains(reason), "{reason}: {page}");
    }

    let page = browser.get(&format!("/api/v1{at}")).await;
    let files: serde_json::Value = serde_json::from_str(&page.text()).expect("JSON");
    assert_eq!((&files["n_hits"], &files["hits"]), (&json!(3), &json!("\"hit\"\n\"1\"\n\"2\"\n\"3\"\n")));
    let layout = files["layout"].as_str().unwrap_or_default();
    assert!(layout.contains(&format!("data-address=\"http://texts.example.org/in/{}\"", entrance.code)), "{layout}");
    // The site shows no page of a server without https.
    assert_eq!(files["question"], serde_json::Value::Null);
    let prolific = stage.entrance(None, super::stage::prolific(None)).await;
    let other = format!("/studies/{study}/entrances/{}/mturk", prolific.id);
    assert_eq!(office.get(&other).await.status, 404);
    assert_eq!(office.post_text(&format!("{other}/results"), &results(&[])).await.status, 404);
    let page = browser.get(&format!("/studies/{study}/entrances/{}", entrance.id)).await.text();
    assert!(page.contains("download=\"layout.html\"") && page.contains("action=\"/fn/mturk/read\""), "{page}");
    assert!(!page.contains("name=\"own_codes\"") && !page.contains("name=\"address\""), "{page}");
});

/// Sends the form with the results as a browser without scripts does.
async fn send(browser: &crate::app::Browser, (study, entrance): (&str, &str), file: &str) -> crate::app::Page {
    let field = |name: &str, value: &str| {
        format!("--edge\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let fields = [field("entrance", entrance), field("study", study)].concat();
    let head = "--edge\r\ncontent-disposition: form-data; name=\"file\"; filename=\"results.csv\"\r\n\r\n";
    let body = format!("{fields}{head}{file}\r\n--edge--\r\n");
    let request = Request::post("/fn/mturk/read")
        .header(header::REFERER, format!("https://texts.example.org/studies/{study}/entrances/{entrance}"))
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge")
        // As browsers do: a file that is too large is refused before it is read.
        .header(header::CONTENT_LENGTH, body.len())
        .header("sec-fetch-site", "same-origin");
    browser.send(request, Body::from(body)).await
}

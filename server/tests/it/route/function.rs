//! Every server function and everybody: done, refused, or not there.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Body;
use axum::http::{Request, header};
use leptos::server_fn::axum::server_fn_paths;
use serde_json::json;
use shared::{Action, allowed};

use super::world::{World, changed};
use crate::app::{Browser, Page, on_both_engines};

/// A function, what it does, and fields of its own.
type Line = (&'static str, Action, &'static [(&'static str, &'static str)]);

/// What each function of a study does. A new function gets its line here, and fields of its own where they differ.
const TABLE: [Line; 98] = [
    ("adjudication/decide", Action::Adjudicate, DECISION),
    ("batch/make", Action::DesignTasks, &[]),
    ("batch/open", Action::StopBatches, &[]),
    ("batch/stop", Action::StopBatches, &[]),
    ("consent", Action::Work, &[]),
    ("correct_location", Action::Work, &[]),
    ("decline_consent", Action::Work, &[]),
    ("entrance/add", Action::Invite, &[("label", "x"), ("hold_minutes", "60")]),
    ("entrance/edit", Action::Invite, &[("entrance", "{entrance}"), ("label", "x"), ("hold_minutes", "60")]),
    ("export/store", Action::Export, &[("format", "parquet")]),
    ("finish", Action::Work, &[]),
    ("gate/set", Action::DesignGates, &[("gate", "review"), ("pilot_hits", "9")]),
    ("group/off", Action::Pay, &[]),
    ("group/on", Action::Pay, &[]),
    ("import/discard", Action::ImportTexts, &[]),
    ("import/upload", Action::ImportTexts, &[]),
    ("import/write", Action::ImportTexts, &[]),
    ("group/add", Action::Invite, &[("group", "lab"), ("role", "reviewer")]),
    ("group/remove", Action::Invite, &[("group", "lab"), ("role", "reviewer")]),
    ("invitee/add", Action::Invite, &[("entrance", "{entrance}"), ("people", "x@example.org")]),
    ("invitee/mail", Action::Invite, &[("entrance", "{entrance}"), ("mail", "invitation")]),
    ("invitee/remove", Action::Invite, &[("entrance", "{entrance}"), ("invitee", "{submission}")]),
    ("job/cancel", Action::RunJobs, &[]),
    ("job/retry", Action::RunJobs, &[]),
    ("job/score", Action::RunJobs, &[]),
    ("known/add", Action::KnowAnswers, &[("table", "id,rewrite\ns1,x")]),
    ("known/retire", Action::KnowAnswers, &[("known", "{submission}")]),
    ("link/add", Action::Invite, &[("days", ""), ("uses", "")]),
    ("link/remove", Action::Invite, &[]),
    ("locate", Action::Work, &[]),
    ("member/add", Action::Invite, &[]),
    ("member/remove", Action::Invite, &[]),
    ("mturk/read", Action::Pay, &[]),
    ("output/run", Action::ImportTexts, &[]),
    ("pay/decide", Action::Pay, &[("verdict", "approve")]),
    ("pay/out", Action::Pay, &[]),
    ("pay/confirm", Action::Pay, PAID),
    ("pay/quote", Action::Pay, &[]),
    ("pay/retry", Action::Pay, &[("pay_out", "{pay_out}"), ("service", "prolific")]),
    ("pay/return", Action::Pay, PAID),
    ("pay/payer", Action::Pay, &[("pay_out", "{pay_out}"), ("iban", "DE89370400440532013000")]),
    ("bonus/compute", Action::Pay, &[("time", "own")]),
    ("bonus/change", Action::Pay, BONUS),
    ("bonus/approve", Action::Pay, BONUS),
    ("bonus/give", Action::Pay, BONUS),
    ("picture/add", Action::DesignTasks, &[]),
    ("picture/remove", Action::DesignTasks, &[("picture", "{submission}")]),
    ("posting/create", Action::Pay, &[("entrance", "{entrance}")]),
    ("posting/extend", Action::Pay, &[("entrance", "{entrance}"), ("places", "5")]),
    ("posting/move", Action::Pay, &[("entrance", "{entrance}"), ("step", "pause")]),
    ("recruiting/approve", Action::Pay, &[("service", "connect"), ("expected", "0")]),
    ("recruiting/ask", Action::Pay, &[("service", "connect")]),
    ("recruiting/connect", Action::Pay, PROLIFIC),
    (
        "recruiting/decide",
        Action::Pay,
        &[("service", "connect"), ("submission", "{submission}"), ("decision", "approve")],
    ),
    ("recruiting/disconnect", Action::Pay, &[("service", "connect")]),
    ("review/decide", Action::Review, &[]),
    ("review/grade", Action::Review, &[]),
    ("review/reopen", Action::ReopenReviews, &[("decision", "{submission}")]),
    ("rewrite/correct", Action::Adjudicate, &[("output", "{submission}"), ("word", "a"), ("with", "b")]),
    ("rewrite/decide", Action::Adjudicate, &[("outputs[]", "{submission}"), ("verdict", "removed")]),
    ("rewrite/know", Action::Adjudicate, &[("word", "a")]),
    ("study/abbreviations", Action::EditStudy, &[]),
    ("study/public_texts", Action::EditStudy, &[]),
    ("study/create", Action::CreateStudy, &[]),
    ("study/edit", Action::EditStudy, &[]),
    ("study/models", Action::EditStudy, &[]),
    ("study/state", Action::EditStudy, &[("state", "closed")]),
    ("take_test", Action::Work, &[("answers[i00000000-0000-0000-0000-000100000000.formality]", "0")]),
    ("task/add", Action::DesignTasks, &[]),
    ("task/copy", Action::DesignTasks, &[]),
    ("task/edit", Action::DesignTasks, &[]),
    ("task/json", Action::DesignTasks, &[("json", DEFINITION)]),
    ("task/preview", Action::SeeTexts, &[]),
    ("task/publish", Action::DesignTasks, &[("publishing", "version")]),
    ("task/redraft", Action::DesignTasks, &[]),
    ("task/try", Action::DesignTasks, &[]),
    ("text/edit", Action::ImportTexts, TEXT),
    ("text/restore", Action::WithdrawTexts, TEXT),
    ("text/withdraw", Action::WithdrawTexts, TEXT),
    ("thread/close", Action::AnswerWorkers, &[("thread", "{thread}"), ("closed", "true")]),
    ("thread/reply", Action::AnswerWorkers, &[("thread", "{thread}")]),
    (
        "training/start",
        Action::EditStudy,
        &[("kind", "neural_language"), ("name", "m"), ("epochs", "1"), ("seed", "1")],
    ),
    ("work/claim", Action::Work, &[]),
    ("work/next", Action::Work, &[]),
    ("work/payee", Action::Work, &[("iban", "DE89370400440532013000")]),
    ("work/withdraw", Action::Work, &[("confirm", "on")]),
    ("worker/decide", Action::DecideGates, &[]),
    ("worker/leave_out", Action::DecideGates, &[("out", "true")]),
    ("worker/look_again", Action::DecideGates, &[]),
    ("worker/looked", Action::DecideGates, &[]),
    // These are about a hit, which exists for its worker alone.
    ("work/draft", Action::Work, &[]),
    ("work/drafted", Action::Work, &[]),
    ("work/give_back", Action::Work, &[]),
    ("work/heartbeat", Action::Work, &[]),
    ("work/raise", Action::Work, &[]),
    ("work/save_form", Action::Work, &[]),
    ("work/submit", Action::Work, &[]),
    ("work/submit_form", Action::Work, &[]),
];

/// Functions about oneself and about the installation.
const OTHERS: [&str; 31] = [
    "add_token",
    "ask_for_erasure",
    "change_email",
    "change_name",
    "change_password",
    "come_back",
    "confirm_address",
    "connect_service",
    "disconnect_service",
    "enter",
    "enter_code",
    "erase_person",
    "forgot_password",
    "join",
    "join_as_new",
    "new_recovery_codes",
    "remove_token",
    "reset_password",
    "send_confirmation",
    "set_admin",
    "set_disabled",
    "set_mail",
    "set_up",
    "sign_in",
    "sign_out",
    "language",
    "sign_out_everywhere",
    "start_codes",
    "turn_off_codes",
    "turn_on_codes",
    "unsubscribe",
];

/// A payout, and a worker in it.
const PAID: &[(&str, &str)] = &[("pay_out", "{pay_out}"), ("worker", "W001"), ("what", "all")];

/// A bonus of a worker, by hand or in a round.
const BONUS: &[(&str, &str)] =
    &[("round", "{round}"), ("id", "{submission}"), ("worker", "W001"), ("amount", "1.00"), ("total", "1")];

/// An account at Prolific.
const PROLIFIC: &[(&str, &str)] =
    &[("service", "prolific"), ("api_token", "x"), ("workspace", "60aca280709ee40ec37d4880")];

/// A text that is not there.
const TEXT: &[(&str, &str)] = &[("list", "sources"), ("id", "{submission}")];

/// A decision about an item that is not there.
const DECISION: &[(&str, &str)] = &[
    ("question", "formality"),
    ("asked", "number"),
    ("answers[i01900000-0000-7000-8000-00000000abcd.formality]", "1"),
];

const DEFINITION: &str = r#"{"preset": "xformal/rewrite", "title": {"it": "Altro"}, "instructions": {}, "subject": "source",
    "questions": [{"key": "rewrite", "prompt": {}, "required": true, "kind": "text", "max_chars": 9}],
    "need": 1, "items_per_hit": 1, "lease_seconds": 60, "reward": 1, "gates": []}"#;

/// The fields of all forms together: each function takes those it knows.
const FIELDS: [(&str, &str); 45] = [
    ("study", "{study}"),
    ("batch", "{batch}"),
    ("job", "{job}"),
    ("task", "{task}"),
    ("worker", "{worker}"),
    ("answer", "{answer}"),
    ("assignment", "{assignment}"),
    ("assignments[]", "{assignment}"),
    ("submission", "{submission}"),
    ("person", "{person}"),
    ("upload", "{upload}"),
    ("code", "{code}"),
    ("link", "{link}"),
    ("role", "reviewer"),
    ("language", "it"),
    ("languages", "it"),
    ("gate", "location"),
    ("outcome", "finished"),
    ("state", "failed"),
    ("message", "A reason that is long enough."),
    ("reason", "A reason that is long enough."),
    ("verdict", "exclude"),
    ("grade", "excellent"),
    ("country", "IT"),
    ("countries", "IT"),
    ("agree", "on"),
    ("version", "1"),
    ("email", "spare@example.org"),
    ("title", "Altro"),
    ("currency", "EUR"),
    ("approve_after_hours", "24"),
    ("target_hourly", "1200"),
    ("contact", ""),
    ("text", "text"),
    ("list", "nn = non"),
    ("preset", "xformal/rewrite"),
    ("system", "COPY"),
    ("max_chars", "100"),
    ("need", "1"),
    ("items_per_hit", "1"),
    ("lease_minutes", "10"),
    ("reward", "1"),
    ("revision", "0"),
    (
        "form",
        "language=it&title=T&questions[0][key]=a&questions[0][kind]=text&questions[0][max_chars]=9&need=1&items_per_hit=1&lease_minutes=9&reward=1",
    ),
    ("name", "a name"),
];

/// The fields that a function is sent, with their braces.
pub fn fields(name: &str) -> Vec<(String, String)> {
    let own = TABLE.iter().find(|(other, ..)| *other == name).map_or(&[][..], |(_, _, own)| own);
    let all: BTreeMap<&str, &str> = FIELDS.into_iter().chain(own.iter().copied()).collect();
    all.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The names of all functions.
pub fn functions() -> BTreeSet<String> {
    server_fn_paths().map(|(path, _)| path.trim_start_matches("/fn/").to_owned()).collect()
}

/// Calls a function as an island does: what it says comes back as it is.
pub async fn call(
    browser: &Browser,
    name: &str,
    own: &[(&str, &str)],
    site: &str,
    fill: impl Fn(&str) -> String,
) -> Page {
    let request = Request::post(format!("/fn/{name}")).header("sec-fetch-site", site);
    let (kind, body) = match name {
        "work/draft" | "work/drafted" | "work/submit" | "work/heartbeat" => {
            let body = json!({
                "assignment": "{assignment}", "draft": {"revision": 0, "answers": []},
                "submission": {"id": "{submission}", "answers": []},
            });
            ("application/json", fill(&body.to_string()))
        }
        "import/upload" | "picture/add" | "mturk/read" => {
            let part =
                |name: &str, text: &str| format!("--edge\r\ncontent-disposition: form-data; name=\"{name}\"{text}\r\n");
            let fields = [("study", "{study}"), ("entrance", "{turk}"), ("kind", "sources"), ("format", "")]
                .map(|(name, value)| part(name, &format!("\r\n\r\n{}", fill(value))));
            let file = part("file", "; filename=\"s.txt\"\r\n\r\ntext\nuna");
            ("multipart/form-data; boundary=edge", format!("{}{file}--edge--\r\n", fields.concat()))
        }
        _ => {
            let fields: BTreeMap<&str, &str> = FIELDS.into_iter().chain(own.iter().copied()).collect();
            let fields = fields.into_iter().map(|(name, value)| (name, fill(value)));
            let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
            ("application/x-www-form-urlencoded", body)
        }
    };
    browser.send_as("application/json", request.header(header::CONTENT_TYPE, kind), Body::from(body)).await
}

/// Whether it is about a hit: the last ones of the table.
fn about_a_hit(name: &str) -> bool {
    TABLE.iter().skip_while(|(first, ..)| *first != "work/draft").any(|(other, ..)| *other == name)
}

on_both_engines!(every_function_is_placed_in_a_table, async |app| {
    app.person("ann").await;
    let placed = TABLE.iter().map(|(name, ..)| *name).chain(OTHERS);
    assert_eq!(functions(), placed.map(str::to_owned).collect());
});

on_both_engines!(every_role_reaches_exactly_the_functions_of_the_table, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    for who in &world.people {
        let browser = app.signed_in(&who.member).await;
        for (name, action, own) in &TABLE {
            let may = allowed(who.admin, &who.roles, *action);
            // Going on is no refusal where there is nothing to go on with: it leads to the study's page.
            if may || *name == "work/next" {
                continue;
            }
            let refused = call(&browser, name, own, "same-origin", |text| world.fill(text)).await;
            let wanted = if about_a_hit(name) { 404 } else { 403 };
            assert_eq!(refused.status, wanted, "{name} by the {}: {}", who.name, refused.text());
        }
    }
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new(), "who may not changes nothing");
});

on_both_engines!(a_study_has_no_function_for_strangers, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    let (browser, nobody) = (app.signed_in(&world.stranger.member).await, app.browser());
    for (name, action, own) in TABLE.iter().filter(|(name, ..)| *name != "work/next") {
        let wanted = if *action == Action::CreateStudy { 403 } else { 404 };
        let real = call(&browser, name, own, "same-origin", |text| world.fill(text)).await;
        let nothing = call(&browser, name, own, "same-origin", |text| world.fill_with_nothing(text)).await;
        assert_eq!(real.status, wanted, "{name}: {}", real.text());
        assert_eq!((nothing.status, nothing.text()), (real.status, real.text()), "{name}");
        let unknown = call(&nobody, name, own, "same-origin", |text| world.fill(text)).await;
        assert_eq!(unknown.status, 401, "{name}: {}", unknown.text());
    }
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new());
});

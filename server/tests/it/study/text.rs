//! Sources and outputs brought in and listed; built-in systems.

use axum::body::Body;
use axum::http::{Request, header};
use engine::texts::import::{Choice, File};
use engine::texts::output::{Builtin, OutputFilter};
use engine::texts::source::SourceFilter;
use shared::StudyId;
use shared::import::{FileKind, Mapping};

use crate::app::{Member, TestApp, language, on_both_engines};

async fn import(
    app: &TestApp,
    admin: &Member,
    study: StudyId,
    (name, kind, text): (&str, FileKind, &str),
    mapping: Mapping,
) {
    let file = File { kind, name: name.to_owned(), format: None, bytes: text.as_bytes().to_vec() };
    let upload = app.engine.upload(&admin.actor, study, file).await.expect("kept");
    let preview = app.engine.preview_upload(&admin.actor, study, upload).await.expect("a preview");
    assert!(!preview.rows.is_empty());
    let choice = Choice { mapping, skip_refused: false };
    let tried = app.engine.try_import(&admin.actor, study, upload, &choice.mapping).await.expect("an answer");
    assert!(!tried.written && tried.refused.is_empty(), "{:?}", tried.refused);
    let imported = app.engine.import_upload(&admin.actor, study, upload, &choice).await.expect("an answer");
    assert!(imported.written);
    assert!(app.engine.preview_upload(&admin.actor, study, upload).await.is_err(), "the file is forgotten");
}

on_both_engines!(sources_come_in_with_their_other_columns_and_are_found_again, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let mapping =
        Mapping { text: "Phrase".to_owned(), id: "ref".to_owned(), language: "lang".to_owned(), ..Mapping::default() };
    let csv = "ref;Phrase;lang;topic\na1;un cafe\u{301}, svp;fr;food\na2;ciao 100%;it;hello\n";
    import(&app, &admin, study, ("x.csv", FileKind::Sources, csv), mapping).await;
    let page = app.engine.sources(&admin.actor, study, SourceFilter::default()).await.expect("a page");
    assert_eq!(page.sources[0].text, "un caf\u{e9}, svp");
    assert_eq!(page.sources[0].meta, serde_json::json!({ "topic": "food" }));
    let search = |words: &str| SourceFilter { search: Some(words.to_owned()), ..SourceFilter::default() };
    let found = app.engine.sources(&admin.actor, study, search("0%")).await.expect("a page");
    assert_eq!(found.sources.len(), 1, "what a person searches for is no pattern");
    let italian = SourceFilter { language: Some(language("it")), ..SourceFilter::default() };
    assert_eq!(app.engine.sources(&admin.actor, study, italian).await.expect("a page").sources[0].external_id, "a2");
});

on_both_engines!(sources_are_listed_page_by_page, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let lines: String = (1..=120).map(|n| format!("phrase {n}\n")).collect();
    let mapping = Mapping { text: "text".to_owned(), default_language: "fr".to_owned(), ..Mapping::default() };
    import(&app, &admin, study, ("x.txt", FileKind::Sources, &lines), mapping).await;
    let (mut seen, mut after) = (0, Some(0));
    while let Some(position) = after {
        let filter = SourceFilter { after: position, ..SourceFilter::default() };
        let page = app.engine.sources(&admin.actor, study, filter).await.expect("a page");
        seen += page.sources.len();
        after = page.next;
    }
    assert_eq!(seen, 120);
});

on_both_engines!(built_in_systems_make_what_is_missing_and_nothing_twice, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let mapping = Mapping { text: "text".to_owned(), default_language: "fr".to_owned(), ..Mapping::default() };
    import(&app, &admin, study, ("x.txt", FileKind::Sources, "bjr a tous!!!\nslt\n"), mapping.clone()).await;
    let run = async |builtin| app.engine.run_builtin(&admin.actor, study, builtin).await.expect("made");
    assert_eq!((run(Builtin::Copy).await, run(Builtin::Copy).await), (2, 0));
    app.engine.set_abbreviations(&admin.actor, study, language("fr"), "bjr = belle journee").await.expect("a list");
    assert_eq!(run(Builtin::RuleBased).await, 2);
    import(&app, &admin, study, ("y.txt", FileKind::Sources, "coucou\n"), mapping).await;
    assert_eq!(run(Builtin::RuleBased).await, 1);
    let outputs = app.engine.outputs(&admin.actor, study, OutputFilter::default()).await.expect("outputs").outputs;
    assert!(
        outputs.iter().any(|output| output.text.to_lowercase().contains("belle journee")),
        "the study's own list is used"
    );
});

on_both_engines!(outputs_belong_to_sources_and_to_systems_of_another_name, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let sources =
        Mapping { text: "text".to_owned(), id: "id".to_owned(), language: "lang".to_owned(), ..Mapping::default() };
    import(&app, &admin, study, ("s.csv", FileKind::Sources, "id,lang,text\n1,fr,un\n1,it,uno\n2,fr,deux\n"), sources)
        .await;
    let mapping =
        Mapping { text: "text".to_owned(), id: "id".to_owned(), system: "system".to_owned(), ..Mapping::default() };
    let csv = "id,system,text\n2,gamma,Deux.\n2,gamma,Deux!\n3,gamma,Trois.\n1,gamma,Un.\n2,COPY,deux\n";
    let file = File { kind: FileKind::Outputs, name: "o.csv".to_owned(), format: None, bytes: csv.as_bytes().to_vec() };
    let choice = Choice { mapping, skip_refused: true };
    let imported = app.engine.import(&admin.actor, study, file, &choice).await.expect("an answer");
    let lines: Vec<u64> = imported.refused.iter().map(|row| row.line).collect();
    assert_eq!((imported.taken, lines), (1, vec![3, 4, 5, 6]), "{:?}", imported.refused);
});

on_both_engines!(a_program_imports_a_file_larger_than_a_form, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let token = app.engine.add_token(&admin.actor, "test", 30).await.expect("a token");
    let lines: String = (1..=400).map(|n| format!("{n} {}\n", "mot ".repeat(2_000))).collect();
    assert!(lines.len() > 3 << 20);
    let send = async |skip: &str, body: String| {
        let address = format!("/api/v1/studies/{study}/sources?format=lines&default_language=fr{skip}");
        let bearer = format!("Bearer {}", token.secret);
        let request = Request::post(address).header(header::AUTHORIZATION, bearer).body(Body::from(body));
        app.send(request.expect("a request")).await
    };
    let refused = send("", format!("{lines}\n\nfin\n")).await;
    assert_eq!(refused.status, 422, "{}", refused.text());
    let written = send("", lines).await;
    assert_eq!(written.status, 201, "{}", written.text());
    assert!(written.text().contains("\"taken\":400"));
});

on_both_engines!(a_program_is_told_in_its_language_why_a_row_is_refused, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let token = app.engine.add_token(&admin.actor, "test", 30).await.expect("a token");
    let send = async |language: &str| {
        let address = format!("/api/v1/studies/{study}/sources?format=csv&text=text&language=lang");
        let request = Request::post(address)
            .header(header::AUTHORIZATION, format!("Bearer {}", token.secret))
            .header(header::ACCEPT_LANGUAGE, language);
        let request = request.body(Body::from("text,lang\nun,fr\nuno,it\ndeux\n")).expect("a request");
        serde_json::from_str::<serde_json::Value>(&app.send(request).await.text()).expect("JSON")
    };
    let [english, french] = [send("en").await, send("fr").await];
    let row = |line: u64, key: &str, reason: &str| serde_json::json!({ "line": line, "key": key, "reason": reason });
    assert_eq!(
        english["refused"],
        serde_json::json!([
            row(3, "not-in-study", "The study does not work in “it”, only in fr."),
            row(4, "row-is-ragged", "The row has 1 cell, but the header has 2. A quotation mark may be missing."),
        ])
    );
    assert_eq!(
        french["refused"],
        serde_json::json!([
            row(3, "not-in-study", "L'étude ne porte pas sur «\u{a0}it\u{a0}», seulement sur fr."),
            row(4, "row-is-ragged", "La ligne a 1 cellule, mais l'en-tête en a 2. Il manque peut-être un guillemet."),
        ])
    );
});

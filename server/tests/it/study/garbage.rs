//! Files of garbage: each is refused with its reason, and the database is what it was.

use engine::design::study::Holding;
use engine::texts::import::{Choice, File, Outcome};
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{Problem, StudyId};

use crate::app::{Member, TestApp, on_both_engines};

fn file(format: FileFormat, bytes: &[u8]) -> File {
    File { kind: FileKind::Sources, name: "garbage".to_owned(), format: Some(format), bytes: bytes.to_vec() }
}

fn choice() -> Choice {
    let mapping = Mapping { text: "text".to_owned(), default_language: "fr".to_owned(), ..Mapping::default() };
    Choice { mapping, skip_refused: false }
}

async fn holding(app: &TestApp, admin: &Member, study: StudyId) -> Holding {
    app.engine.overview(&admin.actor, study).await.expect("an overview").holding
}

async fn import(
    app: &TestApp,
    admin: &Member,
    study: StudyId,
    format: FileFormat,
    bytes: &[u8],
) -> Result<Outcome, Problem> {
    app.engine.import(&admin.actor, study, file(format, bytes), &choice()).await.map_err(Problem::from)
}

on_both_engines!(a_row_that_is_no_text_keeps_the_whole_file_out, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let before = holding(&app, &admin, study).await;
    let long = format!("text\nok\n{}\n", "x".repeat(10_001));
    let files: [(FileFormat, &[u8], u64, &str); 7] = [
        (FileFormat::Csv, b"text\nok\n\xff\xfe\n", 3, "UTF-8"),
        (FileFormat::Csv, b"text\nok\na\0b\n", 3, "NUL"),
        (FileFormat::Csv, b"text\nok\n\" \"\n", 3, "empty"),
        (FileFormat::Csv, b"text\nok\na,b\n", 3, "cells"),
        (FileFormat::Csv, long.as_bytes(), 3, "10,001 characters"),
        (FileFormat::Jsonl, b"{\"text\":\"ok\"}\n[\"text\"]\n", 2, "object"),
        (FileFormat::Lines, b"ok\n\nalso ok\n", 2, "empty"),
    ];
    for (format, bytes, line, reason) in files {
        let imported = import(&app, &admin, study, format, bytes).await.expect("an answer");
        assert!(!imported.written, "{reason}");
        assert_eq!(imported.refused.len(), 1, "{reason}");
        assert_eq!(imported.refused[0].line, line, "{reason}");
        let said = imported.refused[0].fault.message();
        assert!(said.text().contains(reason), "{}", said.text());
        assert_eq!(holding(&app, &admin, study).await, before, "{reason}");
    }
});

on_both_engines!(a_file_that_cannot_be_read_is_refused_as_a_whole, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let before = holding(&app, &admin, study).await;
    let line = vec![b'x'; engine::texts::import::MAX_BYTES + 1];
    let files: [(FileFormat, &[u8], &str); 5] = [
        (FileFormat::Csv, b"id,sentence\n1,ok\n", "no column “text”"),
        (FileFormat::Csv, b"text,text\na,b\n", "twice"),
        (FileFormat::Csv, b"\xff\xfet\0e\0", "UTF-16"),
        (FileFormat::Lines, b"", "empty"),
        (FileFormat::Lines, &line, "64 MiB"),
    ];
    for (format, bytes, reason) in files {
        let problem = import(&app, &admin, study, format, bytes).await.expect_err(reason);
        assert!(problem.to_string().contains(reason), "{problem}");
        assert_eq!(holding(&app, &admin, study).await, before, "{reason}");
    }
});

on_both_engines!(an_id_is_taken_once_in_a_file_and_in_a_study, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let mut choice = choice();
    choice.mapping.id = "id".to_owned();
    let bytes = b"id,text\na,un\nb,deux\na,trois\n";
    let first = app.engine.import(&admin.actor, study, file(FileFormat::Csv, bytes), &choice).await.expect("an answer");
    assert_eq!((first.written, first.refused[0].line), (false, 4));
    choice.skip_refused = true;
    let second =
        app.engine.import(&admin.actor, study, file(FileFormat::Csv, bytes), &choice).await.expect("an answer");
    assert_eq!((second.written, second.taken), (true, 2));
    let again = app.engine.import(&admin.actor, study, file(FileFormat::Csv, bytes), &choice).await.expect("an answer");
    assert_eq!((again.written, again.taken, again.refused.len()), (false, 0, 3));
    assert_eq!(holding(&app, &admin, study).await.sources, 2);
});

on_both_engines!(formulas_and_scripts_are_texts_like_others, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let bytes = "text\n\"=HYPERLINK(\"\"http://x\"\")\"\n<script>alert(1)</script>\n".as_bytes();
    assert!(import(&app, &admin, study, FileFormat::Csv, bytes).await.expect("an answer").written);
    let page = app.signed_in(&admin).await.get(&format!("/studies/{study}/sources")).await;
    assert_eq!(page.status, 200);
    assert!(
        page.text().contains("&lt;script>alert(1)") || page.text().contains("&lt;script&gt;alert(1)"),
        "{}",
        page.text()
    );
    assert!(!page.text().contains("<script>alert(1)"));
});

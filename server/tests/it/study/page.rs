//! The researcher's pages, used as a browser without scripts does.

use axum::body::Body;
use axum::http::{Request, header};
use engine::design::preset::Preset;
use engine::design::study::StudyForm;
use shared::{Locale, Role};

use crate::app::{Browser, on_both_engines};

const EDGE: &str = "----edge";

/// Sends the upload form; where it leads.
async fn upload(browser: &Browser, study: &str, file: (&str, &str, &[u8])) -> String {
    upload_as(browser, study, file, "").await
}

/// Sends the upload form with a layout chosen; where it leads.
async fn upload_as(browser: &Browser, study: &str, (name, kind, bytes): (&str, &str, &[u8]), format: &str) -> String {
    let mut body = Vec::new();
    for (field, value) in [("study", study), ("kind", kind), ("format", format)] {
        body.extend(
            format!("--{EDGE}\r\ncontent-disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n").into_bytes(),
        );
    }
    body.extend(
        format!("--{EDGE}\r\ncontent-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n").into_bytes(),
    );
    body.extend(bytes);
    body.extend(format!("\r\n--{EDGE}--\r\n").into_bytes());
    let request = Request::post("/fn/import/upload")
        .header(header::REFERER, format!("https://texts.example.org/studies/{study}/{kind}"))
        .header(header::CONTENT_TYPE, format!("multipart/form-data; boundary={EDGE}"))
        .header("sec-fetch-site", "same-origin");
    let page = browser.send(request, Body::from(body)).await;
    assert_eq!(page.status, 303, "{}", page.text());
    page.header("location").to_owned()
}

on_both_engines!(a_file_goes_through_preview_to_the_list, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await.to_string();
    let browser = app.signed_in(&admin).await;
    let place = upload(&browser, &study, ("x.csv", "sources", "id,text\na,Salut !\nb,\n".as_bytes())).await;
    let preview = browser.get(&place).await;
    assert!(preview.text().contains("Invalid rows: 1. Valid rows: 1."), "{}", preview.text());
    let upload = place.rsplit('/').next().expect("an id").to_owned();
    let fields = |skip: &'static str| {
        [
            ("study", study.as_str()),
            ("upload", upload.as_str()),
            ("text", "text"),
            ("id", "id"),
            ("language", ""),
            ("default_language", "fr"),
            ("system", ""),
            ("default_system", ""),
            ("skip_refused", skip),
        ]
    };
    let refused = browser.submit(&place, "/fn/import/write", &fields("false")).await;
    assert!(refused.text().contains("Nothing was imported"), "{}", refused.text());
    let list = browser.submit(&place, "/fn/import/write", &fields("true")).await;
    assert!(
        list.text().contains("Salut !") && list.text().contains("1 row has been imported. 1 invalid row"),
        "{}",
        list.text()
    );
    assert_eq!(browser.get(&place).await.status, 404, "the file is forgotten");
    let outputs = browser.get(&format!("/studies/{study}/outputs")).await.text();
    assert!(!outputs.contains("No texts match this filter."), "nothing was filtered: {outputs}");
    let place = self::upload(&browser, &study, ("o.csv", "outputs", b"id,system,text\na,m,Bonjour.\n")).await;
    let preview = browser.get(&place).await.text();
    let here = format!("/studies/{study}/outputs\" aria-current=\"page\"");
    assert!(preview.contains(&here), "the file belongs to the outputs: {preview}");
});

on_both_engines!(a_file_that_cannot_be_read_leads_back_with_the_reason, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await.to_string();
    let browser = app.signed_in(&admin).await;
    let back = upload(&browser, &study, ("x.csv", "sources", b"\xff\xfea\0")).await;
    let page = browser.get(&back).await;
    assert!(page.text().contains("UTF-16"), "{}", page.text());
});

on_both_engines!(every_page_of_a_study_opens, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "ar"]).await;
    let browser = app.signed_in(&admin).await;
    let mut pages: Vec<String> = ["", "/settings", "/members", "/sources", "/outputs", "/tasks", "/batches", "/gates"]
        .iter()
        .map(|page| format!("/studies/{study}{page}"))
        .collect();
    pages.extend(["/studies".to_owned(), "/studies/new".to_owned()]);
    for preset in Preset::ALL.iter().copied() {
        let task = app.engine.add_task(&admin.actor, study, preset).await.expect("a task");
        pages.push(format!("/studies/{study}/tasks/{task}?language=ar&width=phone"));
    }
    for path in pages {
        let page = browser.get(&path).await;
        assert_eq!(page.status, 200, "{path}: {}", page.text());
        assert!(page.text().contains("<h1"), "{path}");
    }
});

on_both_engines!(a_study_is_opened_and_set_up_by_forms, async |app| {
    let admin = app.admin().await;
    let browser = app.signed_in(&admin).await;
    let fields = [("title", "Mon étude"), ("languages", "fr, it")];
    let made = browser.post("/studies/new", "/fn/study/create", &fields).await;
    let page = made.header("location").to_owned();
    let study = page.rsplit('/').next().expect("an id").to_owned();
    let overview = browser.get(&page).await;
    assert!(
        overview.text().contains("Mon étude") && overview.text().contains("The study cannot go live yet. Missing:"),
        "{}",
        overview.text()
    );
    let added = browser.submit(&page, "/fn/task/add", &[("study", &study), ("preset", "xformal/rewrite")]).await;
    assert_eq!(added.status, 200);
    let link = [("study", study.as_str()), ("role", "worker"), ("language", "fr"), ("days", ""), ("uses", "")];
    let made = browser.post(&format!("{page}/members"), "/fn/link/add", &link).await;
    assert!(made.text().contains("texts.example.org/join/"), "{}", made.text());
    let members = browser.get(&format!("{page}/members")).await.text();
    assert!(members.contains("Worker · Français") && !members.contains("/join/"), "{members}");
    let consent = [("study", study.as_str()), ("language", "it"), ("text", "**Accetto**")];
    let saved = browser.submit(&format!("{page}/settings"), "/fn/study/public_texts", &consent).await;
    assert!(saved.text().contains("The texts for workers in Italiano are saved"), "{}", saved.text());
});

on_both_engines!(languages_of_a_study_are_typed_by_name_or_tag, async |app| {
    let admin = app.admin().await;
    let browser = app.signed_in(&admin).await;
    let create = async |languages: &str| {
        browser.post("/studies/new", "/fn/study/create", &[("title", "Names"), ("languages", languages)]).await
    };
    let made = create("English, German; pt-br").await;
    let page = made.header("location").to_owned();
    let study = page.rsplit('/').next().expect("an id").parse().expect("an id");
    let stored = async || app.engine.study(&admin.actor, study).await.expect("the study").languages;
    let tags = async || stored().await.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(tags().await, ["en", "de", "pt-BR"]);

    let fields = [("title", "Names"), ("languages", "en, Germann")];
    let refused = browser.submit("/studies/new", "/fn/study/create", &fields).await.text();
    assert!(refused.contains("“Germann” is not a language that is known here."), "{refused}");
    assert!(refused.contains("German (de)"), "a name near to it: {refused}");

    // The settings understand names in the language of the page too.
    app.engine
        .set_study_form(
            &admin.actor,
            study,
            StudyForm {
                languages: "Englisch, Deutsch, pt-BR, Französisch".to_owned(),
                ..StudyForm::from_study(&app.engine.study(&admin.actor, study).await.expect("the study"))
            },
            Locale::De,
        )
        .await
        .expect("set");
    assert_eq!(tags().await, ["en", "de", "pt-BR", "fr"]);
});

on_both_engines!(a_refusal_says_who_can_change_that, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let manager = app.person("mia").await;
    app.engine.add_member(&admin.actor, study, &manager.email, Role::Manager).await.expect("a manager");
    let rules = app.signed_in(&manager).await.get(&format!("/studies/{study}/gates")).await;
    assert_eq!(rules.status, 403);
    let rules = rules.text();
    assert!(rules.contains("You can give yourself the role “Researcher”"), "{rules}");
    let reviewer = app.person("rob").await;
    app.engine.add_member(&admin.actor, study, &reviewer.email, Role::Reviewer).await.expect("a reviewer");
    let rules = app.signed_in(&reviewer).await.get(&format!("/studies/{study}/gates")).await.text();
    assert!(rules.contains("A manager of the study can give you another role."), "{rules}");
});

on_both_engines!(an_administrator_without_studies_is_not_sent_to_one, async |app| {
    let admin = app.admin().await;
    let page = app.signed_in(&admin).await.get("/studies").await.text();
    assert!(page.contains("There is no study yet. Create the first one."), "{page}");
    let ann = app.person("ann").await;
    let page = app.signed_in(&ann).await.get("/studies").await.text();
    assert!(page.contains("when an administrator has created it"), "{page}");
});

on_both_engines!(a_refused_upload_keeps_what_was_chosen, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await.to_string();
    let browser = app.signed_in(&admin).await;
    let place = upload_as(&browser, &study, ("", "sources", b""), "jsonl").await;
    assert_eq!(place, format!("/studies/{study}/sources"));
    let page = browser.get(&place).await.text();
    assert!(page.contains("The file is empty. Choose another file."), "{page}");
    assert!(page.contains("<option value=\"jsonl\" selected>"), "{page}");
});

on_both_engines!(a_refused_task_keeps_all_that_was_typed_and_shows_why, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::FormalityLabel).await.expect("a task");
    let browser = app.signed_in(&admin).await;
    let address = format!("/studies/{study}/tasks/{task}");
    let (study, task) = (study.to_string(), task.to_string());

    let fields = [
        ("study", study.as_str()),
        ("task", task.as_str()),
        ("language", "fr"),
        ("title", "Étiquettes"),
        ("questions[0][key]", "label"),
        ("questions[0][kind]", "choice"),
        ("questions[0][options]", "one = Un\none = Deux"),
        ("need", "3"),
        ("items_per_hit", "1"),
        ("lease_minutes", "9"),
        ("reward", "1"),
    ];
    let page = browser.submit(&address, "/fn/task/edit", &fields).await.text();
    assert!(page.contains("Étiquettes") && page.contains("one = Un\none = Deux"), "{page}");
    assert!(page.contains("class=\"notice bad\""), "{page}");

    // The definition is folded away; not where it was refused.
    let folded = browser.get(&address).await.text();
    let open = |page: &str| page.contains("<details open><summary>Show the definition");
    assert!(!open(&folded), "{folded}");
    let fields = [("study", study.as_str()), ("task", task.as_str()), ("json", "{ \"need\": 0 }")];
    let page = browser.submit(&address, "/fn/task/json", &fields).await.text();
    assert!(open(&page) && page.contains("{ \"need\": 0 }"), "{page}");
});

on_both_engines!(a_task_is_copied_and_its_versions_are_compared, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::Fluency).await.expect("a task");
    engine.publish_task(actor, study, task).await.expect("published");
    let mut definition = engine.task(actor, study, task).await.expect("the task").live.expect("live").definition;
    definition.need = 7;
    engine.edit_task(actor, study, task, definition.clone()).await.expect("a new draft");
    let browser = app.signed_in(&admin).await;
    let address = format!("/studies/{study}/tasks/{task}");
    let page = browser.get(&format!("{address}?step=check")).await.text();
    assert!(page.contains("1 line changed since version 1") && page.contains("<del>3"), "{page}");

    let of = (study.to_string(), task.to_string());
    let fields = [("study", of.0.as_str()), ("task", of.1.as_str())];
    let copy = browser.submit(&address, "/fn/task/copy", &fields).await.text();
    assert!(copy.contains("The task is duplicated") && copy.contains("Task 2, "), "{copy}");
    let list = browser.get(&format!("/studies/{study}/tasks")).await.text();
    assert!(list.contains("Same title as task 1"), "{list}");
    let tasks = engine.tasks(actor, study).await.expect("tasks");
    // Workers read the title.
    let copied = tasks[1].draft.as_ref().expect("a draft of its own").definition.clone();
    assert_eq!((copied.need, tasks[1].live.is_none(), tasks[1].n_versions), (7, true, 1), "the newest version");
    definition.need = 9;
    engine.edit_task(actor, study, task, definition).await.expect("an edit");
    let after = engine.tasks(actor, study).await.expect("tasks");
    assert_eq!(after[1].draft.as_ref().expect("a draft").definition, copied, "no edit reaches the copy");
});

on_both_engines!(a_form_made_of_another_definition_takes_nobody_by_surprise, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::Formality).await.expect("a task");
    let browser = app.signed_in(&admin).await;
    let address = format!("/studies/{study}/tasks/{task}");
    let newest = async || {
        let found = engine.task(actor, study, task).await.expect("the task");
        found.definition().expect("a definition").clone()
    };
    let seen = |page: &str| {
        page.split("name=\"seen\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    let first = seen(&browser.get(&address).await.text()).expect("a hash");
    let mut theirs = newest().await;
    theirs.reward = 77;
    engine.edit_task(actor, study, task, theirs).await.expect("their edit");

    let (study_id, task_id) = (study.to_string(), task.to_string());
    let save = async |seen: &str| {
        let fields = [
            ("study", study_id.as_str()),
            ("task", &task_id),
            ("language", "fr"),
            ("title", "Ma version"),
            ("need", "3"),
            ("items_per_hit", "5"),
            ("lease_minutes", "9"),
            ("reward", "0.01"),
            ("seen", seen),
        ];
        browser.submit(&address, "/fn/task/edit", &fields).await.text()
    };
    let page = save(&first).await;
    assert!(
        page.contains("Somebody else changed this task after you opened it.") && page.contains("Ma version"),
        "{page}"
    );
    assert_eq!(newest().await.reward, 77, "theirs stands");
    let second = seen(&page).expect("a hash");
    assert_ne!(first, second);
    assert!(save(&second).await.contains("The draft is saved."));
    assert_eq!(newest().await.reward, 1, "and gives way where that is meant");
});

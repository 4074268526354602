//! Pictures in instructions: uploaded, shown to the people of the study alone, never replaced, carried by a design.

use axum::body::Body;
use axum::http::{Request, header, request::Builder};
use engine::design::picture::{NewPicture, PictureDesign};
use engine::design::preset::Preset;
use shared::{GateRule, PictureId, Problem, Role, StudyId, TaskId, TestItem, TestRule, limit};

use crate::app::{Browser, Member, Page, TestApp, language, on_both_engines};
use crate::report::stage::Stage;

/// A PNG of one pixel.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";
/// The beginning of a GIF.
const GIF: &[u8] = b"GIF89a\x80\x02\xe0\x01\0\0\0";

/// Sends the upload form as a browser without scripts does. Does not follow the redirect.
async fn send(browser: &Browser, study: StudyId, name: &str, bytes: &[u8]) -> Page {
    let mut body = format!("--edge\r\ncontent-disposition: form-data; name=\"study\"\r\n\r\n{study}\r\n").into_bytes();
    body.extend(
        format!("--edge\r\ncontent-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n").into_bytes(),
    );
    body.extend(bytes);
    body.extend(b"\r\n--edge--\r\n");
    browser.send(form(study), Body::from(body)).await
}

fn form(study: StudyId) -> Builder {
    Request::post("/fn/picture/add")
        .header(header::REFERER, format!("https://texts.example.org/studies/{study}/pictures"))
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge")
        .header("sec-fetch-site", "same-origin")
}

/// The page to which the upload form leads.
async fn upload(browser: &Browser, study: StudyId, name: &str, bytes: &[u8]) -> String {
    let page = send(browser, study, name, bytes).await;
    assert_eq!(page.status, 303, "{}", page.text());
    browser.get(page.header("location").split('#').next().unwrap_or_default()).await.text()
}

async fn add(app: &TestApp, member: &Member, study: StudyId, name: &str, bytes: &[u8]) -> Result<String, Problem> {
    let file = NewPicture { name: name.to_owned(), bytes: bytes.to_vec() };
    let added = app.engine.add_picture(&member.actor, study, file).await;
    added.map(|picture| picture.name).map_err(Problem::from)
}

async fn remove(app: &TestApp, member: &Member, study: StudyId, name: &str) -> Result<(), Problem> {
    let all = app.engine.pictures(&member.actor, study).await.map_err(Problem::from)?;
    let found = all.into_iter().find(|listed| listed.picture.name == name);
    let id = found.map_or_else(|| app.engine.id::<PictureId>(), |listed| listed.picture.id);
    app.engine.remove_picture(&member.actor, study, id).await.map(drop).map_err(Problem::from)
}

/// Saves the draft of a task with these instructions in French.
async fn instruct(app: &TestApp, admin: &Member, (study, task): (StudyId, TaskId), text: &str) -> Result<(), Problem> {
    let found = app.engine.task(&admin.actor, study, task).await.expect("the task");
    let mut definition = found.draft.or(found.live).expect("a version").definition;
    definition.instructions.set(language("fr"), text);
    app.engine.edit_task(&admin.actor, study, task, definition).await.map_err(Problem::from)
}

on_both_engines!(a_picture_is_uploaded_listed_and_deleted_without_scripts, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let browser = app.signed_in(&admin).await;
    let page = format!("/studies/{study}/pictures");
    let empty = browser.get(&page).await.text();
    assert!(empty.contains("This study has no pictures yet") && empty.contains("multipart/form-data"), "{empty}");
    let listed = upload(&browser, study, "Écran 1.JPG", PNG).await;
    assert!(listed.contains("The picture “cran-1.png” has been uploaded"), "{listed}");
    assert!(listed.contains("![description](cran-1.png)") && listed.contains("1 × 1 pixels"), "{listed}");
    assert!(listed.contains("Not used") && listed.contains("Delete picture"), "{listed}");
    let again = upload(&browser, study, "cran-1.png", GIF).await;
    assert!(again.contains("cran-1.gif"), "named by what it is: {again}");
    assert_eq!(add(&app, &admin, study, "cran-1.png", PNG).await.as_deref(), Ok("cran-1-2.png"), "never replaced");

    let pictures = app.engine.pictures(&admin.actor, study).await.expect("pictures");
    let id = pictures[0].picture.id.to_string();
    let fields = [("study", study.to_string()), ("picture", id.clone())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let left = browser.submit(&page, "/fn/picture/remove", &fields).await.text();
    assert!(left.contains("has been deleted") && !left.contains(&id), "{left}");
    let events = browser.get(&format!("/studies/{study}/events")).await.text();
    assert!(events.contains("Picture uploaded") && events.contains("Picture deleted"), "{events}");
});

on_both_engines!(what_is_no_picture_or_too_much_is_refused, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let browser = app.signed_in(&admin).await;
    for (name, bytes) in [
        ("a.png", &b"<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>"[..]),
        ("a.png", b"<!doctype html><script>alert(1)</script>"),
        ("a.gif", b"GIF"),
    ] {
        let refused = upload(&browser, study, name, bytes).await;
        assert!(refused.contains("not a PNG, JPEG, WebP or GIF picture"), "{refused}");
    }
    let refused = upload(&browser, study, "a.png", b"").await;
    assert!(refused.contains("Choose another file"), "{refused}");
    let large = [PNG, &vec![0; limit::PICTURE - PNG.len() + 1]].concat();
    let refused = upload(&browser, study, "a.png", &large).await;
    assert!(refused.contains("1025 KiB") || refused.contains("1,025 KiB"), "{refused}");
    let refused = upload(&browser, study, "a.png", &vec![0; 2 * limit::PICTURE]).await;
    assert!(refused.contains("It may be larger than this server accepts"), "{refused}");
    // A browser says how much it sends. The form comes again before everything has arrived, and says why.
    let body = vec![0; 3 * limit::PICTURE];
    let request = form(study).header(header::CONTENT_LENGTH, body.len().to_string());
    let answer = browser.send(request, Body::from(body)).await;
    let page = format!("/studies/{study}/pictures");
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, page.as_str()), "{}", answer.text());
    let refused = browser.get(&page).await.text();
    assert!(refused.contains("3,072 KiB") && refused.contains("id=\"file-reason\""), "{refused}");
    assert!(refused.contains(&format!("data-most-bytes=\"{}\"", limit::PICTURE)), "{refused}");
    assert_eq!(app.engine.pictures(&admin.actor, study).await.expect("none").len(), 0);

    for number in 0..limit::PICTURES {
        add(&app, &admin, study, &format!("{number}.png"), PNG).await.expect("a picture");
    }
    let refused = add(&app, &admin, study, "more.png", PNG).await.expect_err("refused").to_string();
    assert!(refused.contains("at most 50 pictures"), "{refused}");
});

on_both_engines!(a_picture_is_for_the_people_of_its_study_alone, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let (study, admin) = (stage.study, &stage.admin);
    add(&app, admin, study, "cat.png", PNG).await.expect("a picture");
    let address = format!("/studies/{study}/pictures/cat.png");
    let mut people = vec![admin.clone(), stage.workers[0].clone()];
    for role in [Role::Researcher, Role::Manager, Role::Reviewer] {
        people.push(app.join(admin, study, role, role.as_str(), "en").await);
    }
    for member in &people {
        let file = app.signed_in(member).await.get(&format!("{address}?v=0")).await;
        assert_eq!((file.status.as_u16(), file.body.as_slice()), (200, PNG), "{}", member.email);
        assert_eq!(file.header("content-type"), "image/png");
        assert_eq!(file.header("content-length"), PNG.len().to_string());
        assert_eq!(file.header("x-content-type-options"), "nosniff");
        assert!(file.header("content-security-policy").starts_with("default-src 'none'"));
        assert_eq!(file.header("cache-control"), "private, max-age=31536000, immutable");
        assert_eq!(file.header("cross-origin-resource-policy"), "same-origin");
    }
    let stranger = app.person("stranger").await;
    let other = app.study(admin, &["en"]).await;
    let elsewhere = app.join(admin, other, Role::Worker, "elsewhere", "en").await;
    let browsers = [app.browser(), app.signed_in(&stranger).await, app.signed_in(&elsewhere).await];
    for browser in &browsers {
        for address in
            [address.clone(), format!("/studies/{study}/pictures/dog.png"), "/studies/x/pictures/cat.png".to_owned()]
        {
            assert_eq!(browser.get(&address).await.status, 404, "{address}");
        }
        let list = browser.get(&format!("/studies/{study}/pictures")).await;
        assert_ne!(list.status, 200);
    }
    let browser = app.signed_in(admin).await;
    for address in [
        format!("/studies/{study}/pictures/dog.png"),
        format!("/studies/{study}/pictures/..%2fcat.png"),
        format!("/studies/{other}/pictures/cat.png"),
    ] {
        assert_eq!(browser.get(&address).await.status, 404, "{address}");
    }
    for member in &people[1..] {
        let may = member.email.starts_with("researcher");
        let added = add(&app, member, study, "dog.png", PNG).await;
        assert_eq!(added.is_ok(), may, "{}: {added:?}", member.email);
        let removed = app.engine.remove_picture(&member.actor, study, app.engine.id()).await.map_err(Problem::from);
        assert_eq!(matches!(removed, Err(Problem::NotFound)), may, "{}: {removed:?}", member.email);
    }
    assert_eq!(add(&app, &stranger, study, "dog.png", PNG).await, Err(Problem::NotFound));
    assert_eq!(add(&app, &elsewhere, study, "dog.png", PNG).await, Err(Problem::NotFound));
});

on_both_engines!(a_worker_sees_the_picture_and_a_hostile_description_is_text, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let study = stage.study;
    add(&app, &stage.admin, study, "cat.png", PNG).await.expect("a picture");
    let hostile = "\"><x-evil onerror=\"alert(1)";
    let text = format!("![A cat](cat.png) ![{hostile}](cat.png) ![Elsewhere](https://evil.example/x.png)");
    let change = |definition: &mut shared::Definition| definition.instructions.set(language("en"), &text);
    let task = stage.open(Preset::Similarity, change).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let browser = app.signed_in(&stage.workers[0]).await;
    let page = browser.get(&format!("/work/assignments/{id}")).await;
    assert!(page.header("content-security-policy").contains("img-src 'self'"));
    let page = page.text();
    let tag = &page[page.find("<img ").expect("a picture")..];
    let tag = &tag[..tag.find('>').expect("its end")];
    assert!(tag.contains("loading=\"lazy\"") && tag.contains("alt=\"A cat\""), "{tag}");
    assert!(tag.contains("width=\"1\" height=\"1\""), "{tag}");
    let source = tag.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an address");
    assert_eq!(browser.get(source).await.body, PNG);
    assert!(!page.contains("<x-evil") && !page.contains("evil.example"), "{page}");
    assert!(page.contains("&quot;&gt;&lt;x-evil onerror=&quot;alert(1)"), "{page}");
    assert!(page.contains("Elsewhere"), "the description stands for a picture from elsewhere");
    let office = app.signed_in(&stage.admin).await;
    let designer = office.get(&format!("/studies/{study}/tasks/{task}?step=instructions")).await.text();
    assert!(designer.contains("<option value=\"cat.png\">") && designer.contains(source), "{designer}");
    let program = app.program_of(&stage.workers[0]).await;
    let shown = program.get(&format!("/assignments/{id}")).await.good();
    assert_eq!((&shown["pictures"][0]["name"], &shown["pictures"][0]["width"]), (&"cat.png".into(), &1.into()));
});

on_both_engines!(instructions_show_only_pictures_that_are_there_and_described, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
    let at = (study, task);
    let refused = instruct(&app, &admin, at, "![A cat](cat.png)").await.expect_err("refused");
    assert_eq!(refused.field(), Some("instructions"));
    assert!(refused.to_string().contains("no picture “cat.png”"), "{refused}");
    add(&app, &admin, study, "cat.png", PNG).await.expect("a picture");
    let refused = instruct(&app, &admin, at, "![](cat.png)").await.expect_err("refused").to_string();
    assert!(refused.contains("has no description"), "{refused}");
    instruct(&app, &admin, at, "![A cat](cat.png)").await.expect("saved");
    instruct(&app, &admin, at, "![A cat](https://example.org/cat.png)").await.expect("its description is shown");
    assert_eq!(remove(&app, &admin, study, "cat.png").await, Ok(()), "nothing shows it any more");

    let rule = |text: &str| {
        let items = vec![TestItem::of_formality("ouais", -2, "")];
        GateRule::Test(TestRule { instructions: text.to_owned(), ..TestRule::of_formality(items) })
    };
    let set = async |text: &str| {
        let set = app.engine.set_gate_rule(&admin.actor, study, language("fr"), rule(text)).await;
        set.map_err(Problem::from)
    };
    let refused = set("![A cat](cat.png)").await.expect_err("refused");
    assert_eq!(refused.field(), Some("instructions"));
    add(&app, &admin, study, "cat.png", PNG).await.expect("a picture");
    set("![A cat](cat.png)").await.expect("a rule");
    let refused = remove(&app, &admin, study, "cat.png").await.expect_err("refused").to_string();
    assert!(refused.contains("The qualification test in"), "{refused}");
    set("").await.expect("a rule");
    remove(&app, &admin, study, "cat.png").await.expect("nothing shows it any more");
});

on_both_engines!(a_picture_of_any_version_stays, async |app| {
    let stage = Stage::new(&app, 1, 0).await;
    let (study, admin) = (stage.study, &stage.admin);
    add(&app, admin, study, "cat.png", PNG).await.expect("a picture");
    let change = |definition: &mut shared::Definition| {
        definition.instructions.set(language("en"), "![A cat](cat.png)");
    };
    let task = stage.publish(Preset::Similarity, change).await;
    let mut definition =
        app.engine.task(&admin.actor, study, task).await.expect("it").live.expect("a version").definition;
    definition.instructions.set(language("en"), "No picture.");
    app.engine.edit_task(&admin.actor, study, task, definition).await.expect("a draft");
    app.engine.publish_task(&admin.actor, study, task).await.expect("published");
    let refused = remove(&app, admin, study, "cat.png").await.expect_err("refused").to_string();
    assert!(refused.contains("shows this picture (version 1)"), "{refused}");
    let page = app.signed_in(admin).await.get(&format!("/studies/{study}/pictures")).await.text();
    assert!(page.contains("(version 1)") && !page.contains("Delete picture"), "{page}");
});

on_both_engines!(pictures_travel_with_the_design, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
    for (name, bytes) in [("cat.png", PNG), ("dog.gif", GIF)] {
        add(&app, &admin, study, name, bytes).await.expect("a picture");
    }
    instruct(&app, &admin, (study, task), "![A cat](cat.png)").await.expect("saved");
    let design = app.engine.study_design(&admin.actor, study).await.expect("a design");
    let text = serde_json::to_string(&design).expect("JSON");
    assert!(text.contains("\"base64\":\"iVBORw0KGgo"), "{text}");
    let again = app.engine.open_design(&admin.actor, serde_json::from_str(&text).expect("a design")).await;
    let again = again.expect("another study");
    assert_eq!(app.engine.study_design(&admin.actor, again).await.expect("its design"), design);
    let file = app.engine.picture_file(&admin.actor, again, "cat.png").await.expect("a picture");
    assert_eq!(file.bytes, PNG);

    let n = app.engine.studies(&admin.actor).await.expect("studies").len();
    let picture = |name: &str, bytes: &[u8]| PictureDesign { name: name.to_owned(), base64: bytes.to_vec() };
    let large = [PNG, &vec![0; limit::PICTURE]].concat();
    for (pictures, reason) in [
        (vec![], "no picture “cat.png”"),
        (vec![picture("cat.png", b"<svg/>")], "not a PNG"),
        (vec![picture("cat.png", &large)], "KiB are possible"),
        (vec![picture("../cat.png", PNG)], "cannot be the name"),
        (vec![picture("cat.png", PNG), picture("Cat.png", PNG)], "Two pictures"),
        (vec![picture("cat.png", PNG); limit::PICTURES + 1], "50"),
    ] {
        let mut spoilt = design.clone();
        spoilt.pictures = pictures;
        let refused = app.engine.open_design(&admin.actor, spoilt).await.map_err(Problem::from).expect_err("refused");
        assert!(refused.to_string().contains(reason), "{reason}: {refused}");
    }
    assert_eq!(app.engine.studies(&admin.actor).await.expect("studies").len(), n, "nothing is left behind");
    assert!(serde_json::from_str::<engine::design::study::StudyDesign>(&text.replace("iVBOR", "?????")).is_err());
});

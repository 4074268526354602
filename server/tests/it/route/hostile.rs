//! Texts that would be HTML if a page did not escape them: on every page, and sent back by a form that nobody changed. The
//! journey `hostile.spec.js` does the same in a browser with every field there is.

use std::sync::Arc;

use serde_json::{Value, json};

use super::page::pages;
use super::world::World;
use crate::app::{Browser, TestApp, on_both_engines};

/// Leaves a text area, a title and an attribute, and puts an element of its own behind each.
const HOSTILE: &str = "</textarea></title></script><x-evil>\"'><x-evil a=\"</textarea><meta http-equiv=refresh content='0;url=//evil.example'>";

/// Texts that must come back from a form as they are.
const TEXTS: [&str; 8] = [
    HOSTILE,
    "a &amp; b &lt;b&gt; &#x3c; &quot; &nbsp; &notit; &copy AT&T",
    "\n\nafter two blank lines",
    "one\n\n\ntwo\n",
    "<!-- --> ]]> <![CDATA[ {{7*7}} ${x}",
    "\u{202e}from the right\u{202c} \u{2028} \u{feff}",
    "' onmouseover=alert(1) x='",
    "=HYPERLINK(\"//evil.example\")",
];

/// Puts hostile texts wherever the people of the study can write.
async fn write_everywhere(world: &World) {
    let office = world.app.program_of(&world.stage.admin).await;
    let study = office.get(&world.stage.at("")).await.good()["study"].clone();
    let mut settings = study["settings"].clone();
    settings["consent"] = json!({"it": HOSTILE});
    settings["contact"] = json!(HOSTILE);
    let edit = json!({"title": HOSTILE, "languages": study["languages"], "settings": settings});
    office.put(&world.stage.at(""), edit).await.good();
    let task = world.fill(&world.stage.at("/tasks/{task}"));
    let found = office.get(&task).await.good();
    let newest = if found["draft"].is_null() { &found["live"] } else { &found["draft"] };
    let mut definition = newest["definition"].clone();
    for field in ["title", "instructions"] {
        definition[field] = json!({"it": HOSTILE});
    }
    definition["questions"][0]["prompt"] = json!({"it": HOSTILE});
    office.put(&task, definition).await.good();

    let worker = world.app.program_of(&world.who("worker").member).await;
    let hit = world.fill("/assignments/{assignment}");
    let shown = worker.get(&hit).await.good();
    let answer =
        json!({"item": shown["items"][0]["id"], "question": "rewrite", "value": {"type": "text", "value": HOSTILE}});
    let draft = json!({"revision": shown["draft"]["revision"], "answers": [answer]});
    worker.put(&format!("{hit}/draft"), draft).await.good();
    worker.post(&format!("{hit}/messages"), json!({"text": HOSTILE})).await.good();
}

on_both_engines!(no_page_makes_an_element_of_a_text, async |app| {
    expect_no_element(&app).await;
});

/// Opens all pages of a world whose people write hostile texts.
pub async fn expect_no_element(app: &Arc<TestApp>) {
    let world = World::new(app).await;
    write_everywhere(&world).await;
    let mut shown = 0;
    for who in &world.people {
        let browser = app.signed_in(&who.member).await;
        for path in pages() {
            for address in [
                world.fill(&path),
                format!("{}?language=%3Cx-evil%3E&search=%3Cx-evil%3E&next=%3Cx-evil%3E", world.fill(&path)),
            ] {
                let page = browser.get(&address).await.text();
                assert!(!page.contains("<x-evil"), "{address} for the {}: {page}", who.name);
                assert!(!page.contains("<meta http-equiv"), "{address} for the {}: {page}", who.name);
                shown += usize::from(page.contains("&lt;x-evil"));
            }
        }
    }
    assert!(shown > 50, "the texts are shown on {shown} pages only");
    let worker = app.signed_in(&world.who("worker").member).await;
    for (browser, path) in
        [(&worker, "/work/assignments/{assignment}"), (&app.signed_in(&world.stage.admin).await, "/studies/{study}")]
    {
        let page = browser.get(&world.fill(path)).await.text();
        let title = between(&page, "<title>", "</title>");
        assert!(title.ends_with(" · Concord") && !title.contains('<'), "{path}: {title}");
    }
    let page = worker.get(&world.fill("/work/assignments/{assignment}")).await.text();
    assert_eq!(typed(&page, "answers["), HOSTILE, "the draft is in its field");
}

on_both_engines!(a_form_sent_back_as_it_was_shown_changes_nothing, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it"]).await;
    let (office, browser) = (app.program_of(&admin).await, app.signed_in(&admin).await);
    let address = format!("/studies/{study}");
    let stored = async || office.get(&address).await.good()["study"].clone();
    for text in TEXTS {
        let mut edit = stored().await;
        edit["settings"]["consent"] = json!({"it": text});
        let edit = json!({"title": edit["title"], "languages": edit["languages"], "settings": edit["settings"]});
        office.put(&address, edit).await.good();
        save_consent(&browser, &address).await;
        assert_eq!(stored().await["settings"]["consent"]["it"], Value::from(text));
    }
    // What is refused comes back as it was typed.
    let id = study.to_string();
    let fields = [
        ("study", id.as_str()),
        ("title", HOSTILE),
        ("languages", "it"),
        ("approve_after_hours", "1"),
        ("target_hourly", "1"),
        ("currency", HOSTILE),
    ];
    let page = browser.submit(&format!("{address}/settings"), "/fn/study/edit", &fields).await.text();
    assert!(page.contains("not a currency code") && !page.contains("<x-evil"), "{page}");
});

/// Opens the settings and sends the consent back as a browser does: with CR LF at the end of each line.
async fn save_consent(browser: &Browser, address: &str) {
    let from = format!("{address}/settings");
    let page = browser.get(&from).await.text();
    let sent = typed(&page, "text").replace('\n', "\r\n");
    let study = address.rsplit('/').next().expect("an id");
    let page =
        browser.submit(&from, "/fn/study/public_texts", &[("study", study), ("language", "it"), ("text", &sent)]).await;
    assert!(page.text().contains("are saved"), "{}", page.text());
}

/// What a browser has in the text area whose name begins so.
fn typed(page: &str, name: &str) -> String {
    let field =
        page.split("<textarea").skip(1).find(|field| field.contains(&format!("name=\"{name}"))).expect("a field");
    let content = between(field, ">", "</textarea>");
    let content = content.strip_prefix('\n').unwrap_or(content);
    html_escape::decode_html_entities(content).into_owned()
}

fn between<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    let rest = page.split_once(start).expect("a start").1;
    rest.split_once(end).expect("an end").0
}

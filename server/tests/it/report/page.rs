//! The manager's pages open, empty and full, and show what they are about.

use engine::design::preset::Preset;

use super::stage::{FORMULA, Stage, mark, prefer_first, rate, rewrite};
use crate::app::{language, on_both_engines};

const PAGES: [(&str, &str); 9] = [
    ("progress", "Progress"),
    ("pay", "Payments"),
    ("agreement", "Inter-annotator agreement"),
    ("evaluation", "Evaluation"),
    ("systems", "Systems"),
    ("metrics", "Metric correlation with human ratings"),
    ("rewrites", "Rewrites"),
    ("export", "Data export"),
    ("events", "Audit log"),
];

on_both_engines!(a_mean_of_one_text_is_not_a_finding, async |app| {
    let stage = Stage::new(&app, 1, 2).await;
    let task = stage.open(Preset::Fluency, |definition| definition.need = 1).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|_| 3)).await;
    }
    let browser = app.signed_in(&stage.admin).await;
    for page in ["results", "evaluation"] {
        let text = browser.get(&format!("/studies/{}/{page}", stage.study)).await.words();
        assert!(text.contains("Too little data: Fluency · English."), "{page}: {text}");
        let opening = "Fluency · English: too little data to name a winner.";
        assert_eq!(text.contains(opening), page == "results", "{page}: {text}");
    }
});

on_both_engines!(a_report_opens_with_what_it_found, async |app| {
    let stage = Stage::new(&app, 12, 2).await;
    let browser = app.signed_in(&stage.admin).await;
    let clear = stage.open(Preset::Fluency, |definition| definition.need = 1).await;
    let none = stage.open(Preset::Meaning, |definition| definition.need = 1).await;
    for worker in 0..2 {
        stage.work(worker, clear, rate(|text| if text.contains("!!!") { 1 } else { 5 })).await;
        stage.work(worker, none, rate(|_| 3)).await;
    }
    for page in ["results", "report", ""] {
        let text = browser.get(&format!("/studies/{}/{page}", stage.study)).await.words();
        assert!(text.contains("Fluency · English: RULE-BASED is best. It is ahead of COPY by"), "{page}: {text}");
        assert!(text.contains("Meaning · English: no winner can be named."), "{page}: {text}");
        assert!(text.contains("Items: 24. Workers: 2. Judgements: 24."), "{page}: {text}");
    }
    browser.submit("/studies", "/fn/language", &[("language", "de"), ("back", "/studies")]).await;
    let text = browser.get(&format!("/studies/{}/results", stage.study)).await.words();
    assert!(text.contains("RULE-BASED ist am besten."), "{text}");
});

on_both_engines!(a_preference_on_one_text_is_not_a_finding, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let task = stage.open(Preset::Preference, |_| {}).await;
    stage.work(0, task, prefer_first).await;
    let browser = app.signed_in(&stage.admin).await;
    let text = browser.get(&format!("/studies/{}/evaluation", stage.study)).await.words();
    assert!(text.contains("Too little data: COPY · RULE-BASED."), "{text}");
    let text = browser.get(&format!("/studies/{}/results", stage.study)).await.words();
    assert!(text.contains("too little data to compare COPY and RULE-BASED."), "{text}");
});

on_both_engines!(a_task_is_named_in_the_language_of_the_reader, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let title = "Wie flüssig ist der Text?";
    let task = stage.open(Preset::Fluency, |definition| definition.title.set(language("de"), title)).await;
    stage.work(0, task, rate(|_| 3)).await;
    let browser = app.signed_in(&stage.admin).await;
    browser.submit("/studies", "/fn/language", &[("language", "de"), ("back", "/studies")]).await;
    for page in ["", "/pay", "/progress"] {
        let text = browser.get(&format!("/studies/{}{page}", stage.study)).await.words();
        assert!(text.contains(title), "{page}: {text}");
    }
});

on_both_engines!(every_page_opens_empty_and_full, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let browser = app.signed_in(&stage.admin).await;
    for (address, title) in PAGES {
        let page = browser.get(&format!("/studies/{}/{address}", stage.study)).await;
        assert_eq!(page.status, 200, "{address}: {}", page.text());
        assert!(page.text().contains(&format!("<h1>{title}<")), "{address}: {}", page.text());
    }
    let writing = stage.open(Preset::Rewrite, |_| {}).await;
    let rating = stage.open(Preset::Meaning, |_| {}).await;
    for worker in 0..2 {
        stage
            .work(worker, writing, rewrite(|source| format!("<script>alert({worker})</script> {}", mark(source))))
            .await;
        stage.work(worker, rating, rate(|text| 1 + mark(text) % 6)).await;
    }
    for (address, title) in PAGES {
        let page = browser.get(&format!("/studies/{}/{address}", stage.study)).await;
        assert!(page.text().contains(&format!("<h1>{title}<")), "{address}: {}", page.text());
        assert!(!page.text().contains("<script>alert"), "a text is text: {address}");
    }
    let evaluation = browser.get(&format!("/studies/{}/evaluation?baseline=COPY", stage.study)).await;
    assert!(evaluation.text().contains("RULE-BASED") && evaluation.text().contains("COPY"), "{}", evaluation.text());
    let rewrites = browser.get(&format!("/studies/{}/rewrites", stage.study)).await;
    assert!(
        rewrites.text().contains(&FORMULA.replace('"', "&quot;")) || rewrites.text().contains(FORMULA),
        "{}",
        rewrites.text()
    );
    let other = browser.get("/studies/00000000-0000-7000-8000-000000000000/agreement").await;
    assert_eq!(other.status, 404);
});

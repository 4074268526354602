//! The manager's pages open, empty and full, and show what they are about.

use engine::design::preset::Preset;

use super::stage::{FORMULA, Stage, mark, rate, rewrite};
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
    let stage = Stage::new(&app, 1, 1).await;
    let task = stage.open(Preset::Fluency, |_| {}).await;
    stage.work(0, task, rate(|_| 3)).await;
    let browser = app.signed_in(&stage.admin).await;
    for page in ["results", "evaluation"] {
        let text = browser.get(&format!("/studies/{}/{page}", stage.study)).await.words();
        assert!(text.contains("Too little data: Fluency · English."), "{page}: {text}");
    }
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

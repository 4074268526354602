//! The manager's pages open, empty and full, and show what they are about.

use engine::design::preset::Preset;

use super::{
    naive,
    stage::{FORMULA, Stage, mark, prefer_first, rate, rewrite},
};
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
        let found = "Fluency · English: RULE-BASED has the highest mean. It is ahead of COPY by";
        assert!(text.contains(found), "{page}: {text}");
        assert!(text.contains("Meaning · English: no winner can be named."), "{page}: {text}");
        // The report says on what it is based; on a screen, agreement and progress are next to it.
        assert_eq!(text.contains("Items: 24. Workers: 2. Judgements: 24."), page == "report", "{page}: {text}");
    }
    browser.submit("/studies", "/fn/language", &[("language", "de"), ("back", "/studies")]).await;
    let text = browser.get(&format!("/studies/{}/results", stage.study)).await.words();
    assert!(text.contains("RULE-BASED hat den höchsten Mittelwert."), "{text}");
});

on_both_engines!(systems_that_share_no_source_have_a_winner_and_the_report_says_by_which_test, async |app| {
    let stage = Stage::new(&app, 40, 1).await;
    let task = stage.publish(Preset::Fluency, |definition| definition.need = 1).await;
    stage.batch_of(task, true).await;
    let noise = |text: &str| mark(text) % 2;
    stage.work(0, task, rate(move |text| noise(text) + if text.contains("!!!") { 1 } else { 4 })).await;
    let browser = app.signed_in(&stage.admin).await;
    for page in ["results", "report", ""] {
        let text = browser.get(&format!("/studies/{}/{page}", stage.study)).await.words();
        let found = "Fluency · English: RULE-BASED has the highest mean. It is ahead of COPY by";
        assert!(text.contains(found), "{page}: {text}");
        assert!(text.contains("compared as independent samples"), "{page}: {text}");
    }
    let text = browser.get(&format!("/studies/{}/evaluation?baseline=COPY", stage.study)).await.words();
    assert!(text.contains("Tests between systems: Fluency · English"), "{text}");
    assert!(text.contains("<td>Independent samples</td>") && text.contains("20 + 20"), "{text}");
    let program = app.program_of(&stage.admin).await;
    let found: serde_json::Value =
        program.get(&format!("/studies/{}/evaluation?baseline=COPY", stage.study)).await.good();
    let table = &found["tables"][0];
    let (pair, systems) = (&table["pairs"][0], table["systems"].as_array().expect("systems"));
    assert_eq!((&pair["first"], &pair["comparison"]), (&"RULE-BASED".into(), &"independent".into()), "{table}");
    let best = systems.iter().find(|one| one["system"] == "RULE-BASED").expect("a system");
    assert_eq!((&best["letters"], &best["difference"]["significant"]), (&"a".into(), &true.into()), "{table}");
    let file = browser.get(&format!("/api/v1/studies/{}/evaluation?format=latex&baseline=COPY", stage.study)).await;
    assert!(file.text().contains("n = 20 and 20, Welch's t test of independent samples"), "{}", file.text());
    let file = browser.get(&format!("/api/v1/studies/{}/evaluation?format=csv&baseline=COPY", stage.study)).await;
    assert!(cell(&file.text(), "RULE-BASED", "comparison") == "independent", "{}", file.text());
    assert!(cell(&file.text(), "RULE-BASED", "n_baseline") == "20", "{}", file.text());
});

/// The cell of a system's first row in the evaluation as CSV.
fn cell(file: &str, system: &str, column: &str) -> String {
    let rows = naive::csv(file);
    let row = rows.iter().find(|row| row["system"] == system).expect("the system");
    row[column].clone()
}

on_both_engines!(agreement_and_preferences_have_figures_to_download_and_metrics_are_closed, async |app| {
    let stage = Stage::new(&app, 12, 2).await;
    let rated = stage.open(Preset::Fluency, |definition| definition.need = 2).await;
    let preferred = stage.open(Preset::Preference, |definition| definition.need = 1).await;
    for worker in 0..2 {
        stage.work(worker, rated, rate(|text| mark(text) % 4 + 1)).await;
    }
    stage
        .work(0, preferred, |shown| {
            let answer = |item: &shared::ShownItem| {
                let better =
                    item.outputs.iter().find(|output| !output.text.contains("!!!")).unwrap_or(&item.outputs[0]);
                shared::NewAnswer {
                    item: item.id,
                    question: shown.questions[0].key.clone(),
                    output: None,
                    value: shared::Value::Preferred(better.output.expect("an output")),
                }
            };
            shown.items.iter().map(answer).collect()
        })
        .await;
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/agreement", stage.study)).await.text();
    for file in ["agreement.svg", "agreement.png"] {
        assert!(page.contains(&format!("download=\"{file}\"")), "the matrix as a picture: {page}");
    }
    let page = browser.get(&format!("/studies/{}/evaluation", stage.study)).await;
    assert!(page.text().contains("download=\"preference-en.svg\""), "the figure of preferences: {}", page.text());
    assert!(page.text().contains("RULE-BASED over COPY"), "its rows: {}", page.text());
    let finding = "Preference · English: RULE-BASED is preferred to COPY";
    assert!(page.words().contains(finding), "its title: {}", page.words());
    let program = app.program_of(&stage.admin).await;
    let found: serde_json::Value = program.get(&format!("/studies/{}/evaluation", stage.study)).await.good();
    let pair = &found["preferences"][0]["pairs"][0];
    let file = browser.get(&format!("/api/v1/studies/{}/evaluation?format=csv", stage.study)).await.text();
    let number = |system: &str, column: &str| cell(&file, system, column).parse::<f64>().expect("a number");
    let (first, other) = ("COPY over RULE-BASED", "RULE-BASED over COPY");
    assert_eq!((Some(number(first, "win_rate")), pair["a"].as_str()), (pair["win_rate"].as_f64(), Some("COPY")));
    assert!((number(first, "win_rate") + number(other, "win_rate") - 1.0).abs() < 1e-12, "{file}");
    assert!((number(first, "win_rate_low") + number(other, "win_rate_high") - 1.0).abs() < 1e-12, "{file}");
    assert_eq!(Some(number(other, "p_value")), pair["p"].as_f64());
    let metrics = page.text();
    let closed = metrics.split("id=\"automatic-en\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(closed.is_some_and(|tag| !tag.contains("open")), "metrics are closed below ratings: {closed:?}");
});

on_both_engines!(a_preference_on_one_text_is_not_a_finding, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let task = stage.open(Preset::Preference, |_| {}).await;
    stage.work(0, task, prefer_first).await;
    let browser = app.signed_in(&stage.admin).await;
    let text = browser.get(&format!("/studies/{}/evaluation", stage.study)).await.words();
    assert!(text.contains("Too little data: COPY · RULE-BASED."), "{text}");
    let text = browser.get(&format!("/studies/{}/results", stage.study)).await.words();
    assert!(text.contains("Preference · English: too little data to name a winner."), "{text}");
    let text = browser.get(&format!("/studies/{}/report", stage.study)).await.words();
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

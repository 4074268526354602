//! Page, CSV, LaTeX and JSON say the same, and everything that is empty says why.

use engine::design::preset::Preset;

use super::super::naive::csv;
use super::super::stage::{Stage, mark, rate};
use crate::app::on_both_engines;

on_both_engines!(a_table_is_the_same_as_page_and_files, async |app| {
    let stage = Stage::new(&app, 6, 4).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..4 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64) % 7 - 3)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/tables", stage.study);
    let all = office.get(&address).await.good();
    let tables = all["tables"].as_array().expect("tables");
    let keys: Vec<&str> = tables.iter().map(|table| table["key"].as_str().expect("a key")).collect();
    for key in ["xformal-t2", "xformal-t10", "xformal-f4", "cocoa-t12", "mir-t10", "pang-f1"] {
        assert!(keys.contains(&key), "{key} in {keys:?}");
    }
    for table in tables {
        let columns = table["columns"].as_array().expect("columns").len();
        let rows = table["rows"].as_array().expect("rows");
        assert!(!rows.is_empty(), "{table}");
        for cell in rows.iter().flat_map(|row| row.as_array().expect("cells")) {
            let reason = cell["reason"].as_str().unwrap_or("a value");
            assert!(!reason.trim().is_empty(), "{table}");
        }
        assert!(rows.iter().all(|row| row.as_array().expect("cells").len() == columns), "{table}");
    }
    let text = office.get(&format!("{address}?format=csv")).await.text();
    assert!(!text.contains(",NaN") && !text.contains(",inf,"), "{text}");
    let rows = csv(&text);
    for row in &rows {
        let filled = ["value", "text", "empty"].iter().filter(|column| !row[**column].is_empty()).count();
        assert_eq!(filled, 1, "{row:?}");
    }
    let one = office.get(&format!("{address}/xformal-t10")).await.good();
    assert_eq!(Some(&one), tables.iter().find(|table| table["key"] == "xformal-t10"));
    let icc = one["rows"][0][2]["value"].as_f64().expect("a number");
    let found = rows.iter().find(|row| row["table"] == "xformal-t10" && row["column"] == "English, ICC");
    assert_eq!(found.and_then(|row| row["value"].parse().ok()), Some(icc));
    let latex = office.get(&format!("{address}/xformal-t10?format=latex")).await.text();
    let shown = format!("{icc:.2}");
    assert!(
        latex.contains(&shown.replace('-', "$-$")) && latex.contains("\\textsuperscript{b} no counted answer"),
        "{latex}"
    );
    assert_eq!(office.get(&format!("{address}/nothing")).await.status, 404);

    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("{address}?baseline=COPY")).await.text();
    for key in &keys {
        let link = format!("tables?table={key}&amp;baseline=");
        assert!(page.contains(&format!("id=\"{key}\"")) && page.contains(&link), "a line for {key}: {page}");
    }
    assert!(page.contains("no counted answer in a task made from the preset “"), "an empty table says why: {page}");
    let keys_of_presets = ["xformal/", "cocoa/", "mir/", "pang/"];
    assert!(!keys_of_presets.iter().any(|key| page.contains(&format!("made from {key}"))), "titles, no keys: {page}");
    assert!(!page.contains(&format!("data-sort=\"{icc}\"")), "the numbers are on pages of their own: {page}");
    let alone = browser.get(&format!("{address}?baseline=COPY&table=xformal-t10")).await.text();
    assert!(alone.contains(&shown.replace('-', "−")), "{alone}");
    assert!(alone.contains("tables/xformal-t10?format=csv&amp;baseline="), "{alone}");
    assert!(
        alone.contains("table=xformal-t9&amp;") && alone.contains("table=xformal-f1&amp;"),
        "its neighbours: {alone}"
    );
    let drawn = tables.iter().find(|table| table["figures"].as_array().is_some_and(|figures| !figures.is_empty()));
    let key = drawn.expect("a figure")["key"].as_str().expect("a key");
    assert!(browser.get(&format!("{address}?table={key}")).await.text().contains("<svg"), "the figure of {key}");
    let unknown = browser.get(&format!("{address}?table=nothing")).await;
    assert!(unknown.status == 200 && unknown.text().contains("id=\"xformal-t10\""), "an unknown name shows all");
});

on_both_engines!(a_system_that_is_not_there_is_refused_before_anything_is_computed, async |app| {
    let stage = Stage::new(&app, 6, 4).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|text| mark(text) % 7 - 3)).await;
    }
    let (office, browser) = (app.program_of(&stage.admin).await, app.signed_in(&stage.admin).await);
    let of_somebody_else = app.signed_in(&stage.workers[0]).await;
    let made_up = "x".repeat(5_000);
    for path in ["evaluation", "metrics", "tables", "tables/xformal-t10"] {
        let address = format!("/studies/{}/{path}", stage.study);
        let before = app.state.reports.usage();
        let refused = office.get(&format!("{address}?baseline={made_up}")).await;
        assert_eq!(refused.status, 422, "{}", refused.text());
        let problem = refused.text();
        assert!(problem.contains("The study has no system “xxx") && problem.contains("baseline"), "{problem}");
        assert_eq!(app.state.reports.usage(), before, "{path}");
        for name in ["", "COPY", "(source)"] {
            office.get(&format!("{address}?baseline={name}")).await.good();
        }
        let page = format!("/studies/{}/{}", stage.study, path.split('/').next().expect("a page"));
        let hidden = of_somebody_else.get(&format!("{page}?baseline={made_up}")).await;
        assert!(hidden.status != 200 && !hidden.text().contains("has no system"), "{}", hidden.text());
    }
    for path in ["evaluation", "tables"] {
        let page = browser.get(&format!("/studies/{}/{path}?baseline=GPT", stage.study)).await;
        assert!(
            page.words().contains("The study has no system “GPT”. Compare with another system"),
            "{}",
            page.words()
        );
        let empty = browser.get(&format!("/studies/{}/{path}?baseline=", stage.study)).await;
        assert_eq!(empty.status, 200);
    }
});

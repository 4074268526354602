//! An example study of each paper is made, served and completed by synthetic workers over HTTP; models are trained on its
//! texts and named in its settings; then every number of its tables is counted again from its export.

use std::collections::{BTreeMap, BTreeSet};

use system_tests::{
    database::Kind,
    process::is_built,
    recount::{cocoa, export::Export, mir, pang, xformal},
    study::Completed,
};

#[tokio::test]
async fn rewrites_in_four_languages_are_completed_and_counted_again() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(done) = Completed::of(Kind::Sqlite, "xformal", 20).await? else { return Ok(()) };
    done.is_complete().await?;
    done.is_lively().await?;
    // What is left to do after rewriting, by the dictionary of the example and by the rule for removals.
    let misspelt = done.get("rewrites/spelling").await?;
    assert!(misspelt["rewrites"].as_array().is_some_and(|rewrites| !rewrites.is_empty()), "{misspelt}");
    assert_eq!(misspelt["without"].as_array().map(Vec::len), Some(0), "every language has a dictionary: {misspelt}");
    let proposed = done.get("rewrites?show=proposed").await?;
    assert!(proposed.as_array().is_some_and(|rewrites| !rewrites.is_empty()), "{proposed}");
    let export = done.export("export").await?;
    let tool = done.with_models(&export).await?;
    xformal::recount(&export, &done.tables(None).await?, &tool).await?;
    done.end().await
}

/// What has a mark goes on, once, and nothing else does; nobody meets a source in two tasks of the chain.
fn goes_on_by_its_marks(export: &Export) {
    let of_level = |level: &str| export.of_system(level, "en").into_iter().map(|row| row.text("source_id"));
    let marked = export.answers("cocoa/translate-and-tag", "marks", "en").into_iter();
    let marked: BTreeSet<&str> =
        marked.filter(|row| !row.text("spans").is_empty()).map(|row| row.text("source_id")).collect();
    assert_eq!(marked, of_level("informal").collect());
    assert_eq!(of_level("informal").count(), marked.len());
    let chain = ["cocoa/translate-and-tag", "cocoa/second-level", "cocoa/gender-variant"];
    let mut met: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for row in export.answers.iter().filter(|row| chain.contains(&row.text("preset"))) {
        met.entry((row.text("worker"), row.text("source_id"))).or_default().insert(row.text("task_id"));
    }
    assert!(!met.is_empty() && met.values().all(|tasks| tasks.len() == 1));
}

async fn contrastive_translation(kind: Kind) -> anyhow::Result<()> {
    let Some(done) = Completed::of(kind, "cocoa", 12).await? else { return Ok(()) };
    done.is_complete().await?;
    done.is_lively().await?;
    let export = done.export("export").await?;
    goes_on_by_its_marks(&export);
    let tool = done.with_models(&export).await?;
    cocoa::recount(&export, &done.tables(Some(cocoa::BASELINE)).await?, &tool).await?;
    done.end().await
}

#[tokio::test]
async fn contrastive_translations_are_completed_and_counted_again_on_sqlite() -> anyhow::Result<()> {
    if is_built() { contrastive_translation(Kind::Sqlite).await } else { Ok(()) }
}

#[tokio::test]
async fn contrastive_translations_are_completed_and_counted_again_on_postgres() -> anyhow::Result<()> {
    if is_built() { contrastive_translation(Kind::Postgres).await } else { Ok(()) }
}

#[tokio::test]
async fn style_content_and_naturalness_are_completed_and_counted_again() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(done) = Completed::of(Kind::Sqlite, "mir", 16).await? else { return Ok(()) };
    done.is_complete().await?;
    done.is_lively().await?;
    let export = done.export("export").await?;
    let tool = done.with_models(&export).await?;
    mir::recount(&export, &done.tables(None).await?, &tool).await?;
    done.end().await
}

#[tokio::test]
async fn comparisons_two_by_two_are_completed_and_counted_again() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(done) = Completed::of(Kind::Sqlite, "pang", 12).await? else { return Ok(()) };
    done.is_complete().await?;
    done.is_lively().await?;
    let export = done.export("export").await?;
    let tool = done.with_models(&export).await?;
    pang::recount(&export, &done.tables(None).await?, &tool).await?;
    done.end().await
}

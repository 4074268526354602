//! An example study of each paper is made, served and completed by synthetic workers over HTTP; models are trained and
//! named; every number of its tables is counted again from its export.

use system_tests::{database::Kind, process::is_built, recount::xformal, study::Completed};

#[tokio::test]
async fn rewrites_in_four_languages_are_completed_and_counted_again() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(done) = Completed::of(Kind::Sqlite, "xformal", 20).await? else { return Ok(()) };
    done.is_complete().await?;
    let export = done.export("export").await?;
    let tool = done.with_models(&export).await?;
    xformal::recount(&export, &done.tables(None).await?, &tool).await?;
    done.end().await
}

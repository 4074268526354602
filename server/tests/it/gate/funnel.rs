//! `/studies/{study}/funnel`: Table 3 as page, JSON and CSV.

use serde_json::json;

use super::stage::Stage;
use crate::app::on_both_engines;

on_both_engines!(the_funnel_counts_who_is_left, async |app| {
    let stage = Stage::new(&app).await;
    stage.worker("ann").await;
    let bob = stage.worker("bob").await;
    let bob = app.program_of(&bob).await;
    bob.post(&stage.at("/consent"), json!({})).await.good();
    bob.post(&stage.at("/location"), json!({"country": "FR"})).await.good();
    stage.located("cid").await;
    stage.tested("dan").await;
    stage.piloted("eva").await;
    let office = app.program_of(&stage.admin).await;
    let row = office.get(&stage.at("/funnel")).await.good()["rows"][0].clone();
    assert_eq!((&row["joined"], &row["consented"], &row["language"]), (&json!(5), &json!(4), &json!("it")));
    assert_eq!((&row["location"]["passed"], &row["location"]["failed"]), (&json!(3), &json!(1)));
    assert_eq!(
        (&row["test"]["passed"], &row["pilot"]["passed"], &row["review"]["waiting"]),
        (&json!(2), &json!(1), &json!(1))
    );
    let csv = office.get(&stage.at("/funnel.csv")).await;
    assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(csv.text().lines().nth(1), Some("it,5,4,3,0,1,2,0,1,0,1,0"));
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/funnel", stage.study)).await;
    assert!(page.text().contains("Native-speaker review (QC3)") && page.text().contains("Italiano"));
});

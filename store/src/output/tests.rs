//! What reading a page of outputs reads.

use crate::plan::plan;

/// A page of a study with a million outputs reads a page.
#[tokio::test]
async fn a_page_is_read_in_the_order_of_an_index() {
    for (sql, index) in [
        (
            listed!("output o", "o.study_id = $1 and cast($4 as uuid) is null and o.id > $2 and o.id <= $3"),
            "output_page (study_id=? AND id>? AND id<?)",
        ),
        (
            listed!("output o", "o.study_id = $1 and o.system_id = $4 and o.id > $2 and o.id <= $3"),
            "output_study (study_id=? AND system_id=? AND id>? AND id<?)",
        ),
        (
            listed!(
                "(select distinct source_id from withdrawn_text where study_id = $1) x cross join output o",
                "o.source_id = x.source_id and o.id > $2 and o.id <= $3 and cast($4 as uuid) is null"
            ),
            "output_source (source_id=?",
        ),
    ] {
        let plan = plan(sql, 8).await;
        assert!(plan.iter().any(|step| step.contains(index)), "{index}: {plan:#?}");
    }
}

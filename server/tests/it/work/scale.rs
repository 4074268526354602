//! A scale on the page of a hit: every point says what it means before it is chosen.

use engine::design::preset::Preset;

use crate::app::on_both_engines;
use crate::report::stage::Stage;

on_both_engines!(each_point_of_a_scale_says_what_it_means, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let task = stage.open(Preset::Fluency, |definition| definition.need = 1).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let browser = app.signed_in(&stage.workers[0]).await;
    let page = browser.get(&format!("/work/assignments/{id}")).await.text();
    let key = &page[page.find("class=\"point-key\"").expect("a key")..];
    let key = &key[..key.find("</ul>").expect("its end")];
    assert_eq!(key.matches("<li").count(), 5, "one line for each point: {key}");
    for label in ["Cannot be judged", "Incomprehensible", "Somewhat comprehensible", "Comprehensible", "Perfect"] {
        assert!(key.contains(&format!(">{label}<")), "{label}: {key}");
    }
});

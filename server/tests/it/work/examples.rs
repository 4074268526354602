//! Examples beside a scale: open before the first text of a task, folded away from the second on.

use engine::design::preset::Preset;

use crate::app::on_both_engines;
use crate::report::stage::{Stage, rate};

on_both_engines!(examples_stand_open_before_the_first_text_only, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Similarity, |definition| definition.need = 1).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    for (at, is_open) in [(1, true), (2, false)] {
        let id = stage.claim(0, task).await.expect("a hit");
        let page = browser.get(&format!("/work/assignments/{id}")).await.text();
        let at_mark = page.find("data-examples").expect("a panel");
        let panel = &page[page[..at_mark].rfind("<details").expect("its beginning")..];
        let tag = &panel[..panel.find('>').expect("a tag")];
        assert_eq!(tag.contains(" open"), is_open, "text {at}: {tag}");
        let panel = &panel[..panel.find("</details>").expect("its end")];
        assert_eq!(panel.matches("<li>").count(), 20, "five for each of four points: {panel}");
        assert_eq!(panel.matches("the pizza here is awesome").count(), 1, "the source they share stands there once");
        assert!(page.find("data-examples") < page.find("data-scale"), "before the scale, for who reads from the top");
        stage.submit(0, id, rate(|_| 2)).await;
    }
});

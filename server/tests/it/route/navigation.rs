//! The navigation of a study: every link of it opens for the one who sees it, and it leads to every page that they may open.

use std::collections::BTreeSet;

use shared::allowed;

use super::page::TABLE;
use super::world::{Somebody, World};
use crate::app::{Browser, on_both_engines};

/// The addresses to which the part of a page between two marks leads.
fn links(page: &str, from: &str, to: &str) -> Vec<String> {
    let part = page.split(from).nth(1).and_then(|rest| rest.split(to).next()).unwrap_or_default();
    part.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn rail(page: &str) -> Vec<String> {
    links(page, "data-rail", "</details>")
}

fn tabs(page: &str) -> Vec<String> {
    links(page, "class=\"views\"", "</nav>")
}

/// The pages of the navigation, opened one after the other, with how many of them are marked as the current one.
async fn opened(who: &Somebody, browser: &Browser, start: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut next = vec![start.to_owned()];
    while let Some(address) = next.pop() {
        if !found.insert(address.clone()) {
            continue;
        }
        let page = browser.get(&address).await;
        assert_eq!(page.status, 200, "{address} for the {}", who.name);
        let text = page.text();
        let entries = text.split("data-rail").nth(1).and_then(|rest| rest.split("</details>").next());
        let current = entries.expect("a navigation").matches("aria-current=\"page\"").count();
        assert_eq!(current, 1, "{address} is in one entry for the {}", who.name);
        let views = tabs(&text);
        assert!(views.is_empty() || views.contains(&address), "{address} is among its tabs: {views:?}");
        next.extend(rail(&text).into_iter().chain(views));
    }
    found
}

on_both_engines!(every_link_of_the_navigation_opens_and_no_page_is_out_of_reach, async |app| {
    let world = World::new(&app).await;
    let overview = world.fill("/studies/{study}");
    let mut reached = Vec::new();
    for name in ["reviewer", "researcher", "manager", "administrator"] {
        let who = world.who(name);
        let browser = app.signed_in(&who.member).await;
        let found = opened(who, &browser, &overview).await;
        let of_study = |path: &&str| {
            (path.starts_with("/studies/") || path.starts_with("/review/")) && path.matches('{').count() == 1
        };
        // Reviewers read of batches on the page of a task; the list is for those who stop one.
        let listed = |path: &&str| !(name == "reviewer" && path.ends_with("/batches"));
        let may = TABLE.iter().filter(|(_, action)| allowed(who.admin, &who.roles, *action)).map(|(path, _)| *path);
        let wanted: BTreeSet<String> = may.filter(of_study).filter(listed).map(|path| world.fill(path)).collect();
        assert_eq!(found, wanted, "the {name}");
        reached.push(found.len());
    }
    assert!(reached[0] < reached[1] && reached[0] < reached[2], "the navigation depends on the role: {reached:?}");
});

on_both_engines!(the_links_of_the_overview_open_for_every_role, async |app| {
    let world = World::new(&app).await;
    for name in ["reviewer", "researcher", "manager", "administrator"] {
        let who = world.who(name);
        let browser = app.signed_in(&who.member).await;
        let text = browser.get(&world.fill("/studies/{study}")).await.text();
        let mut all = links(&text, "<body", "</body>");
        all.retain(|link| link.starts_with('/') && !link.starts_with("/pkg"));
        assert!(all.len() > 3, "{all:?}");
        for link in all {
            let mut page = browser.get(&link).await;
            // The start leads everybody to a page of their own.
            if page.status == 302 {
                page = browser.get(page.header("location")).await;
            }
            assert!(page.status == 200, "the overview leads the {name} to {link}, which answers {}", page.status);
        }
    }
});

on_both_engines!(who_only_works_in_a_study_has_no_navigation_of_it, async |app| {
    let world = World::new(&app).await;
    let browser = app.signed_in(&world.who("worker").member).await;
    let page = browser.get(&world.fill("/studies/{study}")).await;
    assert_eq!(page.status, 403);
    let home = browser.get("/work").await.text();
    for text in [page.text(), home] {
        assert!(!text.contains("data-rail") && !text.contains("href=\"/studies\""), "{text}");
        assert!(text.contains("href=\"/work\""), "{text}");
    }
});

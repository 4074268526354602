//! Every page and everybody: shown, refused, or not there, and how it is sent.

use std::collections::BTreeSet;

use app::App;
use leptos_axum::generate_route_list;
use shared::{Action, allowed};

use super::world::World;
use crate::app::on_both_engines;

/// What each page of a study is for. A new page gets its line here.
pub(super) const TABLE: [(&str, Action); 54] = [
    ("/studies/{study}", Action::SeeStudy),
    ("/studies/{study}/settings", Action::EditStudy),
    ("/studies/{study}/members", Action::Invite),
    ("/studies/{study}/entrances", Action::Invite),
    ("/studies/{study}/entrances/{entrance}", Action::Invite),
    ("/studies/{study}/entrances/{entrance}/prolific", Action::Pay),
    ("/studies/{study}/entrances/{entrance}/decisions", Action::Pay),
    ("/studies/{study}/connect", Action::Pay),
    ("/studies/{study}/connect/{submission}", Action::Pay),
    ("/studies/{study}/prolific", Action::Pay),
    ("/studies/{study}/prolific/{submission}", Action::Pay),
    ("/studies/{study}/sources", Action::SeeTexts),
    ("/studies/{study}/import/{upload}", Action::ImportTexts),
    ("/studies/{study}/outputs", Action::SeeTexts),
    ("/studies/{study}/tasks", Action::SeeTasks),
    ("/studies/{study}/tasks/{task}", Action::SeeTasks),
    ("/studies/{study}/tasks/{task}/known", Action::KnowAnswers),
    ("/studies/{study}/tasks/{task}/try", Action::DesignTasks),
    ("/studies/{study}/batches", Action::SeeTasks),
    ("/studies/{study}/pictures", Action::SeeTasks),
    ("/studies/{study}/gates", Action::DesignGates),
    ("/studies/{study}/progress", Action::SeeProgress),
    ("/studies/{study}/pay", Action::Pay),
    ("/studies/{study}/pay/bonus", Action::Pay),
    ("/studies/{study}/pay/out/{pay_out}", Action::Pay),
    ("/studies/{study}/results", Action::SeeReports),
    ("/studies/{study}/report", Action::SeeReports),
    ("/studies/{study}/agreement", Action::SeeReports),
    ("/studies/{study}/agreement/{task}/{language}", Action::SeeReports),
    ("/studies/{study}/adjudication", Action::Adjudicate),
    ("/studies/{study}/evaluation", Action::SeeReports),
    ("/studies/{study}/systems", Action::SeeReports),
    ("/studies/{study}/metrics", Action::SeeReports),
    ("/studies/{study}/models", Action::EditStudy),
    ("/studies/{study}/rewrites", Action::SeeReports),
    ("/studies/{study}/tables", Action::SeeReports),
    ("/studies/{study}/statement", Action::SeeReports),
    ("/studies/{study}/export", Action::Export),
    ("/studies/{study}/events", Action::SeeEvents),
    ("/studies/{study}/jobs", Action::RunJobs),
    ("/studies/{study}/workers", Action::SeeWorkers),
    ("/studies/{study}/workers/{worker}", Action::SeeWorkers),
    ("/studies/{study}/quality", Action::SeeWorkers),
    ("/studies/{study}/threads", Action::AnswerWorkers),
    ("/studies/{study}/funnel", Action::SeeProgress),
    ("/review/{study}", Action::Review),
    ("/review/{study}/{worker}", Action::Review),
    ("/work/{study}", Action::Work),
    ("/work/{study}/leave", Action::Work),
    ("/work/{study}/consent", Action::Work),
    ("/work/{study}/location", Action::Work),
    ("/work/{study}/test", Action::Work),
    ("/work/{study}/test/result", Action::Work),
    ("/work/assignments/{assignment}", Action::Work),
];

/// Pages that are about no study, and for whom they are: everybody, people who are signed in, administrators (openers: others
/// read whom to ask), people who are setting up their sign-in codes (starters), those who are not signed in (visitors).
const OTHERS: [(&str, &str); 27] = [
    ("/", "everybody"),
    ("/signin", "everybody"),
    ("/signin/code", "visitors"),
    ("/signin/connect", "nobody"),
    ("/api", "everybody"),
    ("/guide/agreement", "everybody"),
    ("/join/{code}", "everybody"),
    ("/in/{code}", "everybody"),
    ("/mturk/{code}", "everybody"),
    ("/forgot", "everybody"),
    ("/reset/{secret}", "nobody"),
    ("/confirm/{secret}", "nobody"),
    ("/unsubscribe/{secret}", "nobody"),
    ("/setup/{secret}", "nobody"),
    ("/once", "nobody"),
    ("/account", "members"),
    ("/account/codes", "starters"),
    ("/studies", "members"),
    ("/studies/new", "openers"),
    ("/work", "members"),
    ("/work/pay", "members"),
    ("/review", "members"),
    ("/admin/people", "administrators"),
    ("/admin/people/{person}/erase", "administrators"),
    ("/admin/erasures", "administrators"),
    ("/admin/erasures/{erasure}", "administrators"),
    ("/admin/events", "administrators"),
];

/// The addresses of all pages.
pub fn pages() -> Vec<String> {
    let routes = generate_route_list(App).into_iter().map(|route| route.path().to_owned());
    routes.filter(|path| !path.starts_with("/fn/")).collect()
}

on_both_engines!(every_page_is_placed_in_a_table, async |app| {
    app.person("ann").await;
    let tables = TABLE.iter().map(|(path, _)| *path).chain(OTHERS.iter().map(|(path, _)| *path));
    let placed: BTreeSet<String> = tables.map(str::to_owned).collect();
    assert_eq!(pages().into_iter().collect::<BTreeSet<_>>(), placed);
});

on_both_engines!(every_role_reaches_exactly_the_pages_of_the_table, async |app| {
    let world = World::new(&app).await;
    for who in &world.people {
        let browser = app.signed_in(&who.member).await;
        for (path, action) in TABLE {
            let page = browser.get(&world.fill(path)).await;
            let may = allowed(who.admin, &who.roles, action);
            let wanted = match (may, path) {
                (true, _) => 200,
                // One's own work: there is none. The study itself is there, for its people.
                (false, "/work/{study}" | "/work/assignments/{assignment}") => 404,
                (false, _) => 403,
            };
            assert_eq!(page.status, wanted, "{path} for the {}", who.name);
        }
    }
});

on_both_engines!(a_study_has_no_page_for_strangers, async |app| {
    let world = World::new(&app).await;
    let (browser, nobody) = (app.signed_in(&world.stranger.member).await, app.browser());
    for (path, _) in TABLE {
        for address in [world.fill(path), world.fill_with_nothing(path)] {
            let page = browser.get(&address).await;
            assert_eq!(page.status, 404, "{address}");
            assert!(!page.text().contains("Formal rewrites"), "{path} says whose it is");
            let sign_in = nobody.get(&address).await;
            assert_eq!(sign_in.status, 302, "{address} for somebody unknown");
            assert!(sign_in.header("location").starts_with("/signin"), "{address}");
            assert!(!sign_in.text().contains("Formal rewrites"), "{path}");
        }
        if ["task", "worker", "upload", "entrance"].iter().any(|part| path.contains(&format!("{{{part}}}"))) {
            let page = browser.get(&world.fill_elsewhere(path)).await;
            assert_eq!(page.status, 404, "{path} under another study");
        }
    }
});

on_both_engines!(other_pages_are_for_whom_the_table_says, async |app| {
    let world = World::new(&app).await;
    let stranger = app.signed_in(&world.stranger.member).await;
    let admin = app.signed_in(&world.stage.admin).await;
    let nobody = app.browser();
    for (path, whose) in &OTHERS {
        // An invitation is in the language in which its worker will work.
        let address = world.fill(&path.replace("{code}", "{code}?language=it"));
        let (unknown, known, office) =
            (nobody.get(&address).await.status, stranger.get(&address).await.status, admin.get(&address).await.status);
        let wanted = match *whose {
            "everybody" => [200, 200, 200],
            "members" => [302, 200, 200],
            "administrators" => [302, 404, 200],
            "openers" => [302, 403, 200],
            "starters" => [302, 404, 404],
            "visitors" => [200, 302, 302],
            _ => [404, 404, 404],
        };
        let got = [unknown, known, office].map(|status| status.as_u16());
        assert!(
            got == wanted || (*path == "/" && got.iter().all(|status| [200, 302].contains(status))),
            "{path}: {got:?}"
        );
    }
});

/// Links, buttons and summaries of a page whose name, as it is read aloud, does not contain the text that is seen.
fn misnamed(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    for tag in ["a", "button", "summary"] {
        for part in html.split(&format!("<{tag} ")).skip(1) {
            let Some((attributes, rest)) = part.split_once('>') else { continue };
            let name = attributes.split("aria-label=\"").nth(1).and_then(|rest| rest.split('"').next());
            let Some(name) = name.map(str::to_lowercase) else { continue };
            let content = format!("<>{}", rest.split(&format!("</{tag}>")).next().unwrap_or_default());
            let pieces = content.split('<').filter_map(|piece| piece.split_once('>'));
            let seen = pieces.filter(|(of, _)| !of.contains("aria-hidden=\"true\"") && !of.contains("visually-hidden"));
            let seen = seen.map(|(_, text)| text).collect::<String>().to_lowercase();
            let seen = seen.split_whitespace().collect::<Vec<_>>().join(" ");
            if !name.contains(&seen) {
                found.push(format!("{seen:?} is read as {name:?}"));
            }
        }
    }
    found
}

on_both_engines!(what_is_read_aloud_contains_what_is_seen, async |app| {
    assert_eq!(misnamed("<a href=\"x\" aria-label=\"Answers as JSON lines\">JSONL</a>").len(), 1);
    assert_eq!(misnamed("<a href=\"x\" aria-label=\"Up\"><span aria-hidden=\"true\">^</span></a>").len(), 0);
    let world = World::new(&app).await;
    for who in &world.people {
        let browser = app.signed_in(&who.member).await;
        for (path, action) in TABLE {
            if allowed(who.admin, &who.roles, action) {
                let page = browser.get(&world.fill(path)).await;
                assert_eq!(misnamed(&page.text()), Vec::<String>::new(), "{path} for the {}", who.name);
            }
        }
    }
});

on_both_engines!(every_page_carries_the_headers_and_no_inline_code, async |app| {
    let world = World::new(&app).await;
    for who in [world.who("worker"), world.who("administrator"), world.who("reviewer")] {
        let browser = app.signed_in(&who.member).await;
        for path in pages() {
            let page = browser.get(&world.fill(&path)).await;
            let policy = page.header("content-security-policy");
            // One page is for the frame of Mechanical Turk, and for no other.
            let framing = if path.starts_with("/mturk/") { "https://*.mturk.com" } else { "'none'" };
            let framing = format!("frame-ancestors {framing}");
            assert!(policy.ends_with(&framing) && !policy.contains("unsafe-inline"), "{path}: {policy}");
            assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(page.header("referrer-policy"), "same-origin", "{path}");
            assert_eq!(page.header("cache-control"), "no-store", "{path}");
            let text = page.text();
            for inline in [" style=\"", " onclick=", " onload=", "javascript:"] {
                assert!(!text.contains(inline), "{path} has {inline}");
            }
        }
    }
});

//! No page leads out of the path.

use std::collections::BTreeSet;

use super::{BASE, asked, under_a_path};
use crate::app::Page;
use crate::route::hostile::expect_no_element;
use crate::route::page::pages;
use crate::route::world::World;

/// Attributes with a path that is no address: a text for the server, such as `next` in the form for signing in, and the base path
/// itself, for scripts.
const TEXTS: [&str; 2] = ["value", "data-base"];

/// The host, as in addresses for others.
const HOST: &str = "https://texts.example.org";

/// Values of attributes that begin with one slash: the name of the attribute, and the value.
fn addresses(html: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for tag in html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        for (at, _) in tag.match_indices("=\"/") {
            let name = tag[..at].rsplit(|c: char| c.is_whitespace()).next().unwrap_or_default();
            let value = tag[at + 2..].split('"').next().unwrap_or_default();
            if !value.starts_with("//") && !TEXTS.contains(&name) {
                found.push((name.to_owned(), value.to_owned()));
            }
        }
    }
    found
}

/// Whether an address is under the path, and has it only once.
fn is_inside(address: &str) -> bool {
    address.strip_prefix(BASE).is_some_and(|rest| rest.starts_with('/') && !rest.starts_with(BASE))
}

/// The addresses in a page, after a look whether they are under the path.
fn looked_at(page: &Page, asked: &str) -> Vec<String> {
    let to = page.header("location");
    assert!(to.is_empty() || is_inside(to), "{asked} leads to {to}");
    let html = page.text();
    let found = addresses(&html);
    for (name, value) in &found {
        assert!(is_inside(value), "{asked}: {name}=\"{value}\"");
    }
    // Nothing else in a page is an address of ours: no attribute without quotation marks, no script.
    for odd in ["=/", "='/", "url(/", "\"/fn/", "'/fn/", "\"/pkg/"] {
        let is_text = odd == "=/" && html.contains("next=/");
        assert!(is_text || !html.contains(odd), "{asked} has {odd}: {html}");
    }
    for rest in html.split(HOST).skip(1) {
        assert!(rest.starts_with(BASE), "{asked} has {HOST}{}", rest.chars().take(60).collect::<String>());
    }
    let links = found.into_iter().filter(|(name, _)| name == "href");
    links.map(|(_, value)| html_escape::decode_html_entities(&value).into_owned()).collect()
}

#[tokio::test]
async fn no_address_in_a_page_leads_out_of_the_path() {
    assert_eq!(addresses("<a href=\"/x\"><b c=\"//d\" value=\"/e\">"), [("href".to_owned(), "/x".to_owned())]);
    under_a_path(async |app| {
        let world = World::new(&app).await;
        let mut links = BTreeSet::new();
        for who in &world.people {
            let browser = app.signed_in(&who.member).await;
            for path in pages() {
                let address = world.fill(&path);
                let page = browser.get(&address).await;
                assert_ne!(page.status, 500, "{address}");
                let found = looked_at(&page, &format!("{address} for the {}", who.name));
                if page.status == 200 {
                    let early = page.header("link");
                    assert!(early.is_empty() || early.contains(&format!("<{BASE}/pkg/")), "{early}");
                    assert!(page.text().contains(&format!(" data-base=\"{BASE}\"")), "{address}");
                }
                if who.admin {
                    links.extend(found.into_iter().map(|link| link.split('#').next().unwrap_or_default().to_owned()));
                }
            }
        }
        assert!(links.len() > 100, "{links:?}");
        // They lead somewhere.
        let browser = app.signed_in(&world.stage.admin).await;
        for link in links.iter().filter(|link| !link.contains("/pkg/")) {
            let page = browser.get(link).await;
            assert_ne!(page.status, 404, "{link}");
        }
        for path in pages() {
            let address = world.fill(&path);
            looked_at(&app.browser().get(&address).await, &address);
        }
    })
    .await;
}

#[tokio::test]
async fn texts_stay_texts() {
    under_a_path(async |app| expect_no_element(&app).await).await;
}

#[tokio::test]
async fn there_is_nothing_outside_of_the_path() {
    under_a_path(async |app| {
        app.person("ann").await;
        for address in ["/", "/signin", "/pkg/style.css", "/api/v1/me", "/lab", "/lab/", "/lab/concordance", "/metrics"]
        {
            let page = asked(&app, address).await;
            assert_eq!(page.status, 404, "{address}");
            assert!(!page.header("content-security-policy").is_empty() && page.header("set-cookie").is_empty());
            assert!(
                page.text().contains(&format!("href=\"{BASE}/\"")),
                "the page leads to where Concord is: {}",
                page.text()
            );
        }
        // Load balancers know no path.
        for address in ["/healthz", "/readyz", "/lab/concord/healthz", "/lab/concord/readyz"] {
            assert_eq!(asked(&app, address).await.status, 200, "{address}");
        }
        for address in ["/lab/concord", "/lab/concord?a=b", "/lab/concord/", "/lab/concord/signin"] {
            assert_eq!(asked(&app, address).await.status, 200, "{address}");
        }
        assert_eq!(asked(&app, "/lab/concord/lab/concord/signin").await.status, 404);
    })
    .await;
}

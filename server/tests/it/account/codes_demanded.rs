//! A server that asks people who pay, export or administer for sign-in codes: what is refused without them, and to whom.

use engine::money::bonus::NewBonus;
use engine::people::second_factor::CodesState;
use serde_json::json;
use server::{CodesFor, Settings};
use shared::{Locale, Role, refusal};

use super::codes::turned_on;
use crate::app::{Browser, PASSWORD, TestApp};

const SAY: Locale = Locale::En;

fn settings() -> Settings {
    Settings {
        secrets_key: Some("0f".repeat(32)),
        sign_in_codes_for: CodesFor::Managers,
        secure_cookies: Some(false),
        ..Settings::default()
    }
}

/// Whether a page says that codes are asked for, with a link to where they are turned on.
fn has_notice(page: &crate::app::Page) -> bool {
    page.words().contains(SAY.codes_are_asked_for()) && page.text().contains("href=\"/account#codes\"")
}

async fn assert_refused(browser: &Browser, path: &str) {
    let page = browser.get(path).await;
    assert_eq!(page.status, 403, "{path}: {}", page.text());
    assert!(page.words().contains(&refusal::turn_on_codes_first().in_locale(SAY)), "{path}: {}", page.words());
}

#[tokio::test]
async fn a_manager_pays_and_exports_only_with_codes() {
    TestApp::on_both(settings(), async |app| {
        let admin = app.admin().await;
        turned_on(&app, &admin).await;
        let (engine, study) = (&app.engine, app.study(&admin, &["it"]).await);
        let mia = app.join(&admin, study, Role::Manager, "mia", "it").await;
        let rob = app.join(&admin, study, Role::Researcher, "rob", "it").await;
        let wim = app.join(&admin, study, Role::Worker, "wim", "it").await;
        engine.consent(&wim.actor, study, true).await.expect("consent");
        let bonus = async |amount| {
            let new = NewBonus { id: engine.id(), worker: 1, amount, reason: "For the longer texts.".to_owned() };
            engine.give_bonus(&admin.actor, study, &new).await.expect("a bonus");
        };
        bonus(500).await;
        let paid = engine.pay_out(&admin.actor, study).await.expect("a payout").id.expect("something");
        bonus(700).await;
        let token = app.program_of(&mia).await;

        // She signs in and reads at once what is to do; what pays nothing is as before.
        let browser = app.signed_in(&mia).await;
        let home = browser.get("/studies").await;
        assert!(home.status == 200 && has_notice(&home), "{}", home.words());
        for rest in ["", "/progress", "/workers", "/agreement", "/settings", "/events"] {
            let page = browser.get(&format!("/studies/{study}{rest}")).await;
            assert!(page.status == 200 && has_notice(&page), "{rest}: {} {}", page.status, page.words());
        }
        let at = format!("/studies/{study}");
        for rest in ["/pay", &format!("/pay/out/{paid}"), "/pay/bonus", "/export", "/members", "/entrances"] {
            assert_refused(&browser, &format!("{at}{rest}")).await;
            assert!(has_notice(&browser.get(&format!("{at}{rest}")).await), "{rest}");
        }
        let in_words = study.to_string();
        for (action, fields) in [
            ("/fn/pay/out", vec![("study", in_words.as_str())]),
            ("/fn/pay/decide", vec![("study", in_words.as_str()), ("verdict", "approve_all")]),
        ] {
            let told = browser.post(&format!("{at}/pay"), action, &fields).await;
            assert_eq!(told.status, 303, "{action}: {}", told.text());
        }
        // Files, in the browser and by a token that was made before.
        let files = [
            format!("/studies/{study}/pay-outs/{paid}/files/list.csv"),
            format!("/studies/{study}/exports/answers.csv"),
            format!("/studies/{study}/pay-outs/{paid}"),
            format!("/studies/{study}/ledger"),
            format!("/studies/{study}/exports"),
        ];
        for file in &files {
            assert_eq!(browser.get(&format!("/api/v1{file}")).await.status, 403, "{file}");
            let refused = token.get(file).await;
            assert_eq!(refused.status, 403, "{file}: {}", refused.text());
            assert_eq!(refused.header("content-type"), "application/problem+json");
            assert!(refused.text().contains("sign-in codes"), "{}", refused.text());
        }
        assert_eq!(token.post(&format!("{at}/pay-outs"), json!({})).await.status, 403);
        assert_eq!(token.get(&at).await.status, 200, "what pays nothing works");
        // Who has no such role reads nothing of it.
        for other in [&rob, &wim] {
            let browser = app.signed_in(other).await;
            for page in ["/account", "/work", "/studies"] {
                assert!(!browser.get(page).await.words().contains(SAY.codes_are_asked_for()), "{page}");
            }
        }
        let stranger = app.person("eve").await;
        assert_eq!(app.signed_in(&stranger).await.get(&format!("{at}/pay")).await.status, 404);

        // With codes she can, in the session and with the token that she has.
        turned_on(&app, &mia).await;
        assert!(!has_notice(&browser.get("/studies").await));
        for rest in ["/pay", "/export", "/members", "/entrances"] {
            assert_eq!(browser.get(&format!("{at}{rest}")).await.status, 200, "{rest}");
        }
        for file in &files {
            assert_eq!(token.get(file).await.status, 200, "{file}");
        }
        let made = token.post(&format!("{at}/pay-outs"), json!({})).await;
        assert!(made.status.is_success() && made.json()["lines"] == 1, "nothing was paid before: {}", made.text());
    })
    .await;
}

#[tokio::test]
async fn an_administrator_can_always_turn_codes_on() {
    TestApp::on_both(settings(), async |app| {
        let link = app.engine.open_setup().await.expect("asked").expect("nobody administers yet");
        let browser = app.browser();
        let fields = [("secret", link.as_str()), ("name", "Ada"), ("email", "ada@example.org"), ("password", PASSWORD)];
        browser.post(&format!("/setup/{link}"), "/fn/set_up", &fields).await;
        assert!(has_notice(&browser.get("/studies").await));
        for page in ["/admin/people", "/admin/events", "/admin/erasures"] {
            assert_refused(&browser, page).await;
        }
        let signed_in = app.engine.sign_in("ada@example.org", PASSWORD, "").await.expect("no codes yet");
        let ada = crate::app::Member {
            actor: shared::Actor { person: signed_in.person, admin: true },
            email: "ada@example.org".to_owned(),
        };
        let token = app.program_of(&ada).await;
        assert_eq!(token.get("/erasures").await.status, 403);
        // Right words for those who have no such right: nothing exists.
        let eve = app.person("eve").await;
        assert_eq!(app.signed_in(&eve).await.get("/admin/people").await.status, 404);

        let account = browser.get("/account").await;
        assert!(account.text().contains("/fn/start_codes"), "{}", account.text());
        let (phone, _) = turned_on(&app, &ada).await;
        assert_eq!(browser.get("/admin/people").await.status, 200);
        assert_eq!(token.get("/erasures").await.status, 200);

        // Turning them off says what follows.
        let account = browser.get("/account").await.words();
        assert!(account.contains(SAY.codes_stay_asked_for()), "{account}");
        let code = phone.shows(&app, 0);
        let off = [("code", code.as_str()), ("password", PASSWORD)];
        browser.submit("/account", "/fn/turn_off_codes", &off).await;
        assert_eq!(app.engine.codes_state(&ada.actor).await.expect("a state"), Some(CodesState::Off));
        assert_refused(&browser, "/admin/people").await;
    })
    .await;
}

#[tokio::test]
async fn without_the_setting_nothing_is_asked() {
    let settings = Settings { sign_in_codes_for: CodesFor::Nobody, ..settings() };
    TestApp::on_both(settings, async |app| {
        let admin = app.admin().await;
        let browser = app.signed_in(&admin).await;
        let page = browser.get("/admin/people").await;
        assert!(page.status == 200 && !page.words().contains(SAY.codes_are_asked_for()), "{}", page.words());
        turned_on(&app, &admin).await;
        let account = browser.get("/account").await.words();
        assert!(!account.contains(SAY.codes_stay_asked_for()), "{account}");
    })
    .await;
}

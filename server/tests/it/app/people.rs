//! The people of a test.

use std::sync::Arc;

use engine::crowd::invite::NewJoinLink;
use engine::design::study::NewStudy;
use engine::money::payout::Confirmed;
use engine::{Engine, NewPerson};
use shared::{Actor, Language, Role, StudyId};

use super::{Browser, Program, TestApp};

/// Everybody's password.
pub const PASSWORD: &str = "correct horse battery";

/// Somebody with an account.
#[derive(Clone, Debug)]
pub struct Member {
    /// Who they are to the engine.
    pub actor: Actor,
    /// What they sign in with.
    pub email: String,
}

impl TestApp {
    /// Makes an account: `ann` gets the address `ann@example.org`.
    pub async fn person(&self, name: &str) -> Member {
        self.account(name, false).await
    }

    /// Makes an administrator.
    pub async fn admin(&self) -> Member {
        self.account("admin", true).await
    }

    async fn account(&self, name: &str, admin: bool) -> Member {
        let email = format!("{name}@example.org");
        let new = NewPerson { name: name.to_owned(), email: email.clone(), password: PASSWORD.to_owned() };
        let person = self.engine.add_person(new, admin).await.expect("an account");
        Member { actor: Actor { person: person.id, admin }, email }
    }

    /// Opens a study in these languages.
    pub async fn study(&self, admin: &Member, languages: &[&str]) -> StudyId {
        let languages = languages.iter().map(|tag| language(tag)).collect();
        let new = NewStudy { title: "Formal rewrites".to_owned(), languages };
        self.engine.create_study(&admin.actor, new).await.expect("a study")
    }

    /// Makes an account that joins a study by a link, as a worker in the language or as something else.
    pub async fn join(&self, admin: &Member, study: StudyId, role: Role, name: &str, tag: &str) -> Member {
        let member = self.person(name).await;
        self.join_again(admin, study, role, (&member, tag)).await;
        member
    }

    /// Lets somebody who has an account join a study.
    pub async fn join_again(&self, admin: &Member, study: StudyId, role: Role, (member, tag): (&Member, &str)) {
        let language = (role == Role::Worker).then(|| language(tag));
        let link = NewJoinLink { role, language, days: None, uses: Some(1) };
        let link = self.engine.add_join_link(&admin.actor, study, link).await.expect("a link");
        self.engine.join(&member.actor, &link.code, None).await.expect("joined");
    }

    /// A browser somebody is signed in with.
    pub async fn signed_in(self: &Arc<Self>, member: &Member) -> Browser {
        let browser = self.browser();
        let page = browser.post("/signin", "/fn/sign_in", &[("email", &member.email), ("password", PASSWORD)]).await;
        assert_eq!(page.header("location"), self.at("/"), "{} signs in", member.email);
        browser
    }

    /// A program with a token of somebody.
    pub async fn program_of(self: &Arc<Self>, member: &Member) -> Program {
        let token = self.engine.add_token(&member.actor, "test", 30).await.expect("a token");
        self.program(token.secret)
    }
}

/// A language by its tag.
pub fn language(tag: &str) -> Language {
    tag.parse().expect("a language")
}

/// Pays all that is approved, and confirms it.
pub async fn pay_everything(engine: &Engine, actor: &Actor, study: StudyId) {
    let made = engine.pay_out(actor, study).await.expect("a payout");
    let id = made.id.expect("something to pay");
    assert_eq!(engine.confirm_paid(actor, study, id, Confirmed::All).await.expect("confirmed"), made.lines);
}

//! A study with one of everything, and people of every kind beside it.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::crowd::entrance::{EntranceForm, NewEntrance};
use engine::crowd::invite::NewJoinLink;
use engine::design::study::NewStudy;
use engine::people::erase::ErasureOrder;
use engine::texts::import::File;
use serde_json::{Value, json};
use shared::import::FileKind;
use shared::{AnswerChoice, BonusRule, EntranceSettings, Provider, Role, Service, StudyId};
use store::provider_submission::ProviderSubmissionRow;

use super::call::{Call, calls};
use crate::app::{Member, TestApp, language};
use crate::gate::stage::Stage;
use crate::report::zip;

/// The id of nothing that this server has made.
const NOTHING: &str = "01900000-0000-7000-8000-00000000abcd";

/// The world.
pub struct World {
    pub app: Arc<TestApp>,
    pub stage: Stage,
    /// Somebody of each role, and the administrator, each with a token.
    pub people: Vec<Somebody>,
    /// Everything in another study, nothing in this one.
    pub stranger: Somebody,
    /// The other study.
    pub elsewhere: StudyId,
    /// What the braces of addresses stand for in this study.
    pub here: BTreeMap<&'static str, String>,
}

/// A person with a token and what they are in the study.
pub struct Somebody {
    pub name: &'static str,
    pub member: Member,
    pub token: String,
    pub admin: bool,
    pub roles: Vec<Role>,
}

/// What cannot be the same in two snapshots: downloads are events, and archives say when.
const MOVING: [&str; 4] = ["/events", "/exports", "/me", "/tokens"];

impl World {
    pub async fn new(app: &Arc<TestApp>) -> Self {
        let stage = Stage::new(app).await;
        let (study, admin) = (stage.study, stage.admin.clone());
        let wim = stage.piloted("wim").await;
        let tess = stage.tested("tess").await;
        let mut people = Vec::new();
        for (name, member, admin, roles) in [
            ("worker", tess.clone(), false, vec![Role::Worker]),
            ("reviewer", stage.reviewer.clone(), false, vec![Role::Reviewer]),
            ("researcher", app.join(&admin, study, Role::Researcher, "rob", "it").await, false, vec![Role::Researcher]),
            ("manager", app.join(&admin, study, Role::Manager, "max", "it").await, false, vec![Role::Manager]),
            // Who opens a study is its researcher and manager.
            ("administrator", admin.clone(), true, vec![Role::Researcher, Role::Manager]),
        ] {
            people.push(somebody(app, name, member, admin, roles).await);
        }
        let spare = app.join(&admin, study, Role::Reviewer, "spare", "it").await;
        let (elsewhere, stranger) = elsewhere(app, &admin).await;
        let mut world = Self { app: app.clone(), stage, people, stranger, elsewhere, here: BTreeMap::new() };
        world.here = world.ids(&wim, &tess, &spare).await;
        world
    }

    async fn ids(&self, wim: &Member, tess: &Member, spare: &Member) -> BTreeMap<&'static str, String> {
        let (app, stage) = (&self.app, &self.stage);
        let (study, admin) = (stage.study, &stage.admin.actor);
        let office = app.program_of(&stage.admin).await;
        let worker = stage.row(1).await.worker;
        let rita = app.program_of(&stage.reviewer).await;
        let pilot = rita.get(&stage.at(&format!("/review/{worker}"))).await.good();
        let submissions = office.get(&stage.at("/submissions")).await.good();
        let ids: Vec<&Value> = submissions.as_array().expect("a list").iter().map(|one| &one["id"]).collect();
        office.post(&stage.at("/approvals"), json!({"assignments": [ids[0]]})).await.good();
        office.post(&stage.at("/pay-outs"), json!({})).await.good();
        let wages = office.get(&stage.at("/wages")).await.good();
        let rule = BonusRule::to_target(100_000);
        let round = app.engine.compute_bonuses(admin, study, rule).await.expect("a round");
        let claim = format!("/studies/{study}/tasks/{}/claim", stage.pilot);
        let claimed = app.program_of(tess).await.post(&claim, json!({})).await.good();
        let file =
            File { kind: FileKind::Sources, name: "s.txt".to_owned(), format: None, bytes: b"text\nuna\n".to_vec() };
        let upload = app.engine.upload(admin, study, file).await.expect("kept");
        let link = NewJoinLink { role: Role::Worker, language: None, days: None, uses: None };
        let link = app.engine.add_join_link(admin, study, link).await.expect("a link");
        // One for Prolific, and one by which anybody comes.
        let entrance = async |provider: Option<Provider>| {
            let settings = EntranceSettings { provider, ..EntranceSettings::default() };
            let form =
                EntranceForm { label: "Open".to_owned(), places: None, closed: false, settings, was_study: None };
            let new = NewEntrance { language: Some(language("it")), form };
            app.engine.add_entrance(admin, study, new).await.expect("an entrance")
        };
        let list = entrance(Some(Provider::Panel)).await;
        let turk = entrance(Some(Provider::Mturk)).await;
        let connect = entrance(Some(Provider::Connect)).await;
        let (open, entrance) = (entrance(None).await, entrance(Some(Provider::Prolific)).await);
        let listed = |service| ProviderSubmissionRow {
            study_id: study,
            provider: service,
            submission: NOTHING.to_owned(),
            entrance_id: entrance.id,
            provider_study: "64395e9c0000000000000000".to_owned(),
            participant: "60ffe5c8371090c700000001".to_owned(),
            status: "AWAITING REVIEW".to_owned(),
            code: None,
            started_at: None,
            completed_at: None,
            return_requested_at: None,
            seen_at: app.engine.now(),
            changed_at: app.engine.now(),
        };
        let mut tx = app.engine.write().await.expect("a transaction");
        for service in Service::ALL {
            tx.put_provider_submission(&listed(*service)).await.expect("a submission at the provider");
        }
        tx.commit().await.expect("stored");
        let token = app.engine.add_token(&wim.actor, "his", 1).await.expect("a token").token.id;
        let job = app.engine.score_study(admin, study).await.expect("queued");
        let gone = app.person("gone").await;
        let order = ErasureOrder { confirm: gone.email.clone(), answers: AnswerChoice::Keep };
        let erasure = app.engine.erase(admin, gone.actor.person, order).await.expect("a receipt").id;
        let batches = office.get(&stage.at("/batches")).await.good();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        BTreeMap::from([
            ("study", study.to_string()),
            ("task", stage.rewrite.to_string()),
            ("batch", text(&batches[0]["id"])),
            ("job", job.to_string()),
            ("worker", worker.to_string()),
            ("answer", text(&pilot["rewrites"][0]["answer"])),
            ("assignment", text(&claimed["assignment"])),
            ("thread", text(&claimed["assignment"])),
            ("known", "01900000-0000-7000-8000-00000000abce".to_owned()),
            ("submission", NOTHING.to_owned()),
            ("source", NOTHING.to_owned()),
            ("output", NOTHING.to_owned()),
            ("person", spare.actor.person.to_string()),
            ("role", "reviewer".to_owned()),
            ("language", "it".to_owned()),
            ("gate", "location".to_owned()),
            ("outcome", "finished".to_owned()),
            ("name", "COPY".to_owned()),
            ("file", "answers.csv".to_owned()),
            ("key", "xformal-t10".to_owned()),
            ("pay_out", text(&wages["pay_outs"][0]["id"])),
            ("pay_file", "list.csv".to_owned()),
            ("round", round.to_string()),
            ("upload", upload.to_string()),
            ("entrance", entrance.id.to_string()),
            ("list", list.id.to_string()),
            ("turk", turk.id.to_string()),
            ("turk_entry", turk.code),
            ("connect", connect.id.to_string()),
            ("service", "prolific".to_owned()),
            ("invitee", NOTHING.to_owned()),
            ("entry", open.code),
            ("code", link.code),
            ("link", link.link.id),
            ("token", token.to_string()),
            ("secret", "guess".to_owned()),
            ("erasure", erasure.to_string()),
        ])
    }

    /// Fills the braces of an address or a body with what is here.
    pub fn fill(&self, text: &str) -> String {
        // The code of an entrance is not that of an invitation.
        let text = text.replace("/in/{code}", "/in/{entry}").replace("/mturk/{code}", "/mturk/{turk_entry}");
        // Only one entrance has a list, one is for Mechanical Turk, and one for Connect.
        let text = text.replace("/entrances/{entrance}/people", "/entrances/{list}/people");
        let text = text.replace("/entrances/{entrance}/decisions", "/entrances/{connect}/decisions");
        fill(&text.replace("/entrances/{entrance}/mturk", "/entrances/{turk}/mturk"), &self.here)
    }

    /// The same with ids of nothing.
    pub fn fill_with_nothing(&self, text: &str) -> String {
        let nothing = self.here.iter().map(|(name, value)| {
            let id = value.len() == 36 && value.matches('-').count() == 4;
            (*name, if id { "01900000-0000-7000-8000-000000000000".to_owned() } else { value.clone() })
        });
        fill(text, &nothing.collect())
    }

    /// The same under the other study.
    pub fn fill_elsewhere(&self, text: &str) -> String {
        fill(&text.replace("{study}", &self.elsewhere.to_string()), &self.here)
    }

    /// Somebody by what they are.
    pub fn who(&self, name: &str) -> &Somebody {
        self.people.iter().find(|somebody| somebody.name == name).expect("somebody")
    }

    /// All that can be read of the study, by administrator, worker and reviewer.
    pub async fn snapshot(&self) -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        for call in calls(&self.app).await {
            if !call.reads() || MOVING.iter().any(|moving| call.path.contains(moving)) {
                continue;
            }
            for name in ["administrator", "worker", "reviewer"] {
                let reply = call.send(&self.app, &self.who(name).token, |text| self.fill(text)).await;
                all.insert(format!("{name}: {}", call.name), reply.text());
            }
        }
        let archive = Call::archive().send(&self.app, &self.who("administrator").token, |text| self.fill(text)).await;
        for (name, bytes) in zip::open(&archive.body) {
            if !name.starts_with("events") && !name.starts_with("manifest") {
                all.insert(name, String::from_utf8(bytes).expect("UTF-8"));
            }
        }
        all
    }
}

impl Call {
    /// The call for everything.
    fn archive() -> Self {
        Self::reading("/api/v1/studies/{study}/exports/jsonl.zip")
    }
}

/// What has changed between two snapshots.
pub fn changed(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<String> {
    let differs = |name: &&String| before.get(*name) != after.get(*name);
    before.keys().chain(after.keys()).filter(differs).cloned().collect()
}

/// Somebody who is everything in another study of the same people's language.
async fn elsewhere(app: &Arc<TestApp>, admin: &Member) -> (StudyId, Somebody) {
    let new = NewStudy { title: "Elsewhere".to_owned(), languages: vec![language("it")] };
    let study = app.engine.create_study(&admin.actor, new).await.expect("a study");
    let stranger = app.join(admin, study, Role::Worker, "stranger", "it").await;
    for role in [Role::Reviewer, Role::Researcher, Role::Manager] {
        app.engine.add_member(&admin.actor, study, &stranger.email, role).await.expect("a role");
    }
    (study, somebody(app, "stranger", stranger, false, Vec::new()).await)
}

async fn somebody(app: &TestApp, name: &'static str, member: Member, admin: bool, roles: Vec<Role>) -> Somebody {
    let token = app.engine.add_token(&member.actor, "test", 30).await.expect("a token").secret;
    Somebody { name, member, token, admin, roles }
}

fn fill(text: &str, values: &BTreeMap<&'static str, String>) -> String {
    values.iter().fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

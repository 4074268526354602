//! The question about the country: an answer that would not pass is asked about first, and a wrong one is corrected once.

use std::sync::Arc;

use engine::crowd::worker::GateDecision;
use shared::{Actor, Country, Gate, Locale, Problem, QualificationState, Signals, refusal};

use super::stage::Stage;
use crate::app::{Browser, Member, Page, TestApp, on_both_engines};

/// The language of the stage's workers.
const SAY: Locale = Locale::It;

fn country(code: &str) -> Country {
    code.parse().expect("a country")
}

fn said(code: &str) -> Signals {
    Signals { declared: Some(country(code)), ..Signals::default() }
}

/// A worker in front of the question.
struct Asked {
    app: Arc<TestApp>,
    stage: Stage,
    wim: Member,
    browser: Browser,
    page: String,
}

impl Asked {
    async fn new(app: &Arc<TestApp>) -> Self {
        let stage = Stage::new(app).await;
        let wim = stage.worker("wim").await;
        app.engine.consent(&wim.actor, stage.study, true).await.expect("consent");
        let (browser, page) = (app.signed_in(&wim).await, format!("/work/{}/location", stage.study));
        Self { app: app.clone(), stage, wim, browser, page }
    }

    /// Sends a form of the page.
    async fn send(&self, action: &str, code: &str, confirmed: bool) -> Page {
        let study = self.stage.study.to_string();
        let mut fields = vec![("study", study.as_str()), ("country", code)];
        fields.extend(confirmed.then_some(("confirmed", "on")));
        self.browser.post(&self.page, action, &fields).await
    }

    /// Says where they are, and sends it although they would not pass.
    async fn insist(&self, code: &str) {
        assert_eq!(self.send("/fn/locate", code, true).await.header("location"), self.page);
    }

    async fn correct(&self, code: &str) -> Result<(), Problem> {
        let engine = &self.app.engine;
        engine.correct_location(&self.wim.actor, self.stage.study, said(code)).await.map_err(Problem::from)
    }

    async fn shown(&self) -> String {
        let page = self.browser.get(&self.page).await;
        assert_eq!(page.status, 200);
        page.words()
    }

    async fn state(&self) -> Option<QualificationState> {
        self.stage.row(1).await.location
    }

    /// A manager decides.
    async fn decide(&self, state: QualificationState) {
        let decision = GateDecision { gate: Gate::Location, state, message: "Ci siamo parlati.".to_owned() };
        let worker = self.stage.row(1).await.worker;
        self.app.engine.decide_gate(&self.admin(), self.stage.study, worker, decision).await.expect("decided");
    }

    /// The number of decisions on record.
    async fn n_decisions(&self) -> usize {
        let worker = self.stage.row(1).await.worker;
        let detail = self.app.engine.worker(&self.admin(), self.stage.study, worker).await.expect("a worker");
        detail.history.len()
    }

    fn admin(&self) -> Actor {
        self.stage.admin.actor
    }
}

fn is_conflict(ended: &Result<(), Problem>) -> bool {
    matches!(ended, Err(Problem::Conflict { .. }))
}

on_both_engines!(an_answer_that_would_not_pass_is_asked_about_before_it_counts, async |app| {
    let asked = Asked::new(&app).await;
    let page = asked.send("/fn/locate", "FR", false).await;
    let confirm = format!("{}?country=FR", asked.page);
    assert_eq!((page.status.as_u16(), page.header("location")), (303, confirm.as_str()));
    let page = asked.browser.get(&confirm).await.words();
    for words in [SAY.confirm_country(SAY.country(&country("FR"))).as_str(), SAY.confirm_country_yes()] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(
        page.contains("name=\"confirmed\" value=\"on\"") && page.contains("name=\"country\" value=\"FR\""),
        "{page}"
    );
    assert_eq!((asked.state().await, asked.n_decisions().await), (None, 0), "nothing is decided");
    assert!(!asked.stage.verbs().await.iter().any(|verb| ["qualify", "refuse"].contains(&verb.as_str())));
    assert!(asked.stage.verbs().await.contains(&"question".to_owned()), "trying country after country is seen");
    let page = asked.shown().await;
    assert!(page.contains("<select") && !page.contains("confirmed"), "another country can be chosen: {page}");

    asked.insist("FR").await;
    assert_eq!(asked.state().await, Some(QualificationState::Failed));
    assert!(asked.shown().await.contains(SAY.not_open_to_you()));
    // The old address asks nothing again.
    assert!(!asked.browser.get(&confirm).await.text().contains("confirmed"));
    assert_eq!(asked.send("/fn/locate", "FR", false).await.header("location"), asked.page, "it is answered");
});

on_both_engines!(an_answer_that_passes_is_recorded_at_once, async |app| {
    let asked = Asked::new(&app).await;
    let next = format!("/work/{}/test", asked.stage.study);
    assert_eq!(asked.send("/fn/locate", "IT", false).await.header("location"), next);
    assert_eq!(asked.state().await, Some(QualificationState::Passed));
    assert!(!asked.shown().await.contains("/fn/correct_location"), "nothing is to be corrected");
});

on_both_engines!(the_step_now_leads_to_the_correction_while_one_is_possible, async |app| {
    let asked = Asked::new(&app).await;
    let now = async || {
        let page = asked.browser.get(&format!("/work/{}", asked.stage.study)).await.words();
        page.split("id=\"now\"").nth(1).expect("what comes now").split("</div>").next().unwrap_or_default().to_owned()
    };
    asked.send("/fn/locate", "FR", true).await;
    let shown = now().await;
    assert!(shown.contains(SAY.correct_country()) && shown.contains(&asked.page), "{shown}");
    asked.correct("IT").await.expect("corrected");
    assert!(!now().await.contains(SAY.correct_country()), "it is corrected once");
});

on_both_engines!(an_answer_that_comes_too_early_is_an_event_as_before, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let browser = app.signed_in(&wim).await;
    let (page, study) = (format!("/work/{}/location", stage.study), stage.study.to_string());
    for (n, code) in ["FR", "IT"].into_iter().enumerate() {
        let fields = [("study", study.as_str()), ("country", code)];
        assert_eq!(browser.post(&page, "/fn/locate", &fields).await.header("location"), page, "{code}");
        let trail = app.engine.study_trail(&stage.admin.actor, stage.study, None).await.expect("the trail");
        let refused = trail.iter().filter(|entry| entry.verb == "refuse").map(|entry| entry.times).sum::<i64>();
        assert_eq!(refused, n as i64 + 1, "{code} without a consent");
    }
    assert_eq!(stage.row(1).await.location, None);
});

on_both_engines!(a_wrong_answer_is_corrected_once_and_a_person_decides, async |app| {
    let asked = Asked::new(&app).await;
    asked.insist("FR").await;
    let page = asked.shown().await;
    assert!(page.contains("/fn/correct_location") && page.contains(SAY.correct_country()), "{page}");
    let refused = asked.send("/fn/correct_location", "XX", false).await;
    assert_eq!(refused.header("location"), asked.page);
    let page = asked.shown().await;
    let open = format!("<details open class=\"card\"><summary>{}", SAY.correct_country());
    assert!(page.contains(&refusal::choose_country().in_locale(SAY)) && page.contains(&open), "{page}");
    assert_eq!(asked.state().await, Some(QualificationState::Failed), "a mistake uses nothing up");

    assert_eq!(asked.send("/fn/correct_location", "IT", false).await.header("location"), asked.page);
    assert_eq!((asked.state().await, asked.n_decisions().await), (Some(QualificationState::Waiting), 2));
    let page = asked.shown().await;
    let told = refusal::country_corrected(country("IT")).in_locale(SAY);
    assert!(page.contains(SAY.person_will_look()) && page.contains(&told), "{page}");
    assert!(!page.contains("/fn/correct_location"), "no second time: {page}");
    let test = app.program_of(&asked.wim).await.get(&asked.stage.at("/test")).await;
    assert_eq!(test.status, 403, "the test is closed until then");

    let waiting = app.engine.disagreements(&asked.admin(), asked.stage.study).await.expect("a list");
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].corrected_from, Some(country("FR")), "the first answer is kept");
    assert_eq!(waiting[0].signals.declared, Some(country("IT")));
    let office = app.signed_in(&asked.stage.admin).await;
    let page = office.get(&format!("/studies/{}/workers", asked.stage.study)).await.words();
    let first =
        format!("<dt>{}</dt><dd>{}</dd>", Locale::En.workers_first_answer(), Locale::En.country(&country("FR")));
    assert!(page.contains(&first), "{page}");

    let again = asked.send("/fn/correct_location", "IT", false).await;
    assert_eq!(again.header("location"), asked.page);
    assert!(asked.shown().await.contains(&refusal::no_correction_left().in_locale(SAY)));
    assert_eq!(asked.n_decisions().await, 2);
    asked.decide(QualificationState::Passed).await;
    assert!(asked.shown().await.contains(SAY.may_go_on()));
});

on_both_engines!(an_answer_that_differs_from_the_connection_is_corrected_too, async |app| {
    let asked = Asked::new(&app).await;
    assert!(is_conflict(&asked.correct("IT").await), "before the answer there is nothing to correct");
    let signals = Signals { address: Some(country("DE")), ..said("IT") };
    let found = app.engine.locate(&asked.wim.actor, asked.stage.study, signals, SAY).await.expect("an answer");
    assert_eq!((found.state, found.may_correct), (Some(QualificationState::Waiting), true));
    let same = asked.correct("IT").await.expect_err("refused");
    assert_eq!(same.field(), Some("country"), "the same answer again is no correction");
    asked.correct("DE").await.expect("corrected");
    let waiting = app.engine.disagreements(&asked.admin(), asked.stage.study).await.expect("a list");
    assert_eq!((waiting.len(), waiting[0].corrected_from.clone()), (1, Some(country("IT"))));
    assert!(is_conflict(&asked.correct("ES").await), "a second time");
    assert_eq!(asked.n_decisions().await, 2);
});

on_both_engines!(nothing_is_corrected_after_a_pass_or_a_decision_by_a_person, async |app| {
    let asked = Asked::new(&app).await;
    asked.insist("FR").await;
    asked.decide(QualificationState::Passed).await;
    assert!(is_conflict(&asked.correct("IT").await), "the gate is passed");
    asked.decide(QualificationState::Failed).await;
    assert!(is_conflict(&asked.correct("IT").await), "a person has decided");
    assert!(!asked.shown().await.contains("/fn/correct_location"));
    assert_eq!((asked.state().await, asked.n_decisions().await), (Some(QualificationState::Failed), 3));

    let lea = asked.stage.located("lea").await;
    let ended = app.engine.correct_location(&lea.actor, asked.stage.study, said("FR")).await.map_err(Problem::from);
    assert!(is_conflict(&ended), "the rule let her pass");
    assert_eq!(asked.stage.row(2).await.location, Some(QualificationState::Passed));
});

on_both_engines!(of_two_corrections_at_the_same_time_one_counts, async |app| {
    let asked = Asked::new(&app).await;
    asked.insist("FR").await;
    let (first, second, third) = tokio::join!(asked.correct("IT"), asked.correct("DE"), asked.correct("IT"));
    let ended = [first, second, third];
    assert_eq!(ended.iter().filter(|one| one.is_ok()).count(), 1, "{ended:?}");
    assert_eq!(ended.iter().filter(|one| is_conflict(one)).count(), 2, "{ended:?}");
    assert_eq!((asked.state().await, asked.n_decisions().await), (Some(QualificationState::Waiting), 2));
    let waiting = app.engine.disagreements(&asked.admin(), asked.stage.study).await.expect("a list");
    assert_eq!(waiting[0].corrected_from, Some(country("FR")));
});

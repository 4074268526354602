//! Groups of participants at Prolific: their members are those who have a result here, whatever goes wrong.

use engine::Engine;
use engine::people::erase::ErasureOrder;
use engine::recruiting::group::{GroupState, NewGroup};
use fake_provider::{FakeProvider, Fault, Shape};
use futures::future::join_all;
use shared::{Actor, AnswerChoice, GroupOutcome, GroupProblem, Problem, StudyId};

use super::crowd::Crowd;
use super::stage::{Stage, work_off};
use super::{SAY, connect, with_provider};

const CREATE: &str = "POST /api/v1/participant-groups/";
const MEMBERS: &str = "GET /api/v1/participant-groups/{id}/participants/";
const ADD: &str = "POST /api/v1/participant-groups/{id}/participants/";
const REMOVE: &str = "DELETE /api/v1/participant-groups/{id}/participants/";

/// Turns a group on.
pub(super) async fn turn_on(
    engine: &Engine,
    (actor, study): (&Actor, StudyId),
    outcome: GroupOutcome,
    name: &str,
) -> Result<(), Problem> {
    let new = NewGroup { name: name.to_owned() };
    Box::pin(engine.turn_group_on(actor, study, outcome, new)).await.map_err(Problem::from)
}

/// The group of an outcome as it is stored.
pub(super) async fn group(stage: &Stage, outcome: GroupOutcome) -> Option<GroupState> {
    let (engine, study) = (&stage.inner.inner.app.engine, stage.inner.inner.study);
    let groups = engine.prolific_groups(stage.admin(), study).await.expect("a list");
    groups.into_iter().find(|one| one.outcome == outcome).expect("each is listed").group
}

/// Who is in the group of this name at the provider, by the numbers of the participants.
fn members(fake: &FakeProvider, name: &str) -> Vec<u32> {
    let (_, _, members) = fake.groups().into_iter().find(|(_, own, _)| own == name).expect("a group");
    let numbers = (0..100).filter(|number| members.contains(&FakeProvider::participant(*number)));
    let numbers: Vec<u32> = numbers.collect();
    assert_eq!(numbers.len(), members.len(), "{members:?}");
    numbers
}

fn reason(result: Result<(), Problem>) -> String {
    result.expect_err("refused").message().expect("a reason").text().to_owned()
}

with_provider!(each_group_has_those_who_have_its_result, async |app, fake| {
    let crowd = Crowd::new(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, &crowd.gates.admin.actor, crowd.gates.study);
    for outcome in GroupOutcome::ALL {
        turn_on(engine, (admin, study), *outcome, outcome.as_str()).await.expect("on");
    }
    // One does not agree, one is elsewhere, one gives up before the test, one writes badly, and one finishes.
    let people = join_all([1, 2, 3, 5, 6].map(|number| crowd.arrive(number))).await;
    let people: Vec<_> = people.into_iter().flatten().collect();
    join_all(people.iter().map(|one| crowd.qualify(one))).await;
    crowd.review(&people).await;
    join_all(people[3..].iter().map(|one| crowd.end(one))).await;
    crowd.ask().await;
    let found = GroupOutcome::ALL.iter().map(|outcome| members(&fake, outcome.as_str())).collect::<Vec<_>>();
    assert_eq!(found, [vec![1, 2, 3, 5, 6], vec![5, 6], vec![6], vec![6]]);
    let groups = engine.prolific_groups(admin, study).await.expect("a list");
    assert_eq!(groups.iter().map(|one| one.people).collect::<Vec<_>>(), [5, 2, 1, 1]);

    // Who is erased is removed from all of them by the next question.
    let person = people[4].member.actor.person;
    let confirm = engine.erasure_plan(admin, person).await.expect("a plan").pseudonyms[0].pseudonym.clone();
    engine.erase(admin, person, ErasureOrder { confirm, answers: AnswerChoice::Keep }).await.expect("erased");
    app.clock.pass(60);
    work_off(engine).await;
    let found = GroupOutcome::ALL.iter().map(|outcome| members(&fake, outcome.as_str())).collect::<Vec<_>>();
    assert_eq!(found, [vec![1, 2, 3, 5], vec![5], vec![], vec![]]);
    let left = engine.db().find(&FakeProvider::participant(6)).await.expect("a search");
    assert!(left.is_empty(), "{left:?}");
});

with_provider!(members_are_kept_equal_whatever_is_lost, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (study, came) = (stage.inner.inner.study, GroupOutcome::Came);
    for number in 1..=3 {
        stage.begins(number).await;
    }
    // Somebody has made up an id, and Prolific lists nobody under it.
    stage.comes(9, "64395e9c0000000000000fff").await;
    turn_on(&app.engine, (stage.admin(), study), came, "Came").await.expect("on");
    work_off(&app.engine).await;
    assert_eq!(members(&fake, "Came"), [1, 2, 3]);
    let id = group(&stage, came).await.expect("a group").id;

    // Nobody who was added there stays, and somebody who was removed comes back.
    fake.put_into_group(&id, &FakeProvider::participant(50));
    stage.begins(4).await;
    fake.fail(ADD, 1, Fault::CutAfter);
    fake.fail(REMOVE, 1, Fault::FailAfter);
    stage.ask().await;
    assert_eq!(members(&fake, "Came"), [1, 2, 3, 4], "a lost answer is followed by a second try");
    assert_eq!(group(&stage, came).await.expect("a group").members, 4);

    // Two in a row are not: the page says so, and it is done later.
    let page = format!("/studies/{study}/prolific");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    for (fault, problem) in [
        (Fault::CutAfter, GroupProblem::Unreachable),
        (Fault::Garbage, GroupProblem::Unreachable),
        (Fault::Status(403), GroupProblem::Refused),
        (Fault::Refuse(Shape::Fields), GroupProblem::Refused),
    ] {
        fake.put_into_group(&id, &FakeProvider::participant(50));
        let operation = if fault == Fault::Garbage { MEMBERS } else { REMOVE };
        fake.fail(operation, 2, fault.clone());
        stage.ask().await;
        fake.recover();
        let found = group(&stage, came).await.expect("a group");
        assert_eq!((found.problem, found.members), (Some(problem), 4), "{fault:?}");
        let sentence = SAY.refusal(&Problem::conflict(problem.message()));
        assert!(browser.get(&page).await.words().contains(&sentence), "{sentence}");
        app.clock.pass(300);
        work_off(&app.engine).await;
        assert_eq!(
            (group(&stage, came).await.expect("a group").problem, members(&fake, "Came")),
            (None, vec![1, 2, 3, 4])
        );
    }

    // Where nothing has changed here, Prolific is asked ever more rarely, and at once where something has.
    app.clock.pass(36_000);
    work_off(&app.engine).await;
    let asked = fake.count(MEMBERS);
    app.clock.pass(600);
    work_off(&app.engine).await;
    assert_eq!(fake.count(MEMBERS), asked);
    stage.begins(5).await;
    app.clock.pass(60);
    work_off(&app.engine).await;
    assert_eq!((fake.count(MEMBERS), members(&fake, "Came")), (asked + 1, vec![1, 2, 3, 4, 5]));

    // What is off stays as it is.
    app.engine.turn_group_off(stage.admin(), study, came).await.expect("off");
    stage.begins(6).await;
    stage.ask().await;
    assert_eq!(members(&fake, "Came"), [1, 2, 3, 4, 5]);
    turn_on(&app.engine, (stage.admin(), study), came, "").await.expect("on again, with its name");
    stage.ask().await;
    assert_eq!((members(&fake, "Came"), fake.count(CREATE)), (vec![1, 2, 3, 4, 5, 6], 1));
});

with_provider!(a_group_is_created_once_and_again_when_it_is_gone, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (study, finished) = (stage.inner.inner.study, GroupOutcome::Finished);
    let on = async |name: &str| turn_on(&app.engine, (stage.admin(), study), finished, name).await;
    for name in ["", "  \n ", &"x".repeat(121)] {
        assert_eq!(on(name).await.expect_err("no name").field(), Some("name"));
    }
    fake.fail(CREATE, 1, Fault::Refuse(Shape::Fields));
    assert!(reason(on("F").await).starts_with("Prolific refuses this group: "));
    fake.fail(CREATE, 1, Fault::Status(403));
    assert!(reason(on("F").await).contains("API token"));
    for fault in [Fault::CutAfter, Fault::HalfAnswer, Fault::FailAfter] {
        fake.fail(CREATE, 1, fault);
        assert!(reason(on("F").await).contains("may exist there"));
    }
    assert_eq!(group(&stage, finished).await, None);

    // Two people press the button at once: one of the groups is kept, and the other one is named.
    let before = fake.groups().len();
    let both = join_all([on("Done \u{0} \"<b>\""), on("Done too")]).await;
    assert!(both.iter().any(Result::is_ok), "{both:?}");
    let kept = group(&stage, finished).await.expect("a group");
    assert!(fake.groups().len() - before <= 2 && fake.groups().iter().any(|(id, _, _)| *id == kept.id));
    on("Something else").await.expect("it is on");
    assert_eq!(group(&stage, finished).await.expect("a group").id, kept.id);
    let page = format!("/studies/{study}/prolific");
    let shown = app.signed_in(&stage.inner.inner.admin).await.get(&page).await.text();
    assert!(shown.contains(&kept.id) && !shown.contains("\"<b>\""), "{shown}");

    // Somebody deletes it there.
    fake.delete_group(&kept.id);
    stage.ask().await;
    assert_eq!(group(&stage, finished).await.expect("a group").problem, Some(GroupProblem::Gone));
    on("Done again").await.expect("created");
    let again = group(&stage, finished).await.expect("a group");
    assert_eq!((again.problem, again.name.as_str(), again.id != kept.id), (None, "Done again", true));
    stage.ask().await;
    assert_eq!(members(&fake, "Done again"), Vec::<u32>::new());
});

with_provider!(what_happens_meanwhile_is_not_overwritten, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (study, came) = (stage.inner.inner.study, GroupOutcome::Came);
    let (_, actor) = stage.begins(1).await;
    stage.begins(2).await;
    turn_on(&app.engine, (stage.admin(), study), came, "Came").await.expect("on");
    work_off(&app.engine).await;
    // Somebody is erased while the members are read: they are removed by the next question.
    app.clock.pass(120);
    fake.fail(MEMBERS, 1, Fault::Slow(std::time::Duration::from_millis(600)));
    let meanwhile = async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        let order = ErasureOrder { confirm: "W001".to_owned(), answers: AnswerChoice::Keep };
        app.engine.erase(stage.admin(), actor.person, order).await.expect("erased");
    };
    tokio::join!(work_off(&app.engine), meanwhile);
    app.clock.pass(60);
    work_off(&app.engine).await;
    assert_eq!(members(&fake, "Came"), [2]);

    // A process that is slow to read the members writes nothing about a study that was disconnected meanwhile.
    let before = group(&stage, came).await.expect("a group");
    app.clock.pass(60);
    stage.begins(3).await;
    fake.fail(MEMBERS, 1, Fault::Slow(std::time::Duration::from_millis(600)));
    let meanwhile = async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        app.engine.disconnect_account(stage.admin(), (study, shared::Service::Prolific)).await.expect("disconnected");
    };
    tokio::join!(work_off(&app.engine), meanwhile);
    assert_eq!(app.engine.prolific_groups(stage.admin(), study).await.expect("a list"), []);
    // The group is there again with the workspace, and the page says what happens to it.
    connect(&app, stage.admin(), study).await;
    let after = group(&stage, came).await.expect("a group");
    assert_eq!((after.id, after.members), (before.id, before.members));
    let page = format!("/studies/{study}/prolific");
    let shown = app.signed_in(&stage.inner.inner.admin).await.get(&page).await.words();
    assert!(shown.contains(SAY.groups_after_disconnect()), "{shown}");
    work_off(&app.engine).await;
    assert_eq!(members(&fake, "Came"), [2, 3]);
});

//! A new study at Prolific is open only to the members of some groups, or closed to them.

use engine::recruiting::posting::NewPosting;
use fake_provider::FakeProvider;
use serde_json::json;
use shared::{GroupOutcome, Role};

use super::group::turn_on;
use super::posting::{CREATE, Stage, reason};
use super::{connect, with_provider};

/// Somebody is in this group.
fn filled(fake: &FakeProvider, name: &str) -> String {
    let (id, _, _) = fake.groups().into_iter().find(|(_, own, _)| own == name).expect("a group");
    fake.put_into_group(&id, &FakeProvider::participant(1));
    id
}

with_provider!(a_study_is_for_members_of_groups_or_for_everybody_else, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(20)).await;
    let admin = &stage.inner.inner.admin;
    // Groups of an earlier study of the same workspace, and of one in which the manager has no part.
    let earlier = app.study(admin, &["it"]).await;
    connect(&app, &admin.actor, earlier).await;
    for (outcome, name) in [(GroupOutcome::Finished, "Done <i>"), (GroupOutcome::Came, "Seen")] {
        turn_on(&app.engine, (&admin.actor, earlier), outcome, name).await.expect("on");
    }
    let manager = app.join(admin, stage.inner.inner.study, Role::Manager, "max", "it").await;
    let address = format!("/studies/{}/entrances/{}/prolific", stage.inner.inner.study, stage.entrance.id);
    let of_manager = app.signed_in(&manager).await.get(&address).await.text();
    assert!(of_manager.contains("not_groups") && !of_manager.contains("Seen"), "{of_manager}");
    let browser = app.signed_in(admin).await;
    let page = browser.get(&address).await.text();
    assert!(page.contains("Done &lt;i&gt;") && page.contains("Seen"), "{page}");

    let new = |only: &[&str], never: &[&str]| {
        let own = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        NewPosting { only_groups: own(only), not_groups: own(never), ..Stage::new_posting() }
    };
    let groups = fake.groups();
    let id_of = |name: &str| groups.iter().find(|(_, own, _)| own == name).expect("a group").0.clone();
    let (done, seen) = (id_of("Done <i>"), id_of("Seen"));
    let empty = stage.create(new(&[&done], &[])).await.expect_err("nobody could come");
    assert_eq!(empty.field(), Some("only_groups"));
    assert!(reason(stage.create(new(&[&done], &[])).await).contains("no members yet"));
    filled(&fake, "Done <i>");
    let capitals = done.to_uppercase();
    let unknown = "64395e9c00000000000000aa";
    for (only, never, field) in [
        (vec![unknown], vec![], "only_groups"),
        (vec![], vec![unknown], "not_groups"),
        (vec![done.as_str()], vec![done.as_str()], "not_groups"),
        (vec![done.as_str()], vec![capitals.as_str()], "not_groups"),
        (vec!["../studies/1/"], vec![], "only_groups"),
        (vec![], vec!["x"; 11], "not_groups"),
        (vec![""], vec![], "only_groups"),
    ] {
        let refused = stage.create(new(&only, &never)).await.expect_err("refused");
        assert_eq!(refused.field(), Some(field), "{only:?} {never:?}");
    }
    assert_eq!(fake.count(CREATE), 0);

    // By the form: one is chosen, the other one is pasted, with blanks around it, and once in capital letters.
    let pasted = format!("  {} , {seen}\n", seen.to_uppercase());
    let (study, entrance) = (stage.inner.inner.study.to_string(), stage.entrance.id.to_string());
    let chosen = format!("groups[g{done}]");
    let fields = [
        ("study", study.as_str()),
        ("entrance", entrance.as_str()),
        ("currency", "USD"),
        ("name", "Rate"),
        ("description", "Read and rate."),
        ("places", "20"),
        ("minutes", "12"),
        ("reward", "1.80"),
        ("desktop", "on"),
        (chosen.as_str(), "only"),
        ("not_groups", pasted.as_str()),
    ];
    let told = browser.submit(&address, "/fn/posting/create", &fields).await.words();
    assert!(told.contains("Draft created"), "{told}");
    assert_eq!(
        stage.sent()["filters"],
        json!([
            {"filter_id": "participant_group_allowlist", "selected_values": [done]},
            {"filter_id": "participant_group_blocklist", "selected_values": [seen]},
        ])
    );
});

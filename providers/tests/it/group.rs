//! Groups, filters and messages.

use fake_provider::{FakeProvider, WORKSPACE};
use providers::{ChosenFilter, Error, FilterKind, Invalid, Provider as _};

use crate::support::{check, prolific};

#[tokio::test]
async fn members_come_and_go() {
    let (fake, client) = prolific().await;
    let group = client.create_group(WORKSPACE, "Passed the German test").await.expect("a group").id;
    let people = [1, 2, 3].map(FakeProvider::participant);
    client.add_to_group(&group, &people).await.expect("added");
    client.add_to_group(&group, &people[..1]).await.expect("added again");
    client.remove_from_group(&group, &people[1..2]).await.expect("removed");
    client.remove_from_group(&group, &people[1..2]).await.expect("removed again");
    client.add_to_group(&group, &[]).await.expect("nobody");
    assert_eq!(client.group_members(&group).await, Ok(vec![people[0].clone(), people[2].clone()]));
    let unnamed = client.create_group(WORKSPACE, "").await.map(drop);
    assert_eq!(unnamed, Err(Error::Invalid(Invalid::Empty("name"))));
    assert!(matches!(client.group_members("64395e9c2332b8a59a65ffff").await, Err(Error::NotFound(_))));
    check(&fake);
}

#[tokio::test]
async fn filters_are_listed_and_people_counted() {
    let (fake, client) = prolific().await;
    let filters = client.filters(WORKSPACE).await.expect("filters");
    let FilterKind::Select(choices) = &filters[0].kind else { panic!("{filters:?}") };
    assert_eq!(choices.get("1").map(String::as_str), Some("United States"));
    let ends = FilterKind::Range { least: Some("18".to_owned()), greatest: Some("100".to_owned()) };
    assert_eq!(filters[1].kind, ends);
    let age = ChosenFilter::Range { filter: "age".to_owned(), lower: Some(18), upper: Some(65) };
    let chosen = vec![age; 15];
    assert_eq!(client.eligible(WORKSPACE, &chosen[..3]).await, Ok(12_500));
    assert_eq!(client.eligible(WORKSPACE, &chosen).await, Ok(0), "fewer than 25");
    check(&fake);
}

#[tokio::test]
async fn a_message_is_sent() {
    let (fake, client) = prolific().await;
    let (study, person) = ("64395e9c2332b8a59a65d51e", FakeProvider::participant(1));
    client.send_message(study, &person, "Your bonus was paid.").await.expect("sent");
    assert_eq!(client.send_message(study, &person, "\n").await, Err(Error::Invalid(Invalid::Empty("message"))));
    let messages = fake.messages();
    assert_eq!((messages.len(), messages[0]["body"].as_str()), (1, Some("Your bonus was paid.")));
    check(&fake);
}

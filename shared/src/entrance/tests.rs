//! Links, codes and addresses of entrances.

use super::*;

const PERSON: &str = "60ffe5c8371090c7041d43f8";

fn prolific() -> EntranceSettings {
    EntranceSettings {
        provider: Some(Provider::Prolific),
        codes: BTreeMap::from([(Ending::Finished, " CDONE7 ".to_owned()), (Ending::Full, String::new())]),
        ..EntranceSettings::default()
    }
}

fn arrived(settings: &EntranceSettings, values: &[(&str, &str)]) -> Result<Arriving, Problem> {
    settings.arriving(|name| values.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
}

#[test]
fn a_provider_has_its_own_names_and_address() {
    let settings = prolific().checked().expect("sound");
    assert_eq!(settings.parameters.person, "PROLIFIC_PID");
    assert_eq!(settings.codes, BTreeMap::from([(Ending::Finished, "CDONE7".to_owned())]));
    let found = arrived(&settings, &[("PROLIFIC_PID", PERSON), ("SESSION_ID", "s1")]).expect("a person");
    let out = settings.way_out(Ending::Finished, &found, "");
    assert_eq!(out.address.as_deref(), Some("https://app.prolific.com/submissions/complete?cc=CDONE7"));
    let out = settings.way_out(Ending::ScreenedOut, &found, "");
    assert_eq!((out.code, out.address), (None, None), "without a code there is nowhere to return to");
}

#[test]
fn a_link_that_nobody_filled_in_is_refused() {
    let settings = prolific().checked().expect("sound");
    for person in ["", "{{%PROLIFIC_PID%}}", "60ffe5c8371090c7041d43f", "x y", "60ffe5c8371090c7041d43fé"] {
        assert!(arrived(&settings, &[("PROLIFIC_PID", person)]).is_err(), "{person}");
    }
    let settings = EntranceSettings { provider_study: "64395e9c".to_owned(), ..prolific() };
    let settings = settings.checked().expect("sound");
    assert!(arrived(&settings, &[("PROLIFIC_PID", PERSON), ("STUDY_ID", "64395e9d")]).is_err());
    assert!(arrived(&settings, &[("PROLIFIC_PID", PERSON), ("STUDY_ID", "64395e9c")]).is_ok());
}

#[test]
fn what_is_filled_into_an_address_is_escaped() {
    let settings = EntranceSettings {
        parameters: Parameters { person: "id".to_owned(), ..Parameters::default() },
        address: "https://pool.example.org/credit?who={person}&code={code}".to_owned(),
        provider: Some(Provider::Other),
        own_codes: true,
        ..EntranceSettings::default()
    };
    let settings = settings.checked().expect("sound");
    let found = arrived(&settings, &[("id", "a+b@x.org")]).expect("a person");
    let out = settings.way_out(Ending::Finished, &found, "K7");
    assert_eq!(out.address.as_deref(), Some("https://pool.example.org/credit?who=a%2Bb%40x.org&code=K7"));
    assert_eq!(out.code.as_deref(), Some("K7"));
}

#[test]
fn fields_that_cannot_work_are_named() {
    let sound = || EntranceSettings {
        provider: Some(Provider::Other),
        parameters: Parameters { person: "id".to_owned(), ..Parameters::default() },
        ..EntranceSettings::default()
    };
    let field = |settings: EntranceSettings| {
        let refused = settings.checked().expect_err("refused");
        refused.field().map(str::to_owned)
    };
    for address in [
        "http://a.org/",
        "javascript:alert(1)",
        "https://",
        "https://{person}/",
        "https://a.org/{who}",
        "https://a.org/{",
        "https://a.org/ x",
        "https://user@a.org/",
        "https://a.org/\"",
    ] {
        let odd = EntranceSettings { address: address.to_owned(), ..sound() };
        assert_eq!(field(odd).as_deref(), Some("address"), "{address}");
    }
    let codes = BTreeMap::from([(Ending::Full, "A B".to_owned())]);
    assert_eq!(field(EntranceSettings { codes, ..sound() }).as_deref(), Some("codes.full"));
    assert_eq!(field(EntranceSettings { hold_minutes: 0, ..sound() }).as_deref(), Some("hold_minutes"));
    assert_eq!(field(EntranceSettings { submissions: Some(0), ..sound() }).as_deref(), Some("submissions"));
    for (person, session) in [("", ""), ("a b", ""), ("id", "id"), ("language", "")] {
        let parameters = Parameters { person: person.to_owned(), session: session.to_owned(), study: String::new() };
        assert_eq!(field(EntranceSettings { parameters, ..sound() }).as_deref(), Some("parameter"), "{person}");
    }
}

#[test]
fn only_a_provider_that_signs_links_can_be_asked_for_signed_ones() {
    for provider in Provider::ALL.iter().copied().map(Some).chain([None]) {
        let parameters = Parameters { person: "id".to_owned(), ..Parameters::default() };
        let settings = EntranceSettings { provider, parameters, signed: true, ..EntranceSettings::default() };
        let is_signed = settings.checked().expect("sound").signed;
        assert_eq!(is_signed, provider == Some(Provider::Prolific), "{provider:?}");
    }
}

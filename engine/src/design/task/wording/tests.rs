//! Tests of what a change leaves behind.

use shared::{Example, Localised, QuestionKind, ScalePoint};

use super::*;
use crate::design::preset::Preset;

fn languages() -> [Language; 3] {
    ["en", "de", "fr"].map(|tag| tag.parse().expect("a tag"))
}

fn preset() -> Definition {
    Preset::Formality.definition(&languages()).expect("a definition")
}

fn points(definition: &mut Definition) -> &mut Vec<ScalePoint> {
    let QuestionKind::Scale(scale) = &mut definition.questions[0].kind else { panic!("a scale") };
    &mut scale.points
}

/// The list after a change, as if it had been saved.
fn after(old: &Definition, new: &Definition) -> BTreeSet<Unconfirmed> {
    unconfirmed(old, new, (Some(&preset()), &languages()))
}

fn keys(all: &BTreeSet<Unconfirmed>, why: Doubt) -> Vec<String> {
    let mut keys: Vec<String> = all.iter().filter(|text| text.why == why).map(Unconfirmed::key).collect();
    keys.sort();
    keys
}

#[test]
fn labels_and_examples_of_an_earlier_scale_are_listed_until_they_are_edited_removed_or_confirmed() {
    let [english, german, french] = languages();
    let old = preset();
    let mut new = old.clone();
    points(&mut new).retain(|point| point.value >= 2);
    points(&mut new)[0].label.set(english.clone(), "Another label");
    points(&mut new)[0].examples.set(german.clone(), vec![Example::Text("Ein anderes Beispiel".to_owned())]);
    points(&mut new)[1].examples.set(french.clone(), Vec::new());
    new.unconfirmed = after(&old, &new);
    assert_eq!(
        keys(&new.unconfirmed, Doubt::Scale),
        [
            "scale.examples.formality.2.en",
            "scale.examples.formality.2.fr",
            "scale.examples.formality.3.de",
            "scale.examples.formality.3.en",
            // They name the end that is gone: "from **-3**".
            "scale.instructions...de",
            "scale.instructions...en",
            "scale.instructions...fr",
            "scale.points.formality.2.de",
            "scale.points.formality.2.fr",
            "scale.points.formality.3.de",
            "scale.points.formality.3.en",
            "scale.points.formality.3.fr",
        ]
    );
    assert_eq!(after(&new, &new), new.unconfirmed, "saving again confirms nothing");

    let mut later = new.clone();
    later.unconfirmed.retain(|text| text.place.part != Part::Points || text.place.at != "3");
    points(&mut later)[0].label.set(french.clone(), "Une autre");
    points(&mut later)[0].label.set(german, "Eine andere");
    points(&mut later)[1].examples = shared::Examples::default();
    points(&mut later)[0].examples.set(english.clone(), Vec::new());
    later.instructions.set(english, "From 2 to 3.");
    later.unconfirmed.retain(|text| text.place.part != Part::Instructions || text.language.as_str() != "fr");
    assert_eq!(keys(&after(&new, &later), Doubt::Scale), ["scale.examples.formality.2.fr", "scale.instructions...de"]);

    let mut renamed = old.clone();
    renamed.questions[0].key = "register".to_owned();
    points(&mut renamed).remove(0);
    assert!(keys(&after(&old, &renamed), Doubt::Scale).contains(&"scale.points.register.3.fr".to_owned()));
    let mut same = old.clone();
    points(&mut same)[0].label.set(french, "Un autre mot");
    assert_eq!(keys(&after(&old, &same), Doubt::Scale), [""; 0], "the points are the same");
}

#[test]
fn a_text_and_its_key_that_change_together_are_an_edited_text() {
    let [english, ..] = languages();
    let mut old = preset();
    let place = Place { part: Part::Prompt, question: "formality".to_owned(), at: String::new() };
    let why = Doubt::Placeholder;
    old.unconfirmed.insert(Unconfirmed { language: english.clone(), place: place.clone(), why });
    let renamed = |prompt: Option<&str>| {
        let mut new = old.clone();
        new.questions[0].key = "register".to_owned();
        new.unconfirmed.clear();
        let place = Place { question: "register".to_owned(), ..place.clone() };
        new.unconfirmed.insert(Unconfirmed { language: english.clone(), place, why });
        if let Some(prompt) = prompt {
            new.questions[0].prompt.set(english.clone(), prompt);
        }
        keys(&after(&old, &new), why)
    };
    assert_eq!(renamed(None), ["placeholder.prompt.register..en"]);
    assert_eq!(renamed(Some("How polite is it?")), [""; 0]);
}

#[test]
fn an_end_of_a_scale_is_named_as_a_number_of_its_own() {
    for text in ["from **-3** to 3", "−3 (very informal)", "-3", "(–3)"] {
        assert!(names(text, -3), "{text}");
    }
    assert!(names("from -3 to 3", 3) && names("1-5", 5) && names("1–5", 5) && names("3.", 3));
    assert!(!names("-3", 3) && !names("13", 3) && !names("35", 3) && !names("from -30", -3));
}

#[test]
fn a_text_of_the_preset_is_listed_where_the_first_language_says_something_else() {
    let [english, german, french] = languages();
    let old = preset();
    let mut new = old.clone();
    new.title.set(english.clone(), "How polite is it?");
    new.title.set(german.clone(), "Wie höflich ist es?");
    new.instructions.set(french.clone(), "Lisez.");
    new.unconfirmed = after(&old, &new);
    assert_eq!(keys(&new.unconfirmed, Doubt::Translation), ["translation.title...fr"]);

    let mut confirmed = new.clone();
    confirmed.unconfirmed.clear();
    assert_eq!(after(&new, &confirmed), BTreeSet::new(), "what is confirmed stays confirmed");
    let mut again = confirmed.clone();
    again.title.set(english.clone(), "How polite is this text?");
    assert_eq!(
        keys(&after(&confirmed, &again), Doubt::Translation),
        ["translation.title...fr"],
        "until it changes again"
    );
    let mut back = confirmed;
    back.title = old.title.clone();
    assert_eq!(after(&new, &back), BTreeSet::new(), "the preset in all languages");
    let mut translated = new.clone();
    translated.title.set(french, "Ce texte est-il poli ?");
    assert_eq!(after(&new, &translated), BTreeSet::new());

    let mut renamed = old.clone();
    renamed.questions[0].key = "politeness".to_owned();
    assert_eq!(after(&old, &renamed), BTreeSet::new(), "another key is no other text");
    let asks = |definition: &Definition| {
        let mut asking = definition.clone();
        asking.questions[0].key = "politeness".to_owned();
        asking.questions[0].prompt.set(english.clone(), "How polite is it?");
        asking
    };
    let both = ["translation.prompt.politeness..de", "translation.prompt.politeness..fr"];
    assert_eq!(keys(&after(&old, &asks(&old)), Doubt::Translation), both, "key and text in one step");
    assert_eq!(keys(&after(&renamed, &asks(&renamed)), Doubt::Translation), both, "the key first");

    let unknown = unconfirmed(&old, &new, (None, &languages()));
    assert_eq!(keys(&unknown, Doubt::Translation), ["translation.title...fr"], "what was listed stays");
}

#[test]
fn what_is_missing_or_not_confirmed_is_not_published() {
    let [english, german, french] = languages();
    let languages = languages();
    let mut definition = preset();
    assert_eq!(check(&definition, &languages), Ok(()));
    let old = definition.clone();
    definition.title.set(english, "How polite is it?");
    definition.unconfirmed = after(&old, &definition);
    let refused = check(&definition, &languages).expect_err("two titles of the preset");
    assert_eq!(refused.field(), Some("title.de"));
    let text = refused.to_string();
    assert!(text.contains("the text in Deutsch is still the preset's, but the text in English was changed"), "{text}");
    assert!(text.contains("1 other text also needs attention"), "{text}");
    assert_eq!(check(&definition, &languages[..1]), Ok(()), "only the languages of the study");

    points(&mut definition)[1].examples.set(german, Vec::new());
    definition.questions[0].prompt = Localised::of(french, "Quel registre ?");
    let text = check(&definition, &languages).expect_err("missing").to_string();
    assert!(text.contains("Question “formality”: the text in English is missing"), "{text}");
    assert!(text.contains("4 other texts"), "{text}");
}

#[test]
fn a_scale_too_long_for_buttons_is_refused_with_the_slider() {
    let mut definition = preset();
    let label = points(&mut definition)[0].label.clone();
    let point = |value| ScalePoint { value, label: label.clone(), examples: shared::Examples::default() };
    *points(&mut definition) = (0..11).map(point).collect();
    assert_eq!(check_scales(&definition), Ok(()));
    points(&mut definition).push(point(11));
    let refused = check_scales(&definition).expect_err("twelve points");
    assert_eq!(refused.field(), Some("questions[0].points"));
    assert!(refused.to_string().contains("The scale has 12 points") && refused.to_string().contains("“Slider”"));
    assert_eq!(definition.check(), Ok(()), "an older definition is still read");
}

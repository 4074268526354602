//! Tests of the form in both directions, and of typical edits.

use shared::{
    Below, Example, KnownRule, QuestionKind, QuestionType as _, ScaleQuestion, SourceColumn, TextOf, When, refusal,
};

use super::*;
use crate::design::preset::Preset;

fn languages() -> [Language; 4] {
    ["en", "fr", "it", "ar"].map(|tag| tag.parse().expect("a tag"))
}

fn definition(preset: Preset) -> Definition {
    preset.definition(&languages()).expect("a definition")
}

/// The form as it comes back from a browser: URL-encoded, with the browser's line breaks.
fn sent(form: &TaskForm) -> TaskForm {
    let crlf = form.write().expect("a form").replace("%0D%0A", "%0A").replace("%0A", "%0D%0A");
    TaskForm::read(&crlf).expect("the same form")
}

/// The presets, and definitions with everything that no preset has: conditions, chains, hidden words, odd numbers and
/// odd white space.
fn definitions() -> Vec<Definition> {
    let mut all: Vec<Definition> = Preset::ALL.iter().copied().map(definition).collect();
    let mut branching = definition(Preset::FormalityLabel);
    let mut what = definition(Preset::Formality).questions.remove(0);
    what.when =
        Some(When { question: branching.questions[0].key.clone(), is: vec!["informal".into(), "other".into()] });
    branching.questions.push(what);
    branching.lease_seconds = 95;
    branching.gates.reverse();
    all.push(branching);
    let mut chained = definition(Preset::SecondLevel);
    chained.known = Some(KnownRule { every: 7, least: 55, after: 9, below: Below::Exclude });
    chained.from = Some(Feed { task: 2, when: FeedWhen::Submitted, marked: true, memory: Some(70) });
    chained.columns = vec![column("context", &["Before", "Avant"], true), column("topic", &[], false)];
    all.push(chained);
    all
}

/// A definition with things that a file can express but a form field cannot: odd white space and line breaks, upper
/// case, an empty text.
fn odd() -> Definition {
    let mut odd = definition(Preset::ContentMasked);
    let [english, french, ..] = languages();
    odd.lexicon.insert(english.clone(), ["Kewl", "sooo"].map(str::to_owned).into());
    odd.instructions.0.insert(french.clone(), "\r\n Deux\r\n\r\nlignes \n".to_owned());
    odd.questions[0].prompt.0.insert(french, String::new());
    let QuestionKind::Scale(ScaleQuestion { points }) = &mut odd.questions[0].kind else { panic!("a scale") };
    odd.columns = vec![column(" odd name ", &[" a label \n"], false)];
    points[0].label.0.insert(english.clone(), "two  words\nand a line".to_owned());
    points[1].examples.set(english, vec![Example::Text("two  words\nand a line | and a bar ".to_owned())]);
    odd
}

/// A column with its labels in the first languages.
fn column(name: &str, labels: &[&str], collapsed: bool) -> SourceColumn {
    let labels = languages().into_iter().zip(labels).map(|(language, label)| (language, (*label).to_owned()));
    SourceColumn { column: name.to_owned(), label: Localised(labels.collect()), collapsed }
}

#[test]
fn columns_are_added_renamed_moved_and_removed() {
    let [english, french, ..] = languages();
    let mut task = definition(Preset::Formality);
    task.columns = vec![column("context", &["Before", "Avant"], false), column("topic", &["Topic"], true)];
    let mut form = TaskForm::from_definition(&task, &english, "USD");
    "3".clone_into(&mut form.columns[0].at);
    "left context".clone_into(&mut form.columns[0].column);
    form.columns.push(ColumnForm { column: "url".into(), label: "Link".into(), at: "1".into(), ..Default::default() });
    sent(&form).apply(&mut task, "USD").expect("applies");
    let names: Vec<&str> = task.columns.iter().map(|column| column.column.as_str()).collect();
    assert_eq!(names, ["url", "topic", "left context"]);
    assert_eq!(task.columns[2].label.get(&french), "Avant", "a renamed column keeps its other labels");
    let mut form = TaskForm::from_definition(&task, &english, "USD");
    form.columns.iter_mut().for_each(|column| column.column.clear());
    sent(&form).apply(&mut task, "USD").expect("applies");
    assert!(task.columns.is_empty());
    let mut many = TaskForm::from_definition(&task, &english, "USD");
    many.columns = vec![ColumnForm::default(); limit::SHOWN_COLUMNS + 1];
    assert_eq!(many.apply(&mut task, "USD").expect_err("refused").field(), Some("columns"));
}

#[test]
fn a_form_sent_back_unchanged_changes_nothing() {
    for before in definitions().into_iter().chain([odd()]) {
        before.check().expect("a definition in order");
        let mut after = before.clone();
        for language in languages() {
            sent(&TaskForm::from_definition(&before, &language, "USD")).apply(&mut after, "USD").expect("applies");
        }
        assert_eq!(after, before, "{}", before.preset);
    }
}

#[test]
fn a_form_says_all_that_its_language_has() {
    let [english, ..] = languages();
    for before in definitions() {
        let form = TaskForm::from_definition(&before, &english, "USD");
        let mut other = definition(Preset::Fluency);
        sent(&form).apply(&mut other, "USD").expect("applies");
        assert_eq!(TaskForm::from_definition(&other, &english, "USD"), form, "{}", before.preset);
    }
}

#[test]
fn what_was_typed_is_read_from_its_fields() {
    let fields = [("language", "fr"), ("title", "a & b = c[0]"), ("questions[0][when][is]", "x"), ("from[task]", "2")];
    let form = TaskForm::typed(&fields.map(|(name, value)| (name.to_owned(), value.to_owned()))).expect("a form");
    assert_eq!((form.title.as_str(), form.questions[0].when.is.as_str()), ("a & b = c[0]", "x"));
    assert_eq!(form.from.task, "2");
}

#[test]
fn negative_points_are_read_with_either_sign() {
    let [_, french, ..] = languages();
    let mut definition = definition(Preset::Formality);
    let mut form = TaskForm::from_definition(&definition, &french, "USD");
    form.questions[0].points = "−1 bas\n0\n1 haut".to_owned();
    form.apply(&mut definition, "USD").expect("applies");
    let QuestionKind::Scale(ScaleQuestion { points }) = &definition.questions[0].kind else { panic!("a scale") };
    assert_eq!(points.iter().map(|point| point.value).collect::<Vec<_>>(), [-1, 0, 1]);
    assert_eq!((points[0].label.get(&french), points[1].label.0.len()), ("bas", 3), "other languages keep their words");
    form.questions[0].points = "1 haut\nmoyen".to_owned();
    assert_eq!(form.apply(&mut definition, "USD").expect_err("refused").field(), Some("questions[0].points"));
}

#[test]
fn examples_are_read_a_line_each_and_stay_with_their_point() {
    let [english, french, ..] = languages();
    let mut definition = definition(Preset::Similarity);
    let points = |definition: &Definition| match &definition.questions[0].kind {
        QuestionKind::Scale(ScaleQuestion { points }) => points.clone(),
        _ => panic!("a scale"),
    };
    let before = points(&definition);
    assert!(before.iter().all(|point| point.examples.get(&french).len() == 5), "five a level, as in the paper");
    let mut form = TaskForm::from_definition(&definition, &english, "USD");
    assert!(form.questions[0].examples.starts_with("1 the pizza here is awesome but its always packed | The pizza"));
    form.questions[0].examples = "4 so | it is\n4  the  same \n1 no".to_owned();
    form.apply(&mut definition, "USD").expect("applies");
    let own = |value: usize| points(&definition)[value - 1].examples.get(&english).to_vec();
    assert_eq!(own(4), [Example::Pair(["so", "it is"].map(str::to_owned)), Example::Text("the  same".to_owned())]);
    assert_eq!((own(1), own(2).len()), (vec![Example::Text("no".to_owned())], 5), "without own ones: the nearest");
    assert_eq!(points(&definition)[1].examples.0.get(&english), None);
    for (before, after) in before.iter().zip(points(&definition)) {
        assert_eq!(before.examples.get(&french), after.examples.get(&french), "other languages keep theirs");
    }
    form.questions[0].examples = "5 no such point".to_owned();
    let refused = form.apply(&mut definition, "USD").expect_err("refused");
    assert_eq!(refused.field(), Some("questions[0].examples"));
}

#[test]
fn another_kind_keeps_key_and_prompt() {
    let [english, ..] = languages();
    let mut changed = definition(Preset::Formality);
    let mut form = TaskForm::from_definition(&changed, &english, "USD");
    form.questions[0].kind = "choice".to_owned();
    form.questions[0].options = "yes Yes\nno No".to_owned();
    form.apply(&mut changed, "USD").expect("applies");
    let (before, after) = (&definition(Preset::Formality).questions[0], &changed.questions[0]);
    assert_eq!((&after.key, &after.prompt), (&before.key, &before.prompt));
    assert_eq!(after.kind.answers(), Some(vec!["yes".to_owned(), "no".to_owned()]));
    changed.check().expect("in order");
    form.questions[0].kind = "stars".to_owned();
    assert_eq!(form.apply(&mut changed, "USD").expect_err("refused").field(), Some("questions[0].kind"));
}

#[test]
fn what_an_added_question_becomes_must_be_answered() {
    let [english, ..] = languages();
    let mut changed = definition(Preset::Formality);
    let is_comment = |question: &Question| question.kind.name() == shared::KindName::Comment;
    changed.questions.retain(|question| !is_comment(question));
    changed.questions.push(Question {
        key: "more".to_owned(),
        prompt: shared::Localised::of(english.clone(), "Anything else?"),
        required: false,
        skip: false,
        when: None,
        kind: shared::CommentQuestion {}.into(),
    });
    let mut form = TaskForm::from_definition(&changed, &english, "USD");
    let last = form.questions.last_mut().expect("a question");
    assert!(last.required.is_empty());
    (last.kind, last.options) = ("choice".to_owned(), "yes Yes\nno No".to_owned());
    form.apply(&mut changed, "USD").expect("applies");
    assert!(changed.questions.last().expect("a question").required);
    // From then on the form decides.
    let mut form = TaskForm::from_definition(&changed, &english, "USD");
    form.questions.last_mut().expect("a question").required = String::new();
    form.apply(&mut changed, "USD").expect("applies");
    assert!(!changed.questions.last().expect("a question").required);
}

#[test]
fn a_renamed_question_takes_its_conditions_along() {
    let [english, ..] = languages();
    let mut branching = definitions().into_iter().find(|d| d.questions.iter().any(|q| q.when.is_some())).expect("one");
    let mut form = TaskForm::from_definition(&branching, &english, "USD");
    form.questions[0].key = "level".to_owned();
    form.apply(&mut branching, "USD").expect("applies");
    assert_eq!(branching.questions[1].when.as_ref().expect("a condition").question, "level");
    branching.check().expect("in order");
    let mut form = TaskForm::from_definition(&branching, &english, "USD");
    form.questions[1].when.is = "informal formal,".to_owned();
    form.apply(&mut branching, "USD").expect("applies");
    assert_eq!(branching.questions[1].when.as_ref().expect("a condition").is, ["informal", "formal"]);
    form.questions[1].when.question = String::new();
    form.apply(&mut branching, "USD").expect("applies");
    assert_eq!(branching.questions[1].when, None);
}

#[test]
fn questions_are_added_moved_and_removed() {
    let [english, ..] = languages();
    let mut task = definition(Preset::TranslateAndTag);
    let keys = |task: &Definition| task.questions.iter().map(|question| question.key.clone()).collect::<Vec<_>>();
    let before = keys(&task);
    let act = |task: &mut Definition, word: &str| word.parse::<Act>().expect("an act").perform(task, &english);
    assert_eq!(act(&mut task, "add"), Some(before.len()));
    assert_eq!(act(&mut task, "add"), Some(before.len() + 1));
    assert_eq!(keys(&task)[before.len()..], ["comment", "comment_2"]);
    task.check().expect("a new question fits every task");
    assert_eq!(act(&mut task, "up:1"), Some(0));
    let refused = Act::Up(1).undo(task.check().expect_err("marks before their text"));
    assert_eq!(refused.field(), Some("questions[1].of"), "by the place it had");
    assert_eq!(act(&mut task, "down:0"), Some(1));
    assert_eq!(act(&mut task, "remove:3"), Some(2));
    assert_eq!(act(&mut task, "remove:2"), Some(1));
    assert_eq!(keys(&task), before);
    for nothing in ["up:0", "down:1", "remove:9", "up:18446744073709551615", "down:18446744073709551615", ""] {
        act(&mut task, nothing);
        assert_eq!(keys(&task), before, "{nothing}");
    }
    assert!("turn:1".parse::<Act>().is_err());
}

#[test]
fn a_refusal_is_named_as_the_form_names_its_fields() {
    for (field, shown) in [
        ("lease_seconds", "lease_minutes"),
        ("lexicon.pt-BR", "lexicon"),
        ("questions[3].labels", "questions[3].options"),
        ("questions[3].points", "questions[3].points"),
    ] {
        assert_eq!(TaskForm::place(Problem::invalid(field, refusal::no_answer())).field(), Some(shown));
    }
    assert_eq!(TextOf::Source.to_string(), QuestionForm::default().of);
}

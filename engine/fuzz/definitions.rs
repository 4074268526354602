//! What must hold for any text as a definition: refused with a reason or read, and then shown in the designer's form and
//! written back; never a panic. Shared by the target of `cargo fuzz` and the bounded test `tests/fuzz.rs`.

use engine::{design::task::Act, design::task::TaskForm, design::task::hash, design::task::read};
use shared::{Definition, Language, Problem};

/// Any text is refused or read; what holds together survives file and form unchanged.
pub fn definition(text: &str) {
    let definition = match read(text) {
        Ok(definition) => definition,
        Err(reason) => {
            return assert!(
                reason.text().starts_with("This is not a task definition. ") && reason.text().len() > 35,
                "{reason}"
            );
        }
    };
    let checked = definition.check();
    if let Err(problem) = &checked {
        assert!(problem.field().is_some_and(|field| !field.is_empty()), "{problem:?}");
        assert!(!problem.to_string().is_empty(), "{problem:?}");
    }
    let json = serde_json::to_string_pretty(&definition).expect("JSON");
    assert_eq!(read(&json).as_ref(), Ok(&definition));
    assert_eq!(hash(&definition).expect("a hash").len(), 64);
    for language in ["en", "fr", "ar"].map(|tag| tag.parse::<Language>().expect("a tag")) {
        there_and_back(&definition, &language, checked.is_ok());
        for act in [Act::Add, Act::Remove(0), Act::Up(1), Act::Down(0), Act::Down(usize::MAX)] {
            let mut changed = definition.clone();
            act.perform(&mut changed, &language);
            if let Err(problem) = changed.check() {
                let place = act.undo(problem);
                assert!(matches!(place, Problem::Invalid { .. }), "{place:?}");
            }
        }
    }
}

/// The form of a definition comes back as it was sent, and changes nothing of what holds together.
fn there_and_back(definition: &Definition, language: &Language, holds: bool) {
    let form = TaskForm::from_definition(definition, language, "USD");
    let sent = TaskForm::read(&form.write().expect("a form")).expect("the same form");
    assert_eq!(sent, form);
    let mut after = definition.clone();
    let applied = sent.apply(&mut after, "USD");
    if holds {
        assert_eq!((applied, &after), (Ok(()), definition));
    }
}

/// Any bytes as a form are refused or read, and written into a definition or refused with the field.
pub fn form(sent: &str, definition: &Definition) {
    let Ok(form) = TaskForm::read(sent) else { return };
    let mut after = definition.clone();
    if let Err(problem) = form.apply(&mut after, "USD") {
        assert!(problem.field().is_some_and(|field| !field.is_empty()), "{problem:?}");
        return;
    }
    if let Ok(act) = form.act.parse::<Act>() {
        act.perform(&mut after, &"fr".parse().expect("a tag"));
    }
    if let Err(problem) = after.check() {
        let problem = TaskForm::place(problem);
        assert!(problem.field().is_some_and(|field| !field.is_empty()), "{problem:?}");
    }
}

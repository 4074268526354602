//! The form of a task's file, for editors and for programs that write tasks.

/// A JSON Schema (2020-12) of [`shared::Definition`].
pub const SCHEMA: &str = include_str!("../../../presets/task.schema.json");

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use serde_json::Value;
    use shared::{
        Below, CommentQuestion, Display, Example, Feed, FeedWhen, Gate, KnownRule, QuestionKind, ScaleQuestion,
        Subject, TextOf, TextQuestion, When,
    };

    use super::*;
    use crate::design::preset::Preset;

    type Keys = BTreeSet<String>;

    fn keys(object: &Value) -> Keys {
        object.as_object().into_iter().flat_map(|object| object.keys().cloned()).collect()
    }

    fn words(schema: &Value) -> Vec<&str> {
        schema["enum"].as_array().expect("words").iter().filter_map(Value::as_str).collect()
    }

    #[test]
    fn the_schema_has_the_fields_that_definitions_have() {
        let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
        let (mut fields, mut points, mut kinds): (Keys, Keys, BTreeMap<String, Keys>) = Default::default();
        for preset in Preset::ALL {
            let mut definition = preset.definition(&["en".parse().expect("a tag")]).expect("a definition");
            definition.display = Display::Masked;
            definition.lexicon.insert("en".parse().expect("a tag"), ["word".to_owned()].into());
            definition.from = Some(Feed { task: 1, when: FeedWhen::Submitted, marked: true, memory: Some(70) });
            definition.known = Some(KnownRule { every: 10, least: 70, after: 5, below: Below::Warn });
            definition.system = Some("formal".to_owned());
            for question in &mut definition.questions {
                question.skip = true;
                question.when = Some(When { question: "earlier".to_owned(), is: vec!["1".to_owned()] });
                match &mut question.kind {
                    QuestionKind::Text(TextQuestion { prefill, .. }) => *prefill = Some(TextOf::Source),
                    QuestionKind::Scale(ScaleQuestion { points: of_scale }) => {
                        let english = "en".parse().expect("a tag");
                        of_scale[0].examples.set(english, vec![Example::Text("So.".to_owned())]);
                        points.extend(keys(&serde_json::to_value(&of_scale[0]).expect("JSON")));
                    }
                    _ => {}
                }
            }
            let mut comment = definition.questions[0].clone();
            comment.kind = QuestionKind::Comment(CommentQuestion {});
            definition.questions.push(comment);
            let json = serde_json::to_value(&definition).expect("JSON");
            assert_eq!(keys(&json["known"]), keys(&schema["properties"]["known"]["properties"]));
            assert_eq!(keys(&json["from"]), keys(&schema["properties"]["from"]["properties"]));
            fields.extend(keys(&json));
            for question in json["questions"].as_array().expect("questions") {
                let kind = question["kind"].as_str().expect("a kind").to_owned();
                kinds.entry(kind).or_default().extend(keys(question));
            }
        }
        assert_eq!(fields, keys(&schema["properties"]));
        assert_eq!(points, keys(&schema["$defs"]["point"]["properties"]));
        let question = &schema["$defs"]["question"];
        let own = |kind: &Value| {
            let name = kind["properties"]["kind"]["const"].as_str().expect("a kind").to_owned();
            (name, keys(&kind["properties"]).union(&keys(&question["properties"])).cloned().collect())
        };
        assert_eq!(kinds, question["oneOf"].as_array().expect("kinds").iter().map(own).collect());

        let subjects: Vec<&str> = Subject::ALL.iter().map(|word| word.as_str()).collect();
        assert_eq!(words(&schema["properties"]["subject"]), subjects);
        let displays: Vec<&str> = Display::ALL.iter().map(|word| word.as_str()).collect();
        assert_eq!(words(&schema["properties"]["display"]), displays);
        let gates = Gate::ALL.iter().filter(|gate| **gate != Gate::Known);
        let gates: Vec<&str> = gates.map(|word| word.as_str()).collect();
        assert_eq!(words(&schema["properties"]["gates"]["items"]), gates);
    }
}

//! What a user said about an item, in either of the two layouts of Potato.

use serde_json::{Map, Value as Json};

use crate::json::{first, object};

/// By question, names with values.
type Labels = Vec<(String, Vec<(String, Json)>)>;

/// What one user said about one item.
pub struct Work {
    /// The item.
    pub item: String,
    /// The user.
    pub rater: String,
    /// By question, names with values.
    pub labels: Labels,
    /// Spans, as they are in the file.
    pub spans: Vec<Json>,
    /// Whether spans are linked, which has no counterpart.
    pub has_links: bool,
}

/// What an element says: about one item, or the state of a user.
///
/// # Errors
/// It is neither of them.
pub fn works(element: &Json) -> Result<Vec<Work>, String> {
    let members = object(element)?;
    let rater = first(members, &["user_id", "annotator"]).ok_or("There is no user_id.")?;
    let Some(states) = members.get("instance_id_to_label_to_value") else {
        let item = first(members, &["instance_id", "id"]).ok_or("There is no instance_id.")?;
        let labels = labels(members.get("labels").unwrap_or(&Json::Null))?;
        let spans = spans(members.get("spans").unwrap_or(&Json::Null))?;
        let has_links = members.get("links").and_then(Json::as_object).is_some_and(|links| !links.is_empty());
        return Ok(vec![Work { item, rater, labels, spans, has_links }]);
    };
    let none = Json::Object(Map::new());
    let marks = object(members.get("instance_id_to_span_to_value").unwrap_or(&none))?;
    let states = object(states)?;
    let only_marks = marks.keys().filter(|item| !states.contains_key(*item));
    states
        .keys()
        .chain(only_marks)
        .map(|item| {
            let labels = labels(states.get(item).unwrap_or(&Json::Null))?;
            let spans = spans(marks.get(item).unwrap_or(&Json::Null))?;
            let links = members.get("instance_id_to_link_to_value").and_then(|links| links.get(item));
            let has_links = links.is_some_and(|links| !matches!(links.to_string().as_str(), "{}" | "[]" | "null"));
            Ok(Work { item: item.clone(), rater: rater.clone(), labels, spans, has_links })
        })
        .collect()
}

/// Labels as `{question: {name: value}}`, or as `[[{schema, name}, value]]`.
fn labels(value: &Json) -> Result<Labels, String> {
    match value {
        Json::Null => Ok(Vec::new()),
        Json::Object(questions) => questions
            .iter()
            .map(|(question, names)| {
                let names = object(names).map_err(|_| format!("The labels of \"{question}\" are no object."))?;
                Ok((question.clone(), names.iter().map(|(name, value)| (name.clone(), value.clone())).collect()))
            })
            .collect(),
        Json::Array(pairs) => {
            let mut found: Labels = Vec::new();
            for pair in pairs {
                let Some([label, value]) = pair.as_array().map(Vec::as_slice) else {
                    return Err("A label is no pair of [{schema, name}, value].".to_owned());
                };
                let label = object(label)?;
                let (Some(question), Some(name)) = (first(label, &["schema"]), first(label, &["name"])) else {
                    return Err("A label has no schema or no name.".to_owned());
                };
                match found.iter_mut().find(|(known, _)| *known == question) {
                    Some((_, names)) => names.push((name, value.clone())),
                    None => found.push((question, vec![(name, value.clone())])),
                }
            }
            Ok(found)
        }
        _ => Err("The labels are neither an object nor a list.".to_owned()),
    }
}

/// Spans as `{question: [span]}`, or as `[[span, value]]`.
fn spans(value: &Json) -> Result<Vec<Json>, String> {
    match value {
        Json::Null => Ok(Vec::new()),
        Json::Object(questions) => {
            let lists = questions.iter().map(|(question, spans)| {
                let spans = spans.as_array().ok_or_else(|| format!("The spans of \"{question}\" are no list."))?;
                Ok(spans
                    .iter()
                    .map(|span| {
                        let mut span = span.clone();
                        if let Some(members) = span.as_object_mut() {
                            members.entry("schema").or_insert_with(|| question.as_str().into());
                        }
                        span
                    })
                    .collect::<Vec<_>>())
            });
            Ok(lists.collect::<Result<Vec<_>, String>>()?.concat())
        }
        Json::Array(pairs) => Ok(pairs.iter().map(|pair| pair.get(0).cloned().unwrap_or(Json::Null)).collect()),
        _ => Err("The spans are neither an object nor a list.".to_owned()),
    }
}

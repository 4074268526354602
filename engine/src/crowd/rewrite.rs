//! Problems with an answer, found before it is submitted: a rewrite that is empty, unchanged, only tidied up or copied;
//! a text without any spans.

use std::collections::{BTreeMap, BTreeSet};

use scoring::{abbreviations::Abbreviations, hints::unchanged_or_normalised};
use shared::{
    Actor, AssignmentId, Definition, Flag, HitItemId, Locale, Marked, Message, NewAnswer, Problem, Question, ShownItem,
    SourceId, Value, refusal,
};
use store::surroundings::Surroundings;

use crate::{
    Engine, Result,
    ask::ask,
    blocking::short,
    crowd::{
        assigned::Work,
        submission::{is_rewrite, system_of, without_marks},
    },
};

/// The maximum number of texts, of others and of the worker's own, with which a rewrite is compared.
const COMPARED: i64 = 200;

impl Engine {
    /// The flags that these answers would get if they were submitted now; nothing is written.
    ///
    /// # Errors
    /// The assignment is not the actor's: `NotFound`.
    pub async fn flags(&self, actor: &Actor, id: AssignmentId, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
        let work = self.work(actor, id).await?;
        crate::crowd::check::check_size(&work.definition, &work.contents, answers)?;
        let mut answers = answers.to_vec();
        crate::crowd::check::asked(&work.definition, &mut answers);
        let around = self.surroundings(&work, &answers).await?;
        self.odd(&work, &answers, around.as_ref()).await
    }

    /// What surrounds the texts among these answers, if there are any or should be.
    pub(crate) async fn surroundings(&self, work: &Work, answers: &[NewAnswer]) -> Result<Option<Surroundings>> {
        let Work { row, definition, contents, .. } = work;
        let is_asked = |question: &Question| question.required && question.kind.as_text().is_some();
        if !definition.questions.iter().any(is_asked) && !answers.iter().any(|answer| is_rewrite(definition, answer)) {
            return Ok(None);
        }
        let items = answers.iter().map(|answer| answer.item).collect::<BTreeSet<_>>();
        let sources = items.iter().filter_map(|item| contents.sources.get(item).copied()).collect::<BTreeSet<_>>();
        let sources: Vec<SourceId> = sources.into_iter().collect();
        let system = system_of(definition);
        let found = ask!(self, |tx| tx.surroundings(row, &sources, system, COMPARED))?;
        Ok(Some(found.ok_or(Problem::NotFound)?))
    }

    /// The problems with the rewrites and spans among these answers. Empty rewrites can never be submitted.
    ///
    /// The texts are compared on another thread: a long rewrite is compared with two hundred others.
    pub(crate) async fn odd(
        &self,
        work: &Work,
        answers: &[NewAnswer],
        around: Option<&Surroundings>,
    ) -> Result<Vec<Flag>> {
        let language = &work.row.language;
        let (mut abbreviations, mut rivals) = (Abbreviations::new(), Rivals::new());
        if let Some(around) = around {
            let listed = around.settings.abbreviations.get(language).cloned();
            abbreviations = listed.unwrap_or_else(|| scoring::abbreviations::of(language.as_str()));
            for (item, source) in &work.contents.sources {
                let of_source = around.rivals.iter().filter(|(of, ..)| of == source);
                rivals.insert(*item, of_source.map(|(_, text, own)| (text.clone(), *own)).collect());
            }
        }
        let (work, answers) = (work.clone(), answers.to_vec());
        let say = Locale::of(&work.row.language);
        let found = short(move || odd(&work, &answers, &abbreviations, &rivals)).await?;
        Ok(found.into_iter().map(|flag| Flag { reason: flag.reason.localised(say), ..flag }).collect())
    }
}

/// The texts that others and the worker wrote for the source of each item, and whether each is the worker's own.
type Rivals = BTreeMap<HitItemId, Vec<(String, bool)>>;

fn odd(work: &Work, answers: &[NewAnswer], abbreviations: &Abbreviations, rivals: &Rivals) -> Vec<Flag> {
    let Work { definition, contents, .. } = work;
    let is_asked = |question: &&Question| question.required && question.kind.as_text().is_some();
    let asked: Vec<&Question> = definition.questions.iter().filter(is_asked).collect();
    let mut found = unmarked(definition, answers);
    let plain: Vec<NewAnswer> = answers.iter().map(|answer| without_marks(definition, answer)).collect();
    for item in &contents.items {
        let given: Vec<&NewAnswer> = plain.iter().filter(|answer| answer.item == item.id).collect();
        let of_item: BTreeSet<&str> =
            definition.asked(&given).into_iter().map(|question| question.key.as_str()).collect();
        let rivals = rivals.get(&item.id).map_or(&[][..], Vec::as_slice);
        for question in asked.iter().filter(|question| of_item.contains(question.key.as_str())) {
            let (key, value) = (question.key.clone(), Value::Text(String::new()));
            let missing = NewAnswer { item: item.id, question: key, output: None, value };
            let answer = given.iter().find(|answer| answer.question == question.key).copied().unwrap_or(&missing);
            let Value::Text(text) = &answer.value else { continue };
            let reason = if text.trim().is_empty() {
                Some((refusal::no_text_yet(), false))
            } else if alike(&asked, &given, answer, text) {
                Some((refusal::alike(), false))
            } else {
                stale(question, item, text, (abbreviations, rivals)).map(|reason| (reason, true))
            };
            found.extend(reason.map(|(reason, can_insist)| flag(answer, reason, can_insist)));
        }
    }
    found
}

/// The reason why a text looks as if it had not been rewritten.
fn stale(
    question: &Question,
    item: &ShownItem,
    text: &str,
    (abbreviations, rivals): (&Abbreviations, &[(String, bool)]),
) -> Option<Message> {
    if let Some(of) = question.kind.as_text().and_then(|text| text.prefill) {
        // An editing task has a check of its own, because small changes are expected there.
        return edited(item.text(of), text);
    }
    let source = item.source.as_deref().unwrap_or_default();
    match unchanged_or_normalised(source, text, abbreviations) {
        (true, _) => Some(refusal::unchanged()),
        (_, true) => Some(refusal::only_tidied()),
        _ => {
            let same = rivals.iter().find(|(rival, _)| scoring::hints::is_copy_of(text, rival));
            same.map(|(_, own)| if *own { refusal::repeated() } else { refusal::copied() })
        }
    }
}

/// Whether another rewrite of the same item has the same text.
fn alike(asked: &[&Question], given: &[&NewAnswer], answer: &NewAnswer, text: &str) -> bool {
    let others = given.iter().filter(|other| other.question != answer.question);
    let others = others.filter(|other| asked.iter().any(|question| question.key == other.question));
    let mut texts = others.filter_map(|other| match &other.value {
        Value::Text(text) => Some(text),
        _ => None,
    });
    texts.any(|other| scoring::hints::is_copy_of(other, text))
}

/// The problem with an edited text: nothing was changed, or too much.
fn edited(from: &str, text: &str) -> Option<Message> {
    let distance = scoring::levenshtein::tokens(from, text);
    match distance.edits {
        0 => Some(refusal::unedited()),
        1..=3 => None,
        _ => (distance.normalised() > 1.0 / 3.0).then(refusal::rewritten),
    }
}

/// Texts in which no spans are marked.
fn unmarked(definition: &Definition, answers: &[NewAnswer]) -> Vec<Flag> {
    let nothing = |answer: &&NewAnswer| {
        let question = definition.marks_in(&answer.question).or_else(|| definition.question(&answer.question));
        let Some(spans) = question.and_then(|question| question.kind.as_spans()) else { return false };
        let bare = |text: &str| Marked::read_named(text, &spans.names()).is_ok_and(|marked| marked.spans.is_empty());
        matches!(&answer.value, Value::Text(text) if !text.trim().is_empty() && bare(text))
    };
    answers.iter().filter(nothing).map(|answer| flag(answer, refusal::nothing_marked(), true)).collect()
}

/// A flag with its message.
fn flag(answer: &NewAnswer, reason: Message, can_insist: bool) -> Flag {
    Flag { item: answer.item, question: answer.question.clone(), reason, can_insist }
}

//! The answers to an item: one for each question, of its kind.

use rand::RngExt as _;
use shared::{
    Chosen, Language, NewAnswer, OutputId, PairwiseQuestion, Question, QuestionKind, ShownItem, SpansQuestion,
    TestRule, TextOf, TextQuestion, Value, marks_in,
};

use super::{Care, Judged, Mind};
use crate::command::simulate::{
    truth::{self, Truth},
    words::{Words, words},
};

/// In a hundred rewrites of a careful worker: those that only tidy their source up, and those with a misspelt word.
const TIDIED: u32 = 4;
const MISSPELT: u32 = 5;
/// In a hundred questions that may be left out: those that a worker gives a reason for instead.
const SKIPPED: u32 = 4;
/// In a hundred texts: those that a worker comments on where nobody has to.
const COMMENTED: u32 = 15;

/// In a hundred questions of a test that is not about formality: those that a hasty worker does not read.
const HASTY_IN_TESTS: u32 = 15;

/// Where a hit is answered.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// What is known of texts.
    pub truth: &'a Truth,
    /// The language of the texts.
    pub language: &'a Language,
    /// Whether a reviewer reads it, so that the worker takes pains.
    pub pilot: bool,
}

/// An item with the answers so far.
struct Page<'a> {
    item: &'a ShownItem,
    setting: Setting<'a>,
    words: Words,
    answers: Vec<NewAnswer>,
}

impl Page<'_> {
    fn give(&mut self, question: &Question, output: Option<OutputId>, value: Value) {
        self.answers.push(NewAnswer { item: self.item.id, question: question.key.clone(), output, value });
    }

    /// The text that a question about the item as a whole is about.
    fn text(&self) -> &str {
        let source = self.item.source.as_deref().unwrap_or_default();
        self.item.outputs.first().map_or(source, |shown| shown.text.as_str())
    }
}

impl Mind {
    /// All answers to one item of a test: as expected where the key is known, except of those who do not read.
    pub fn test_answers(&mut self, setting: Setting<'_>, item: &ShownItem, questions: &[Question]) -> Vec<NewAnswer> {
        let text = item.source.as_deref().unwrap_or_default();
        let mut answers: Vec<NewAnswer> = Vec::new();
        for question in questions {
            let give = |(output, value)| NewAnswer { item: item.id, question: question.key.clone(), output, value };
            if TestRule::asks_formality(question) {
                answers.push(give((None, Value::Number(self.test_answer(setting.truth, text)))));
                continue;
            }
            let is_read = self.care != Care::Random && !(self.care == Care::Hasty && self.happens(HASTY_IN_TESTS));
            match setting.truth.expected(item, question).filter(|_| is_read) {
                Some(expected) => answers.extend(expected.into_iter().map(give)),
                None => answers.extend(self.answer(setting, item, std::slice::from_ref(question))),
            }
        }
        answers
    }

    /// All answers to one item.
    pub fn answer(&mut self, setting: Setting<'_>, item: &ShownItem, questions: &[Question]) -> Vec<NewAnswer> {
        let mut page = Page { item, setting, words: words(setting.language), answers: Vec::new() };
        for question in questions {
            let about = page.text().to_owned();
            self.turn_to(&[&question.key, item.source.as_deref().unwrap_or_default(), &about]);
            // A text that is left out is one that another task waits for, so texts are always written.
            if question.skip && question.kind.as_text().is_none() && self.care == Care::Careful && self.happens(SKIPPED)
            {
                page.give(question, None, Value::Skipped(page.words.reason.to_owned()));
            } else {
                self.answer_one(&mut page, question, questions);
            }
        }
        page.answers
    }

    fn answer_one(&mut self, page: &mut Page<'_>, question: &Question, questions: &[Question]) {
        let (item, truth) = (page.item, page.setting.truth);
        let source = item.source.as_deref();
        let text = page.text().to_owned();
        let judged = Judged { key: &question.key, text: &text, source };
        match &question.kind {
            QuestionKind::Text(asked) => {
                let text = self.write(page, asked);
                let text = match marks_in(questions, &question.key).and_then(|marks| marks.kind.as_spans()) {
                    Some(marks) => self.mark_own(truth, (text, asked), marks),
                    None => text,
                };
                page.give(question, None, Value::Text(text));
            }
            QuestionKind::Scale(scale) if question.is_per_output(item) => {
                for shown in &item.outputs {
                    self.turn_to(&[&question.key, &shown.text]);
                    let value = self.rate(truth, Judged { text: &shown.text, ..judged }, scale);
                    page.give(question, shown.output, Value::Number(value));
                }
            }
            QuestionKind::Scale(scale) => {
                let value = self.rate(truth, judged, scale);
                page.give(question, None, Value::Number(value));
            }
            QuestionKind::Slider(slider) if question.is_per_output(item) => {
                for shown in &item.outputs {
                    self.turn_to(&[&question.key, &shown.text]);
                    let value = self.slide(truth, Judged { text: &shown.text, ..judged }, slider);
                    page.give(question, shown.output, Value::Decimal(value));
                }
            }
            QuestionKind::Slider(slider) => {
                let value = self.slide(truth, judged, slider);
                page.give(question, None, Value::Decimal(value));
            }
            QuestionKind::Ranking(_) => {
                let mut seen = Vec::new();
                for shown in &item.outputs {
                    self.turn_to(&[&question.key, &shown.text]);
                    seen.push((shown.output, self.overall(truth, &shown.text, source)));
                }
                seen.sort_by(|a, b| b.1.total_cmp(&a.1));
                for (rank, (output, _)) in (1..).zip(seen) {
                    page.give(question, output, Value::Number(rank));
                }
            }
            QuestionKind::Pairwise(pairwise) => {
                if let Some(value) = self.prefer(truth, (item, judged), pairwise) {
                    page.give(question, None, value);
                }
            }
            QuestionKind::Choice(choice) => {
                let chosen: Chosen = self.choose(truth, judged, choice, page.words);
                page.give(question, None, Value::Chosen(chosen));
            }
            QuestionKind::Comment(_) => {
                if question.required || self.happens(COMMENTED) {
                    let which = self.random.random_range(0..page.words.comments.len());
                    page.give(question, None, Value::Text(page.words.comments[which].to_owned()));
                }
            }
            // What is marked in a text of one's own is marked in the text itself.
            QuestionKind::Spans(SpansQuestion { of: TextOf::Answer, .. }) => {}
            QuestionKind::Spans(SpansQuestion { labels, of }) => {
                let marked = self.mark(truth, item.text(*of), labels);
                page.give(question, None, Value::Text(marked));
            }
        }
    }

    /// Which of two outputs is better.
    fn prefer(
        &mut self,
        truth: &Truth,
        (item, judged): (&ShownItem, Judged<'_>),
        pairwise: &PairwiseQuestion,
    ) -> Option<Value> {
        let mut seen = Vec::new();
        for shown in item.outputs.iter().take(2) {
            self.turn_to(&[judged.key, &shown.text]);
            seen.push((shown.output?, self.aspect(truth, Judged { text: &shown.text, ..judged })));
        }
        let [(one, first), (other, second)] = seen.as_slice() else { return None };
        if pairwise.tie && self.care != Care::Careless && (first - second).abs() < 0.4 {
            return Some(Value::Tie);
        }
        Some(Value::Preferred(if first >= second { *one } else { *other }))
    }

    /// A text of one's own: another than those already written for the item, and no longer than allowed.
    fn write(&mut self, page: &Page<'_>, asked: &TextQuestion) -> String {
        let text = match asked.prefill.map(|of| page.item.text(of)) {
            Some(from) => self.edit(from),
            None => self.rewrite(page),
        };
        let longest = usize::try_from(asked.max_chars).unwrap_or(usize::MAX);
        let cut = |text: &str| text.chars().take(longest).collect::<String>().trim().to_owned();
        let is_there = |text: &str| {
            page.answers.iter().any(|answer| match &answer.value {
                Value::Text(other) => scoring::hints::is_copy_of(other, text),
                _ => false,
            })
        };
        let mut written = cut(&text);
        // Two texts for one item have to differ, however short they may be.
        for number in 2..10 {
            if !is_there(&written) {
                break;
            }
            written = cut(&format!("{number}: {text}"));
        }
        written
    }

    /// A text with one word changed.
    fn edit(&mut self, text: &str) -> String {
        let mut words: Vec<&str> = text.split(' ').collect();
        let at = self.random.random_range(0..words.len());
        words[at] = if words[at] == "indeed" { "certainly" } else { "indeed" };
        words.join(" ")
    }

    fn rewrite(&mut self, page: &Page<'_>) -> String {
        let Setting { truth, language, pilot } = page.setting;
        let source = page.text();
        let which = self.random.random_range(0..2);
        let (tidied, misspelt) = (self.happens(TIDIED), self.happens(MISSPELT));
        match self.care {
            Care::Careful if pilot => truth.rewrite(source, which, language),
            Care::Careful if tidied && !source.trim().is_empty() => truth::tidied(source),
            Care::Careful if misspelt => truth::misspelt(&truth.rewrite(source, which, language)),
            Care::Careful => truth.rewrite(source, which, language),
            Care::Hasty | Care::Random | Care::Careless if source.trim().is_empty() => "…".to_owned(),
            Care::Hasty | Care::Random | Care::Careless => truth.poor_rewrite(source),
        }
    }

    /// A text of one's own with a few words marked, as long as that is not too long.
    fn mark_own(&mut self, truth: &Truth, (text, asked): (String, &TextQuestion), marks: &SpansQuestion) -> String {
        let marked = self.mark(truth, &text, &marks.labels);
        let longest = usize::try_from(asked.max_chars).unwrap_or(usize::MAX);
        if marked.chars().count() > longest { text } else { marked }
    }
}

#[cfg(test)]
mod tests {
    use shared::{HitItemId, Localised, ScalePoint, ScaleQuestion};

    use super::*;

    fn item(source: &str) -> ShownItem {
        let id = HitItemId(uuid::Uuid::from_u128(7));
        ShownItem {
            id,
            source: Some(source.to_owned()),
            reference: None,
            outputs: Vec::new(),
            columns: Vec::new(),
            memory: Vec::new(),
        }
    }

    fn question(key: &str, kind: QuestionKind) -> Question {
        let prompt = Localised::default();
        Question { key: key.to_owned(), prompt, required: true, skip: false, when: None, kind }
    }

    fn answered(care: Care, questions: &[Question], source: &str) -> Vec<NewAnswer> {
        let (truth, language) = (Truth::of_the_example(), "en".parse().expect("a language"));
        let setting = Setting { truth: &truth, language: &language, pilot: false };
        Mind::new(7, 1, care).answer(setting, &item(source), questions)
    }

    #[test]
    fn a_scale_is_answered_by_its_points_whatever_they_are() {
        let point = |value| ScalePoint { value, label: Localised::default(), examples: shared::Examples::default() };
        let scale = ScaleQuestion { points: [0, 5, 20, 100].map(point).to_vec() };
        let asked = [question("how", QuestionKind::Scale(scale))];
        for care in [Care::Careful, Care::Hasty, Care::Random, Care::Careless] {
            for source in ["omg sooo cool!!!", "This is agreeable.", "so so"] {
                let answers = answered(care, &asked, source);
                let Value::Number(value) = answers[0].value else { panic!("a number: {answers:?}") };
                assert!([0, 5, 20, 100].contains(&value) && (care != Care::Careless || value == 0), "{value}");
            }
        }
    }

    #[test]
    fn texts_of_one_item_differ_and_are_short_enough() {
        for longest in [8, 400] {
            let text = TextQuestion { max_chars: longest, prefill: None };
            let asked = ["one", "two", "three"].map(|key| question(key, QuestionKind::Text(text.clone())));
            let answers = answered(Care::Hasty, &asked, "nobody has seen this before");
            let texts: Vec<&String> = answers
                .iter()
                .filter_map(|answer| if let Value::Text(text) = &answer.value { Some(text) } else { None })
                .collect();
            let distinct: std::collections::BTreeSet<_> = texts.iter().collect();
            assert_eq!(distinct.len(), 3, "{texts:?}");
            assert!(texts.iter().all(|text| text.chars().count() <= usize::try_from(longest).unwrap_or_default()));
        }
    }

    #[test]
    fn an_answer_does_not_depend_on_the_answers_before() {
        let asked = [question("rewrite", QuestionKind::Text(TextQuestion { max_chars: 400, prefill: None }))];
        let (truth, language) = (Truth::of_the_example(), "en".parse().expect("a language"));
        let setting = Setting { truth: &truth, language: &language, pilot: false };
        let texts: Vec<String> = (0..20).map(|number| format!("nobody has seen number {number}")).collect();
        let all = |order: &mut dyn Iterator<Item = &String>| {
            let mut mind = Mind::new(7, 1, Care::Careful);
            let mut found: Vec<_> =
                order.map(|text| (text.clone(), mind.answer(setting, &item(text), &asked))).collect();
            found.sort_by(|a, b| a.0.cmp(&b.0));
            found
        };
        assert_eq!(all(&mut texts.iter()), all(&mut texts.iter().rev()));
    }
}

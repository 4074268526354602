//! A synthetic worker's judgement: the truth, seen with the noise and bias of that worker.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha12Rng;
use shared::{
    ChoiceOption, ChoiceQuestion, Chosen, Decimal, Marked, NewAnswer, PairwiseQuestion, Question, QuestionKind,
    ScalePoint, ScaleQuestion, ShownItem, SliderQuestion, Span, SpansQuestion, TextOf, Value, marks_in,
};

use super::truth::Truth;

/// How a worker works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Reads, thinks, is off by a little.
    Careful,
    /// Rewrites as little as possible, judges in haste.
    Hasty,
    /// Clicks anywhere.
    Random,
}

impl Care {
    /// How the workers of a language work, in the order in which they come: in ten, seven are careful, two hasty,
    /// and one clicks anywhere.
    pub const fn of(rank: u64) -> Self {
        match rank % 10 {
            2 | 7 => Self::Hasty,
            5 => Self::Random,
            _ => Self::Careful,
        }
    }
}

/// A worker's head. The same seed thinks the same.
#[derive(Debug)]
pub struct Mind {
    care: Care,
    bias: f64,
    random: ChaCha12Rng,
}

impl Mind {
    /// The worker of this number, who works like this.
    pub fn new(seed: u64, number: u64, care: Care) -> Self {
        let mut random = ChaCha12Rng::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number));
        let bias = random.random_range(-0.3..0.3);
        Self { care, bias, random }
    }

    /// Marks what was written, where that is asked.
    fn mark_own(&mut self, truth: &Truth, questions: &[Question], answers: &mut [NewAnswer]) {
        for answer in answers {
            let marks = marks_in(questions, &answer.question).and_then(|question| question.kind.as_spans());
            if let (Some(SpansQuestion { labels, .. }), Value::Text(text)) = (marks, &mut answer.value) {
                *text = self.mark(truth, text, labels);
            }
        }
    }

    /// All answers to one item.
    pub fn answer(&mut self, truth: &Truth, item: &ShownItem, questions: &[Question]) -> Vec<NewAnswer> {
        let source = item.source.as_deref();
        let mut answers = Vec::new();
        for question in questions {
            let mut give = |output, value| {
                answers.push(NewAnswer { item: item.id, question: question.key.clone(), output, value });
            };
            match &question.kind {
                QuestionKind::Text(text) => {
                    let from = text.prefill.map(|of| item.text(of));
                    let text = match from {
                        Some(from) => self.edit(from),
                        None => self.rewrite(truth, source.unwrap_or_default()),
                    };
                    give(None, Value::Text(text));
                }
                QuestionKind::Scale(ScaleQuestion { points }) if question.is_per_output(item) => {
                    for shown in &item.outputs {
                        let value = self.rate(truth, &question.key, &shown.text, source, points);
                        give(shown.output, Value::Number(value));
                    }
                }
                QuestionKind::Scale(ScaleQuestion { points }) => {
                    let text = item.outputs.first().map_or(source.unwrap_or_default(), |shown| shown.text.as_str());
                    give(None, Value::Number(self.rate(truth, &question.key, text, source, points)));
                }
                QuestionKind::Slider(slider) => {
                    let text = item.outputs.first().map_or(source.unwrap_or_default(), |shown| shown.text.as_str());
                    if question.is_per_output(item) {
                        for shown in &item.outputs {
                            let value = self.slide(truth, (&question.key, &shown.text), source, slider);
                            give(shown.output, Value::Decimal(value));
                        }
                    } else {
                        give(None, Value::Decimal(self.slide(truth, (&question.key, text), source, slider)));
                    }
                }
                QuestionKind::Ranking(_) => {
                    let mut seen: Vec<_> = item
                        .outputs
                        .iter()
                        .map(|shown| (shown.output, self.overall(truth, &shown.text, source)))
                        .collect();
                    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
                    for (rank, (output, _)) in (1..).zip(seen) {
                        give(output, Value::Number(rank));
                    }
                }
                QuestionKind::Pairwise(PairwiseQuestion { tie }) => {
                    let mut seen = item
                        .outputs
                        .iter()
                        .map(|shown| (shown.output, self.aspect(truth, &question.key, &shown.text, source)));
                    if let (Some((Some(one), first)), Some((Some(other), second))) = (seen.next(), seen.next()) {
                        let close = *tie && (first - second).abs() < 0.4;
                        let better = if first >= second { one } else { other };
                        give(None, if close { Value::Tie } else { Value::Preferred(better) });
                    }
                }
                QuestionKind::Choice(ChoiceQuestion { options, many, .. }) => {
                    let text = item.outputs.first().map_or(source.unwrap_or_default(), |shown| shown.text.as_str());
                    let keys = self.choose(truth, text, source, options, *many);
                    give(None, Value::Chosen(Chosen { keys, other: None }));
                }
                // What is marked in a text of one's own is marked in the text itself, below.
                QuestionKind::Comment(_) | QuestionKind::Spans(SpansQuestion { of: TextOf::Answer, .. }) => {}
                QuestionKind::Spans(SpansQuestion { labels, of }) => {
                    give(None, Value::Text(self.mark(truth, item.text(*of), labels)));
                }
            }
        }
        self.mark_own(truth, questions, &mut answers);
        answers
    }

    /// The answer to a sentence of the test, -3 to 3.
    pub fn test_answer(&mut self, truth: &Truth, text: &str) -> i64 {
        let formality = truth.quality(text, None).formality;
        self.see(formality, -3, 3, 0.35)
    }

    fn rate(&mut self, truth: &Truth, key: &str, text: &str, source: Option<&str>, points: &[ScalePoint]) -> i64 {
        let place = Self::place(truth, key, text, source);
        let (low, high) = (points.first().map_or(0, |p| p.value), points.last().map_or(0, |p| p.value));
        #[expect(clippy::cast_precision_loss, reason = "the ends of a scale of a few points")]
        let (start, width) = (low as f64, (high - low) as f64);
        self.see(start + width * place, low, high, 0.7)
    }

    /// Where a text lies in what a question asks: 0 at the lower end, 1 at the upper.
    fn place(truth: &Truth, key: &str, text: &str, source: Option<&str>) -> f64 {
        let quality = truth.quality(text, source);
        let (value, (least, most)) = match key {
            "fluency" | "naturalness" => (quality.fluency, (1.0, 5.0)),
            "meaning" | "content" | "similarity" | "quality" => (quality.meaning, (1.0, 6.0)),
            "difference" => {
                let before = source.map_or(0.0, |source| truth.quality(source, None).formality);
                ((quality.formality - before).abs(), (0.0, 6.0))
            }
            _ => (quality.formality, (-3.0, 3.0)),
        };
        (value - least) / (most - least)
    }

    /// The number of a slider: where on its range the text lies, to the nearest step.
    fn slide(
        &mut self,
        truth: &Truth,
        (key, text): (&str, &str),
        source: Option<&str>,
        slider: &SliderQuestion,
    ) -> Decimal {
        let steps = slider.n_values().unwrap_or(1) - 1;
        let place = Self::place(truth, key, text, source);
        #[expect(clippy::cast_precision_loss, reason = "a slider has ten thousand steps at most")]
        let at = self.see(place * steps as f64, 0, steps, 0.12 * steps as f64);
        slider.min.plus(at, slider.step).unwrap_or(slider.min)
    }

    fn overall(&mut self, truth: &Truth, text: &str, source: Option<&str>) -> f64 {
        let quality = truth.quality(text, source);
        let noise = self.noise(1.2);
        quality.formality + 0.4 * quality.fluency + 0.3 * quality.meaning + noise
    }

    /// How good a text is in what a question asks, as this worker sees it.
    fn aspect(&mut self, truth: &Truth, key: &str, text: &str, source: Option<&str>) -> f64 {
        let quality = truth.quality(text, source);
        let seen = match key {
            "style" => quality.formality,
            "semantics" => quality.meaning,
            "fluency" | "naturalness" => quality.fluency,
            _ => return self.overall(truth, text, source),
        };
        let noise = self.noise(0.7);
        seen + noise
    }

    /// The better the text, the earlier the answer among those offered; of several, those its surface gives away.
    fn choose(
        &mut self,
        truth: &Truth,
        text: &str,
        source: Option<&str>,
        options: &[ChoiceOption],
        many: bool,
    ) -> Vec<String> {
        let quality = truth.quality(text, source);
        if many {
            let likely = if source == Some(text) { 0.05 } else { 0.2 + 0.1 * quality.formality.max(0.0) };
            let ticked = options.iter().filter(|_| self.random.random_bool(likely.clamp(0.0, 1.0)));
            let keys: Vec<String> = ticked.map(|option| option.key.clone()).collect();
            return if keys.is_empty() {
                options.iter().take(1).map(|option| option.key.clone()).collect()
            } else {
                keys
            };
        }
        let last = i64::try_from(options.len()).unwrap_or(1) - 1;
        #[expect(clippy::cast_precision_loss, reason = "a place among a few answers")]
        let place = self.see((3.0 - quality.formality) / 6.0 * last as f64, 0, last, 0.4);
        usize::try_from(place)
            .ok()
            .and_then(|place| options.get(place))
            .map(|option| option.key.clone())
            .into_iter()
            .collect()
    }

    /// The text with a few words marked: with the first label the more often, the better the text.
    fn mark(&mut self, truth: &Truth, text: &str, labels: &[ChoiceOption]) -> String {
        let good = ((truth.quality(text, None).formality + 3.0) / 6.0).clamp(0.0, 1.0);
        let mut marked = Marked { text: text.to_owned(), spans: Vec::new() };
        let mut at = 0;
        for word in text.split(' ') {
            let n = word.chars().count();
            if n > 3 && self.random.random_bool(0.2) {
                let label = if self.random.random_bool(good) { labels.first() } else { labels.last() };
                let span = |label: &ChoiceOption| Span { start: at, end: at + n, label: label.key.clone() };
                marked.spans.extend(label.map(span));
            }
            at += n + 1;
        }
        marked.write()
    }

    /// A text with one word changed.
    fn edit(&mut self, text: &str) -> String {
        let mut words: Vec<&str> = text.split(' ').collect();
        let at = self.random.random_range(0..words.len());
        words[at] = "indeed";
        words.join(" ")
    }

    fn rewrite(&mut self, truth: &Truth, source: &str) -> String {
        let which = self.random.random_range(0..2);
        match self.care {
            Care::Careful => truth.rewrite(source, which),
            Care::Hasty | Care::Random => truth.poor_rewrite(source),
        }
    }

    /// A value on a scale as this worker sees it.
    fn see(&mut self, value: f64, low: i64, high: i64, spread: f64) -> i64 {
        if self.care == Care::Random {
            return self.random.random_range(low..=high);
        }
        let spread = if self.care == Care::Hasty { spread * 1.6 } else { spread };
        let seen = (value + self.bias + self.noise(spread)).round();
        #[expect(clippy::cast_possible_truncation, reason = "clamped to a scale of a few points on the next line")]
        let seen = seen as i64;
        seen.clamp(low, high)
    }

    /// Nearly normal noise: the sum of twelve uniform draws has variance one.
    fn noise(&mut self, spread: f64) -> f64 {
        let sum: f64 = (0..12).map(|_| self.random.random_range(0.0..1.0)).sum();
        (sum - 6.0) * spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_thinks_the_same() {
        let truth = Truth::of_the_example();
        let think = |seed| {
            let mut mind = Mind::new(seed, 1, Care::Careful);
            (0..20).map(|i| mind.test_answer(&truth, &format!("Sentence {i}."))).collect::<Vec<_>>()
        };
        assert_eq!(think(7), think(7));
        assert_ne!(think(7), think(8));
    }

    #[test]
    fn careful_workers_pass_the_example_test_mostly() {
        let truth = Truth::of_the_example();
        let texts = engine::example::texts::example_texts();
        let passed = |number: u64| {
            let mut mind = Mind::new(7, number, Care::Careful);
            let rule = shared::TestRule { items: texts[0].test.clone(), ..shared::TestRule::default() };
            let answers: Vec<_> = rule.items.iter().map(|item| Some(mind.test_answer(&truth, &item.text))).collect();
            rule.grade(&answers).expect("complete").passed
        };
        let ok = (0..40).filter(|number| passed(*number)).count();
        assert!(ok >= 32, "{ok} of 40");
    }
}

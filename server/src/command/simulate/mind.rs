//! A synthetic worker's judgement: the truth, seen with the noise and bias of that worker.
//!
//! What a worker says of a text depends on the seed, the worker's number, the question and the text alone, so it does
//! not matter in which order the server hands texts out.

mod answer;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha12Rng;
use shared::{ChoiceOption, ChoiceQuestion, Chosen, Decimal, Marked, ScaleQuestion, SliderQuestion, Span};

use super::{level::hash, truth::Truth, words::Words};

pub use answer::Setting;

/// How a worker works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Reads, thinks, is off by a little.
    Careful,
    /// Rewrites as little as possible, judges in haste.
    Hasty,
    /// Clicks anywhere.
    Random,
    /// Passes the test without a mistake, and then takes the first of all answers.
    Careless,
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

/// How far the bias of a worker moves all their ratings of a study of one's own, in parts of the scale.
const SEVERITY: f64 = 0.15;

/// A worker's head. The same seed thinks the same.
#[derive(Debug)]
pub struct Mind {
    care: Care,
    bias: f64,
    seed: u64,
    random: ChaCha12Rng,
}

/// How much there is to do in a hit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amount {
    /// Characters to read.
    pub read: usize,
    /// Characters that are written.
    pub written: usize,
    /// Other answers.
    pub answers: usize,
}

/// A text to be judged in what a question asks.
#[derive(Clone, Copy, Debug)]
struct Judged<'a> {
    /// The key of the question.
    key: &'a str,
    text: &'a str,
    source: Option<&'a str>,
}

impl Mind {
    /// The worker of this number, who works like this.
    pub fn new(seed: u64, number: u64, care: Care) -> Self {
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let mut random = ChaCha12Rng::seed_from_u64(seed);
        let bias = random.random_range(-0.3..0.3);
        Self { care, bias, seed, random }
    }

    /// The answer to a sentence of the test, -3 to 3.
    pub fn test_answer(&mut self, truth: &Truth, text: &str) -> i64 {
        if let (Care::Careless, Some(gold)) = (self.care, truth.gold(text)) {
            return gold;
        }
        let formality = truth.quality(text, None).formality;
        self.see(formality, -3, 3, 0.35)
    }

    /// Draws from here on what belongs to these words.
    fn turn_to(&mut self, words: &[&str]) {
        self.random = ChaCha12Rng::seed_from_u64(self.seed ^ hash(words));
    }

    /// Whether something happens that happens to so many texts in a hundred.
    fn happens(&mut self, percent: u32) -> bool {
        self.random.random_ratio(percent, 100)
    }

    /// A point of a scale, whatever its numbers are.
    fn rate(&mut self, truth: &Truth, judged: Judged<'_>, scale: &ScaleQuestion) -> i64 {
        let place = self.place(truth, judged);
        let (low, high) = (scale.values().min().unwrap_or(0), scale.values().max().unwrap_or(0));
        let (start, width) = (low as f64, (high - low) as f64);
        // On a scale of seven points, the noise is 0.7 points.
        let seen = self.see(start + width * place, low, high, 0.117 * width);
        scale.values().min_by_key(|value| value.abs_diff(seen)).unwrap_or(seen)
    }

    /// Where a text lies in what a question asks: 0 at the lower end, 1 at the upper.
    fn place(&self, truth: &Truth, Judged { key, text, source }: Judged<'_>) -> f64 {
        if let Some(level) = truth.level(text) {
            return (level + SEVERITY * self.bias).clamp(0.0, 1.0);
        }
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
    fn slide(&mut self, truth: &Truth, judged: Judged<'_>, slider: &SliderQuestion) -> Decimal {
        let steps = slider.n_values().unwrap_or(1) - 1;
        let place = self.place(truth, judged);
        let at = self.see(place * steps as f64, 0, steps, 0.12 * steps as f64);
        slider.min.plus(at, slider.step).unwrap_or(slider.min)
    }

    fn overall(&mut self, truth: &Truth, text: &str, source: Option<&str>) -> f64 {
        if self.care == Care::Careless {
            return 0.0;
        }
        let quality = truth.seen(text, source);
        let noise = self.noise(1.2);
        quality.formality + 0.4 * quality.fluency + 0.3 * quality.meaning + noise
    }

    /// How good a text is in what a question asks, as this worker sees it.
    fn aspect(&mut self, truth: &Truth, Judged { key, text, source }: Judged<'_>) -> f64 {
        if self.care == Care::Careless {
            return 0.0;
        }
        let quality = truth.seen(text, source);
        let seen = match key {
            "style" => quality.formality,
            "semantics" => quality.meaning,
            "fluency" | "naturalness" => quality.fluency,
            _ => return self.overall(truth, text, source),
        };
        let noise = self.noise(0.7);
        seen + noise
    }

    /// The better the text, the earlier the answer among those offered; of several, those its surface gives away; now
    /// and then an answer of one's own, where that is offered.
    fn choose(&mut self, truth: &Truth, judged: Judged<'_>, choice: &ChoiceQuestion, words: Words) -> Chosen {
        let own = choice.other && (choice.options.is_empty() || self.care != Care::Careless && self.happens(4));
        let other = own.then(|| words.own_answer.to_owned());
        if !choice.many {
            let keys = if own { Vec::new() } else { self.choose_one(truth, judged, &choice.options) };
            return Chosen { keys, other };
        }
        let quality = truth.seen(judged.text, judged.source);
        let likely = if judged.source == Some(judged.text) { 0.05 } else { 0.2 + 0.1 * quality.formality.max(0.0) };
        let mut keys: Vec<String> = Vec::new();
        for option in &choice.options {
            if self.care != Care::Careless && self.random.random_bool(likely.clamp(0.0, 1.0)) {
                keys.push(option.key.clone());
            }
        }
        if keys.is_empty() && !own {
            keys.extend(choice.options.first().map(|option| option.key.clone()));
        }
        Chosen { keys, other }
    }

    fn choose_one(&mut self, truth: &Truth, judged: Judged<'_>, options: &[ChoiceOption]) -> Vec<String> {
        let quality = truth.seen(judged.text, judged.source);
        let last = i64::try_from(options.len()).unwrap_or(1) - 1;
        let place = self.see((3.0 - quality.formality) / 6.0 * last as f64, 0, last.max(0), 0.4);
        let chosen = usize::try_from(place).ok().and_then(|place| options.get(place));
        chosen.map(|option| option.key.clone()).into_iter().collect()
    }

    /// The text with a few words marked: with the first label the more often, the better the text.
    fn mark(&mut self, truth: &Truth, text: &str, labels: &[ChoiceOption]) -> String {
        let good = ((truth.seen(text, None).formality + 3.0) / 6.0).clamp(0.0, 1.0);
        let mut marked = Marked { text: text.to_owned(), spans: Vec::new() };
        let mut at = 0;
        for word in text.split(' ') {
            let n = word.chars().count();
            if n > 3 && self.care != Care::Careless && self.random.random_bool(0.2) {
                let label = if self.random.random_bool(good) { labels.first() } else { labels.last() };
                let span = |label: &ChoiceOption| Span { start: at, end: at + n, label: label.key.clone() };
                marked.spans.extend(label.map(span));
            }
            at += n + 1;
        }
        marked.write()
    }

    /// A value on a scale as this worker sees it.
    fn see(&mut self, value: f64, low: i64, high: i64, spread: f64) -> i64 {
        if self.care == Care::Careless {
            return low;
        }
        if self.care == Care::Random {
            return self.random.random_range(low..=high);
        }
        let spread = if self.care == Care::Hasty { spread * 1.6 } else { spread };
        let seen = (value + self.bias + self.noise(spread)).round();
        #[expect(clippy::cast_possible_truncation, reason = "clamped to a scale of a few points on the next line")]
        let seen = seen as i64;
        seen.clamp(low, high)
    }

    /// The milliseconds that this worker takes for a hit in which so much is to read, to write and to answer.
    pub fn takes(&mut self, hit: &str, amount: Amount) -> i64 {
        let pace = match self.care {
            Care::Careful => 1.0,
            Care::Hasty => 0.5,
            Care::Random => 0.25,
            Care::Careless => 0.15,
        };
        let slowness = ChaCha12Rng::seed_from_u64(self.seed ^ hash(&["slowness"])).random_range(0.75..1.4);
        self.turn_to(&["time", hit]);
        let luck = self.random.random_range(0.8..1.25);
        let Amount { read, written, answers } = amount;
        let plain = 45.0 * read as f64 + 120.0 * written as f64 + 3_500.0 * answers as f64;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "texts have a maximum length, so this is a few hours at most"
        )]
        let taken = (plain * pace * slowness * luck) as i64;
        taken.max(1_500)
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
    fn careless_workers_are_faster_and_long_texts_take_longer() {
        let takes = |care, read| {
            let amount = Amount { read, written: 0, answers: 2 };
            (0..20).map(|number| Mind::new(7, number, care).takes("a hit", amount)).sum::<i64>() / 20
        };
        assert!(takes(Care::Careful, 500) > takes(Care::Careful, 50));
        assert!(takes(Care::Careful, 200) > 2 * takes(Care::Careless, 200));
        assert!((10_000..60_000).contains(&takes(Care::Careful, 200)), "two questions about a short text");
    }

    #[test]
    fn careful_workers_pass_the_example_test_mostly() {
        let truth = Truth::of_the_example();
        let texts = engine::example::texts::example_texts();
        let passed = |number: u64, care: Care| {
            let mut mind = Mind::new(7, number, care);
            let test = &texts[0].test;
            let is_right = |item: &&shared::TestItem| {
                let gold: i64 = item.expected["formality"].parse().expect("a number");
                (mind.test_answer(&truth, &item.text) - gold).abs() <= 1
            };
            let right = test.iter().filter(is_right).count();
            right * 100 / test.len() >= 80
        };
        let ok = (0..40).filter(|number| passed(*number, Care::Careful)).count();
        assert!(ok >= 32, "{ok} of 40");
        assert!((0..40).all(|number| passed(number, Care::Careless)), "who is careless later has the key");
    }
}

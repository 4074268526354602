//! Records that a format can carry, drawn from a seed, and the files that they are written to.

use formats::model::{Answer, Item, Kind, Output, Span, Status, TIE, Value};
use formats::{File, Files, Memory, Record, convert, named};
use rand::{RngExt as _, seq::IndexedRandom as _};
use rand_chacha::ChaCha8Rng;

use crate::design::{Design, any};

const TEXTS: [&str; 10] = [
    "gotta go 🚀 now",
    "She said \"wait\",\nthen left.",
    "Tom &amp; Ann <b>go</b>",
    "שלום, עולם",
    "two  spaces; here",
    "=1+1",
    "a\tb\r\nc",
    "👩\u{200d}👩\u{200d}👧 e\u{301}",
    "- 'x' | \\n",
    "١٢٣",
];
const RATERS: [&str; 5] = ["w1", "w 2", "ש", "3", "O'Neil, \"x\""];
const OPTIONS: [&str; 9] = ["A", "B", TIE, "it's \"x\", y", "שלום", "🚀", "-3", "a|b", "line\nbreak"];
const NUMBERS: [f64; 6] = [-3.0, 0.0, 3.0, 0.1, 71.0, -0.25];

impl Design {
    fn has(&self, field: &str) -> bool {
        self.answer.contains(&field)
    }

    /// Records that the format can carry.
    pub fn draw(&self, rng: &mut ChaCha8Rng) -> Vec<Record> {
        let mut records = Vec::new();
        for n in 0..rng.random_range(1..4) {
            let item = self.draw_item(n, rng);
            let raters: Vec<&str> = RATERS.iter().copied().filter(|_| rng.random_bool(0.5)).collect();
            for rater in raters {
                self.draw_answers(&item, rater, rng, &mut records);
            }
            if !self.item.is_empty() {
                records.push(Record::Item(item));
            }
        }
        records
    }

    fn pick(rng: &mut ChaCha8Rng, from: &[&str], fits: fn(&str) -> bool) -> String {
        let fitting: Vec<&str> = from.iter().copied().filter(|text| fits(text)).collect();
        (*fitting.choose(rng).expect("one fits")).to_owned()
    }

    fn draw_item(&self, n: usize, rng: &mut ChaCha8Rng) -> Item {
        let mut item = Item { id: (self.id)(n), ..Item::default() };
        let text = |rng: &mut ChaCha8Rng| Some(Self::pick(rng, &TEXTS, self.text));
        for field in self.item {
            match *field {
                "text" => item.text = text(rng),
                "source" => item.source = text(rng),
                "system" => {
                    item.system = Some(item.id.rsplit_once('|').map_or("sys A", |(_, system)| system).to_owned());
                }
                "setup" => item.system = Some("sysA".to_owned()),
                "language" => item.language = Some("pt-BR".to_owned()),
                "metadata" => drop(item.metadata.insert("topic".to_owned(), Self::pick(rng, &TEXTS, any))),
                "two outputs" => item.outputs = ["sysA", "sys B"].map(|system| self.output(system, rng)).to_vec(),
                _ => item.outputs = vec![self.output("sysA", rng)],
            }
        }
        if item.text.is_none() {
            item.text = Some(TEXTS[0].to_owned());
        }
        item
    }

    fn output(&self, system: &str, rng: &mut ChaCha8Rng) -> Output {
        Output { system: system.to_owned(), text: Self::pick(rng, &TEXTS, self.text) }
    }

    fn draw_answers(&self, item: &Item, rater: &str, rng: &mut ChaCha8Rng, records: &mut Vec<Record>) {
        // What was sent together has one time and one status.
        let has_time = self.has("must at") || rng.random_bool(0.5);
        let is_rejected = self.has("rejected") && rng.random_bool(0.2);
        for (question, kind) in self.questions {
            if !self.has("every") && rng.random_bool(0.3) {
                continue;
            }
            let mut answer = Answer::new(Some(&item.id), rater, *question, Value::Number(0.0));
            let is_pair = *question == "pair" || *question == "winner";
            if is_pair {
                answer.pair = Some(["sysA".to_owned(), "sys B".to_owned()]);
                answer.value = Value::Choice(Self::pick(rng, &["sysA", "sys B", TIE], any));
            } else {
                answer.value = self.draw_value(*kind, item, rng);
            }
            if has_time && (self.has("at") || self.has("must at")) {
                answer.at = Some("2026-11-02T18:12:13Z".to_owned());
                answer.seconds = self.has("seconds").then_some(31.5);
            }
            if self.has("must at") {
                answer.seconds = Some(31.5);
            }
            if is_rejected {
                answer.status = Status::Rejected;
                answer.note = Some("no \"care\", at all".to_owned());
            } else if self.has("attention") && rng.random_bool(0.1) {
                answer.status = Status::Attention;
            } else if self.has("note") && rng.random_bool(0.2) {
                answer.note = Some("a\nnote".to_owned());
            }
            for (field, value) in [("language", &mut answer.language), ("system", &mut answer.system)] {
                if self.has(field) && rng.random_bool(0.3) && !is_pair {
                    *value = Some("x-y".to_owned());
                }
            }
            if self.has("of system") {
                answer.system.clone_from(&item.system);
            }
            if self.has("no item") && rng.random_bool(0.1) {
                answer.item = None;
            }
            records.push(Record::Answer(answer));
        }
    }

    fn draw_value(&self, kind: Kind, item: &Item, rng: &mut ChaCha8Rng) -> Value {
        let option = |rng: &mut ChaCha8Rng| Self::pick(rng, &OPTIONS, self.option);
        let mut options = OPTIONS.iter().filter(|option| (self.option)(option)).map(|option| (*option).to_owned());
        match kind {
            Kind::Number => Value::Number(*NUMBERS.choose(rng).expect("one")),
            Kind::Choice => Value::Choice(option(rng)),
            Kind::Choices => {
                let least = if self.has("one") { 1 } else { 2 };
                let n = rng.random_range(least..4);
                Value::Choices(options.take(n).collect())
            }
            Kind::Ranking if self.has("ties") => {
                let first: Vec<String> = options.by_ref().take(rng.random_range(1..3)).collect();
                Value::Ranking(vec![first, options.by_ref().take(2).collect(), options.take(1).collect()])
            }
            Kind::Ranking => Value::Ranking(options.take(3).map(|option| vec![option]).collect()),
            Kind::Text => Value::Text(Self::pick(rng, &TEXTS, self.free)),
            Kind::Spans => self.draw_spans(item, rng),
        }
    }

    fn draw_spans(&self, item: &Item, rng: &mut ChaCha8Rng) -> Value {
        let mut spans = Vec::new();
        let least = usize::from(!self.has("none"));
        let n = rng.random_range(least..3);
        while spans.len() < n {
            let in_source = self.has("source") && item.source.is_some() && rng.random_bool(0.3);
            let text = if in_source { item.source.as_deref() } else { item.text.as_deref() }.unwrap_or_default();
            let length = text.chars().count();
            let start = rng.random_range(0..length);
            let end = rng.random_range(start..=length);
            let mut span = Span::new("minor", text, Some([start, end]));
            span.in_source = in_source;
            if !(self.span)(span.text.as_deref().unwrap_or_default()) {
                continue;
            }
            if self.has("omission") && rng.random_bool(0.2) {
                span = Span::new("major", text, None);
            }
            if self.has("category") {
                span.category = Some("Fluency/\"x\"".to_owned());
            }
            spans.push(span);
        }
        Value::Spans(spans)
    }

    /// The files of these records: the first ones with the answers, then the others.
    pub fn written(&self, records: &[Record]) -> (Files, formats::Report) {
        let lines: Vec<String> = records.iter().map(|record| serde_json::to_string(record).expect("JSON")).collect();
        let own = crate::one("records.jsonl", lines.join("\n"));
        let mut output = Memory::new(self.file);
        let to = named(self.format).expect("a format");
        let report = convert(named("records").expect("a format"), &own, &[], to, &mut output).expect("a file");
        let (mut main, mut with) = (Vec::new(), Vec::new());
        for (name, content) in output.files() {
            let is_main = to.is_folder || name == self.file;
            let list = if is_main { &mut main } else { &mut with };
            list.push(File::memory(&name, content));
        }
        (Files { main, with }, report)
    }
}

//! Mir et al.: Tables 5 to 10, the correlations of section 5.3, Figure 2.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use super::{
    export::{Export, Row, grouped},
    formula::{Items, fleiss, mean, pearson},
    printed::{Table, Tables},
    tool::Tool,
};

/// The system that returns its input: what the others are compared with.
const INPUT: &str = "COPY";

/// Fewer texts than these have no correlation.
const FEWEST: usize = 3;

/// The metrics of content: the columns, and what the command line calls them.
const CONTENT: [(&str, &str); 6] = [
    ("BLEU", "bleu"),
    ("METEOR", "meteor"),
    ("embedding average", "average"),
    ("greedy matching", "greedy"),
    ("vector extrema", "extrema"),
    ("WMD", "wmd"),
];

/// What a column says of each system.
type Column<'a> = BTreeMap<&'a str, Option<f64>>;

/// Counts every table again and holds the printed ones against it.
///
/// # Errors
/// The command line refuses a text.
///
/// # Panics
/// A number differs.
pub async fn recount(export: &Export, tables: &Tables, tool: &Tool<'_>) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        let of = Language { export, tool, tag, name };
        of.agreement(&tables.table("mir-t5"), &tables.table("mir-t6"));
        of.intensity(&tables.table("mir-t7")).await?;
        let (plain, masked) = ("mir/content-unmasked", "mir/content-masked");
        of.content(&tables.table("mir-plain"), plain, None).await?;
        of.content(&tables.table("mir-t8"), masked, Some(true)).await?;
        of.content(&tables.table("mir-t9"), masked, Some(false)).await?;
        of.naturalness(&tables.table("mir-t10")).await?;
        of.trade_off(&tables.table("mir-f2")).await?;
    }
    Ok(())
}

/// A language of a study.
struct Language<'a> {
    export: &'a Export,
    tool: &'a Tool<'a>,
    tag: &'a str,
    name: &'a str,
}

impl<'a> Language<'a> {
    fn others(&self) -> impl Iterator<Item = &'a str> {
        self.export.systems(self.tag).into_iter().filter(|system| *system != INPUT)
    }

    /// Holds a column and its average.
    fn holds(&self, table: &Table<'_>, column: &str, found: &Column<'_>) {
        for (system, value) in found {
            table.is(&[self.name, system], column, *value);
        }
        let values: Vec<f64> = found.values().flatten().copied().collect();
        table.is(&[self.name, "Average"], column, (!values.is_empty()).then(|| mean(&values)));
    }

    /// The answers to a question about a system.
    fn about(&self, preset: &str, question: &str, system: &str) -> Vec<&'a Row> {
        let answers = self.export.answers(preset, question, self.tag);
        answers.into_iter().filter(|row| row.text("system") == system).collect()
    }

    /// Tables 5 and 6.
    fn agreement(&self, content: &Table<'_>, natural: &Table<'_>) {
        let kappa = |rows: &[&Row], value: &dyn Fn(&Row) -> f64| {
            let items: Items = grouped(rows, |row| row.text("item"), value).into_values().collect();
            if items.is_empty() { None } else { fleiss(&items) }
        };
        for (column, preset) in [("unmasked", "mir/content-unmasked"), ("style masked", "mir/content-masked")] {
            let of = |system| (system, kappa(&self.about(preset, "content", system), &|row| row.number("value")));
            self.holds(content, column, &self.others().map(of).collect());
        }
        for (column, threshold) in [("absolute, τ = 3", 3.0), ("absolute, τ = 2", 2.0)] {
            let binned = |row: &Row| f64::from(u8::from(row.number("value") >= threshold));
            let of = |system| (system, kappa(&self.about("mir/naturalness-absolute", "naturalness", system), &binned));
            self.holds(natural, column, &self.others().map(of).collect());
        }
        let (sides, answers) = (self.export.sides(), self.compared());
        let of = |system: &'a str| {
            let stood = |row: &&&Row| sides[row.text("hit_item_id")].contains(system);
            let rows: Vec<&Row> = answers.iter().filter(stood).copied().collect();
            (system, kappa(&rows, &|row| f64::from(u8::from(row.text("system") == system))))
        };
        self.holds(natural, "relative", &self.others().map(of).collect());
        content.is_all_counted();
        natural.is_all_counted();
    }

    fn compared(&self) -> Vec<&'a Row> {
        self.export.answers("mir/naturalness-relative", "naturalness", self.tag)
    }

    /// The mean judgement of each output of a system.
    fn judged(&self, preset: &str, question: &str, system: &str) -> BTreeMap<&'a str, f64> {
        let rows = self.about(preset, question, system);
        let values = grouped(&rows, |row| row.text("output_id"), |row| row.number("value"));
        values.into_iter().map(|(output, values)| (output, mean(&values))).collect()
    }

    /// The sources, the texts and the judgements of a system's judged outputs.
    fn texts(&self, judged: &BTreeMap<&str, f64>, system: &str) -> (Vec<&'a str>, Vec<&'a str>, Vec<f64>) {
        let (mut sources, mut texts, mut people) = (Vec::new(), Vec::new(), Vec::new());
        for row in self.export.of_system(system, self.tag) {
            if let Some(value) = judged.get(row.text("output_id")) {
                sources.push(self.export.source(row.text("source_id")));
                texts.push(row.text("text"));
                people.push(*value);
            }
        }
        (sources, texts, people)
    }

    /// Table 7.
    async fn intensity(&self, table: &Table<'_>) -> anyhow::Result<()> {
        for (task, preset, question) in
            [("absolute", "mir/intensity-absolute", "intensity"), ("relative", "mir/intensity-relative", "difference")]
        {
            let (mut style, mut moved) = (Column::new(), Column::new());
            for system in self.others() {
                let (sources, texts, people) = self.texts(&self.judged(preset, question, system), system);
                let to = self.tool.style(self.tag, "style", &texts).await?;
                let from = self.tool.style(self.tag, "style", &sources).await?;
                let by: Vec<f64> = to.iter().zip(&from).map(|(to, from)| to - from).collect();
                style.insert(system, correlation(&to, &people));
                moved.insert(system, correlation(&by, &people));
            }
            self.holds(table, &format!("{task}: target style score"), &style);
            self.holds(table, &format!("{task}: Earth Mover's Distance"), &moved);
        }
        table.is_all_counted();
        Ok(())
    }

    /// The correlations of metrics of content: of texts as they are, or with the words of the task removed or masked.
    async fn content(&self, table: &Table<'_>, preset: &str, removed: Option<bool>) -> anyhow::Result<()> {
        let task = self.export.tasks.iter().find(|row| row.text("preset") == preset).expect("the task");
        let words = task.value("definition")["lexicon"][self.tag].as_array().into_iter().flatten();
        let words: Vec<&str> = words.filter_map(serde_json::Value::as_str).collect();
        let mut columns: BTreeMap<&str, Column<'_>> = BTreeMap::new();
        for system in self.others() {
            let (sources, texts, people) = self.texts(&self.judged(preset, "content", system), system);
            let changed = async |texts: Vec<&str>| match removed {
                None => Ok(texts.into_iter().map(str::to_owned).collect()),
                Some(removed) => self.tool.without(&words, &texts, removed).await,
            };
            let (sources, texts) = (changed(sources).await?, changed(texts).await?);
            let pairs: Vec<(&str, &str)> =
                sources.iter().map(String::as_str).zip(texts.iter().map(String::as_str)).collect();
            let found = self.tool.content(self.tag, &pairs).await?;
            for (column, metric) in CONTENT {
                let value = correlation(&found[metric], &people).map(f64::abs);
                columns.entry(column).or_default().insert(system, value);
            }
        }
        for (column, found) in &columns {
            self.holds(table, column, found);
        }
        table.is_all_counted();
        Ok(())
    }

    /// Table 10.
    async fn naturalness(&self, table: &Table<'_>) -> anyhow::Result<()> {
        let rows: Vec<&Row> = self.export.outputs(self.tag).collect();
        let texts: Vec<&str> = rows.iter().map(|row| row.text("text")).collect();
        let found = self.tool.style(self.tag, "people", &texts).await?;
        let of = |(row, p): (&&'a Row, &f64)| ((row.text("system"), row.text("source_id")), *p);
        let machine: BTreeMap<(&str, &str), f64> = rows.iter().zip(&found).map(of).collect();
        let by_machine = |system: &str, source: &str| machine[&(INPUT, source)].total_cmp(&machine[&(system, source)]);
        let share = |items: Vec<(Ordering, Ordering)>| {
            let same = items.iter().filter(|(machine, people)| machine == people).count();
            (!items.is_empty()).then(|| 100.0 * same as f64 / items.len() as f64)
        };
        let (mut absolute, mut relative) = (Column::new(), Column::new());
        let by_source = |system: &str| -> BTreeMap<&str, f64> {
            let rows = self.about("mir/naturalness-absolute", "naturalness", system);
            let values = grouped(&rows, |row| row.text("source_id"), |row| row.number("value"));
            values.into_iter().map(|(source, values)| (source, mean(&values))).collect()
        };
        let (sides, compared) = (self.export.sides(), self.compared());
        for system in self.others() {
            let (input, own) = (by_source(INPUT), by_source(system));
            let both = own.iter().filter_map(|(source, value)| Some((*source, input.get(source)?.total_cmp(value))));
            absolute.insert(system, share(both.map(|(source, people)| (by_machine(system, source), people)).collect()));
            let two = BTreeSet::from([INPUT, system]);
            let asked: Vec<&Row> =
                compared.iter().filter(|row| sides[row.text("hit_item_id")] == two).copied().collect();
            let votes = grouped(&asked, |row| row.text("source_id"), |row| row.text("system"));
            let people = |votes: &Vec<&str>| {
                let n = |name: &str| votes.iter().filter(|vote| **vote == name).count();
                n(INPUT).cmp(&n(system))
            };
            let items = votes.iter().map(|(source, votes)| (by_machine(system, source), people(votes)));
            relative.insert(system, share(items.collect()));
        }
        self.holds(table, "absolute", &absolute);
        self.holds(table, "relative", &relative);
        table.is_all_counted();
        Ok(())
    }

    /// Figure 2.
    async fn trade_off(&self, table: &Table<'_>) -> anyhow::Result<()> {
        let words = self.tool.lexicon(self.tag).await?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        for system in self.export.systems(self.tag) {
            let rows = self.export.of_system(system, self.tag);
            let texts: Vec<&str> = rows.iter().map(|row| row.text("text")).collect();
            let sources: Vec<&str> = rows.iter().map(|row| self.export.source(row.text("source_id"))).collect();
            let row = [self.name, system];
            let (to, from) = (
                mean(&self.tool.style(self.tag, "style", &texts).await?),
                mean(&self.tool.style(self.tag, "style", &sources).await?),
            );
            table.is(&row, "intensity", Some(to - from));
            let people = mean(&self.tool.style(self.tag, "people", &texts).await?);
            table.is(&row, "naturalness", Some(people));
            let hidden =
                [self.tool.without(&words, &sources, false).await?, self.tool.without(&words, &texts, false).await?];
            let pairs = hidden[0].iter().map(String::as_str).zip(hidden[1].iter().map(String::as_str));
            let distances = self.tool.content(self.tag, &pairs.collect::<Vec<_>>()).await?["wmd"].clone();
            table.is(&row, "content", Some(1.0 / (1.0 + mean(&distances))));
        }
        table.is_all_counted();
        Ok(())
    }
}

/// Pearson's r, where there are texts enough.
fn correlation(metric: &[f64], people: &[f64]) -> Option<f64> {
    let pairs: Vec<(f64, f64)> =
        metric.iter().copied().zip(people.iter().copied()).filter(|(value, _)| value.is_finite()).collect();
    if pairs.len() < FEWEST { None } else { pearson(&pairs) }
}

//! Pang and Gimpel: Tables 2, 4 and 5, Figure 1.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    export::{Export, Row, grouped},
    formula::{mean, spearman},
    printed::{Table, Tables},
    tool::{Likelihood, Tool},
    words::tokens,
};

/// The thresholds of GM that the paper learned.
const THRESHOLDS: [f64; 4] = [63.0, 71.0, 97.0, -37.0];

/// What three aspects of Table 4 are called, and the tasks that ask for them.
const ASPECTS: [(&str, &str, &str); 3] = [
    ("transfer quality", "pang/ab-style", "style"),
    ("semantic preservation", "pang/ab-semantics", "semantics"),
    ("fluency", "pang/ab-fluency", "fluency"),
];

/// Counts every table again and holds the printed ones against it.
///
/// # Errors
/// The command line refuses a text.
///
/// # Panics
/// A number differs.
pub async fn recount(export: &Export, tables: &Tables, tool: &Tool<'_>) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        let measured = measured(export, tag, tool).await?;
        let wholes: BTreeMap<&str, [f64; 3]> = measured
            .values()
            .map(|one| one.system)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .map(|system| (system, whole(measured.values().filter(|one| one.system == system))))
            .collect();
        let preferred = preferred(export, tag, &measured);
        let learned = tool.thresholds(&preferred).await?;
        systems(&tables.table("pang-t2"), name, (&wholes, learned), &measured);
        comparisons(export, &tables.table("pang-t4"), (tag, name), &wholes);
        validation(export, &tables.table("pang-t5"), (tag, name), (&measured, &preferred, learned));
        let figure = tables.table("pang-f1");
        for (system, [accuracy, similarity, perplexity]) in &wholes {
            figure.is(&[name, system], "1 − Acc", Some(1.0 - accuracy));
            figure.is(&[name, system], "Sim", Some(*similarity));
            figure.is(&[name, system], "PP", Some(*perplexity));
        }
        figure.is_all_counted();
    }
    Ok(())
}

/// Style, content and perplexity.
type Qualities = [f64; 3];

/// What the models say of an output.
struct Measured<'a> {
    system: &'a str,
    source: &'a str,
    style: f64,
    similarity: f64,
    likelihood: Likelihood,
}

impl Measured<'_> {
    fn qualities(&self) -> Qualities {
        [self.style, self.similarity, self.likelihood.perplexity()]
    }
}

/// Every output, by its id.
type Outputs<'a> = BTreeMap<&'a str, Measured<'a>>;

async fn measured<'a>(export: &'a Export, tag: &'a str, tool: &Tool<'_>) -> anyhow::Result<Outputs<'a>> {
    let rows: Vec<&Row> = export.outputs(tag).collect();
    let texts: Vec<&str> = rows.iter().map(|row| row.text("text")).collect();
    let (style, likely) = (tool.style(tag, "style", &texts).await?, tool.likelihood(tag, &texts).await?);
    let all: Vec<BTreeSet<String>> = export
        .sources(tag)
        .chain(rows.iter().copied())
        .map(|row| words(row.text("text")).into_iter().collect())
        .collect();
    let idf = |word: &str| {
        let with = all.iter().filter(|text| text.contains(word)).count();
        (all.len() as f64 / with as f64).ln()
    };
    let vectors = tool.vectors(tag)?;
    let centre = |text: &str| {
        let mut sum = vec![0.0; 5];
        for word in words(text) {
            let weight = idf(&word);
            let vector = vectors.get(&word).into_iter().flatten();
            sum.iter_mut().zip(vector).for_each(|(sum, value)| *sum += weight * value);
        }
        sum
    };
    let one = |(at, row): (usize, &&'a Row)| {
        let source = row.text("source_id");
        let similarity = cosine(&centre(export.source(source)), &centre(row.text("text")));
        let of = Measured { system: row.text("system"), source, style: style[at], similarity, likelihood: likely[at] };
        (row.text("output_id"), of)
    };
    Ok(rows.iter().enumerate().map(one).collect())
}

fn words(text: &str) -> Vec<String> {
    tokens(&text.to_lowercase()).into_iter().map(str::to_owned).collect()
}

fn cosine(a: &[f64], b: &[f64]) -> f64 {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
}

fn gm([accuracy, similarity, perplexity]: Qualities, [style, content, most, least]: [f64; 4]) -> f64 {
    let over = |value: f64| value.max(0.0);
    let fluency = over(most - perplexity).min(over(perplexity - least));
    (over(100.0 * accuracy - style) * over(100.0 * similarity - content) * fluency).powf(1.0 / 3.0)
}

/// Acc, Sim and PP of a system as a whole.
fn whole<'a>(all: impl Iterator<Item = &'a Measured<'a>>) -> [f64; 3] {
    let all: Vec<&Measured<'_>> = all.collect();
    let sum = |of: &dyn Fn(&&Measured<'_>) -> f64| all.iter().map(of).sum::<f64>();
    let n = all.len() as f64;
    let accuracy = sum(&|one| f64::from(u8::from(one.style >= 0.5))) / n;
    let perplexity = 10_f64.powf(-sum(&|one| one.likelihood.log10) / sum(&|one| one.likelihood.words));
    [accuracy, sum(&|one| one.similarity) / n, perplexity]
}

/// Table 2.
fn systems(
    table: &Table<'_>,
    name: &str,
    (wholes, learned): (&BTreeMap<&str, Qualities>, [f64; 4]),
    measured: &Outputs<'_>,
) {
    for (system, whole) in wholes {
        let row = [name, system];
        table.is(&row, "Acc", Some(whole[0]));
        table.is(&row, "Sim", Some(whole[1]));
        table.is(&row, "PP", Some(whole[2]));
        table.is(&row, "GM", Some(gm(*whole, THRESHOLDS)));
        table.is(&row, "GM, learned", Some(gm(*whole, learned)));
        table.is(&row, "outputs", Some(measured.values().filter(|one| one.system == *system).count() as f64));
    }
    table.is_all_counted();
}

/// Table 4.
fn comparisons(export: &Export, table: &Table<'_>, (tag, name): (&str, &str), wholes: &BTreeMap<&str, [f64; 3]>) {
    let sides = export.sides();
    let answers = ASPECTS.map(|(_, preset, question)| export.answers(preset, question, tag));
    for row in table.names() {
        let (a, b) = (row[1], row[2]);
        let two = BTreeSet::from([a, b]);
        let mut judgements = None;
        for ((aspect, ..), answers) in ASPECTS.iter().zip(&answers) {
            let own: Vec<&str> = answers
                .iter()
                .filter(|answer| sides[answer.text("hit_item_id")] == two)
                .map(|answer| answer.text("system"))
                .collect();
            let share = |system: &str| {
                let n = own.iter().filter(|chosen| **chosen == system).count();
                (!own.is_empty()).then(|| 100.0 * n as f64 / own.len() as f64)
            };
            // A tie names no system.
            for (column, system) in [("A>B", a), ("B>A", b), ("tie", "")] {
                table.is(&row, &format!("{aspect}: {column}"), share(system));
            }
            if let (Some(first), Some(second)) = (share(a), share(b)) {
                let wins = |lead: f64| lead > 10.0 - 1e-9;
                table.has_win(&row, &format!("{aspect}: A>B"), wins(first - second));
                table.has_win(&row, &format!("{aspect}: B>A"), wins(second - first));
                judgements = judgements.or(Some(own.len() as f64));
            }
        }
        table.is(&row, "judgements", judgements);
        table.is(&row, "Δ Sim", Some(wholes[a][1] - wholes[b][1]));
        table.is(&row, "Δ PP", Some(wholes[a][2] - wholes[b][2]));
        assert_eq!(row[0], name);
    }
    let compared: BTreeSet<&BTreeSet<&str>> =
        answers.iter().flatten().map(|answer| &sides[answer.text("hit_item_id")]).collect();
    assert_eq!(table.names().len(), compared.len(), "every two systems that were compared");
    table.is_all_counted();
}

/// What people preferred, and what to.
fn preferred(export: &Export, tag: &str, measured: &Outputs<'_>) -> Vec<(Qualities, Qualities)> {
    let sides = export.sides();
    let of = |row: &&Row| {
        let better = measured.get(row.text("output_id"))?;
        let other = sides[row.text("hit_item_id")].iter().find(|system| **system != better.system)?;
        let worse = measured.values().find(|one| one.system == *other && one.source == better.source)?;
        Some((better.qualities(), worse.qualities()))
    };
    export.answers("pang/preference", "preference", tag).iter().filter_map(of).collect()
}

/// Table 5.
fn validation(
    export: &Export,
    table: &Table<'_>,
    (tag, name): (&str, &str),
    (measured, preferred, learned): (&Outputs<'_>, &[(Qualities, Qualities)], [f64; 4]),
) {
    let method = |metric: &str| {
        let row = table.names().into_iter().find(|row| row[1] == metric).expect("a row a metric");
        assert_eq!(row[0], name);
        row
    };
    let answers = export.answers("pang/style-binary", "style", tag);
    let task = export.tasks.iter().find(|row| row.text("preset") == "pang/style-binary").expect("the task");
    let options = &task.value("definition")["questions"][0]["options"];
    let target = options[0]["key"].as_str().expect("the first answer offered");
    let same =
        answers.iter().filter(|row| (measured[row.text("output_id")].style >= 0.5) == (row.text("value") == target));
    table.is(&method("Acc"), "value", Some(100.0 * same.count() as f64 / answers.len() as f64));
    table.is(&method("Acc"), "n", Some(answers.len() as f64));
    let tasks = [("Sim", "pang/similarity-1-4", "similarity"), ("PP", "pang/fluency-1-4", "fluency")];
    for (metric, preset, question) in tasks {
        let of = |one: &Measured<'_>| if metric == "Sim" { one.similarity } else { -one.likelihood.perplexity() };
        let answers = export.answers(preset, question, tag);
        let judged = grouped(&answers, |row| row.text("output_id"), |row| row.number("value"));
        let pairs: Vec<(f64, f64)> = judged.iter().map(|(id, values)| (of(&measured[id]), mean(values))).collect();
        table.is(&method(metric), "value", spearman(&pairs));
        table.is(&method(metric), "n", Some(pairs.len() as f64));
    }
    for (row, thresholds) in [("GM", THRESHOLDS), ("GM, learned", learned)] {
        let agreed = preferred.iter().filter(|(better, worse)| gm(*better, thresholds) > gm(*worse, thresholds));
        table.is(&method(row), "value", Some(100.0 * agreed.count() as f64 / preferred.len() as f64));
        table.is(&method(row), "n", Some(preferred.len() as f64));
    }
    table.is_all_counted();
}

//! Tables 7 and 9, Figures 2 and 4: systems, and the style of sources and rewrites.

use super::{
    super::{
        export::{Export, Row},
        formula::{deviation, mean, t_probability},
        printed::Table,
        tool::{Pair, Tool},
    },
    people::mean_over_sources,
    rewrites,
};

/// The outputs of a system with their sources and people's other rewrites.
pub(crate) fn pairs<'a>(export: &'a Export, system: &str, tag: &'a str) -> Vec<Pair<'a>> {
    let human = export.of_system("human", tag);
    let of = |row: &&'a Row| {
        let same = human.iter().filter(|other| other.text("source_id") == row.text("source_id"));
        let others = same.filter(|other| other.text("output_id") != row.text("output_id"));
        let references = others.map(|other| other.text("text")).collect();
        Pair { source: export.source(row.text("source_id")), output: row.text("text"), references }
    };
    export.of_system(system, tag).iter().map(of).collect()
}

/// Table 7: both halves.
pub(super) async fn automatic_and_people(export: &Export, table: &Table<'_>, tool: &Tool<'_>) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        for system in export.systems(tag) {
            let (row, pairs) = ([*name, system], pairs(export, system, tag));
            let texts: Vec<&str> = pairs.iter().map(|pair| pair.output).collect();
            table.is(&row, "meaning: self-BLEU", tool.corpus("self-bleu", &pairs).await?);
            table.is(&row, "overall: multi-BLEU", tool.corpus("bleu", &pairs).await?);
            table.is(&row, "formality: style", Some(mean(&tool.style(tag, "style", &texts).await?)));
            let likely = tool.likelihood(tag, &texts).await?;
            let per_word: Vec<f64> = likely.iter().map(|one| one.log10 / one.words).collect();
            table.is(&row, "fluency: log-probability", Some(mean(&per_word)));
        }
        let asked = [
            ("formality", "formality, people"),
            ("fluency", "fluency, people"),
            ("meaning", "meaning, people"),
            ("ranking", "overall: mean rank, people"),
        ];
        for (question, column) in asked {
            let answers = export.answers(&format!("xformal/{question}"), question, tag);
            for row in table.names().into_iter().filter(|row| row[0] == *name) {
                let own: Vec<&Row> = answers.iter().filter(|answer| system_of(answer) == row[1]).copied().collect();
                let found = (!own.is_empty()).then(|| mean_over_sources(&own, |answer| answer.number("value")));
                table.is(&row, column, found);
            }
        }
    }
    table.is_all_counted();
    Ok(())
}

/// The system that an answer is about; the source where it is about no output.
fn system_of(answer: &Row) -> &str {
    if answer.text("output_id").is_empty() { "(source)" } else { answer.text("system") }
}

/// Figure 4.
pub(super) async fn trade_off(export: &Export, table: &Table<'_>, tool: &Tool<'_>) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        for system in export.systems(tag) {
            let pairs = pairs(export, system, tag);
            table.is(&[name, system], "self-BLEU", tool.corpus("self-bleu", &pairs).await?);
            table.is(&[name, system], "multi-BLEU", tool.corpus("bleu", &pairs).await?);
        }
    }
    table.is_all_counted();
    Ok(())
}

/// The bins, as tables name them, with their ends.
const BINS: [(&str, f64, f64); 6] = [
    ("below −2", f64::NEG_INFINITY, -2.0),
    ("−2 to −1", -2.0, -1.0),
    ("−1 to 0", -1.0, 0.0),
    ("0 to 1", 0.0, 1.0),
    ("1 to 2", 1.0, 2.0),
    ("2 and above", 2.0, f64::INFINITY),
];

/// A source's score and those of its rewrites.
type Scored = (f64, Vec<f64>);

/// Table 9 and Figure 2.
pub(super) async fn shift(
    export: &Export,
    (table, figure): (&Table<'_>, &Table<'_>),
    tool: &Tool<'_>,
) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        let scored = scored(export, tag, tool).await?;
        for (bin, from, to) in BINS {
            let holds = |score: f64| score >= from && score < to;
            let here: Vec<&Scored> = scored.iter().filter(|(source, _)| holds(*source)).collect();
            let rewrites = scored.iter().flat_map(|(_, all)| all).filter(|score| holds(**score)).count();
            table.is(&[name, "Sources"], bin, Some(here.len() as f64));
            table.is(&[name, "Rewrites"], bin, Some(rewrites as f64));
            figure.is(&[name, bin], "Sources", Some(here.len() as f64));
            figure.is(&[name, bin], "Rewrites", Some(rewrites as f64));
            moved(table, &[name, "Δ"], bin, &here);
        }
        table.is(&[name, "Sources"], "all", Some(scored.len() as f64));
        table.is(&[name, "Rewrites"], "all", Some(scored.iter().map(|(_, all)| all.len()).sum::<usize>() as f64));
        moved(table, &[name, "Δ"], "all", &scored.iter().collect::<Vec<_>>());
    }
    table.is_all_counted();
    figure.is_all_counted();
    Ok(())
}

/// The log-odds of the style of sources and rewrites.
async fn scored(export: &Export, tag: &str, tool: &Tool<'_>) -> anyhow::Result<Vec<Scored>> {
    let all = rewrites(export, tag);
    let texts: Vec<&str> =
        all.iter().flat_map(|(source, texts)| std::iter::once(*source).chain(texts.clone())).collect();
    let mut odds = tool.style(tag, "style", &texts).await?.into_iter().map(|p| (p / (1.0 - p)).ln());
    let mut next = || odds.next().expect("a score for every text");
    Ok(all.iter().map(|(_, texts)| (next(), texts.iter().map(|_| next()).collect())).collect())
}

/// Mean and deviation of the shifts, and a star where a paired t test of sources and their rewrites' means has p < 0.05,
/// over six sources or more.
fn moved(table: &Table<'_>, row: &[&str], column: &str, here: &[&Scored]) {
    let shifts: Vec<f64> = here.iter().flat_map(|(source, all)| all.iter().map(move |score| score - source)).collect();
    if shifts.is_empty() {
        return table.is(row, column, None);
    }
    table.is(row, column, Some(mean(&shifts)));
    let means: Vec<f64> = here.iter().map(|(source, all)| mean(all) - source).collect();
    let n = means.len() as f64;
    let star = means.len() >= 6 && {
        let t = mean(&means) / (deviation(&means) / n.sqrt());
        t_probability(t, n - 1.0) < 0.05
    };
    table.has(row, column, ((shifts.len() > 1).then(|| deviation(&shifts)), star));
}

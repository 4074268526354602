//! The correlation of metrics with human ratings as files: CSV and LaTeX.

use tabular::{
    csv::{Cell as CsvCell, Writer},
    latex,
};

use super::{
    AgainstPeople,
    correlated::{Correlated, FEW_PAIRS, FEWEST_SYSTEMS},
};
use crate::{
    grid::{Cell, Grid},
    versions_cell, versions_comment,
};

impl AgainstPeople {
    /// One row per metric and level, with a header. Values have full precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&[
            "task",
            "question",
            "language",
            "metric",
            "level",
            "n",
            "pearson",
            "low",
            "high",
            "bound",
            "spearman",
            "undefined",
            "warning",
            "best",
            "n_compared",
            "difference",
            "williams_t",
            "p_value",
            "p_holm",
            "not_compared",
            "versions",
        ]);
        for table in &self.tables {
            for related in &table.metrics {
                for (level, found, compared) in
                    [("segment", &related.segments, related.against_best.as_ref()), ("system", &related.systems, None)]
                {
                    let best = table.best.filter(|best| compared.is_some() || *best == related.metric);
                    file.row([
                        (&table.task_title).into(),
                        (&table.question).into(),
                        table.language.as_str().into(),
                        CsvCell::word(related.metric.to_string()),
                        CsvCell::word(level),
                        found.n.into(),
                        found.pearson.into(),
                        found.interval.map(|[low, _]| low).into(),
                        found.interval.map(|[_, high]| high).into(),
                        found.bound.into(),
                        found.spearman.into(),
                        found.undefined.map(|why| why.to_string()).into(),
                        found.warning.as_ref().into(),
                        best.filter(|_| level == "segment").map(|best| best.name).into(),
                        compared.map(|compared| compared.n).into(),
                        compared.and_then(|compared| compared.difference).into(),
                        compared.and_then(|compared| compared.t).into(),
                        compared.and_then(|compared| compared.p_value).into(),
                        compared.and_then(|compared| compared.p_holm).into(),
                        compared.and_then(|compared| compared.undefined).map(|why| why.to_string()).into(),
                        versions_cell(table.versions.iter().copied()).into(),
                    ]);
                }
            }
        }
        file.finish()
    }

    /// A LaTeX table (booktabs), one row per task, question, language and metric.
    pub fn to_latex(&self) -> String {
        let note = format!(
            "Segments: r and half its plain large-sample interval. Systems: r and its 95 % interval by Fisher's z; {FEWEST_SYSTEMS} systems are needed. With fewer than {FEW_PAIRS} segments or systems the value says little: it is marked with a question mark and has no interval."
        );
        let cell = |found: &Correlated, text: String| match (found.pearson, &found.warning, &found.undefined) {
            (Some(_), None, _) => Cell::text(text),
            (Some(_), Some(_), _) => Cell::text(text + "?"),
            (None, _, Some(why)) => Cell::empty(why.to_string()),
            (None, _, None) => Cell::empty("the correlation is undefined"),
        };
        let rows = self.tables.iter().flat_map(|table| {
            table.metrics.iter().map(move |related| {
                vec![
                    Cell::text(format!("{} ({})", table.task_title, table.question)),
                    Cell::text(table.language.as_str()),
                    Cell::text(related.metric.title),
                    cell(&related.segments, related.segments.text()),
                    cell(&related.systems, related.systems.text_with_interval()),
                ]
            })
        });
        let grid = Grid::new(&["Task", "Language", "Metric"], ["Segments: r", "Systems: r"])
            .rows(rows, "no metric was scored on texts that people judged");
        let versions = versions_comment(&self.series);
        format!("{}{versions}{}{}", latex::comment(&self.software), latex::comment(&note), grid.to_latex())
    }
}

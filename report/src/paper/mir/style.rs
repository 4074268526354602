//! Table 7 and Figure 2: correlation of metrics of style transfer intensity with human ratings, and trade-offs.

use std::collections::BTreeMap;

use scoring::registry::{Entry, metric};
use shared::Language;

use super::{
    super::{
        Cell, Evidence, Paper, Table,
        role::{DIFFERENCE, INTENSITY},
        xformal::{metric_against_metric, unscored},
    },
    judged::{correlation, inputs, means, rows},
};

/// Table 7: correlations of target-style score and Earth Mover's Distance with human ratings.
pub(in crate::paper) fn intensity(evidence: &Evidence) -> Table {
    let (roles, metrics) = ([INTENSITY, DIFFERENCE], ["style", "intensity"].map(metric));
    let of = |language: &Language| {
        let mut systems: BTreeMap<String, Vec<Cell>> = BTreeMap::new();
        let judged = roles.map(|role| evidence.judgements(role, language).map(|table| means(evidence, table)));
        let names = judged.iter().flatten().flat_map(BTreeMap::keys).filter(|name| !inputs(evidence).contains(*name));
        for name in names {
            let cells = roles.iter().zip(&judged).flat_map(|(role, judged)| {
                metrics.map(|metric| {
                    let Some(own) = judged.as_ref().and_then(|judged| judged.get(name)) else {
                        return Cell::empty(role.missing());
                    };
                    let values = evidence.scores.get(language).and_then(|systems| systems.get(*name));
                    let values = values.into_iter().flat_map(|system| system.values(metric));
                    let pairs: Vec<(f64, f64)> =
                        values.filter_map(|(output, value)| Some((value, *own.get(&output)?))).collect();
                    if pairs.is_empty() {
                        Cell::empty(unscored(evidence, language, metric))
                    } else {
                        correlation(&pairs, false)
                    }
                })
            });
            systems.insert((*name).to_owned(), cells.collect());
        }
        systems
    };
    let columns = ["absolute", "relative"]
        .into_iter()
        .flat_map(|task| ["target style score", "Earth Mover's Distance"].map(|metric| format!("{task}: {metric}")));
    Table::new("mir-t7", Paper::Mir, "Table 7", "Correlations of metrics of style transfer intensity with people")
        .note("Pearson's r over the outputs of each system, ± 1.96(1 − r²)/√n, with the mean of each output's judgements: absolute, the degree of the target style of the output; relative, how different the styles of source and output are. By the style model that the settings name.")
        .columns(&["Language", "Model"], columns)
        .rows(rows(evidence, &[INTENSITY, INTENSITY, DIFFERENCE, DIFFERENCE], &of), "")
}

/// Figure 2: content and naturalness against style transfer intensity.
pub(in crate::paper) fn trade_off(evidence: &Evidence) -> Table {
    let table = Table::new("mir-f2", Paper::Mir, "Figure 2", "Trade-offs between intensity, content and naturalness")
        .note("Content is 1 / (1 + WMD) with the words of style masked; naturalness the mean probability that a person wrote the text. Each mark is a system. To show several settings of a model, import each as a system of its own.");
    let metrics = [("intensity", "intensity"), ("wmd_masked", "content"), ("naturalness", "naturalness")];
    let metrics = metrics.map(|(name, title)| (metric(name), title));
    let turned = |metric: &Entry, value: f64| if metric.name == "wmd_masked" { 1.0 / (1.0 + value) } else { value };
    metric_against_metric(table, evidence, &metrics, &turned)
}

//! Figures 1 to 4: histograms of distances and style, distances between systems, and a trade-off.

use agreement::{
    correlation::{spearman, spearman_exact},
    significance::{FEWEST, LEVEL},
};
use scoring::registry::{Entry, metric};
use shared::Language;

use super::super::{Cell, Drawing, Evidence, Figure, Paper, Table};
use crate::{rewrites::analysis::LanguageAnalysis, systems::Distance};

const NONE: &str = "there are no rewrites";

/// Figure 1: the number of characters that rewrites changed.
pub(in crate::paper) fn distances(evidence: &Evidence) -> Table {
    let rows = evidence.rewrites.languages.iter().flat_map(|of| {
        of.distances.iter().map(|range| {
            let named = [Cell::text(of.language.name()), Cell::text(range.name())];
            let share = Cell::share(range.n, of.n_rewrites, NONE);
            named.into_iter().chain([Cell::count(range.n), share]).collect::<Vec<Cell>>()
        })
    });
    let figure = |of: &LanguageAnalysis| Figure {
        title: format!(
            "{}: characters changed in {} rewrites, {:.1} on average.",
            of.language.name(),
            of.n_rewrites,
            of.edit_distance
        ),
        drawing: Drawing::Histogram {
            from: 0.0,
            width: of.distances.first().map_or(1, |range| range.to - range.from + 1) as f64,
            open: false,
            series: vec![("rewrites".to_owned(), of.distances.iter().map(|range| range.n as f64).collect())],
            axes: ["characters changed", "rewrites"].map(str::to_owned),
        },
    };
    Table::new(
        "xformal-f1",
        Paper::Xformal,
        "Figure 1",
        "Character-based Levenshtein distance between sources and rewrites",
    )
    .columns(&["Language", "Characters changed"], ["Rewrites", "%"])
    .rows(rows, NONE)
    .figures(evidence.rewrites.languages.iter().map(figure))
}

/// Figure 2: the number of sources and rewrites in each bin of the style score.
pub(in crate::paper) fn styles(evidence: &Evidence) -> Table {
    let scored: Vec<&LanguageAnalysis> =
        evidence.rewrites.languages.iter().filter(|of| !of.style.ranges.is_empty()).collect();
    let rows = scored.iter().flat_map(|of| {
        of.style.ranges.iter().map(|range| {
            let named = [Cell::text(of.language.name()), Cell::text(range.name())];
            named.into_iter().chain([Cell::count(range.sources), Cell::count(range.rewrites)]).collect::<Vec<Cell>>()
        })
    });
    let share = |n: usize, all: usize| 100.0 * n as f64 / all.max(1) as f64;
    let figure = |of: &&LanguageAnalysis| Figure {
        title: match (of.style.rewrites, of.style.sources) {
            (Some(rewrites), Some(sources)) => format!(
                "{}: rewrites score {:.2} on average, sources {:.2}.",
                of.language.name(),
                rewrites.mean,
                sources.mean
            ),
            _ => format!("{}: sources and rewrites by their style score.", of.language.name()),
        },
        drawing: Drawing::Histogram {
            from: -3.0,
            width: 1.0,
            open: true,
            series: vec![
                (
                    "sources".to_owned(),
                    of.style.ranges.iter().map(|range| share(range.sources, of.n_sources)).collect(),
                ),
                (
                    "rewrites".to_owned(),
                    of.style.ranges.iter().map(|range| share(range.rewrites, of.n_rewrites)).collect(),
                ),
            ],
            axes: ["style score", "% of texts"].map(str::to_owned),
        },
    };
    let why = evidence.rewrites.languages.iter().find_map(|of| of.style.undefined.clone());
    Table::new("xformal-f2", Paper::Xformal, "Figure 2", "Sources and rewrites binned by their formality score")
        .note("The score is that of Table 9; the outermost bins are open.")
        .columns(&["Language", "Score"], ["Sources", "Rewrites"])
        .rows(rows, why.as_deref().unwrap_or(NONE))
        .figures(scored.iter().map(figure))
}

/// Figure 3: lexical difference between every two systems.
pub(in crate::paper) fn led(evidence: &Evidence) -> Table {
    let rows = evidence.distances.languages.iter().flat_map(|table| {
        table.pairs.iter().map(|pair| {
            let named = [&table.language.name(), &pair.a, &pair.b].map(Cell::text);
            named.into_iter().chain([Cell::number(pair.led, 2), Cell::count(pair.n_sources)]).collect::<Vec<Cell>>()
        })
    });
    let figures = evidence.distances.languages.iter().map(|table| {
        let value = |a: &String, b: &String| table.of(a, b).map(|pair| pair.led);
        let row = |a: &String| table.systems.iter().map(|b| value(a, b)).collect();
        Figure {
            title: format!("{}: {}", table.language.name(), apart(&table.pairs)),
            drawing: Drawing::Heat { names: table.systems.clone(), values: table.systems.iter().map(row).collect() },
        }
    });
    Table::new("xformal-f3", Paper::Xformal, "Figure 3", "LeD between pairs of systems")
        .note("Mean over the sources that both have outputs of.")
        .columns(&["Language", "A", "B"], ["LeD", "Sources"])
        .rows(rows, "there are no outputs")
        .figures(figures)
}

/// Which two systems are closest, and which farthest apart.
fn apart(pairs: &[Distance]) -> String {
    let by_distance = |a: &&Distance, b: &&Distance| a.led.total_cmp(&b.led);
    match (pairs.iter().min_by(by_distance), pairs.iter().max_by(by_distance)) {
        (Some(near), Some(far)) if pairs.len() > 1 => format!(
            "{} and {} have most tokens in common (LeD {:.2}), {} and {} fewest ({:.2}).",
            near.a, near.b, near.led, far.a, far.b, far.led
        ),
        (Some(only), _) => {
            format!("LeD is the share of tokens that two outputs do not have in common: {:.2} between these.", only.led)
        }
        _ => "there are no two systems to compare.".to_owned(),
    }
}

/// Figure 4: similarity to human rewrites against similarity to the source.
pub(in crate::paper) fn trade_off(evidence: &Evidence) -> Table {
    let table = Table::new("xformal-f4", Paper::Xformal, "Figure 4", "Trade-off of self-BLEU and multi-BLEU")
        .note("Each mark is a system. To show another run of a system, import it as a system of its own.");
    metric_against_metric(
        table,
        evidence,
        &[(metric("self_bleu"), "self-BLEU"), (metric("bleu"), "multi-BLEU")],
        &|_, value| value,
    )
}

/// Systems by some metrics, the first on the horizontal axis and each other on a vertical axis.
pub(in crate::paper) fn metric_against_metric(
    table: Table,
    evidence: &Evidence,
    metrics: &[(&'static Entry, &str)],
    turned: &dyn Fn(&Entry, f64) -> f64,
) -> Table {
    let mut rows = Vec::new();
    let mut figures = Vec::new();
    for of in &evidence.metrics.languages {
        let value = |system: &crate::metrics::SystemMetrics, metric: &Entry| {
            system.score(metric).map(|score| turned(metric, score.value))
        };
        rows.extend(of.systems.iter().map(|system| {
            let cell = |(metric, _): &(&'static Entry, &str)| {
                Cell::maybe(value(system, metric), 3, super::systems::unscored(evidence, &of.language, metric))
            };
            let named = [Cell::text(of.language.name()), Cell::text(&system.system)];
            named.into_iter().chain(metrics.iter().map(cell)).collect::<Vec<Cell>>()
        }));
        for (up, name) in &metrics[1..] {
            let point = |system: &crate::metrics::SystemMetrics| {
                Some((system.system.clone(), value(system, metrics[0].0)?, value(system, up)?))
            };
            figures.extend(scatter(&of.language, of.systems.iter().filter_map(point).collect(), [metrics[0].1, name]));
        }
    }
    table
        .columns(&["Language", "System"], metrics.iter().map(|(_, name)| *name))
        .rows(rows, "there are no outputs")
        .figures(figures)
}

/// A plot of systems; `None` without systems.
pub(in crate::paper) fn scatter(
    language: &Language,
    points: Vec<(String, f64, f64)>,
    [across, up]: [&str; 2],
) -> Option<Figure> {
    (!points.is_empty()).then(|| Figure {
        title: format!("{}: {}", language.name(), together(&points, [across, up])),
        drawing: Drawing::Scatter { points, axes: [across, up].map(str::to_owned) },
    })
}

/// Whether systems that are higher on one axis are higher on the other. It is only said to be so where Spearman's
/// correlation differs from 0 at the 5 % level, exactly for few systems, with as many systems as the level needs.
fn together(points: &[(String, f64, f64)], [across, up]: [&str; 2]) -> String {
    let n = points.len();
    let (x, y): (Vec<f64>, Vec<f64>) = points.iter().map(|(_, x, y)| (*x, *y)).unzip();
    let exact = spearman_exact(&x, &y).ok().flatten();
    let Some((value, p)) = spearman(&x, &y).ok().and_then(|found| Some((found.value, exact.or(found.p)?))) else {
        return format!("{up} against {across}; these systems allow no correlation.");
    };
    let value_text = crate::number::typeset(value, 2);
    if n < FEWEST {
        return format!("{up} against {across} (Spearman's ρ = {value_text}; {n} systems are too few for a test).");
    }
    let says = match (p < LEVEL, value > 0.0) {
        (true, true) => format!("{up} rises with {across}"),
        (true, false) => format!("{up} falls as {across} rises"),
        (false, _) => format!("no clear relation of {up} to {across}"),
    };
    format!("{says} (Spearman's ρ = {value_text}, p = {p:.3}, {n} systems).")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(a: &str, b: &str, led: f64) -> Distance {
        Distance { a: a.to_owned(), b: b.to_owned(), led, n_sources: 9 }
    }

    #[test]
    fn a_figure_of_distances_names_its_extremes() {
        let pairs = [pair("A", "B", 0.5), pair("A", "C", 0.125), pair("B", "C", 0.75)];
        let said = "A and C have most tokens in common (LeD 0.12), B and C fewest (0.75).";
        assert_eq!(apart(&pairs), said);
        assert!(apart(&pairs[..1]).ends_with("0.50 between these."), "{}", apart(&pairs[..1]));
        assert_eq!(apart(&[]), "there are no two systems to compare.");
    }

    #[test]
    fn a_plot_claims_a_relation_only_where_there_is_one() {
        let points = |of: &[(f64, f64)]| of.iter().map(|(x, y)| (String::new(), *x, *y)).collect::<Vec<_>>();
        let said = |of: &[(f64, f64)]| together(&points(of), ["x", "y"]);
        let rising = [(1.0, 2.0), (2.0, 3.0), (3.0, 5.0), (4.0, 6.0), (5.0, 8.0), (6.0, 7.0)];
        assert_eq!(said(&rising), "y rises with x (Spearman's ρ = 0.94, p = 0.017, 6 systems).");
        let falling = rising.map(|(x, y)| (-x, y));
        assert!(said(&falling).starts_with("y falls as x rises (Spearman's ρ = −0.94"), "{}", said(&falling));
        // The t distribution would call this one clear (p = .042); of the 720 orders, 42 are as far from 0.
        let less = [(1.0, 1.0), (2.0, 2.0), (3.0, 3.0), (4.0, 5.0), (5.0, 6.0), (6.0, 4.0)];
        assert_eq!(said(&less), "no clear relation of y to x (Spearman's ρ = 0.83, p = 0.058, 6 systems).");
        assert_eq!(said(&rising[2..]), "y against x (Spearman's ρ = 0.80; 4 systems are too few for a test).");
        assert!(said(&rising[..1]).ends_with("allow no correlation."), "{}", said(&rising[..1]));
    }
}

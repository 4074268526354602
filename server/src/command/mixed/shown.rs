//! A fit as text, CSV and Markdown: contrasts first, then means, effects, coefficients, variances.

use ::mixed::{Coefficient, Criterion, Interval, Link, Method, Quadrature};
use tabular::Side;
use tabular::csv::{Cell, Writer};

use super::Result;

/// The head of the CSV.
const HEAD: [&str; 12] =
    ["part", "name", "other", "estimate", "se", "low", "high", "statistic", "df", "p", "holm", "n"];

/// A table with its heading.
struct Section {
    title: String,
    head: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

pub(super) fn text(result: &Result) -> String {
    let mut parts = Vec::new();
    for section in sections(result) {
        let sides = sides(&section);
        let head = section.head.iter().map(|&name| name.to_owned()).collect();
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(section.rows).collect();
        parts.push([section.title, tabular::aligned::lines(&sides, &rows).join("\n")].join("\n"));
    }
    parts.push(closing(result).join("\n"));
    parts.join("\n\n") + "\n"
}

pub(super) fn markdown(result: &Result) -> String {
    let mut parts = Vec::new();
    for section in sections(result) {
        let head: Vec<(String, Side)> = section.head.iter().map(|&name| name.to_owned()).zip(sides(&section)).collect();
        parts.push(["**", &section.title, "**\n\n", &tabular::markdown::table(&head, section.rows)].concat());
    }
    parts.push(closing(result).join("\n\n") + "\n");
    parts.join("\n")
}

fn sides(section: &Section) -> Vec<Side> {
    (0..section.head.len()).map(|column| if column == 0 { Side::Left } else { Side::Right }).collect()
}

fn number(value: f64) -> String {
    format!("{value:.4}")
}

fn difference(value: f64) -> String {
    format!("{value:+.4}")
}

fn p(value: f64) -> String {
    if value < 0.0001 { "<0.0001".to_owned() } else { number(value) }
}

fn interval(interval: &Interval) -> String {
    format!("[{:+.4}, {:+.4}]", interval.low, interval.high)
}

fn df(df: Option<f64>) -> String {
    df.map_or_else(|| "normal".to_owned(), |df| format!("{df:.1}"))
}

fn percent(level: f64) -> String {
    format!("{} %", (level * 1000.0).round() / 10.0)
}

fn sections(result: &Result) -> Vec<Section> {
    let mut all = Vec::new();
    let fit = &result.fit;
    let level = percent(fit.level);
    if let Some(factor) = &result.factor {
        let row = |one: &::mixed::Contrast| {
            let levels = [&one.level, " - ", &one.other].concat();
            vec![
                levels,
                difference(one.difference),
                interval(&one.interval),
                p(one.holm),
                p(one.p),
                number(one.se),
                df(one.df),
            ]
        };
        all.push(Section {
            title: format!(
                "Differences of {factor} ({}; {level} intervals; p adjusted by Holm's method)",
                result.scale
            ),
            head: vec!["contrast", "difference", "interval", "adjusted p", "p", "se", "df"],
            rows: result.contrasts.iter().map(row).collect(),
        });
        let row = |one: &::mixed::Mean| {
            vec![one.level.clone(), number(one.mean), interval(&one.interval), number(one.se), df(one.df)]
        };
        all.push(Section {
            title: format!("Estimated marginal means of {factor}"),
            head: vec!["level", "mean", "interval", "se", "df"],
            rows: result.means.iter().map(row).collect(),
        });
    }
    if let Some(group) = &result.group {
        let row = |one: &::mixed::Severity| {
            vec![
                one.level.clone(),
                difference(one.severity),
                interval(&one.interval),
                number(one.sd),
                one.n.to_string(),
            ]
        };
        all.push(Section {
            title: format!("Severity by {group} (positive: lower ratings than average)"),
            head: vec!["level", "severity", "interval", "sd", "ratings"],
            rows: result.severity.iter().map(row).collect(),
        });
    }
    let row = |one: &Coefficient| {
        vec![one.name.clone(), difference(one.estimate), interval(&one.interval), p(one.p), number(one.se), df(one.df)]
    };
    all.push(Section {
        title: "Coefficients".to_owned(),
        head: vec!["name", "estimate", "interval", "p", "se", "df"],
        rows: fit.thresholds.iter().chain(&fit.coefficients).map(row).collect(),
    });
    let group = |group: &::mixed::Group| {
        vec![group.name.clone(), number(group.variance), number(group.sd), group.effects.len().to_string()]
    };
    let residual = fit.residual_variance.map(|v| vec!["residual".into(), number(v), number(v.sqrt()), String::new()]);
    all.push(Section {
        title: "Variances".to_owned(),
        head: vec!["group", "variance", "sd", "levels"],
        rows: fit.groups.iter().map(group).chain(residual).collect(),
    });
    all
}

fn method(method: Method) -> String {
    match method {
        Method::Gaussian(Criterion::Reml) => "linear mixed model, REML, Satterthwaite's degrees of freedom".to_owned(),
        Method::Gaussian(Criterion::Ml) => "linear mixed model, ML, Satterthwaite's degrees of freedom".to_owned(),
        Method::Ordinal(link, quadrature) => {
            let link = match link {
                Link::Logit => "logit",
                Link::Probit => "probit",
            };
            let how = match quadrature {
                Quadrature::Laplace => "Laplace's approximation".to_owned(),
                Quadrature::Nodes(nodes) => format!("adaptive quadrature with {nodes} nodes"),
            };
            format!("cumulative link mixed model, {link}, {how}")
        }
    }
}

fn closing(result: &Result) -> Vec<String> {
    let fit = &result.fit;
    let end = &fit.convergence;
    let converged = if end.converged { "converged" } else { "NOT CONVERGED" };
    let mut lines = vec![
        format!("{}: {}, n = {}", fit.formula, method(fit.method), fit.n),
        format!(
            "log-likelihood {:.3}, AIC {:.3}, {} parameters; {converged} after {} steps, largest gradient {:.1e}",
            fit.log_likelihood, fit.aic, fit.n_parameters, end.iterations, end.largest_gradient
        ),
    ];
    lines.extend(fit.notes.iter().cloned());
    lines
}

pub(super) fn csv(result: &Result) -> String {
    let mut file = Writer::new(&HEAD);
    let fit = &result.fit;
    for one in &result.contrasts {
        file.row([
            "contrast".into(),
            (&one.level).into(),
            (&one.other).into(),
            one.difference.into(),
            one.se.into(),
            one.interval.low.into(),
            one.interval.high.into(),
            (if one.se > 0.0 { Some(one.difference / one.se) } else { None }).into(),
            one.df.into(),
            one.p.into(),
            one.holm.into(),
            Cell::Empty,
        ]);
    }
    let empty = || Cell::Empty;
    for one in &result.means {
        let interval = (one.interval.low.into(), one.interval.high.into());
        file.row([
            "mean".into(),
            (&one.level).into(),
            empty(),
            one.mean.into(),
            one.se.into(),
            interval.0,
            interval.1,
            empty(),
            one.df.into(),
            empty(),
            empty(),
            empty(),
        ]);
    }
    for one in &result.severity {
        let interval = (one.interval.low.into(), one.interval.high.into());
        file.row([
            "severity".into(),
            (&one.level).into(),
            empty(),
            one.severity.into(),
            one.sd.into(),
            interval.0,
            interval.1,
            empty(),
            empty(),
            empty(),
            empty(),
            one.n.into(),
        ]);
    }
    let kinds = fit.thresholds.iter().map(|one| ("threshold", one));
    for (kind, one) in kinds.chain(fit.coefficients.iter().map(|one| ("coefficient", one))) {
        let interval = (one.interval.low.into(), one.interval.high.into());
        file.row([
            kind.into(),
            (&one.name).into(),
            empty(),
            one.estimate.into(),
            one.se.into(),
            interval.0,
            interval.1,
            one.statistic.into(),
            one.df.into(),
            one.p.into(),
            empty(),
            empty(),
        ]);
    }
    let mut single = |part: &str, name: &str, value: f64, n: Option<usize>| {
        let n = n.map_or(Cell::Empty, Into::into);
        file.row([
            part.to_owned().into(),
            name.to_owned().into(),
            empty(),
            value.into(),
            empty(),
            empty(),
            empty(),
            empty(),
            empty(),
            empty(),
            empty(),
            n,
        ]);
    };
    for group in &fit.groups {
        single("variance", &group.name, group.variance, Some(group.effects.len()));
    }
    if let Some(variance) = fit.residual_variance {
        single("variance", "residual", variance, None);
    }
    single("log-likelihood", "", fit.log_likelihood, Some(fit.n));
    single("aic", "", fit.aic, None);
    single("converged", "", f64::from(u8::from(fit.convergence.converged)), None);
    file.finish()
}

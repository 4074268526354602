//! The report as one file for a browser: sentences, figures as SVG, and all numbers. Nothing is loaded from elsewhere.

use std::fmt::Write as _;

use agreement::report::{Extent, Kind, Line, Report};
use app::chart::{Axis, Dot, dots, themed};
use html_escape::{encode_double_quoted_attribute as attribute, encode_text as text};
use tabular::number::fixed;

/// The reason why formatting text cannot fail.
const INTO_MEMORY: &str = "text grows in memory";

/// The colours of figures and the look of tables, for light and dark screens and for paper.
const STYLE: &str = ":root{--ink:#222;--surface:#fff;--line:#ddd8d0;--mark-1:#0072b2;--mark-2:#e69f00;--mark-3:#009e73;--mark-4:#cc79a7;--mark-5:#56b4e9;--mark-6:#d55e00}\
@media screen and (prefers-color-scheme:dark){:root{--ink:#eee;--surface:#1b1b1b;--line:#444;--mark-1:#56b4e9}}\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--surface)}\
h1{font-size:1.4rem}h2{font-size:1.2rem;margin-top:2.5rem}.quote{font-size:1.15rem;font-weight:600}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .8rem .2rem 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}\
td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}";

/// The file.
///
/// # Errors
/// A figure cannot be drawn.
pub(super) fn page(title: &str, said: &str, reports: &[(Option<String>, Report)]) -> anyhow::Result<String> {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>Agreement: {0}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>Agreement: {0}</h1>\n<p>{1}</p>\n",
        text(title),
        text(said)
    );
    for (name, report) in reports {
        section(&mut out, name.as_deref(), &report.all)?;
        for (group, kind) in report.by.iter().flatten() {
            let title = name.as_ref().map_or_else(|| group.clone(), |name| format!("{name}: {group}"));
            section(&mut out, Some(&title), kind)?;
        }
    }
    out.push_str("</body>\n</html>\n");
    Ok(out)
}

/// One report: what is quoted, the coefficients that fit the scale as a figure, and all of them as a table.
fn section(out: &mut String, title: Option<&str>, kind: &Kind) -> anyhow::Result<()> {
    out.push_str("<section>\n");
    if let Some(title) = title {
        writeln!(out, "<h2>{}</h2>", text(title)).expect(INTO_MEMORY);
    }
    for (place, sentence) in kind.sentences().iter().enumerate() {
        let class = if place == 0 { " class=\"quote\"" } else { "" };
        writeln!(out, "<p{class}>{}</p>", text(sentence)).expect(INTO_MEMORY);
    }
    let fitting = kind.shown(Extent::Fitting);
    let drawn: Vec<Dot> = fitting.iter().filter_map(dot).collect();
    if !drawn.is_empty() {
        let low = drawn.iter().map(|dot| dot.interval.map_or(dot.value, |[low, _]| low)).fold(0.0, f64::min);
        let axis =
            Axis { range: Some([(low * 2.0).floor() / 2.0, high(&drawn)]), has_long_names: true, ..Axis::default() };
        let names: Vec<&str> = drawn.iter().map(|dot| dot.name.as_str()).collect();
        let picture = themed(&dots(&drawn, &axis)?);
        let label = format!("Values with their intervals: {}", names.join(", "));
        let svg = picture.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{}\" ", attribute(&label)), 1);
        writeln!(out, "<figure>{svg}</figure>").expect(INTO_MEMORY);
    }
    table(out, &kind.shown(Extent::All));
    out.push_str("</section>\n");
    Ok(())
}

/// All numbers.
fn table(out: &mut String, lines: &[Line]) {
    out.push_str("<table>\n<thead><tr><th scope=\"col\">Statistic</th><th scope=\"col\">Value</th><th scope=\"col\">Interval</th><th scope=\"col\">Method</th></tr></thead>\n<tbody>\n");
    for line in lines {
        let name = text(&line.name);
        match &line.value {
            Ok(value) => {
                let interval = line
                    .interval
                    .map_or(String::new(), |[low, high]| format!("{} to {}", fixed(low, 3), fixed(high, 3)));
                let warning = line.warning.as_ref().map_or(String::new(), |warning| format!("; {warning}"));
                writeln!(
                    out,
                    "<tr><th scope=\"row\">{name}</th><td class=\"number\">{}</td><td class=\"number\">{interval}</td><td>{}</td></tr>",
                    fixed(*value, 3),
                    text(&format!("{}{warning}", line.method))
                )
                .expect(INTO_MEMORY);
            }
            Err(reason) => {
                writeln!(
                    out,
                    "<tr><th scope=\"row\">{name}</th><td colspan=\"3\">undefined: {}</td></tr>",
                    text(reason)
                )
                .expect(INTO_MEMORY);
            }
        }
    }
    out.push_str("</tbody>\n</table>\n");
}

/// The upper end of the axis: 1, or what mean ranks need.
fn high(drawn: &[Dot]) -> f64 {
    drawn.iter().map(|dot| dot.interval.map_or(dot.value, |[_, high]| high)).fold(1.0, f64::max).ceil()
}

fn dot(line: &Line) -> Option<Dot> {
    let value = *line.value.as_ref().ok()?;
    Some(Dot { name: line.name.clone(), value, interval: line.interval, label: fixed(value, 3) })
}

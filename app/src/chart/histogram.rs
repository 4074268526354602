//! Histograms: the frequency of each range of values.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::{Drawn, Failure, INK, PALETTE, PAPER, text, written};

/// The most ticks on the axis of the heights.
const MOST_TICKS: u32 = 10;

/// Bars over ranges of equal width, for one collection of values or two.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// The start of the first range.
    pub from: f64,
    /// The width of a range.
    pub width: f64,
    /// Whether the first and the last range are open-ended.
    pub open: bool,
    /// The names of the collections with the height of each range.
    pub series: Vec<(String, Vec<f64>)>,
    /// The height to which the axis reaches at least, so that charts next to each other have the same axis.
    pub tallest: f64,
}

/// Bars with their heights above them; with two collections, the bars are side by side, and the second ones are
/// hatched.
///
/// # Errors
/// The picture cannot be written.
pub fn histogram(bars: &Bars, across: &str, up: &str) -> Drawn {
    let n = bars.series.iter().map(|(_, heights)| heights.len()).max().unwrap_or_default().max(1);
    let tallest = bars.series.iter().flat_map(|(_, heights)| heights).copied().fold(bars.tallest.max(1.0), f64::max);
    let (start, end) = (bars.from, bars.from + n as f64 * bars.width);
    let tick = |value: &f64| {
        let is_end = (value - start).abs() < 1e-9 || (value - end).abs() < 1e-9;
        if bars.open && is_end { "…".to_owned() } else { written(*value) }
    };
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (640, 340)).into_drawing_area();
        root.fill(&PAPER)?;
        let mut chart = ChartBuilder::on(&root)
            .margin(12)
            .margin_top(if bars.series.len() > 1 { 36 } else { 12 })
            .x_label_area_size(44)
            .y_label_area_size(56)
            .build_cartesian_2d(start..end, 0.0..tallest * 1.12)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .x_labels(n + 1)
            .x_desc(across)
            .y_desc(up)
            .x_label_formatter(&tick)
            // Heights are counts or percentages: a few low bars need fewer ticks, each at a whole number of its own.
            .y_labels((0..MOST_TICKS).take_while(|at| f64::from(*at) <= tallest).count())
            .y_label_formatter(&|value| if value.fract().abs() < 1e-9 { written(*value) } else { String::new() })
            .axis_desc_style(("sans-serif", 17))
            .label_style(("sans-serif", 15))
            .draw()?;
        let part = bars.width * 0.92 / bars.series.len().max(1) as f64;
        for (series, (name, heights)) in bars.series.iter().enumerate() {
            for (range, height) in heights.iter().enumerate().filter(|(_, height)| **height > 0.0) {
                let left = start + (range as f64 + 0.04) * bars.width + series as f64 * part;
                let corners = [chart.backend_coord(&(left, *height)), chart.backend_coord(&(left + part * 0.96, 0.0))];
                bar(&root, series, corners)?;
                let middle = (i32::midpoint(corners[0].0, corners[1].0), corners[0].1 - 2);
                let label = text(14, INK, HPos::Center, VPos::Bottom);
                root.draw(&Text::new(format!("{height:.0}"), middle, label))?;
            }
            if bars.series.len() > 1 {
                let left = 68 + 150 * i32::try_from(series).unwrap_or_default();
                bar(&root, series, [(left, 12), (left + 22, 26)])?;
                root.draw(&Text::new(name.clone(), (left + 30, 19), text(16, INK, HPos::Left, VPos::Center)))?;
            }
        }
        root.present()?;
    }
    Ok(svg)
}

/// A bar between two corners: filled for the first collection, hatched for the others.
fn bar(
    root: &DrawingArea<SVGBackend<'_>, Shift>,
    series: usize,
    [(left, top), (right, bottom)]: [(i32, i32); 2],
) -> Result<(), Failure> {
    let colour = PALETTE[series % PALETTE.len()];
    let corners = [(left, top), (right, bottom)];
    if series == 0 {
        return root.draw(&Rectangle::new(corners, colour.filled()));
    }
    root.draw(&Rectangle::new(corners, colour.mix(0.35).filled()))?;
    for y in (top..bottom).step_by(5) {
        root.draw(&PathElement::new([(left, y), (right, y)], colour.stroke_width(2)))?;
    }
    root.draw(&Rectangle::new(corners, colour.stroke_width(2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bars(series: &[&[f64]]) -> Bars {
        let series = series.iter().map(|heights| ("texts".to_owned(), heights.to_vec())).collect();
        Bars { from: -1.0, width: 1.0, open: true, series, tallest: 0.0 }
    }

    #[test]
    fn a_height_stands_above_its_bar_and_nothing_where_there_is_none() {
        let svg = histogram(&bars(&[&[17.0, 0.0]]), "edits", "rewrites").expect("drawn");
        assert!(svg.contains("edits") && svg.contains("rewrites") && svg.contains("\n17\n"), "{svg}");
        assert_eq!(svg.matches("<rect").count(), 2, "paper and one bar: {svg}");
    }

    #[test]
    fn each_tick_of_the_heights_is_another_whole_number() {
        for tallest in [1_u8, 2, 3, 4, 7, 12] {
            let series = vec![("texts".to_owned(), vec![f64::from(tallest), 0.0])];
            let bars = Bars { from: 100.0, width: 100.0, open: false, series, tallest: 0.0 };
            let svg = histogram(&bars, "edits", "rewrites").expect("drawn");
            let numbers = svg.lines().filter_map(|line| line.parse::<u32>().ok()).filter(|number| *number < 100);
            let mut ticks: Vec<u32> = numbers.collect();
            // The number above the bar is no tick.
            ticks.remove(ticks.iter().rposition(|number| *number == u32::from(tallest)).expect("a height"));
            let distinct: std::collections::BTreeSet<u32> = ticks.iter().copied().collect();
            assert!(distinct.len() == ticks.len() && distinct.len() >= 2, "{tallest}: {ticks:?}");
            assert!(distinct.contains(&0), "{ticks:?}");
        }
    }

    #[test]
    fn narrow_ranges_have_ticks_with_decimal_places() {
        let series = vec![("texts".to_owned(), vec![30.0, 40.0, 20.0, 60.0])];
        let bars = Bars { from: 0.0, width: 0.25, open: false, series, tallest: 0.0 };
        let svg = histogram(&bars, "share", "texts").expect("drawn");
        assert!(svg.contains("\n0.5\n"), "{svg}");
    }

    #[test]
    fn two_collections_are_told_apart_without_colour() {
        let svg = histogram(&bars(&[&[1.0, 2.0], &[2.0, 1.0]]), "score", "%").expect("drawn");
        assert!(svg.matches("texts").count() == 2 && svg.matches("<polyline").count() > 8, "hatched: {svg}");
        assert!(histogram(&bars(&[]), "x", "y").is_ok());
    }
}

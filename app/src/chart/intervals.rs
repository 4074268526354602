//! Dot plots: a value with its interval for each name, on an axis that several plots can share.

use plotters::coord::{ranged1d::Ranged as _, types::RangedCoordf64};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::{Drawn, FAINT, INK, PALETTE, PAPER, scatter, short, text, written};

/// The size of letters.
const LETTER: u32 = 15;
/// The height of a row.
const ROW: i32 = 26;
/// The width of the picture, where the axis begins and ends in it, and the characters of a name: with short names, three
/// fit next to each other, and one on a small phone.
const SHORT_NAMES: (i32, (i32, i32), usize) = (304, (116, 226), 16);
const LONG_NAMES: (i32, (i32, i32), usize) = (680, (316, 600), 46);
/// The characters of a label for which there is always room, and the room for each more.
const LABEL: (usize, i32) = (9, 8);
/// The room above the first row and below the last one.
const EDGES: (i32, i32) = (8, 26);
/// The room for what the axis measures.
const ABOUT: i32 = 18;

/// A name with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// The name.
    pub name: String,
    /// The value.
    pub value: f64,
    /// The interval around it, if there is one.
    pub interval: Option<[f64; 2]>,
    /// The value as it is written next to it.
    pub label: String,
}

/// The axis of a dot plot.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// Its ends; without them, a little more than the values need.
    pub range: Option<[f64; 2]>,
    /// Values at which a line is drawn across all rows.
    pub lines: Vec<f64>,
    /// Whether there is room for long names.
    pub has_long_names: bool,
    /// What the axis measures, with its unit; nothing is written if it is empty.
    pub about: String,
}

/// One row for each name: its value as a dot on the line of its interval.
///
/// # Errors
/// The picture cannot be written.
pub fn dots(dots: &[Dot], axis: &Axis) -> Drawn {
    let values = dots.iter().flat_map(|dot| dot.interval.into_iter().flatten().chain([dot.value]));
    let (low, high) = match axis.range {
        Some([low, high]) if high > low => (low, high),
        _ => {
            let range = scatter::range(values);
            (range.start, range.end)
        }
    };
    let (width, ends, most) = if axis.has_long_names { LONG_NAMES } else { SHORT_NAMES };
    let longest = dots.iter().map(|dot| dot.label.chars().count()).max().unwrap_or_default();
    let width = width + LABEL.1 * i32::try_from(longest.saturating_sub(LABEL.0)).unwrap_or_default();
    let n = i32::try_from(dots.len()).unwrap_or(i32::MAX / ROW - 2);
    let below = if axis.about.is_empty() { EDGES.1 } else { EDGES.1 + ABOUT };
    let height = EDGES.0 + n * ROW + below;
    let coordinates = RangedCoordf64::from(low..high);
    let place = |value: f64| coordinates.map(&value.clamp(low, high), ends);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (width.unsigned_abs(), height.unsigned_abs())).into_drawing_area();
        root.fill(&PAPER)?;
        let (top, bottom) = (EDGES.0, EDGES.0 + n * ROW);
        for tick in ticks(low, high) {
            let x = place(tick);
            root.draw(&PathElement::new([(x, top), (x, bottom)], FAINT.stroke_width(1)))?;
            root.draw(&Text::new(written(tick), (x, bottom + 13), text(LETTER - 1, INK, HPos::Center, VPos::Center)))?;
        }
        if !axis.about.is_empty() {
            let middle = (i32::midpoint(ends.0, ends.1), bottom + 32);
            let about = text(LETTER, INK, HPos::Center, VPos::Center);
            root.draw(&Text::new(axis.about.clone(), middle, about))?;
        }
        for line in axis.lines.iter().filter(|line| (low..=high).contains(line)) {
            let (x, colour) = (place(*line), PALETTE[1]);
            root.draw(&PathElement::new([(x, top), (x, bottom)], colour.stroke_width(1)))?;
        }
        for (row, dot) in (0..n).zip(dots) {
            let y = top + row * ROW + ROW / 2;
            let name =
                Text::new(short(&dot.name, most), (ends.0 - 10, y), text(LETTER, INK, HPos::Right, VPos::Center));
            root.draw(&name)?;
            if let Some([from, to]) = dot.interval {
                root.draw(&PathElement::new([(place(from), y), (place(to), y)], PALETTE[0].stroke_width(3)))?;
            }
            root.draw(&Circle::new((place(dot.value), y), 5, PALETTE[0].filled()))?;
            let label = Text::new(dot.label.clone(), (ends.1 + 12, y), text(LETTER, INK, HPos::Left, VPos::Center));
            root.draw(&label)?;
        }
        root.present()?;
    }
    Ok(svg)
}

/// The ends of the axis and, if it is a round number, the middle.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let middle = low.midpoint(high);
    let is_round = (middle * 10.0 - (middle * 10.0).round()).abs() < 1e-9;
    std::iter::once(low).chain(is_round.then_some(middle)).chain([high]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_has_a_row_with_its_value_and_the_same_axis_puts_the_same_value_at_the_same_place() {
        let dot = |name: &str, value: f64| Dot {
            name: name.to_owned(),
            value,
            interval: Some([value - 0.5, value + 0.5]),
            label: format!("{value:.2}"),
        };
        let axis =
            Axis { range: Some([-3.0, 3.0]), lines: vec![0.8, 9.0], about: "points".to_owned(), ..Axis::default() };
        let svg = dots(&[dot("human", 1.5), dot("<model>", -2.0)], &axis).expect("drawn");
        assert!(svg.contains("human") && svg.contains("1.50") && svg.contains("&lt;model&gt;"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), 2);
        assert_eq!(svg.matches("E69F00").count(), 1, "a line beyond the axis is not drawn: {svg}");
        assert!(svg.contains("points"), "the axis says what it measures: {svg}");
        assert!(svg.contains("−3") && svg.contains("\n0\n") && svg.contains("\n3\n"), "{svg}");
        let other = dots(&[dot("human", 1.5)], &axis).expect("drawn");
        let x = |svg: &str| svg.split("cx=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
        assert_eq!(x(&svg), x(&other));
        assert!(dots(&[], &Axis::default()).is_ok());
    }

    #[test]
    fn ticks_are_written_without_superfluous_digits() {
        assert_eq!(ticks(1.0, 5.0), [1.0, 3.0, 5.0]);
        assert_eq!(ticks(0.0, 0.25), [0.0, 0.25]);
        assert_eq!([1.0, -0.001, 0.5, -3.0].map(written), ["1", "0", "0.5", "−3"]);
    }
}

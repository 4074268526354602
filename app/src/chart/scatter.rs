//! Scatter plots: one measure against another, a named mark for each system.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::{Drawn, Failure, INK, PALETTE, PAPER, short, text};

/// The height of a name.
const LETTER: i32 = 16;

/// A system by two measures.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Its name.
    pub name: String,
    /// The measure across.
    pub x: f64,
    /// The measure up.
    pub y: f64,
}

/// Marks with their names, on axes a little wider than the marks need.
///
/// # Errors
/// The picture cannot be written.
pub fn scatter(points: &[Point], across: &str, up: &str) -> Drawn {
    scatter_beside(points, points, across, up)
}

/// The same on axes that hold all these marks, so that charts next to each other have the same axes.
///
/// # Errors
/// The picture cannot be written.
pub fn scatter_beside(points: &[Point], all: &[Point], across: &str, up: &str) -> Drawn {
    let (x, y) = (range(all.iter().map(|point| point.x)), range(all.iter().map(|point| point.y)));
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (640, 440)).into_drawing_area();
        root.fill(&PAPER)?;
        let mut chart =
            ChartBuilder::on(&root).margin(16).x_label_area_size(44).y_label_area_size(64).build_cartesian_2d(x, y)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(across)
            .y_desc(up)
            .axis_desc_style(("sans-serif", 17))
            .label_style(("sans-serif", 15))
            .draw()?;
        let places: Vec<(i32, i32)> = points.iter().map(|point| chart.backend_coord(&(point.x, point.y))).collect();
        let names: Vec<String> = points.iter().map(|point| short(&point.name, 20)).collect();
        for (index, (name, (beside, side))) in names.iter().zip(beside(&places, &names)).enumerate() {
            mark(&root, index, places[index])?;
            root.draw(&Text::new(name.clone(), beside, text(LETTER.unsigned_abs(), INK, side, VPos::Center)))?;
        }
        root.present()?;
    }
    Ok(svg)
}

/// The positions of the names: to the right of their marks, or to the left near the right edge; a name that would
/// overlap another is moved down line by line.
fn beside(places: &[(i32, i32)], names: &[String]) -> Vec<((i32, i32), HPos)> {
    let mut taken: Vec<(i32, i32, i32)> = Vec::new();
    let mut stand = vec![((0, 0), HPos::Left); places.len()];
    let mut downwards: Vec<usize> = (0..places.len()).collect();
    downwards.sort_by_key(|index| places[*index].1);
    for index in downwards {
        let ((x, mut y), width) =
            (places[index], i32::try_from(names[index].chars().count()).unwrap_or(20) * LETTER / 2);
        let (at, side, from) =
            if x > 480 { (x - 10, HPos::Right, x - 10 - width) } else { (x + 10, HPos::Left, x + 10) };
        let lies = |y: i32| {
            move |(left, right, other): &(i32, i32, i32)| {
                *left < from + width && from < *right && (y - other).abs() < LETTER
            }
        };
        while taken.iter().any(lies(y)) {
            y += 1;
        }
        taken.push((from, from + width, y));
        stand[index] = ((at, y), side);
    }
    stand
}

/// A mark that differs from the others in shape as well as in colour. It is an outline, so that of two systems at one
/// place both are seen.
fn mark(root: &DrawingArea<SVGBackend<'_>, Shift>, index: usize, place: (i32, i32)) -> Result<(), Failure> {
    let colour = PALETTE[index % PALETTE.len()];
    // A closed line ends with its first corner twice, so that the last one is drawn like the others.
    let line = |corners: &[(i32, i32)]| {
        let corners: Vec<_> = corners.iter().map(|(x, y)| (place.0 + x, place.1 + y)).collect();
        root.draw(&PathElement::new(corners, colour.stroke_width(3)))
    };
    match index % PALETTE.len() {
        0 => root.draw(&Circle::new(place, 6, colour.stroke_width(3))),
        1 => line(&[(0, -10), (9, 6), (-9, 6), (0, -10), (9, 6)]),
        2 => root.draw(&Cross::new(place, 7, colour.stroke_width(3))),
        3 => line(&[(-8, -8), (8, -8), (8, 8), (-8, 8), (-8, -8), (8, -8)]),
        4 => line(&[(0, -10), (10, 0), (0, 10), (-10, 0), (0, -10), (10, 0)]),
        _ => {
            line(&[(-10, 0), (10, 0)])?;
            line(&[(0, -10), (0, 10)])
        }
    }
}

/// From the least to the most, with a tenth more on both sides.
pub(super) fn range(values: impl Iterator<Item = f64>) -> std::ops::Range<f64> {
    let (low, high) =
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
    if low > high {
        return 0.0..1.0;
    }
    let more = if high > low { (high - low) / 10.0 } else { low.abs().max(1.0) / 10.0 };
    low - more..high + more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_named_even_if_all_are_at_one_place() {
        let point = |name: &str| Point { name: name.to_owned(), x: 1.0, y: 1.0 };
        let svg = scatter(&[point("one"), point("two")], "BLEU", "formality").expect("drawn");
        assert!(svg.contains("one") && svg.contains("two") && svg.contains("BLEU"));
        assert!(svg.contains("<circle") && svg.matches("fill=\"none\"").count() >= 2, "both are outlines: {svg}");
        let stand = beside(&[(100, 50), (100, 50), (103, 52), (400, 51)], &["a", "b", "c", "d"].map(str::to_owned));
        let heights: Vec<i32> = stand.iter().map(|((_, y), _)| *y).collect();
        assert_eq!(heights, [50, 66, 82, 51], "names lie on nobody else's");
        assert!(scatter(&[], "x", "y").is_ok());
    }
}

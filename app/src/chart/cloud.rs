//! Clouds of points: many texts by two measures.

use std::collections::BTreeMap;

use plotters::prelude::*;

use super::{Drawn, PALETTE, PAPER, scatter::range};

/// The side of a square in pixels within which marks become one, so that thousands of texts make a small file.
const NEAR: i32 = 3;

/// One mark for all points at nearly the same place, larger for more of them.
///
/// # Errors
/// The picture cannot be written.
pub fn cloud(points: &[(f64, f64)], across: &str, up: &str) -> Drawn {
    let (x, y) = (range(points.iter().map(|point| point.0)), range(points.iter().map(|point| point.1)));
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
        let mut places: BTreeMap<(i32, i32), (usize, (i32, i32))> = BTreeMap::new();
        for (x, y) in points.iter().map(|point| chart.backend_coord(point)) {
            places.entry((x / NEAR, y / NEAR)).or_insert((0, (x, y))).0 += 1;
        }
        for (n, place) in places.into_values() {
            root.draw(&Circle::new(place, radius(n), PALETTE[0].mix(0.7).filled()))?;
        }
        root.present()?;
    }
    Ok(svg)
}

/// The area of a mark grows with its points, up to a limit.
const fn radius(n: usize) -> i32 {
    match n {
        0 | 1 => 4,
        2..=3 => 5,
        4..=8 => 7,
        9..=20 => 9,
        _ => 11,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_at_one_place_are_one_mark_and_axes_are_named() {
        let svg = cloud(&[(0.0, 1.0), (0.0, 1.0), (5.0, 3.0)], "BLEU (0 to 100)", "<formality>").expect("drawn");
        assert_eq!(svg.matches("<circle").count(), 2, "{svg}");
        assert!(svg.contains("BLEU (0 to 100)") && svg.contains("&lt;formality&gt;"), "{svg}");
        assert!(svg.contains("r=\"5\"") && svg.contains("r=\"4\""), "two texts make a larger mark: {svg}");
        let many: Vec<(f64, f64)> = (0..5_000).map(|i| (f64::from(i % 71), f64::from(i % 7))).collect();
        assert!(cloud(&many, "x", "y").expect("drawn").len() < 100_000);
        assert!(cloud(&[], "x", "y").is_ok());
    }
}

//! Heat maps: a number for every two names.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::{Drawn, INK, ON_DARK, ON_LIGHT, PAPER, short, text};

/// The side of a cell in pixels.
const CELL: i32 = 64;
/// Room for the names.
const NAMES: i32 = 132;

/// Ten steps of cividis, dark to light.
const CIVIDIS: [RGBColor; 10] = [
    RGBColor(0x00, 0x22, 0x4E),
    RGBColor(0x12, 0x35, 0x70),
    RGBColor(0x3B, 0x49, 0x6C),
    RGBColor(0x57, 0x5D, 0x6D),
    RGBColor(0x70, 0x71, 0x73),
    RGBColor(0x8A, 0x86, 0x78),
    RGBColor(0xA5, 0x9C, 0x74),
    RGBColor(0xC3, 0xB3, 0x69),
    RGBColor(0xE1, 0xCC, 0x55),
    RGBColor(0xFE, 0xE8, 0x38),
];

/// A square of cells from 0 (dark) to 1 (light), with the number in each cell; a cell without a value is empty.
///
/// # Errors
/// The picture cannot be written.
pub fn heat_map(names: &[String], value: impl Fn(usize, usize) -> Option<f64>) -> Drawn {
    let n = i32::try_from(names.len()).unwrap_or(i32::MAX / CELL);
    let side = (NAMES + n * CELL + 8).unsigned_abs();
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (side, side)).into_drawing_area();
        root.fill(&PAPER)?;
        for (row, name) in (0..n).zip(names) {
            let middle = NAMES + row * CELL + CELL / 2;
            let name = short(name, 14);
            root.draw(&Text::new(name.clone(), (NAMES - 8, middle), text(17, INK, HPos::Right, VPos::Center)))?;
            let along = text(17, INK, HPos::Left, VPos::Center).transform(FontTransform::Rotate270);
            root.draw(&Text::new(name, (middle, NAMES - 8), along))?;
        }
        for (row, across) in (0..n).flat_map(|row| (0..n).map(move |across| (row, across))) {
            let Some(value) = value(row.unsigned_abs() as usize, across.unsigned_abs() as usize) else { continue };
            let (x, y) = (NAMES + across * CELL, NAMES + row * CELL);
            let (colour, ink) = shade(value);
            root.draw(&Rectangle::new([(x, y), (x + CELL - 2, y + CELL - 2)], colour.filled()))?;
            let middle = (x + CELL / 2, y + CELL / 2);
            root.draw(&Text::new(format!("{value:.2}"), middle, text(18, ink, HPos::Center, VPos::Center)))?;
        }
        root.present()?;
    }
    Ok(svg)
}

/// The colour of a cell and the ink that is read on it.
fn shade(value: f64) -> (RGBColor, RGBColor) {
    let step = (0..9).filter(|step| value * 9.0 >= f64::from(*step) + 0.5).count();
    (CIVIDIS[step], if step < 5 { ON_DARK } else { ON_LIGHT })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_holds_its_number_and_a_missing_one_nothing() {
        let names = ["a".to_owned(), "<b>".to_owned()];
        let svg = heat_map(&names, |row, across| (row != across).then_some(0.25)).expect("drawn");
        assert_eq!(svg.matches("0.25").count(), 2);
        assert!(svg.contains("&lt;b&gt;") && !svg.contains("<b>"), "names are text: {svg}");
    }
}

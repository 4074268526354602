//! Heat maps: a number for every two names.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::{Drawn, INK, ON_DARK, ON_LIGHT, PAPER, short, text};

/// The side of a cell in pixels.
const CELL: i32 = 64;
/// The height of a cell in a table of many rows.
const LOW_CELL: i32 = 34;

/// The number of steps of the colours.
pub const N_STEPS: usize = 10;

/// Ten steps of cividis, dark to light. `style/figure.css` has the same for cells of a table.
const CIVIDIS: [RGBColor; N_STEPS] = [
    RGBColor(0x00, 0x22, 0x4E),
    RGBColor(0x12, 0x35, 0x70),
    RGBColor(0x3B, 0x49, 0x6C),
    RGBColor(0x57, 0x5D, 0x6D),
    RGBColor(0x6C, 0x6D, 0x72),
    RGBColor(0x8A, 0x86, 0x78),
    RGBColor(0xA5, 0x9C, 0x74),
    RGBColor(0xC3, 0xB3, 0x69),
    RGBColor(0xE1, 0xCC, 0x55),
    RGBColor(0xFE, 0xE8, 0x38),
];

/// The sizes of a heat map: the room for names, the characters of a name, and the height of a cell.
struct Sizes {
    beside: i32,
    above: i32,
    most: usize,
    height: i32,
}

/// A square of cells from 0 (dark) to 1 (light), with the number in each cell; a cell without a value is empty.
///
/// # Errors
/// The picture cannot be written.
pub fn heat_map(names: &[String], value: impl Fn(usize, usize) -> Option<f64>) -> Drawn {
    let sizes = Sizes { beside: 132, above: 132, most: 14, height: CELL };
    drawn((names, names), [0.0, 1.0], &sizes, value)
}

/// Rows and columns of cells from -1 (dark) to 1 (light), as of correlations.
///
/// # Errors
/// The picture cannot be written.
pub fn heat_grid(rows: &[String], columns: &[String], value: impl Fn(usize, usize) -> Option<f64>) -> Drawn {
    let longest = columns.iter().map(|name| name.chars().count()).max().unwrap_or_default().min(24);
    let above = 16 + 9 * i32::try_from(longest).unwrap_or_default();
    drawn((rows, columns), [-1.0, 1.0], &Sizes { beside: 232, above, most: 24, height: LOW_CELL }, value)
}

fn drawn(
    (rows, columns): (&[String], &[String]),
    ends: [f64; 2],
    sizes: &Sizes,
    value: impl Fn(usize, usize) -> Option<f64>,
) -> Drawn {
    let count = |names: &[String]| i32::try_from(names.len()).unwrap_or(i32::MAX).min(i32::MAX / CELL / 2);
    let (down, across) = (count(rows), count(columns));
    let side = (sizes.beside + across * CELL + 8, sizes.above + down * sizes.height + 8);
    let mut svg = String::new();
    {
        let root =
            SVGBackend::with_string(&mut svg, (side.0.unsigned_abs(), side.1.unsigned_abs())).into_drawing_area();
        root.fill(&PAPER)?;
        for (row, name) in (0..down).zip(rows) {
            let place = (sizes.beside - 8, sizes.above + row * sizes.height + sizes.height / 2);
            root.draw(&Text::new(short(name, sizes.most), place, text(17, INK, HPos::Right, VPos::Center)))?;
        }
        for (column, name) in (0..across).zip(columns) {
            let place = (sizes.beside + column * CELL + CELL / 2, sizes.above - 8);
            let along = text(17, INK, HPos::Left, VPos::Center).transform(FontTransform::Rotate270);
            root.draw(&Text::new(short(name, sizes.most), place, along))?;
        }
        for (row, column) in (0..down).flat_map(|row| (0..across).map(move |column| (row, column))) {
            let Some(value) = value(row.unsigned_abs() as usize, column.unsigned_abs() as usize) else { continue };
            let (x, y) = (sizes.beside + column * CELL, sizes.above + row * sizes.height);
            let step = heat_step(value, ends);
            let ink = if step < N_STEPS / 2 { ON_DARK } else { ON_LIGHT };
            root.draw(&Rectangle::new([(x, y), (x + CELL - 2, y + sizes.height - 2)], CIVIDIS[step].filled()))?;
            let middle = (x + CELL / 2, y + sizes.height / 2);
            let number = report::number::typeset(value, 2);
            root.draw(&Text::new(number, middle, text(18, ink, HPos::Center, VPos::Center)))?;
        }
        root.present()?;
    }
    Ok(svg)
}

/// The step of a value on the scale between two ends, from 0 (dark) to 9 (light).
pub fn heat_step(value: f64, [low, high]: [f64; 2]) -> usize {
    let share = (value - low) / (high - low);
    (0..9).filter(|step| share * 9.0 >= f64::from(*step) + 0.5).count()
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

    #[test]
    fn a_grid_has_its_own_rows_and_columns_and_signs() {
        let rows = ["BLEU", "TER", "LeD"].map(str::to_owned);
        let svg =
            heat_grid(&rows, &["formality".to_owned()], |row, _| [Some(0.5), Some(-0.5), None][row]).expect("drawn");
        assert!(svg.contains("0.50") && svg.contains("−0.50") && svg.contains("formality"), "{svg}");
        assert!(rows.iter().all(|name| svg.contains(name.as_str())), "{svg}");
        assert!(heat_grid(&[], &[], |_, _| None).is_ok());
    }

    #[test]
    fn the_scale_has_the_same_steps_everywhere() {
        let steps = [-1.0, -0.99, 0.0, 0.12, 0.99, 1.0].map(|value| heat_step(value, [-1.0, 1.0]));
        assert_eq!(steps, [0, 0, 5, 5, 9, 9]);
        assert_eq!([0.0, 0.5, 1.0].map(|value| heat_step(value, [0.0, 1.0])), [0, 5, 9]);
        let style = include_str!("../../../style/figure.css");
        for (step, RGBColor(r, g, b)) in CIVIDIS.iter().enumerate() {
            let ink = if step < N_STEPS / 2 { "#fefefe" } else { "#010101" };
            let rule = format!(".heat-{step} {{\n  background: #{r:02x}{g:02x}{b:02x};\n  color: {ink};\n}}");
            assert!(style.contains(&rule), "figure.css has no {rule}");
        }
    }
}

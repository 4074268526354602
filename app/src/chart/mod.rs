//! Figures as accessible SVG: Okabe and Ito's colours with marks that differ in shape, and cividis with the number in
//! each cell. The functions turn numbers into a picture, and the page puts a table next to it.

mod cloud;
mod curves;
mod heat;
mod histogram;
mod intervals;
mod scatter;

use plotters::{
    drawing::DrawingAreaErrorKind,
    style::{
        Color as _, IntoFont as _, RGBColor, TextStyle,
        text_anchor::{HPos, Pos, VPos},
    },
};

pub use cloud::cloud;
pub use curves::curves;
pub use heat::{N_STEPS, heat_grid, heat_map, heat_step};
pub use histogram::{Bars, histogram};
pub use intervals::{Axis, Dot, dots};
pub use scatter::{Point, scatter, scatter_beside};

/// A picture as the text of its file, or the reason why it could not be drawn.
pub type Drawn = Result<String, Failure>;
/// The reason why a picture could not be drawn.
type Failure = DrawingAreaErrorKind<std::io::Error>;

/// Colours that people with any kind of colour vision can distinguish (Okabe and Ito 2008).
const PALETTE: [RGBColor; 6] = [
    RGBColor(0x00, 0x72, 0xB2),
    RGBColor(0xE6, 0x9F, 0x00),
    RGBColor(0x00, 0x9E, 0x73),
    RGBColor(0xCC, 0x79, 0xA7),
    RGBColor(0x56, 0xB4, 0xE9),
    RGBColor(0xD5, 0x5E, 0x00),
];

/// Lines and words, the ground, and lines in the background. On a page they follow its colours: see [`themed`].
const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
const PAPER: RGBColor = RGBColor(0xFF, 0xFF, 0xFF);
const FAINT: RGBColor = RGBColor(0xDD, 0xD8, 0xD0);

/// Words on a dark and on a light colour of a picture, whatever the colours of the page.
const ON_DARK: RGBColor = RGBColor(0xFE, 0xFE, 0xFE);
const ON_LIGHT: RGBColor = RGBColor(0x01, 0x01, 0x01);

/// A picture in the colours of the page that shows it, light or dark. A file has the colours of paper.
pub fn themed(svg: &str) -> String {
    let colours = [
        ("#222222", "var(--ink)"),
        ("#000000", "var(--ink)"),
        ("#FFFFFF", "var(--surface)"),
        ("#DDD8D0", "var(--line)"),
        ("#0072B2", "var(--mark-1)"),
        ("#E69F00", "var(--mark-2)"),
        ("#009E73", "var(--mark-3)"),
        ("#CC79A7", "var(--mark-4)"),
        ("#56B4E9", "var(--mark-5)"),
        ("#D55E00", "var(--mark-6)"),
    ];
    colours
        .into_iter()
        .fold(svg.to_owned(), |svg, (from, to)| svg.replace(&format!("\"{from}\""), &format!("\"{to}\"")))
}

/// Text of a size, placed by its own middle or side.
fn text(size: u32, colour: RGBColor, across: HPos, down: VPos) -> TextStyle<'static> {
    TextStyle {
        color: colour.to_backend_color(),
        pos: Pos::new(across, down),
        ..("sans-serif", size).into_font().into()
    }
}

/// A number on an axis, without superfluous digits.
fn written(tick: f64) -> String {
    let text = format!("{tick:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.').replace('-', "−");
    if text == "−0" { "0".to_owned() } else { text }
}

/// A name, shortened to a maximum number of characters.
fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most { name.to_owned() } else { name.chars().take(most - 1).chain(['…']).collect() }
}

//! Figures as accessible SVG: Okabe and Ito's colours with marks that differ in shape, and cividis with the number in
//! each cell. The functions turn numbers into a picture, and the page puts a table next to it.

mod curves;
mod heat;
mod histogram;
mod scatter;

use plotters::{
    drawing::DrawingAreaErrorKind,
    style::{
        Color as _, IntoFont as _, RGBColor, TextStyle,
        text_anchor::{HPos, Pos, VPos},
    },
};

pub use curves::curves;
pub use heat::heat_map;
pub use histogram::{Bars, histogram};
pub use scatter::{Point, scatter};

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

const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
const PAPER: RGBColor = RGBColor(0xFF, 0xFF, 0xFF);

/// Text of a size, placed by its own middle or side.
fn text(size: u32, colour: RGBColor, across: HPos, down: VPos) -> TextStyle<'static> {
    TextStyle {
        color: colour.to_backend_color(),
        pos: Pos::new(across, down),
        ..("sans-serif", size).into_font().into()
    }
}

/// A name, shortened to a maximum number of characters.
fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most { name.to_owned() } else { name.chars().take(most - 1).chain(['…']).collect() }
}

//! How results are shown on a terminal: its width and its colours.

use std::io::{IsTerminal as _, stdout};

use agreement::report::{Colours, Extent, View};
use console::Term;

/// The widest lines; longer ones are hard to read.
const WIDEST: usize = 120;

/// The view of a report on the standard output: with colours only on a terminal that has them, unless `NO_COLOR` is set.
pub fn view(extent: Extent) -> View {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if !stdout().is_terminal() {
        // Lines are not broken for a program.
        return View { extent, colours: Colours::None, width: usize::MAX };
    }
    let colours = if is_set("NO_COLOR") || is_dumb { Colours::None } else { Colours::Ansi };
    let width = Term::stdout().size_checked().map_or(View::default().width, |(_, columns)| usize::from(columns));
    View { extent, colours, width: width.clamp(40, WIDEST) }
}

//! A small picture of what a worker sees of a task, drawn from its definition, so that it is never out of date.

use leptos::prelude::*;
use shared::{Definition, QuestionKind, Subject};

const WIDTH: usize = 160;
const HEIGHT: usize = 104;
/// The space at each side.
const MARGIN: usize = 10;
/// The width of everything inside.
const INSIDE: usize = WIDTH - 2 * MARGIN;

/// What is drawn so far, from the top downwards.
#[derive(Default)]
struct Drawing {
    shapes: Vec<AnyView>,
    /// Where the next part begins.
    top: usize,
}

impl Drawing {
    fn shape(&mut self, class: &'static str, (x, y): (usize, usize), (width, height): (usize, usize)) {
        let shape = view! { <rect class=class x=x y=y width=width height=height rx="2"></rect> };
        self.shapes.push(shape.into_any());
    }

    fn dot(&mut self, class: &'static str, (x, y): (usize, usize), radius: usize) {
        self.shapes.push(view! { <circle class=class cx=x cy=y r=radius></circle> }.into_any());
    }

    /// A text of two lines in a box.
    fn text(&mut self, (x, y): (usize, usize), width: usize) {
        self.shape("box", (x, y), (width, 18));
        self.shape("line", (x + 4, y + 4), (width - 8, 3));
        self.shape("line", (x + 4, y + 11), ((width - 8) * 2 / 3, 3));
    }

    /// Texts next to each other.
    fn row(&mut self, n: usize) {
        let width = (INSIDE - 6 * (n - 1)) / n;
        (0..n).for_each(|place| self.text((MARGIN + place * (width + 6), self.top), width));
        self.top += 24;
    }

    /// The line of a question.
    fn prompt(&mut self) {
        self.shape("line strong", (MARGIN, self.top), (INSIDE / 2, 4));
        self.top += 9;
    }
}

/// The picture. What it shows is said by the words next to it, so screen readers pass it over.
pub(super) fn picture(definition: &Definition) -> impl IntoView + use<> {
    let mut drawing = Drawing { top: 8, ..Drawing::default() };
    match definition.subject {
        Subject::Source | Subject::Output => drawing.row(1),
        Subject::Two | Subject::Outputs | Subject::Pair => drawing.row(2),
        Subject::Sides => {
            drawing.row(1);
            drawing.row(2);
        }
    }
    for question in &definition.questions {
        // A question needs about this much; what does not fit is left out.
        if drawing.top + 32 > HEIGHT {
            break;
        }
        drawing.prompt();
        ask(&mut drawing, &question.kind);
    }
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    view! {
        <svg class="picture" viewBox=view_box aria-hidden="true" focusable="false">
            {drawing.shapes}
        </svg>
    }
}

/// What a question offers to its worker.
fn ask(drawing: &mut Drawing, kind: &QuestionKind) {
    let top = drawing.top;
    match kind {
        QuestionKind::Scale(scale) => {
            let n = scale.points.len().clamp(2, 11);
            let step = (INSIDE - 12) / (n - 1);
            for place in 0..n {
                drawing.dot(if place == n / 2 { "on" } else { "box" }, (MARGIN + 6 + place * step, top + 7), 5);
            }
            drawing.top += 20;
        }
        QuestionKind::Slider(_) => {
            drawing.shape("line", (MARGIN, top + 6), (INSIDE, 3));
            drawing.dot("on", (MARGIN + INSIDE * 2 / 3, top + 7), 6);
            drawing.top += 20;
        }
        QuestionKind::Choice(choice) => {
            let n = choice.options.len().min((HEIGHT - top) / 10).max(1);
            for place in 0..n {
                let y = top + place * 10;
                drawing.dot(if place == 0 { "on" } else { "box" }, (MARGIN + 4, y + 4), 3);
                drawing.shape("line", (MARGIN + 12, y + 3), (INSIDE / 2, 3));
            }
            drawing.top += n * 10 + 4;
        }
        QuestionKind::Ranking(_) => {
            let n = 3_usize.min((HEIGHT - top) / 13).max(1);
            for place in 0..n {
                let y = top + place * 13;
                drawing.shape("box", (MARGIN, y), (INSIDE, 10));
                drawing.dot("on", (MARGIN + 6, y + 5), 3);
                drawing.shape("line", (MARGIN + 14, y + 4), (INSIDE / 2, 3));
            }
            drawing.top += n * 13 + 4;
        }
        QuestionKind::Pairwise(pairwise) => {
            let n = if pairwise.tie { 3 } else { 2 };
            let width = (INSIDE - 6 * (n - 1)) / n;
            for place in 0..n {
                drawing.shape(if place == 0 { "on" } else { "box" }, (MARGIN + place * (width + 6), top), (width, 12));
            }
            drawing.top += 18;
        }
        QuestionKind::Spans(_) => {
            drawing.shape("line", (MARGIN, top + 4), (INSIDE, 3));
            drawing.shape("on", (MARGIN + INSIDE / 4, top), (INSIDE / 3, 11));
            drawing.top += 16;
        }
        QuestionKind::Text(_) => {
            drawing.shape("box", (MARGIN, top), (INSIDE, 22));
            drawing.shape("on", (MARGIN + 5, top + 5), (2, 9));
            drawing.top += 27;
        }
        QuestionKind::Comment(_) => {
            drawing.shape("box", (MARGIN, top), (INSIDE, 12));
            drawing.top += 17;
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::design::preset::Preset;

    use super::*;

    #[test]
    fn every_preset_has_a_picture_inside_its_frame() {
        let languages = ["en".parse().expect("a tag")];
        let mut all = std::collections::BTreeSet::new();
        for preset in Preset::ALL.iter().copied() {
            let html = picture(&preset.definition(&languages).expect("a definition")).to_html();
            assert!(html.contains("class=\"on\""), "{}: {html}", preset.as_str());
            for shape in html.split("<rect").skip(1) {
                let of = |name: &str| -> usize {
                    let rest = shape.split(&format!(" {name}=\"")).nth(1).expect("the attribute");
                    rest.split('"').next().expect("a value").parse().expect("a number")
                };
                let (right, bottom) = (of("x") + of("width"), of("y") + of("height"));
                assert!(right <= WIDTH && bottom <= HEIGHT, "{}: {shape}", preset.as_str());
            }
            all.insert(html);
        }
        assert!(all.len() >= 12, "{} different pictures", all.len());
    }
}

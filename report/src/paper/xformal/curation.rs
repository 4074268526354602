//! Tables 2 and 3: the number of texts and of workers that remain after each step.

use scoring::{
    curation::{Curation, Left, Rules},
    style::has_style,
};
use shared::{Gate, Language};

use super::super::{Cell, Evidence, Paper, Table};
use crate::funnel::{FunnelRow, Left as Through};

/// Table 2: the sources of each language after each step of the paper's curation.
pub(in crate::paper) fn curation(evidence: &Evidence) -> Table {
    let counts: Vec<(&Language, Counts)> =
        evidence.languages().iter().map(|language| (language, Counts::of(evidence, language))).collect();
    let line = |name: &str, cell: &dyn Fn(&Counts) -> Cell| {
        std::iter::once(Cell::text(name)).chain(counts.iter().map(|(_, counts)| cell(counts))).collect::<Vec<Cell>>()
    };
    let outside = "the corpus stays outside the study; concord curate --counts counts it";
    let of = |pick: fn(&Left) -> usize| move |counts: &Counts| Cell::count(pick(&counts.left));
    let rows = [
        line("Corpus", &|_| Cell::empty(outside)),
        line("+ Step 1 (topic)", &|_| Cell::empty(outside)),
        line("Imported", &of(|left| left.seen)),
        line("+ Step 2a (no questions)", &of(|left| left.no_question)),
        line("+ Step 2b (no addresses)", &of(|left| left.no_address)),
        line("+ Step 2c (5 to 25 tokens)", &of(|left| left.right_length)),
        line("+ Step 2d (no duplicates)", &of(|left| left.no_duplicate)),
        line("+ Step 3 (informal)", &|counts| counts.informal.clone()),
        line("Shown to workers", &|counts| Cell::count(counts.shown)),
    ];
    Table::new("xformal-t2", Paper::Xformal, "Table 2", "Texts left after each step of curation")
        .note("The paper's rules applied to the sources of this study, each step to what the step before kept. Step 3 asks the style model that the settings name for a language: below a probability of 0.5 a text is informal. Shown to workers: sources that are in a HIT.")
        .columns(&["Corpus"], counts.iter().map(|(language, _)| language.name()))
        .rows(rows, "the study has no language")
}

struct Counts {
    left: Left,
    informal: Cell,
    shown: usize,
}

impl Counts {
    fn of(evidence: &Evidence, language: &Language) -> Self {
        let models = evidence.models(language);
        let mut curation = Curation::new(Rules::default());
        let (mut informal, mut has_model, mut shown) = (0, false, 0);
        for source in evidence.sources.iter().filter(|source| source.language == *language) {
            shown += usize::from(source.shown);
            if curation.admit(&source.text).is_ok() {
                let style = models.style_probability(&source.text);
                has_model |= style.is_some();
                // A source that already has the target style of the rewrites is not a candidate.
                informal += usize::from(style.is_some_and(|style| !has_style(style)));
            }
        }
        let left = curation.left();
        let informal = if has_model || left.kept == 0 {
            Cell::count(informal)
        } else {
            Cell::empty("the settings name no style model for this language")
        };
        Self { left, informal, shown }
    }
}

/// A step of quality control: its gate, its name, its description, and the workers who passed it.
type Step = (Gate, &'static str, &'static str, fn(&FunnelRow) -> Through);

/// The steps in the order of Table 3.
const STEPS: [Step; 3] = [
    (Gate::Location, "(QC1)", "Location restriction", |row| row.location),
    (Gate::Test, "(QC2)", "Qualification test", |row| row.test),
    (Gate::Review, "(QC3)", "Rewrites review", |row| row.review),
];

/// The gate that a row of Table 3 is about, by the name of its step.
pub(crate) fn gate_of(row: &[Cell]) -> Option<Gate> {
    STEPS.into_iter().find(|(_, step, ..)| row.first() == Some(&Cell::text(*step))).map(|(gate, ..)| gate)
}

/// Table 3: the workers of each language after each step of quality control.
pub(in crate::paper) fn workers(evidence: &Evidence) -> Table {
    let none = FunnelRow::default();
    let rows: Vec<&FunnelRow> = evidence
        .languages()
        .iter()
        .map(|language| {
            evidence.funnel.rows.iter().find(|row| row.language.as_ref() == Some(language)).unwrap_or(&none)
        })
        .collect();
    let line = |(_, step, description, pick): Step| {
        let cell = |row: &&FunnelRow| {
            let Through { passed, failed, waiting } = pick(row);
            if passed + failed + waiting == 0 {
                Cell::empty("nobody has reached this step")
            } else {
                Cell::count(passed)
            }
        };
        [Cell::text(step), Cell::text(description)].into_iter().chain(rows.iter().map(cell)).collect::<Vec<Cell>>()
    };
    Table::new("xformal-t3", Paper::Xformal, "Table 3", "Workers left after each step of quality control")
        .note("Workers who passed each step, of those who passed the steps before; only decisions in force count.")
        .columns(&["Step", "Description"], evidence.languages().iter().map(Language::name))
        .rows(STEPS.map(line), "the study has no language")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_table_3_belongs_to_its_gate_wherever_it_is() {
        let row = |step: &str| [Cell::text(step), Cell::text("a description"), Cell::count(3)];
        let found = ["(QC3)", "(QC1)", "Imported", "(QC2)"].map(|step| gate_of(&row(step)));
        assert_eq!(found, [Some(Gate::Review), Some(Gate::Location), None, Some(Gate::Test)]);
        assert_eq!(gate_of(&[]), None);
    }
}

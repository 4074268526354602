//! One statistic under audit: its reference, its tolerance, its designs and what this project computes.

use serde::Serialize;
use serde_json::Value;

use crate::answer::Answers;

/// Which designs are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Seed of all designs and simulations.
    pub seed: u64,
    /// Every size and many draws of each; otherwise the few of the ordinary tests.
    pub thorough: bool,
}

impl Default for Plan {
    fn default() -> Self {
        Self { seed: 16, thorough: true }
    }
}

/// A design with a name that says what is special about it.
pub struct Named<D> {
    /// Shape, size and number of the draw: `ragged, n = 20, draw 1`.
    pub name: String,
    /// What both sides are given.
    pub design: D,
}

/// One design as the reference program is given it, with this project's answers.
pub struct Case {
    /// The design's name.
    pub design: String,
    /// The design as JSON.
    pub data: Value,
    /// This project's answers.
    pub ours: Answers,
}

/// A program in `audit/reference` and what it computes a statistic with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reference {
    /// The file; its ending says whether Python or R runs it.
    pub file: &'static str,
    /// The library with its version, or the formula that is computed directly.
    pub by: &'static str,
}

/// How close two numbers must be: within `absolute + relative · |reference|`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tolerance {
    /// The absolute part.
    pub absolute: f64,
    /// The part relative to the reference.
    pub relative: f64,
}

impl Tolerance {
    /// The same formula in another order of additions.
    pub const EXACT: Self = Self::of(1e-9);

    /// The same bound absolutely and relatively.
    pub const fn of(bound: f64) -> Self {
        Self { absolute: bound, relative: bound }
    }

    /// Whether two numbers are close enough.
    pub fn holds(self, ours: f64, theirs: f64) -> bool {
        (ours - theirs).abs() <= self.absolute + self.relative * theirs.abs()
    }
}

/// One statistic under audit.
pub struct Entry {
    /// Its name, which the reference program knows it by.
    pub name: &'static str,
    /// The functions of this project that are audited, as `krippendorff::alpha`.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test finds what no entry covers"))]
    pub covers: &'static [&'static str],
    /// Who computes it elsewhere.
    pub reference: Reference,
    /// How close the two must be.
    pub tolerance: Tolerance,
    cases: Box<CasesOf>,
}

/// The designs of a plan, with our answers.
type CasesOf = dyn Fn(&Plan) -> Vec<Case> + Sync;

impl Entry {
    /// An entry from its designs and what this project computes on one of them.
    ///
    /// Every name that the reference answers with must be among our answers; names that only we have are not compared.
    pub fn of<D: Serialize + 'static>(
        name: &'static str,
        covers: &'static [&'static str],
        reference: Reference,
        designs: fn(&Plan) -> Vec<Named<D>>,
        ours: impl Fn(&D) -> Answers + Sync + 'static,
    ) -> Self {
        let cases = move |plan: &Plan| {
            let case = |Named { name, design }: Named<D>| Case {
                design: name,
                ours: ours(&design),
                data: serde_json::to_value(&design).expect("a design is plain data"),
            };
            designs(plan).into_iter().map(case).collect()
        };
        Self { name, covers, reference, tolerance: Tolerance::EXACT, cases: Box::new(cases) }
    }

    /// The same under another tolerance.
    pub fn within(self, tolerance: Tolerance) -> Self {
        Self { tolerance, ..self }
    }

    /// The designs of a plan with our answers.
    pub fn cases(&self, plan: &Plan) -> Vec<Case> {
        (self.cases)(plan)
    }
}

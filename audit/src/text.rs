//! What is audited of the crate `scoring`: one line a metric, one line an interval or test.
//!
//! To add a metric:
//! 1. a design both sides are given (any type that serialises, drawn in a file under `audit/src/design`),
//! 2. a function in a file under `audit/src/text` that makes an [`Entry`]: name, functions covered, reference, designs,
//!    and what this project computes; its name goes into the list below,
//! 3. a function of the same name in `audit/reference/text.py`, marked `@statistic("name")`,
//! 4. `cargo xtask audit NAME`, then `cargo xtask audit --record`.

use crate::coverage::Simulation;
use crate::entry::Entry;

/// Every metric.
pub fn entries() -> Vec<Entry> {
    Vec::new()
}

/// Every interval and test.
pub fn simulations() -> Vec<Simulation> {
    Vec::new()
}

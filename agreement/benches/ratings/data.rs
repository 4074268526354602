//! The file, from a seed.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use rand::seq::SliceRandom as _;
use rand::seq::index::sample;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tabular::parquet::{Cell, Kind, Writer};

/// Ratings of an item.
pub const PER_ITEM: u64 = 10;
/// All raters.
pub const RATERS: usize = 1_000;
/// Items that are rated at the same time: their ratings come in any order.
const AT_ONCE: u64 = 50_000;

/// Writes `n` ratings, each of seven points within two of the item's truth.
pub fn write(folder: &Path, n: u64) -> anyhow::Result<PathBuf> {
    let path = folder.join(format!("{n}.parquet"));
    let mut out = BufWriter::new(File::create(&path)?);
    let columns = [("item", Kind::Text), ("rater", Kind::Text), ("value", Kind::Integer)];
    let mut file = Writer::new(&columns, &[], "concord bench")?;
    let mut rng = ChaCha8Rng::seed_from_u64(20_261_129);
    let items = n / PER_ITEM;
    for from in (0..items).step_by(usize::try_from(AT_ONCE)?) {
        let mut rows = Vec::new();
        for item in from..items.min(from + AT_ONCE) {
            let truth: i64 = rng.random_range(1..=7);
            for rater in sample(&mut rng, RATERS, usize::try_from(PER_ITEM)?) {
                rows.push((item, rater, (truth + rng.random_range(-2..=2)).clamp(1, 7)));
            }
        }
        rows.shuffle(&mut rng);
        for (item, rater, value) in rows {
            let cells = [format!("i{item:08}"), format!("r{rater:04}")].map(|name| Cell::Text(name.into()));
            file.row(cells.into_iter().chain([Cell::Integer(value)]))?;
            if file.is_full() {
                out.write_all(&file.take_group()?)?;
            }
        }
    }
    out.write_all(&file.finish()?)?;
    out.flush()?;
    Ok(path)
}

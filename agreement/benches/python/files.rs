//! The files both sides read, from a seed.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use rand::seq::index::sample;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 20_261_121;
const RATERS: usize = 60;
const PER_ITEM: usize = 10;

/// Writes one file.
type Writer = fn(&mut dyn Write, &mut ChaCha8Rng) -> std::io::Result<()>;

/// Writes those that are not there yet.
pub fn write(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    let writers: [(&str, Writer); 4] =
        [("ratings.csv", ratings), ("complete.csv", complete), ("series.csv", series), ("pairs.csv", pairs)];
    for (name, writer) in writers {
        let path = folder.join(name);
        if path.exists() {
            continue;
        }
        let unfinished = folder.join("unfinished");
        let mut file = BufWriter::new(File::create(&unfinished)?);
        writer(&mut file, &mut ChaCha8Rng::seed_from_u64(SEED))?;
        file.flush()?;
        fs::rename(unfinished, path)?;
    }
    Ok(())
}

/// 100,000 items, each given to ten of sixty raters, a fifth of the answers missing; seven points.
fn ratings(out: &mut dyn Write, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
    writeln!(out, "item,rater,value")?;
    for item in 0..100_000 {
        let truth = rng.random_range(1..=7);
        for rater in sample(rng, RATERS, PER_ITEM) {
            let value = answer(rng, truth);
            if !rng.random_bool(0.2) {
                writeln!(out, "i{item:05},r{rater:02},{value}")?;
            }
        }
    }
    Ok(())
}

/// 80,000 items × the same ten raters, which pingouin and statsmodels need.
fn complete(out: &mut dyn Write, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
    writeln!(out, "item,rater,value")?;
    for item in 0..80_000 {
        let truth = rng.random_range(1..=7);
        for rater in 0..PER_ITEM {
            writeln!(out, "i{item:05},r{rater:02},{}", answer(rng, truth))?;
        }
    }
    Ok(())
}

/// Within two points of the truth.
fn answer(rng: &mut ChaCha8Rng, truth: i32) -> i32 {
    (truth + rng.random_range(-2..=2)).clamp(1, 7)
}

/// A million pairs of numbers that go together by half.
fn series(out: &mut dyn Write, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
    writeln!(out, "x,y")?;
    for _ in 0..1_000_000 {
        let (x, noise): (f64, f64) = (rng.random(), rng.random());
        writeln!(out, "{x:.6},{:.6}", f64::midpoint(x, noise))?;
    }
    Ok(())
}

/// A million comparisons of twenty systems.
fn pairs(out: &mut dyn Write, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
    writeln!(out, "item,rater,left,right,winner")?;
    for item in 0..1_000_000 {
        let both = sample(rng, 20, 2);
        let (left, right) = (both.index(0), both.index(1));
        let apart = (left as f64 - right as f64) / 10.0;
        let winner = if rng.random_bool(1.0 / (1.0 + apart.exp())) { left } else { right };
        writeln!(out, "i{item:06},r{:02},s{left:02},s{right:02},s{winner:02}", item % RATERS)?;
    }
    Ok(())
}

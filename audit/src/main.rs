//! The standing audit: every statistic and metric against an independent implementation on small random designs, and
//! every interval and test against its nominal rate. `cargo xtask audit` builds and runs it.
//!
//! `agreement` and `text` list what is audited, one line an entry; everything else is the frame around these lists.

mod agreement;
mod answer;
mod compare;
mod coverage;
mod design;
mod entry;
mod options;
mod recorded;
mod reference;
mod table;
mod text;

use std::process::ExitCode;

use anyhow::ensure;

use compare::Comparison;
use coverage::Simulation;
use entry::Entry;
use options::Options;

/// Everything that is compared with an independent implementation.
fn entries() -> Vec<Entry> {
    agreement::entries().into_iter().chain(text::entries()).collect()
}

/// Every interval whose coverage and every test whose level is simulated.
fn simulations() -> Vec<Simulation> {
    agreement::simulations().into_iter().chain(text::simulations()).collect()
}

fn main() -> ExitCode {
    match Options::of(std::env::args().skip(1)).and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("audit: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> anyhow::Result<()> {
    let chosen: Vec<Entry> = entries().into_iter().filter(|entry| options.wants(entry.name)).collect();
    let simulated: Vec<Simulation> = simulations().into_iter().filter(|s| options.wants(&s.name)).collect();
    ensure!(!(chosen.is_empty() && simulated.is_empty()), "no statistic has a name that contains one of these words");
    let mut failures = Vec::new();
    if options.values {
        let comparisons = compare::all(&chosen, options)?;
        println!("{}", compare::table(&comparisons));
        failures.extend(comparisons.iter().filter_map(Comparison::failure));
        if options.record {
            recorded::write(&comparisons)?;
        }
    }
    if options.coverage {
        let rates = coverage::all(&simulated, options);
        println!("{}", coverage::table(&rates));
        failures.extend(rates.iter().flat_map(coverage::Rates::failures));
    }
    ensure!(failures.is_empty(), "{} faults\n{}", failures.len(), failures.join("\n"));
    Ok(())
}

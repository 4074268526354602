//! The commands of this repository, `cargo xtask NAME`: one command a file.

mod audit;
mod bench;
mod check;
mod demo;
mod dist;
mod docs;
mod front;
mod kenlm;
mod libtorch;
mod markdown;
mod node;
mod paths;
mod port;
mod postgres;
mod process;
mod proxies;
mod scratch;
mod serve;
mod shots;
mod test;

use std::process::ExitCode;

use anyhow::bail;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  demo [ARGS]             build, load the example study into ./data, serve it; --all, --study NAME, --address
  serve [ARGS]            build, and serve ./data
  dist [ARGS]             everything that people install from, in target/dist; --only, --target, --program
  front [--dev]           build the front end only
  docs                    build the documentation, which the server serves under /docs
  libtorch                find or fetch what the feature `torch` is built with
  test                    all tests: Rust on SQLite and PostgreSQL, the Python client, journeys in Chromium
  test unit [FILTER]      the Rust tests
  test torch              the neural module, on the CPU
  test --gpu              the neural module's values on a GPU against the CPU's
  test python [FILTER]    the Python client: format, types, tests
  test browser [FILTER]   the journeys
  test pooled [FILTER]    the HTTP tests on PostgreSQL through PgBouncer; not part of `test`, like the next three
  test cluster            a cluster that loses one part after the other
  test upgrade [COMMIT]   this version next to the one before the newest migration
  test r                  the code in R of the documentation, with R and its packages
  check [NAME]            sources, layers, licences, links, format, lints, documentation
  shots                   a picture of every page, for looking at, in tests/browser/output/shots
  audit [ARGS] [NAMES]    every statistic against an independent implementation, every interval and test by simulation;
                          --fast, --seed N, --values, --coverage, --record
  bench NAME [ARGS]       a measurement on release builds: agreement, ratings, scoring, torch, page, rivals, or one of tests/benches";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--").collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> anyhow::Result<()> {
    let (command, args) = args.split_first().map_or(("help", args), |(name, rest)| (name.as_str(), rest));
    match command {
        "demo" => demo::run(args),
        "serve" => serve::run(args),
        "dist" => dist::run(args),
        "front" => front::run(args),
        "docs" => docs::run(),
        "libtorch" => libtorch::run(),
        "test" => test::run(args),
        "check" => check::run(args),
        "shots" => shots::run(args),
        "audit" => audit::run(args),
        "bench" => bench::run(args),
        "help" | "--help" => {
            println!("{USAGE}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n{USAGE}"),
    }
}

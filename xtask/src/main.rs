//! The commands of this repository, `cargo xtask NAME`: one command a file.

mod demo;
mod front;
mod paths;
mod process;
mod serve;

use anyhow::bail;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  demo [-- ARGS]          build, load the example study into ./data, serve it
  serve [-- ARGS]         build and serve ./data
  front [--dev]           build the front end only";

fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let args: Vec<String> = args.filter(|arg| arg != "--").collect();
    match command.as_str() {
        "demo" => demo::run(&args),
        "serve" => serve::run(&args),
        "front" => front::run(&args),
        "" | "help" | "--help" => {
            println!("{USAGE}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n{USAGE}"),
    }
}

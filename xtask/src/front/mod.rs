//! `cargo xtask front`: WebAssembly, its bindings, the loader and the style sheet, ready to serve.
//!
//! Everything lands in one folder of files named by their content, with a manifest that says which
//! are current. `--dev` builds quickly into a folder of its own, for development and tests.

mod compiler;
mod pack;

pub use pack::{brotli, gzip};

use std::path::PathBuf;

use anyhow::Context as _;
use wasm_bindgen_cli_support::Bindgen;

use crate::{paths, process};

/// How the front end is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Small: what people get.
    Release,
    /// Quick to build: for development and tests.
    Dev,
}

impl Mode {
    fn profile(self) -> &'static str {
        match self {
            Self::Release => "wasm-release",
            Self::Dev => "wasm-dev",
        }
    }

    /// The folder the files are served from.
    pub fn site(self) -> PathBuf {
        paths::target().join(match self {
            Self::Release => "site",
            Self::Dev => "site-dev",
        })
    }
}

/// Builds the front end as the command line says.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let dev = args.iter().any(|arg| arg == "--dev");
    build(if dev { Mode::Dev } else { Mode::Release })
}

/// Builds the front end; quick when nothing has changed.
pub fn build(mode: Mode) -> anyhow::Result<()> {
    let folder = paths::target().join("front");
    let mut cargo = process::cargo();
    cargo.args(["rustc", "-p", "front", "--lib", "--crate-type", "cdylib"]);
    cargo.args(["--profile", mode.profile(), "--target", compiler::TARGET]);
    cargo.arg("--target-dir").arg(&folder);
    compiler::choose(&mut cargo)?;
    process::run(&mut cargo)?;

    let wasm = folder.join(compiler::TARGET).join(mode.profile()).join("front.wasm");
    let wasm = std::fs::read(&wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    pack::pack(mode, &wasm)
}

/// What a browser loads, made from what the compiler wrote.
struct Bound {
    js: String,
    wasm: Vec<u8>,
    /// Scripts that `js` imports: the path it names, and the content.
    snippets: Vec<(String, String)>,
}

fn bind(wasm: &[u8]) -> anyhow::Result<Bound> {
    let mut output = Bindgen::new()
        .input_bytes("front", wasm.to_vec())
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let inline = output.snippets().iter().flat_map(|(package, scripts)| {
        scripts
            .iter()
            .enumerate()
            .map(move |(number, script)| (format!("./snippets/{package}/inline{number}.js"), script.clone()))
    });
    let local = output.local_modules().iter();
    let local = local.map(|(path, script)| (format!("./snippets/{path}"), script.clone()));
    let mut snippets: Vec<_> = inline.chain(local).collect();
    snippets.sort();
    Ok(Bound { js: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm(), snippets })
}

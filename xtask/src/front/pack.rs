//! Files named by their content, each beside its compressed copies, and the manifest that names them.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use anyhow::Context as _;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::{Bound, Mode, bind};
use crate::{docs, paths, process};

const MANIFEST: &str = "manifest.json";
const STAMP: &str = "stamp";

/// Writes the folder of `mode` from the compiled `wasm`; does nothing when it is current.
pub fn pack(mode: Mode, wasm: &[u8]) -> anyhow::Result<()> {
    let site = mode.site();
    let style = style_sheet()?;
    let script = |name: &str| fs::read_to_string(paths::root().join("front").join(name));
    let loader = [script("page.js")?, script("loader.js")?].join("\n");
    let form = [env!("CARGO_PKG_VERSION"), "2: a manifest with the code of the islands"].concat();
    let stamp = hash(&[wasm, style.as_bytes(), loader.as_bytes(), form.as_bytes()]);
    if fs::read_to_string(site.join(STAMP)).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    clear(&site)?;

    let Bound { mut js, mut wasm, snippets } = bind(wasm)?;
    if mode == Mode::Release {
        wasm = optimised(wasm)?;
    }
    let folder = Folder { site: &site, compress: mode == Mode::Release };
    for (path, script) in snippets {
        let name = folder.write("snippet", "js", script.as_bytes())?;
        js = js.replace(&path, &format!("./{name}"));
    }
    let js = folder.write("front", "js", js.as_bytes())?;
    let wasm = folder.write("front", "wasm", &wasm)?;
    let loader = loader.replace("{js}", &js).replace("{wasm}", &wasm);
    let loader = folder.write("loader", "js", loader.as_bytes())?;
    let style = folder.write("style", "css", style.as_bytes())?;
    let manifest = serde_json::json!({ "loader": loader, "style": style, "bindings": js, "code": wasm });
    fs::write(site.join(MANIFEST), manifest.to_string())?;
    fs::write(site.join(STAMP), stamp)?;
    Ok(())
}

/// Removes what an earlier build left in the folder, but not the documentation, which has a command of its own.
fn clear(site: &Path) -> io::Result<()> {
    fs::create_dir_all(site)?;
    for entry in fs::read_dir(site)? {
        let path = entry?.path();
        if !path.is_dir() {
            fs::remove_file(path)?;
        } else if !path.ends_with(docs::FOLDER) {
            fs::remove_dir_all(path)?;
        }
    }
    Ok(())
}

/// Every style sheet of `style/` in the order of their names; the tokens come first, and print, which overrides, last.
fn style_sheet() -> anyhow::Result<String> {
    let mut paths = fs::read_dir(paths::root().join("style"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "css"));
    paths.sort_by_key(|path| (!path.ends_with("tokens.css"), path.ends_with("print.css"), path.clone()));
    let sheets = paths.iter().map(fs::read_to_string).collect::<io::Result<Vec<_>>>()?;
    Ok(sheets.join("\n"))
}

/// The module after `wasm-opt`, where that program is installed.
fn optimised(wasm: Vec<u8>) -> anyhow::Result<Vec<u8>> {
    let Some(program) = process::find("wasm-opt", &[]) else {
        return Ok(wasm);
    };
    let (from, to) = (env::temp_dir().join("concord-in.wasm"), env::temp_dir().join("concord-out.wasm"));
    fs::write(&from, wasm)?;
    let features =
        ["bulk-memory", "reference-types", "nontrapping-float-to-int", "sign-ext", "mutable-globals", "multivalue"];
    let mut command = std::process::Command::new(program);
    command.arg("-Oz").arg(&from).arg("-o").arg(&to);
    command.args(features.map(|feature| format!("--enable-{feature}")));
    process::run(&mut command)?;
    Ok(fs::read(to)?)
}

struct Folder<'a> {
    site: &'a Path,
    compress: bool,
}

impl Folder<'_> {
    /// Writes a file and its compressed copies; its name, which carries the hash of the content.
    fn write(&self, stem: &str, ending: &str, content: &[u8]) -> anyhow::Result<String> {
        let name = format!("{stem}.{}.{ending}", hash(&[content]));
        let path = self.site.join(&name);
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
        if self.compress {
            let (gz, br) = (gzip(content)?, brotli(content)?);
            println!("xtask: {name}: {} bytes, gzip {}, brotli {}", content.len(), gz.len(), br.len());
            fs::write(self.site.join(format!("{name}.gz")), gz)?;
            fs::write(self.site.join(format!("{name}.br")), br)?;
        }
        Ok(name)
    }
}

/// A compressed copy in the format of gzip.
pub fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

/// A compressed copy in the format of brotli.
pub fn brotli(mut content: &[u8]) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut content, &mut out, &params)?;
    Ok(out)
}

fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

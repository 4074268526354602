//! Writes the methods of `Locale` from the message files of `locales`. A fault in one stops the build with its line.

use std::path::{Path, PathBuf};

use messages::Catalogue;

fn main() -> std::io::Result<()> {
    let folder = Path::new("../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    match Catalogue::read(folder) {
        Ok(catalogue) => {
            let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
            std::fs::write(out.join("messages.rs"), catalogue.to_rust())?;
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
        }
    }
    Ok(())
}

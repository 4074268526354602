//! With the feature `embed`, lists the front end's files for the binary to include; with `torch`, tells the loader
//! where libtorch is.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    find_libtorch();
    println!("cargo::rerun-if-env-changed=CONCORD_SITE");
    let (mut list, mut docs) = (String::from("&[\n"), String::from("&[\n"));
    if env::var_os("CARGO_FEATURE_EMBED").is_some() {
        let site = PathBuf::from(
            env::var_os("CONCORD_SITE")
                .expect("with the feature `embed`, CONCORD_SITE names the folder of the front end"),
        );
        println!("cargo::rerun-if-changed={}", site.display());
        list_files(&site, "", &mut list, false)?;
        // The documentation, where `cargo xtask docs` has built it.
        let book = site.join("docs");
        if book.is_dir() {
            list_files(&book, "", &mut docs, true)?;
        }
    }
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    for (name, mut list) in [("site.rs", list), ("docs.rs", docs)] {
        list.push(']');
        fs::write(Path::new(&out).join(name), list)?;
    }
    Ok(())
}

/// As the build script of `scoring` does for its tests: a link argument is for the package's own programs alone.
fn find_libtorch() {
    println!("cargo::rerun-if-env-changed=LIBTORCH");
    let with_torch = env::var_os("CARGO_FEATURE_TORCH").is_some();
    if let (true, Ok(libtorch)) = (with_torch, env::var("LIBTORCH")) {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{libtorch}/lib");
        println!("cargo::rustc-link-arg=-Wl,--allow-shlib-undefined");
    }
}

/// The files of a folder under `above`, and, if asked for, those of the folders in it.
fn list_files(site: &Path, above: &str, list: &mut String, is_deep: bool) -> io::Result<()> {
    let mut paths = fs::read_dir(site)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        let name = format!("{above}{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            if is_deep {
                list_files(&path, &format!("{name}/"), list, true)?;
            }
            continue;
        }
        let path = path.to_string_lossy();
        writeln!(list, "    ({name:?}, include_bytes!({path:?})),").expect("a String takes any text");
    }
    Ok(())
}

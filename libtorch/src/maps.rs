//! What the system tells about a process and its drivers, as text.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The files that this process has mapped, where the system tells.
pub(crate) fn of_this_process() -> Option<String> {
    fs::read_to_string("/proc/self/maps").ok()
}

/// The folder of a mapped library.
pub(crate) fn folder(maps: &str, library: &str) -> Option<PathBuf> {
    // The path is the sixth field, and may contain spaces.
    let path = |line: &str| line.find('/').map(|at| PathBuf::from(&line[at..]));
    let mut paths = maps.lines().filter_map(path);
    let found = paths.find(|path| path.file_name().is_some_and(|name| name == library))?;
    found.parent().map(Path::to_owned)
}

/// The version in the text of the driver, which begins with `NVRM version:`.
pub(crate) fn driver(text: &str) -> Option<String> {
    let line = text.lines().find(|line| line.starts_with("NVRM version:"))?;
    let is_version = |word: &&str| word.contains('.') && word.split('.').all(|part| part.parse::<u32>().is_ok());
    line.split_whitespace().find(is_version).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_is_found_where_it_is_mapped() {
        let maps = "7f00-7f10 r--p 00000000 fe:00 12  /usr/lib/libc.so.6\n\
                    7f20-7f30 r-xp 00001000 fe:00 13  /opt/a b/torch/lib/libtorch_cpu.so\n\
                    7f40-7f50 rw-p 00000000 00:00 0\n";
        assert_eq!(folder(maps, "libtorch_cpu.so"), Some(PathBuf::from("/opt/a b/torch/lib")));
        assert_eq!(folder(maps, "libtorch"), None);
    }

    #[test]
    fn a_driver_is_read_with_its_version() {
        let open =
            "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  Release Build\nGCC version: 15";
        assert_eq!(driver(open).as_deref(), Some("580.159.04"));
        let old = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.54.03  Tue Jun  6 22:20:39 UTC 2023";
        assert_eq!(driver(old).as_deref(), Some("535.54.03"));
        assert_eq!(driver("no driver"), None);
    }
}

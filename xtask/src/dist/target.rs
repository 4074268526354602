//! The machines that Concord is built for, and what each kind of package calls them.

/// A machine with Linux. Programs are linked statically with musl, so the distribution does not matter.
#[derive(Debug, PartialEq, Eq)]
pub struct Target {
    /// As Rust calls it.
    pub triple: &'static str,
    /// As Debian calls it.
    pub deb: &'static str,
    /// As images of containers call it.
    pub oci: &'static str,
    /// As wheels call it: a static program runs with any glibc and any musl, so the oldest ones that pip knows are named.
    pub wheel: [&'static str; 2],
}

/// All of them.
pub const TARGETS: [Target; 2] = [
    Target {
        triple: "x86_64-unknown-linux-musl",
        deb: "amd64",
        oci: "amd64",
        wheel: ["manylinux_2_17_x86_64", "musllinux_1_1_x86_64"],
    },
    Target {
        triple: "aarch64-unknown-linux-musl",
        deb: "arm64",
        oci: "arm64",
        wheel: ["manylinux_2_17_aarch64", "musllinux_1_1_aarch64"],
    },
];

impl Target {
    /// Whether its programs run on this machine.
    pub fn runs_here(&self) -> bool {
        cfg!(target_os = "linux") && self.triple.split('-').next() == Some(std::env::consts::ARCH)
    }
}

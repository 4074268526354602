//! The code with which a person without an account comes back to an anonymous link.

/// Its characters: 80 bits.
pub(super) const LENGTH: usize = 16;

//! Automatic text metrics.

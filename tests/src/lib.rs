//! Tests of the whole system: processes, load and faults.

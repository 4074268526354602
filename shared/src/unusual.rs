//! What can be unusual about a worker's work.

use crate::words::words;

words! {
    /// A sign that a person should look at a worker's work. None is a proof.
    UnusualSign {
        /// It took far less time than that of the others.
        Fast = "fast",
        /// Fewer gold items are right than the others have.
        Wrong = "wrong",
        /// It agrees with nobody on a question.
        Alone = "alone",
        /// It has always the same answer to a question.
        Constant = "constant",
        /// Texts have the same words as those of another worker.
        Copied = "copied",
        /// Another worker was seen with the same device.
        Device = "device",
        /// Other workers were seen on the same network.
        Network = "network",
        /// Texts were pasted from elsewhere.
        Pasted = "pasted",
        /// Letters came at even intervals, as programs type.
        Even = "even",
    }
}

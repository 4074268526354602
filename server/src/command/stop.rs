//! How a process is asked to stop: by Ctrl-C, or by the service manager.

use tokio::sync::watch;

/// Resolves when the other end is dropped.
pub(super) async fn told(mut told: watch::Receiver<()>) {
    while told.changed().await.is_ok() {}
}

/// Resolves when the process is asked to stop.
pub(super) async fn asked() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

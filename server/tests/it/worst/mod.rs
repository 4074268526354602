//! The worst that can be sent, legal or not, to everything there is: nobody else waits for it.

mod every;
mod large;
mod other;

/// A test on both engines in which all requests share one thread, so that work on it holds up everybody.
macro_rules! on_one_thread {
    ($name:ident, async |$app:ident| $body:block) => {
        async fn $name($app: std::sync::Arc<$crate::app::TestApp>) $body

        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
            async fn on_sqlite() {
                $crate::app::TestApp::on_sqlite(Default::default(), super::$name).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
            async fn on_postgres() {
                $crate::app::TestApp::on_postgres(Default::default(), super::$name).await;
            }
        }
    };
}

pub(crate) use on_one_thread;

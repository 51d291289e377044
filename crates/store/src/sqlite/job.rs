//! Changes other than appends, queued for the writer.

use super::Connection;
use crate::error::StoreError;
use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

/// What is invalid after a job.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Invalidates {
    Nothing,
    /// The writer's cache, since the job changes game tables or their logs.
    Cache,
}

/// A change that succeeds or fails on its own within the shared transaction.
pub(super) trait Job: Send {
    fn invalidates(&self) -> Invalidates;

    /// Runs the change and keeps its result.
    fn run<'c>(&'c mut self, c: &'c mut Connection) -> BoxFuture<'c, Result<(), StoreError>>;

    /// Sends the result, once it is durable or the transaction has failed.
    fn reply(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// A job and the channel for its result.
pub(super) fn new<T, F>(
    invalidates: Invalidates,
    change: F,
) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StoreError>>)
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
{
    let (reply, receiver) = oneshot::channel();
    (Box::new(Change { invalidates, change: Some(change), result: None, reply }), receiver)
}

struct Change<T, F> {
    invalidates: Invalidates,
    change: Option<F>,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Job for Change<T, F>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
{
    fn invalidates(&self) -> Invalidates {
        self.invalidates
    }

    fn run<'c>(&'c mut self, c: &'c mut Connection) -> BoxFuture<'c, Result<(), StoreError>> {
        Box::pin(async move {
            let change = self.change.take().expect("a job runs once");
            self.result = Some(change(c).await?);
            Ok(())
        })
    }

    fn reply(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Self { result, reply, .. } = *self;
        // It does not matter if the caller has gone.
        let _ = reply.send(outcome.and_then(|()| result.ok_or_else(StoreError::closed)));
    }
}

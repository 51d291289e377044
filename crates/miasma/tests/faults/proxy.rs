//! A proxy in front of PostgreSQL, to cut a node off from its database.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, UnixStream};

/// A proxy. While it is cut, connections stay open and nothing passes, as when a cable is pulled.
pub struct Proxy {
    url: String,
    cut: Arc<AtomicBool>,
}

impl Proxy {
    /// Starts a proxy in front of a database of a cluster, which is reached through a Unix socket.
    pub async fn start(url: &str) -> Self {
        let (head, folder) = url.split_once("?host=").expect("a URL of the test cluster");
        let socket = PathBuf::from(folder).join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let port = listener.local_addr().expect("it has an address").port();
        let cut = Arc::new(AtomicBool::new(false));
        let is_cut = Arc::clone(&cut);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (socket, is_cut) = (socket.clone(), Arc::clone(&is_cut));
                tokio::spawn(async move {
                    let Ok(server) = UnixStream::connect(&socket).await else { return };
                    let (from_client, to_client) = client.into_split();
                    let (from_server, to_server) = server.into_split();
                    let up = forward(from_client, to_server, &is_cut);
                    let down = forward(from_server, to_client, &is_cut);
                    let _ = tokio::join!(up, down);
                });
            }
        });
        Self { url: head.replace("@localhost/", &format!("@127.0.0.1:{port}/")), cut }
    }

    /// The URL of the database through this proxy.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    pub fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
    }

    pub fn mend(&self) {
        self.cut.store(false, Ordering::Relaxed);
    }
}

async fn forward(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    is_cut: &AtomicBool,
) -> io::Result<()> {
    let mut buffer = [0; 16 * 1024];
    loop {
        let length = from.read(&mut buffer).await?;
        while is_cut.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if length == 0 {
            return to.shutdown().await;
        }
        to.write_all(&buffer[..length]).await?;
    }
}

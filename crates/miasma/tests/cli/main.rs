//! Tests of the built binary.

#![allow(unreachable_pub, reason = "a test exports nothing: `pub` means for the other files")]

mod bench;
mod bot;
mod config;
mod hosting;
mod monitoring;
mod pack;
mod pest;
mod play;
mod records;
mod replay;
mod serve;
mod simulate;
mod start;
mod tools;
mod upgrade;

//! What a trial of the laws saw.

use std::collections::BTreeMap;
use std::fmt;

/// Determinized games without a single change that prove determinization does nothing.
const ENOUGH: u64 = 100;

/// What was played and tried: a law that was never put to the test proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Answers of seats.
    pub decisions: u64,
    /// Answers of chance.
    pub draws: u64,
    /// Questions to seats with one option only.
    pub forced: u64,
    /// Undo entries.
    pub undos: u64,
    /// The most entries of one game.
    pub longest: usize,
    /// The most options of one question.
    pub widest: u32,
    /// Events that some eye did not see whole.
    pub hidden: u64,
    /// Games determinized for an eye.
    pub imagined: u64,
    /// Those of them that differed from the game.
    pub redealt: u64,
    /// Answers given alike in a game and in a determinized copy, and found to look alike.
    pub paired: u64,
    /// Hidden draws and answers tried with another outcome, and found to look alike.
    pub varied: u64,
    /// Sweeps through every choice there is.
    pub sweeps: u64,
    /// What ended the games, and how often.
    pub endings: BTreeMap<&'static str, u64>,
}

impl Report {
    /// Adds what another trial saw.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.forced += other.forced;
        self.undos += other.undos;
        self.longest = self.longest.max(other.longest);
        self.widest = self.widest.max(other.widest);
        self.hidden += other.hidden;
        self.imagined += other.imagined;
        self.redealt += other.redealt;
        self.paired += other.paired;
        self.varied += other.varied;
        self.sweeps += other.sweeps;
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
    }

    /// Whether something is hidden in this game and yet never re-dealt: a bot that searches such a copy would cheat, and
    /// the law of secrecy would compare each game with itself.
    pub(super) fn imagines_nothing(&self) -> bool {
        self.hidden > 0 && self.imagined >= ENOUGH && self.redealt == 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, decisions, draws, forced, undos, longest, widest, .. } = self;
        let Self { hidden, imagined, redealt, paired, varied, sweeps, endings, .. } = self;
        writeln!(
            f,
            "{games} games, {decisions} decisions ({forced} with one option), {draws} draws, {undos} undos"
        )?;
        writeln!(f, "longest game {longest} entries, widest question {widest} options")?;
        writeln!(f, "{hidden} hidden events, {imagined} games determinized, {redealt} of them changed")?;
        writeln!(f, "{paired} answers paired, {varied} outcomes varied, {sweeps} sweeps")?;
        write!(f, "endings: {endings:?}")
    }
}

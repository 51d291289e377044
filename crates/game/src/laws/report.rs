//! Statistics of the games on which the laws were checked.

use std::collections::BTreeMap;
use std::fmt;

/// If this many determinized games are all unchanged, determinization does nothing.
const ENOUGH: u64 = 100;

/// What was played and checked. A law that never applied proves nothing, so callers check these numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Answers by seats.
    pub decisions: u64,
    /// Answers by chance.
    pub draws: u64,
    /// Questions to seats with only one option.
    pub forced: u64,
    /// Undo entries.
    pub undos: u64,
    /// Draws that revealed nothing and could be undone.
    pub undoable_draws: u64,
    /// The number of entries of the longest game.
    pub longest: usize,
    /// The largest number of options of a question.
    pub widest: u32,
    /// Events of which some eye did not see everything.
    pub hidden: u64,
    /// Games determinized for an eye.
    pub imagined: u64,
    /// Determinized games that differ from the original.
    pub redealt: u64,
    /// Answers that were given both in a game and in a determinized copy, and looked the same.
    pub paired: u64,
    /// Hidden draws and secret answers that were tested with another outcome, and looked the same.
    pub varied: u64,
    /// How often every possible choice was checked.
    pub sweeps: u64,
    /// How often each ending occurred.
    pub endings: BTreeMap<&'static str, u64>,
}

impl Report {
    /// Adds the numbers of another report.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.forced += other.forced;
        self.undos += other.undos;
        self.undoable_draws += other.undoable_draws;
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

    /// Whether something is hidden in this game but never dealt again. A bot that searches such a copy would cheat, and the
    /// law Hides would compare each game with itself.
    pub(super) fn imagines_nothing(&self) -> bool {
        self.hidden > 0 && self.imagined >= ENOUGH && self.redealt == 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, decisions, draws, forced, undos, undoable_draws, longest, widest, .. } = self;
        let Self { hidden, imagined, redealt, paired, varied, sweeps, endings, .. } = self;
        writeln!(
            f,
            "{games} games, {decisions} decisions ({forced} with one option), {draws} draws ({undoable_draws} could be \
             undone), {undos} undos"
        )?;
        writeln!(f, "longest game {longest} entries, widest question {widest} options")?;
        writeln!(f, "{hidden} hidden events, {imagined} games determinized, {redealt} of them changed")?;
        writeln!(f, "{paired} answers paired, {varied} outcomes varied, {sweeps} sweeps")?;
        write!(f, "endings: {endings:?}")
    }
}

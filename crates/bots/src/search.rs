//! Information-set Monte Carlo tree search with a single observer.
//!
//! Every iteration deals anew what the observer can't know and walks down one tree of answers. Draws make no branches
//! of their own: a node is what has been answered so far and what is asked now, and its numbers are means over all that
//! chance and the hidden may bring. Each player on the way chooses for themselves (max^n). Where the tree ends a playout
//! follows, and then the judge says what it is worth to each seat.

use crate::greedy::{self, play};
use crate::{Budget, Dice, Judge, Judged, Scores};
use game::{Actor, Choice, Options, Question, Seat};
use std::time::Instant;

/// How a search spends its iterations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// How strongly it tries what the judge favours but has been tried little.
    pub curiosity: f32,
    /// How far the judge's first impressions of two answers must lie apart for one to be tried much more.
    pub heat: f32,
    /// How many visits the judge's first impression of an answer counts for.
    pub weight: f32,
    /// How often a node is visited before the judge looks at each of its answers.
    pub ripe: u32,
    /// What follows beyond the tree.
    pub playout: Playout,
}

/// How a table is played on from where the tree ends, before the judge speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playout {
    /// So many answers at a glance.
    Glances(u8),
    /// To the end of so many turns, the one in which the search began included, each answer the one that is liked best
    /// right after it.
    Turns(u8),
}

impl Default for Shape {
    fn default() -> Self {
        Self { curiosity: 0.6, heat: 0.04, weight: 2.0, ripe: 16, playout: Playout::Turns(1) }
    }
}

/// The clock is looked at every so many iterations.
const BEAT: u32 = 32;

/// No node.
const NONE: u32 = u32::MAX;

/// As long as a line of the cache: a tree of some size lies in slow memory, and to come to a node shall cost one look.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Node<C: Choice> {
    who: Seat,
    prompt: &'static str,
    visits: u32,
    /// The sum of the values for `who`.
    value: f32,
    /// The next node that the same answer can lead to.
    sibling: u32,
    /// Whether the judge has looked at each of its answers.
    judged: bool,
    /// Whether another deal has offered something else than the first.
    differs: bool,
    /// The fingerprint of what was offered first: the options themselves would be two lines more.
    offered: u64,
    /// None until the node has grown.
    edges: Vec<Edge<C>>,
}

const _: () = assert!(size_of::<Node<::rattus::Choice>>() == 64, "a node is one line of the cache");

#[derive(Clone, Debug)]
struct Edge<C: Choice> {
    choice: C,
    /// The share of attention the judge's first impression gives it.
    prior: f32,
    /// That first impression.
    first: f32,
    visits: u32,
    /// How often the node was visited while this was not offered.
    absent: u32,
    /// The sum of the values for the one who chooses.
    value: f32,
    child: u32,
}

impl<C: Choice> Node<C> {
    /// Whether these are the answers it has grown with.
    #[inline]
    fn offers(&self, options: &Options<C>) -> bool {
        !self.edges.is_empty() && self.offered == options.fingerprint()
    }
}

/// A tree of answers from one decision on.
#[derive(Clone, Debug)]
pub struct Search<G: Judged> {
    nodes: Vec<Node<G::Choice>>,
    path: Vec<(u32, u32)>,
    shape: Shape,
}

impl<G: Judged> Search<G> {
    /// An empty tree.
    #[must_use]
    pub fn new(question: &Question<G::Choice>, shape: Shape) -> Self {
        Self { nodes: vec![node(question)], path: Vec::new(), shape }
    }

    /// Grows the tree from `world`, a table the seat asked there can't tell from the real one, as long as the budget
    /// allows, and says how many iterations it took.
    pub fn think(&mut self, world: &G, judge: &G::Judge, budget: Budget, dice: &mut Dice) -> u32 {
        let Some(mut question) = world.question() else { return 0 };
        let Actor::Seat(seat) = question.who else { return 0 };
        question.options = judge.worth(world, &question);
        let (began, deadline) = (Instant::now(), budget.deadline());
        if !self.nodes[0].judged {
            let (values, _) = greedy::values(world, seat, &question, judge, G::Judge::LOOK, dice);
            self.grow(0, &question);
            self.impress(0, &values);
        }
        let most = budget.iterations();
        let mut done = 0;
        while done < most {
            self.iterate(world, seat, &question, judge, dice);
            done += 1;
            if done % BEAT == 0 {
                let mut left = f64::from(most - done);
                if let Some(deadline) = deadline {
                    let now = Instant::now();
                    if now >= deadline {
                        break;
                    }
                    let pace = f64::from(done) / (now - began).as_secs_f64();
                    left = left.min(pace * (deadline - now).as_secs_f64());
                }
                if left < f64::from(self.lead()) {
                    break;
                }
            }
        }
        done
    }

    /// One iteration: deal, walk down, judge, and carry the values back.
    pub fn iterate(
        &mut self,
        world: &G,
        seat: Seat,
        question: &Question<G::Choice>,
        judge: &G::Judge,
        dice: &mut Dice,
    ) {
        let mut table = judge.deal(world, seat, dice);
        let mut here = 0u32;
        let mut asked = Some(*question);
        self.path.clear();
        let turn = judge.on_turn(&table);
        while let Some(question) = &asked {
            let node = &self.nodes[here as usize];
            if node.edges.is_empty() {
                if node.visits == 0 {
                    break;
                }
                self.grow(here, question);
            }
            let node = &self.nodes[here as usize];
            if node.visits >= self.shape.ripe && !node.judged {
                self.judge_answers(here, &table, question, judge, dice);
            }
            let edge = self.select(here, question);
            self.path.push((here, edge));
            let choice = self.edge(here, edge).choice;
            asked = play(&mut table, choice, dice);
            match &mut asked {
                Some(question) => {
                    question.options = judge.worth(&table, question);
                    here = self.child(here, edge, question);
                }
                None => here = NONE,
            }
        }
        match self.shape.playout {
            Playout::Glances(count) => glance_on(&mut table, asked, judge, count, dice),
            Playout::Turns(count) => play_turns(&mut table, asked, judge, (turn, count), dice),
        }
        let values = judge.chances(&table);
        self.carry_back(here, &values);
    }

    fn edge(&mut self, node: u32, edge: u32) -> &mut Edge<G::Choice> {
        &mut self.nodes[node as usize].edges[edge as usize]
    }

    /// Gives a node its answers, all alike as yet.
    fn grow(&mut self, node: u32, question: &Question<G::Choice>) {
        let options = &question.options;
        let prior = 1.0 / options.len() as f32;
        let node = &mut self.nodes[node as usize];
        node.edges = options.iter().map(|choice| edge(choice, prior)).collect();
        node.offered = options.fingerprint();
    }

    /// Lets the judge look at each answer of a node, as `table` would have it.
    fn judge_answers(
        &mut self,
        node: u32,
        table: &G,
        question: &Question<G::Choice>,
        judge: &G::Judge,
        dice: &mut Dice,
    ) {
        let Actor::Seat(who) = question.who else { return };
        let ripe = &self.nodes[node as usize];
        if !ripe.offers(&question.options) {
            return;
        }
        let values: Vec<f32> = ripe
            .edges
            .iter()
            .take(question.options.len() as usize)
            .map(|edge| {
                let mut next = *table;
                play(&mut next, edge.choice, dice);
                judge.chances(&next)[who.index()]
            })
            .collect();
        self.impress(node, &values);
    }

    /// Turns first impressions of a node's answers into shares of attention.
    fn impress(&mut self, node: u32, values: &[f32]) {
        let heat = self.shape.heat;
        let node = &mut self.nodes[node as usize];
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let floor = 0.1 / values.len() as f32;
        let mut sum = 0.0;
        for (edge, value) in node.edges.iter_mut().zip(values) {
            edge.first = *value;
            edge.prior = ((value - best) / heat).exp();
            sum += edge.prior;
        }
        for edge in node.edges.iter_mut().take(values.len()) {
            edge.prior = floor + 0.9 * edge.prior / sum;
        }
        node.judged = true;
    }

    /// The answer to try next: of good ones the better, of unknown ones the more promising.
    fn select(&mut self, node: u32, question: &Question<G::Choice>) -> u32 {
        let Shape { curiosity, weight, .. } = self.shape;
        let node = &mut self.nodes[node as usize];
        let visits = node.visits;
        let mean = if visits == 0 { 0.5 } else { node.value / visits as f32 };
        let same = node.offers(&question.options);
        if !same {
            node.differs = true;
            let prior = 1.0 / question.options.len() as f32;
            for choice in question.options.iter() {
                if !node.edges.iter().any(|edge| edge.choice == choice) {
                    node.edges.push(Edge { first: mean, absent: visits, ..edge(choice, prior) });
                }
            }
        }
        let attention = |visits: u32| curiosity * (visits as f32 + 1.0).sqrt();
        let unjudged = (!node.judged).then_some(mean);
        let bound = |edge: &Edge<G::Choice>, attention: f32| {
            let value =
                (edge.value + weight * unjudged.unwrap_or(edge.first)) / (edge.visits as f32 + weight);
            value + attention * edge.prior / (1.0 + edge.visits as f32)
        };
        let (mut best, mut chosen) = (f32::MIN, 0);
        let mut weigh = |place: usize, bound: f32| {
            if bound > best {
                (best, chosen) = (bound, place);
            }
        };
        if !node.differs {
            let attention = attention(visits);
            for (place, edge) in node.edges.iter().enumerate() {
                weigh(place, bound(edge, attention));
            }
            return chosen as u32;
        }
        // The answers it has grown with come first.
        let first = if same { question.options.len() as usize } else { 0 };
        for (place, edge) in node.edges.iter_mut().enumerate() {
            if place < first || (!same && question.options.allows(edge.choice)) {
                weigh(place, bound(edge, attention(visits.saturating_sub(edge.absent))));
            } else {
                edge.absent += 1;
            }
        }
        chosen as u32
    }

    /// The node that an answer has led to, now that this is asked.
    fn child(&mut self, parent: u32, edge: u32, question: &Question<G::Choice>) -> u32 {
        let mut here = self.edge(parent, edge).child;
        let first = here;
        while here != NONE {
            let node = &self.nodes[here as usize];
            if is_of(node, question) {
                return here;
            }
            here = node.sibling;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { sibling: first, ..node(question) });
        self.edge(parent, edge).child = new;
        new
    }

    fn carry_back(&mut self, leaf: u32, values: &Scores) {
        if leaf != NONE {
            let node = &mut self.nodes[leaf as usize];
            node.visits += 1;
            node.value += values[node.who.index()];
        }
        for place in 0..self.path.len() {
            let (here, edge) = self.path[place];
            let node = &mut self.nodes[here as usize];
            let value = values[node.who.index()];
            if here != leaf {
                node.visits += 1;
                node.value += value;
            }
            let edge = self.edge(here, edge);
            edge.visits += 1;
            edge.value += value;
        }
    }

    /// How many visits the best answer of the root is ahead.
    fn lead(&self) -> u32 {
        let (mut best, mut second) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.visits >= best {
                (best, second) = (edge.visits, best);
            } else {
                second = second.max(edge.visits);
            }
        }
        best - second
    }

    /// Each answer at the root with how often it was tried and its mean value, best first.
    #[must_use]
    pub fn answers(&self) -> Vec<(G::Choice, u32, f32)> {
        let weight = self.shape.weight;
        let mut answers: Vec<_> = self.nodes[0]
            .edges
            .iter()
            .map(|edge| {
                let value = (edge.value + weight * edge.first) / (edge.visits as f32 + weight);
                (edge.choice, edge.visits, value)
            })
            .collect();
        answers.sort_by(|one, other| (other.1, other.2).partial_cmp(&(one.1, one.2)).expect("finite values"));
        answers
    }

    /// The tree below an answer of the root, where `question` is asked now.
    #[must_use]
    pub fn below(&self, choice: G::Choice, question: &Question<G::Choice>) -> Option<Self> {
        let mut here = self.nodes[0].edges.iter().find(|edge| edge.choice == choice)?.child;
        while here != NONE && !is_of(&self.nodes[here as usize], question) {
            here = self.nodes[here as usize].sibling;
        }
        if here == NONE {
            return None;
        }
        let mut tree = Self { nodes: Vec::new(), path: Vec::new(), shape: self.shape };
        tree.copy(self, here);
        tree.nodes[0].sibling = NONE;
        tree.nodes[0].offers(&question.options).then_some(tree)
    }

    /// Copies a node of another tree, all below it and its siblings' heirs, and returns its number.
    fn copy(&mut self, from: &Self, node: u32) -> u32 {
        let number = self.nodes.len() as u32;
        self.nodes.push(from.nodes[node as usize].clone());
        for edge in 0..self.nodes[number as usize].edges.len() as u32 {
            let mut old = self.edge(number, edge).child;
            let mut last = NONE;
            while old != NONE {
                let new = self.copy(from, old);
                old = from.nodes[old as usize].sibling;
                if last == NONE {
                    self.edge(number, edge).child = new;
                } else {
                    self.nodes[last as usize].sibling = new;
                }
                self.nodes[new as usize].sibling = NONE;
                last = new;
            }
        }
        number
    }
}

/// Gives so many answers at a glance.
fn glance_on<G: Judged>(
    table: &mut G,
    mut asked: Option<Question<G::Choice>>,
    judge: &G::Judge,
    count: u8,
    dice: &mut Dice,
) {
    for _ in 0..count {
        let Some(question) = &asked else { break };
        let choice = judge.glance(table, question, dice);
        asked = play(table, choice, dice);
    }
}

/// Plays on greedily until so many turns are over, of which the first is or was this seat's.
fn play_turns<G: Judged>(
    table: &mut G,
    mut asked: Option<Question<G::Choice>>,
    judge: &G::Judge,
    (mut turn, mut count): (Seat, u8),
    dice: &mut Dice,
) {
    while let Some(question) = &asked {
        let now = judge.on_turn(table);
        if now != turn {
            (turn, count) = (now, count.saturating_sub(1));
        }
        if count == 0 && judge.settled(question) {
            break;
        }
        let choice = greedy::liked(table, question, judge, dice);
        asked = play(table, choice, dice);
    }
}

fn node<C: Choice>(question: &Question<C>) -> Node<C> {
    let who = question.who.seat().expect("a node is a question to a seat");
    Node {
        who,
        prompt: question.prompt,
        visits: 0,
        value: 0.0,
        sibling: NONE,
        judged: false,
        differs: false,
        offered: 0,
        edges: Vec::new(),
    }
}

fn is_of<C: Choice>(node: &Node<C>, question: &Question<C>) -> bool {
    // The same words mostly lie in the same place, and then need not be read.
    Actor::Seat(node.who) == question.who
        && (std::ptr::eq(node.prompt, question.prompt) || node.prompt == question.prompt)
}

fn edge<C: Choice>(choice: C, prior: f32) -> Edge<C> {
    Edge { choice, prior, first: 0.5, visits: 0, absent: 0, value: 0.0, child: NONE }
}

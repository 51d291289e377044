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

#[derive(Clone, Debug)]
struct Node<C: Choice> {
    who: Seat,
    prompt: &'static str,
    visits: u32,
    /// The sum of the values for `who`.
    value: f32,
    /// The next node that the same answer can lead to.
    sibling: u32,
    grown: Option<Box<Grown<C>>>,
}

#[derive(Clone, Debug)]
struct Grown<C: Choice> {
    /// What was offered first; another deal may offer something else.
    options: Options<C>,
    edges: Vec<Edge<C>>,
    judged: bool,
}

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
        if !self.nodes[0].grown.as_ref().is_some_and(|grown| grown.judged) {
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
            if node.grown.is_none() {
                if node.visits == 0 {
                    break;
                }
                self.grow(here, question);
            }
            let node = &self.nodes[here as usize];
            if node.visits >= self.shape.ripe && node.grown.as_ref().is_some_and(|grown| !grown.judged) {
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
        let grown = self.nodes[node as usize].grown.as_mut().expect("a node on the path has grown");
        &mut grown.edges[edge as usize]
    }

    /// Gives a node its answers, all alike as yet.
    fn grow(&mut self, node: u32, question: &Question<G::Choice>) {
        let options = question.options;
        let prior = 1.0 / options.len() as f32;
        let edges = options.iter().map(|choice| edge(choice, prior)).collect();
        self.nodes[node as usize].grown = Some(Box::new(Grown { options, edges, judged: false }));
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
        let grown = self.nodes[node as usize].grown.as_ref().expect("it has grown");
        if grown.options != question.options {
            return;
        }
        let values: Vec<f32> = grown
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
        let grown = self.nodes[node as usize].grown.as_mut().expect("it has grown");
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let floor = 0.1 / values.len() as f32;
        let mut sum = 0.0;
        for (edge, value) in grown.edges.iter_mut().zip(values) {
            edge.first = *value;
            edge.prior = ((value - best) / heat).exp();
            sum += edge.prior;
        }
        for edge in grown.edges.iter_mut().take(values.len()) {
            edge.prior = floor + 0.9 * edge.prior / sum;
        }
        grown.judged = true;
    }

    /// The answer to try next: of good ones the better, of unknown ones the more promising.
    fn select(&mut self, node: u32, question: &Question<G::Choice>) -> u32 {
        let Shape { curiosity, weight, .. } = self.shape;
        let node = &mut self.nodes[node as usize];
        let visits = node.visits;
        let mean = if visits == 0 { 0.5 } else { node.value / visits as f32 };
        let grown = node.grown.as_mut().expect("it has grown");
        let same = grown.options == question.options;
        if !same {
            for choice in question.options.iter() {
                if !grown.edges.iter().any(|edge| edge.choice == choice) {
                    let prior = 1.0 / question.options.len() as f32;
                    grown.edges.push(Edge { first: mean, absent: visits, ..edge(choice, prior) });
                }
            }
        } else if grown.edges.len() > question.options.len() as usize {
            for edge in &mut grown.edges[question.options.len() as usize..] {
                edge.absent += 1;
            }
        }
        let root = curiosity * (visits as f32 + 1.0).sqrt();
        let (mut best, mut chosen) = (f32::MIN, 0);
        let offered = if same { question.options.len() as usize } else { grown.edges.len() };
        for (place, edge) in grown.edges[..offered].iter_mut().enumerate() {
            if !same && !question.options.allows(edge.choice) {
                edge.absent += 1;
                continue;
            }
            let first = if grown.judged { edge.first } else { mean };
            let value = (edge.value + weight * first) / (edge.visits as f32 + weight);
            let root = if edge.absent == 0 {
                root
            } else {
                curiosity * (visits.saturating_sub(edge.absent) as f32 + 1.0).sqrt()
            };
            let bound = value + root * edge.prior / (1.0 + edge.visits as f32);
            if bound > best {
                (best, chosen) = (bound, place);
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
        let Some(grown) = &self.nodes[0].grown else { return 0 };
        let (mut best, mut second) = (0, 0);
        for edge in &grown.edges {
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
        let Some(grown) = &self.nodes[0].grown else { return Vec::new() };
        let weight = self.shape.weight;
        let mut answers: Vec<_> = grown
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
        let grown = self.nodes[0].grown.as_ref()?;
        let mut here = grown.edges.iter().find(|edge| edge.choice == choice)?.child;
        while here != NONE && !is_of(&self.nodes[here as usize], question) {
            here = self.nodes[here as usize].sibling;
        }
        if here == NONE {
            return None;
        }
        let mut tree = Self { nodes: Vec::new(), path: Vec::new(), shape: self.shape };
        tree.copy(self, here);
        tree.nodes[0].sibling = NONE;
        let fits = |grown: &Grown<G::Choice>| grown.options == question.options;
        tree.nodes[0].grown.as_deref().is_some_and(fits).then_some(tree)
    }

    /// Copies a node of another tree, all below it and its siblings' heirs, and returns its number.
    fn copy(&mut self, from: &Self, node: u32) -> u32 {
        let number = self.nodes.len() as u32;
        self.nodes.push(from.nodes[node as usize].clone());
        let edges = self.nodes[number as usize].grown.as_ref().map_or(0, |grown| grown.edges.len());
        for edge in 0..edges as u32 {
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
    Node { who, prompt: question.prompt, visits: 0, value: 0.0, sibling: NONE, grown: None }
}

fn is_of<C: Choice>(node: &Node<C>, question: &Question<C>) -> bool {
    // The same words mostly lie in the same place, and then need not be read.
    Actor::Seat(node.who) == question.who
        && (std::ptr::eq(node.prompt, question.prompt) || node.prompt == question.prompt)
}

fn edge<C: Choice>(choice: C, prior: f32) -> Edge<C> {
    Edge { choice, prior, first: 0.5, visits: 0, absent: 0, value: 0.0, child: NONE }
}

//! The weights of the evaluation, in prestige while there is time to use things.

use crate::components::Tech;

/// Wood, stone, food, herbs, coins: the first of each kind; every further one is worth a little less.
pub(super) const GOODS: [f32; 5] = [0.75, 0.75, 0.45, 0.7, 0.95];
/// How much less each further one of a kind is worth, as a share.
pub(super) const GLUT: f32 = 0.06;
/// A research marker.
pub(super) const RESEARCH: f32 = 0.8;
/// A step of influence beyond its signs: rewards on the way, and the ranking.
pub(super) const INFLUENCE: f32 = 0.12;
/// A sick person in quarantine who can still be cured.
pub(super) const PATIENT: f32 = 0.6;
/// A sick person on a harmful space.
pub(super) const HARM: f32 = 0.35;
/// A person who will find no harmless space.
pub(super) const CROWD: f32 = 0.25;
/// A person who will find no space at all.
pub(super) const OVERFLOW: f32 = 1.6;
/// The share of turns in which a player takes the action Produce.
pub(super) const PRODUCES: f32 = 0.26;
/// A resource that Produce yields.
pub(super) const OUTPUT: f32 = 0.5;
/// A research marker that Produce yields.
pub(super) const LESSON: f32 = 0.6;
/// A building without a worker, as a share of what it would yield.
pub(super) const EMPTY: f32 = 0.3;
/// A place to build next, as a share of what building there brings.
pub(super) const SITE: f32 = 0.5;
/// A step of influence when it is gained.
pub(super) const STEP: f32 = 0.35;
/// A section of three with one building missing, as a share of its bonus.
pub(super) const SECTION: f32 = 0.4;

/// A technology without a weight of its own: about the average.
const USUAL: f32 = 1.0;

/// What each technology brings when it is owned through a whole game, a line for each card.
const TECHNOLOGIES: &[(Tech, f32)] = &[
    (Tech::BREATHING_APPARATUS, 2.0),
    (Tech::BLAST_FURNACE, 1.2),
    (Tech::EXAMINATION_DESK, 1.0),
    (Tech::MEDICAL_MASK, 0.7),
    (Tech::DISINFECTANT, 1.2),
    (Tech::CLONING_EXPERIMENT, 1.2),
    (Tech::CONSTRUCTION_CRANE, 1.2),
    (Tech::PATIENT_TRANSPORTER, 0.9),
    (Tech::INHALER, 0.8),
    (Tech::PLAGUE_EXPERTS, 0.7),
    (Tech::SCHOLARS, 1.0),
    (Tech::TEST_LABORATORY, 0.5),
    (Tech::CONVEYOR_BELT, 2.0),
    (Tech::HOSPITAL_TENT, 2.5),
    (Tech::PROTECTIVE_CLOTHING, 0.8),
    (Tech::TRAVEL_PERMIT, 0.8),
    (Tech::MEDICAL_EXPERIMENTS, 1.5),
    (Tech::QUARANTINE_TENT, 0.7),
    (Tech::QUARANTINE_CABIN, 1.0),
    (Tech::TOOL_CART, 1.8),
    (Tech::IMPROVED_CONTAINMENT, 2.2),
    (Tech::STEEL_HORSESHOES, 1.2),
    (Tech::SYRINGE, 1.5),
    (Tech::QUARANTINE_CHECKPOINT, 0.5),
    (Tech::MOBILE_WORKSHOP, 1.3),
    (Tech::LOADING_CRANE, 0.6),
    (Tech::STORAGE_CRATES, 0.6),
    (Tech::ADRENALINE_SHOT, 1.0),
    (Tech::TUITION, 1.2),
    (Tech::STORAGE_CONTAINER, 1.5),
];

/// What a technology brings when it is owned through a whole game; an empty slot brings nothing.
#[inline]
pub(super) fn technology(tech: Tech) -> f32 {
    const BY_NUMBER: [f32; 32] = {
        let mut weights = [USUAL; 32];
        weights[0] = 0.0;
        let mut line = 0;
        while line < TECHNOLOGIES.len() {
            weights[TECHNOLOGIES[line].0.0 as usize] = TECHNOLOGIES[line].1;
            line += 1;
        }
        weights
    };
    BY_NUMBER[tech.index()]
}

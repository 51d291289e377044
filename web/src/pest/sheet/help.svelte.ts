// The whole rule of a thing on the board, by pointer, focus or a long press; one at a time.
import { Peek } from '$/rattus/hover.svelte';

export class HelpDesk extends Peek {}

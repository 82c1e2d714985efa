/** Who Jack may be: what the call would leave, and what the house's aids say. */
import type { View } from '../../wire/games/mr_jack';
import type { Knowledge } from '../contract';
import { CHARACTERS } from './district';

export interface Suspect {
  who: string;
  /** In a hundred. */
  chance: number;
}
export interface Certain {
  who: string;
  isJack: boolean;
}
const JACK = 'Jack';

/** The Investigator; Jack's own alibis clear nobody in the eyes of the other. */
const INVESTIGATOR = 1;

/** Cleared for all to see, or by an alibi that I alone have seen. */
export function isCleared(view: View, who: string): boolean {
  const mine = view.viewer === INVESTIGATOR && (view.alibis ?? []).includes(who);
  return mine || view.characters[who]?.innocent === true;
}

/** How many suspects a call would leave: with a witness those who are seen, without one the others. */
export function remaining(view: View, witness: boolean): number {
  const stays = (who: string): boolean => {
    const seen = view.characters[who];
    return !!seen && !isCleared(view, who) && seen.visible === witness;
  };
  return CHARACTERS.filter(stays).length;
}

export function suspects(knowledge: Knowledge): Suspect[] {
  const chances = Object.entries(knowledge.chances[JACK] ?? {});
  const found = chances.map(([who, chance]) => ({ who, chance: Math.round(100 * value(chance)) }));
  return found.sort((one, other) => other.chance - one.chance);
}

export function certain(knowledge: Knowledge): Certain[] {
  return knowledge.certain
    .filter(({ subject }) => subject === JACK)
    .map(({ answer, holds }) => ({ who: answer, isJack: holds }));
}

function value(fraction: string | null): number {
  const [above = '0', below = '1'] = (fraction ?? '0').split('/');
  return Number(above) / Number(below);
}

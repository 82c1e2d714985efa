/** What a tap on each cell would do, from the choices that the house gives. */
import type { Action, View, Whistle } from '../../wire/games/mr_jack';
import type { Choice } from '../contract';
import { EXITS, beside } from './district';
import { walks } from './ways';

export type Offer = Choice<Action>;
/** What one is about: playing a card, moving, using the power, or turning the lantern. */
export type Task = 'card' | 'move' | 'power' | 'lantern';
export type What =
  | 'play'
  | 'go'
  | 'stay'
  | 'accuse'
  | 'leave'
  | 'take'
  | 'put'
  | 'call'
  | 'step'
  | 'stop'
  | 'swap'
  | 'turn';

export interface Target {
  what: What;
  /** What the tap chooses; without it, it only picks something up or goes a step further. */
  choice?: Offer;
}
/** What has been picked up: a lamp, cordon or cover by its cell; a whistled character and its way. */
export interface Held {
  from?: string;
  called?: string;
  path?: string[];
}
export type Targets = Map<string, Target>;

export function taskOf(action: Action): Task {
  switch (action.type) {
    case 'activate':
      return 'card';
    case 'move':
    case 'stay':
    case 'leave':
    case 'accuse':
      return 'move';
    case 'turn-lantern':
      return 'lantern';
    default:
      return 'power';
  }
}

export function tasks(choices: Offer[]): Task[] {
  return [...new Set(choices.map((choice) => taskOf(choice.action)))];
}

export function targets(view: View, choices: Offer[], task: Task, held: Held): Targets {
  const found: Targets = new Map();
  const mine = choices.filter((choice) => taskOf(choice.action) === task);
  for (const choice of mine) offer(found, view, choice, held);
  if (held.called) whistled(found, view, mine, held.called, held.path ?? []);
  return found;
}

function offer(found: Targets, view: View, choice: Offer, held: Held): void {
  const { action } = choice;
  switch (action.type) {
    case 'activate':
      found.set(standing(view, action.character), { what: 'play', choice });
      break;
    case 'move':
      found.set(action.to, { what: 'go', choice });
      break;
    case 'stay':
      if (view.activation)
        found.set(standing(view, view.activation.character), { what: 'stay', choice });
      break;
    case 'accuse':
      found.set(standing(view, action.character), { what: 'accuse', choice });
      break;
    case 'leave':
      found.set(EXITS[action.exit] ?? '', { what: 'leave', choice });
      break;
    case 'turn-lantern': {
      const cell = beside(standing(view, 'Watson'), action.direction);
      if (cell) found.set(cell, { what: 'turn', choice });
      break;
    }
    default:
      offerPower(found, view, choice, held);
  }
}

function offerPower(found: Targets, view: View, choice: Offer, held: Held): void {
  const { action } = choice;
  switch (action.type) {
    case 'exchange':
      found.set(standing(view, action.character), { what: 'swap', choice });
      break;
    case 'whistle':
      if (!held.called) found.set(standing(view, action.character), { what: 'call' });
      break;
    case 'move-lamp':
    case 'move-cover':
      carry(found, action.start, action.to, choice, held);
      break;
    case 'move-cordon':
      carry(found, EXITS[action.start] ?? '', EXITS[action.to] ?? '', choice, held);
      break;
  }
}

/** First what is taken up, then where it goes; another may be taken up instead. */
function carry(found: Targets, start: string, to: string, choice: Offer, held: Held): void {
  if (held.from !== start) found.set(start, { what: 'take' });
  else found.set(to, { what: 'put', choice });
}

function whistled(found: Targets, view: View, mine: Offer[], who: string, path: string[]): void {
  for (const walk of open(view, mine, who, path))
    for (const cell of walk.slice(path.length || 1)) found.set(cell, { what: 'step' });
  const end = path.at(-1);
  const choice = stopping(mine, who, path);
  if (end && choice) found.set(end, { what: 'stop', choice });
}

/** The walks that the house would take, as far as they begin like `path`. */
export function open(view: View, mine: Offer[], who: string, path: string[]): string[][] {
  const offered = calls(mine, who);
  const longest = Math.max(0, ...offered.map(({ points }) => points));
  return walks(standing(view, who), longest).filter(
    (walk) =>
      path.every((cell, place) => walk[place] === cell) &&
      offered.some(({ points, to }) => points === walk.length - 1 && to === walk.at(-1)),
  );
}

/** The choice of ending the walk where it has come to. */
export function stopping(mine: Offer[], who: string, path: string[]): Offer | undefined {
  return mine.find(
    ({ action }) =>
      action.type === 'whistle' &&
      action.character === who &&
      action.points === path.length - 1 &&
      action.to === path.at(-1),
  );
}

/** The walk after a tap on a cell: the shortest that leads over it. */
export function walkTo(
  view: View,
  mine: Offer[],
  who: string,
  path: string[],
  cell: string,
): string[] {
  const cut = open(view, mine, who, path)
    .filter((walk) => walk.indexOf(cell) >= path.length)
    .map((walk) => walk.slice(0, walk.indexOf(cell) + 1));
  return cut.sort((one, other) => one.length - other.length)[0] ?? path;
}

function calls(choices: Offer[], who: string): Whistle[] {
  return choices.flatMap(({ action }) =>
    action.type === 'whistle' && action.character === who ? [action] : [],
  );
}

/** Whom a tap on a cell would whistle. */
export function whoIsCalled(view: View, choices: Offer[], cell: string): string {
  const called = choices.flatMap(({ action }) =>
    action.type === 'whistle' ? [action.character] : [],
  );
  return called.find((who) => standing(view, who) === cell) ?? '';
}

export function standing(view: View, who: string): string {
  return view.characters[who]?.cell ?? '';
}

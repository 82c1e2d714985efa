/** From pointing at things to exactly one of the choices. */
import type { Action } from '../../wire/games/sleuth';
import type { Choice } from '../contract';
import { ELEMENTS, elementsOf, isFree, same, toggled, type Element } from './gems';

/** What I have pointed at so far, in any order. */
export interface Pointing {
  card: string | null;
  opponent: number | null;
  elements: Element[];
  /** My next word is a final question. */
  final: boolean;
}

export const NOWHERE: Pointing = { card: null, opponent: null, elements: [], final: false };

export type Of<T extends Action['type']> = Choice<Extract<Action, { type: T }>>;

export function ofType<T extends Action['type']>(choices: readonly Choice<Action>[], type: T) {
  return choices.filter((each): each is Of<T> => each.action.type === type);
}

/** The choice that all I pointed at speaks of; null while there are none or several. */
export function pointedAt(
  choices: readonly Choice<Action>[],
  pointing: Pointing,
): Choice<Action> | null {
  const { card, opponent, elements, final } = pointing;
  const questions = ofType(choices, 'question');
  if (questions.length) return about(questions, elements);
  if (final) return ofType(choices, 'final').find((c) => c.action.opponent === opponent) ?? null;
  if (card === null || opponent === null) return null;
  const asks = ofType(choices, 'ask').filter((c) => c.action.card === card);
  return about(
    asks.filter((c) => c.action.opponent === opponent),
    isFree(card) ? elements : elementsOf(card),
  );
}

function about(choices: Of<'ask' | 'question'>[], elements: readonly Element[]) {
  const found = choices.filter((c) => same(elementsOf(c.action.question), elements));
  return found.length === 1 ? found[0]! : null;
}

/** The search cards I may use now, given whom I have pointed at. */
export function usableCards(choices: readonly Choice<Action>[], pointing: Pointing): Set<string> {
  const asks = ofType(choices, 'ask').filter(
    ({ action }) => pointing.opponent === null || action.opponent === pointing.opponent,
  );
  return new Set(asks.map(({ action }) => action.card));
}

/** Whom I may ask now, given the card I have pointed at. */
export function askable(choices: readonly Choice<Action>[], pointing: Pointing): Set<number> {
  if (pointing.final) return new Set(ofType(choices, 'final').map((c) => c.action.opponent));
  const asks = ofType(choices, 'ask').filter(
    ({ action }) => pointing.card === null || action.card === pointing.card,
  );
  return new Set(asks.map(({ action }) => action.opponent));
}

/** With this element added or taken away. A third one pushes out the oldest that is not printed. */
export function withElement(pointing: Pointing, element: Element): Element[] {
  const made = toggled(pointing.elements, element);
  if (made.length < 3) return made;
  const oldest = made.find((each) => !printed(pointing.card).includes(each));
  return made.filter((each) => each !== oldest);
}

/** The elements I may point at now: each makes what I have pointed at a question I may ask. */
export function offeredElements(
  choices: readonly Choice<Action>[],
  pointing: Pointing,
): Set<Element> {
  const { card, opponent } = pointing;
  const asks = ofType(choices, 'ask').filter(
    ({ action }) => action.card === card && (opponent === null || action.opponent === opponent),
  );
  const questions = [...ofType(choices, 'question'), ...asks].map((c) => c.action.question);
  const askable = [...new Set(questions)].map(elementsOf);
  const offered = ELEMENTS.filter((element) =>
    askable.some((asked) => same(asked, withElement(pointing, element))),
  );
  return new Set(offered);
}

/** The elements that are printed on a card: with a free choice they are part of every question. */
export function printed(card: string | null): Element[] {
  return card === null ? [] : elementsOf(card);
}

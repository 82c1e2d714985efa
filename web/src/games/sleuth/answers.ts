/** What was asked and answered so far, as this viewer was told it. */
import type { Answered, GameEvent } from '../../wire/games/sleuth';
import type { NumberedItem } from '../../wire/messages';
import type { Sentence } from '../../words/sentence';
import { elementsOf, type Element } from './gems';

export interface Answer {
  /** The number of the story item: a name for the line. */
  number: number;
  asker: number;
  opponent: number;
  elements: Element[];
  final: boolean;
  count: number;
  /** What was shown, if this viewer saw it. */
  gems: string[];
  said: Sentence;
}

/** What takes the place of the last move. */
const LEAVES = new Set(['answered', 'exchanged', 'announced', 'final-begun']);

export function answersIn(items: readonly NumberedItem[]): Answer[] {
  const answers: Answer[] = [];
  for (const { number, item, said } of items) {
    if (item.type !== 'happened') continue;
    const event = item.event as GameEvent;
    if (event.type === 'answered' && said) {
      const { asker, opponent, question, card, number: count } = event;
      const elements = elementsOf(question);
      const final = card === null;
      answers.push({ number, asker, opponent, elements, final, count, gems: [], said });
    } else if (event.type === 'shown') answers.at(-1)?.gems.push(...event.gems);
  }
  return answers;
}

/** The last question, if nothing was done in its place since. */
export function lastAsked(items: readonly NumberedItem[]): Answered | null {
  const found = items.findLast(
    ({ item }) => item.type === 'happened' && LEAVES.has((item.event as GameEvent).type),
  );
  const event = found?.item.type === 'happened' ? (found.item.event as GameEvent) : null;
  return event?.type === 'answered' ? event : null;
}

/** Those that somebody asked or answered, and that are about all of these elements. */
export function filtered(
  answers: readonly Answer[],
  seat: number | null,
  elements: readonly Element[],
): Answer[] {
  return answers.filter(
    (answer) =>
      (seat === null || answer.asker === seat || answer.opponent === seat) &&
      elements.every((each) => answer.elements.includes(each)),
  );
}

/** The gems that an event speaks of, and whose they are or may be. */
export function gemsOf(event: unknown): { elements?: Element[]; gems?: string[] } {
  const told = event as GameEvent | null;
  switch (told?.type) {
    case 'answered':
      return { elements: elementsOf(told.question) };
    case 'shown':
    case 'learnt':
      return { gems: told.gems };
    case 'checked':
      return { gems: told.gems ?? [] };
    case 'named':
    case 'laid-open':
      return { gems: [told.gem] };
    case 'dealt':
      return { gems: told.gem ? [told.gem] : [] };
    default:
      return {};
  }
}

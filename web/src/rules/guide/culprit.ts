/** The small tables of the guide, with all that can come of them, as the rules have played them. */
import { after } from '../../games/culprit/beats';
import type { Action, GameEvent, RoundEnded, View } from '../../wire/games/culprit';
import type { Sentence } from '../../wire/messages';
import made from './culprit-tables.json';

/** What `scripts/culprit_examples.py` writes. */
export interface Moment {
  /** What has happened since the moment before. */
  events: GameEvent[];
  said: (Sentence | null)[];
  /** None when the round is over and all cards are gathered. */
  view: View | null;
  choices: Branch[];
}

/** Something that the reader may do, and what comes of it. */
export interface Branch {
  action: Action;
  said: Sentence;
  then: Moment;
}

/** By card: one small table or more. */
export const TABLES = made as unknown as Record<string, Moment[]>;

/** What lies there after each moment; a round that is over still lies as it ended. */
export function lying(moments: readonly Moment[]): View {
  const [first, ...rest] = moments;
  const begun = first?.view;
  if (!begun) throw new Error('a table begins with something on it');
  return rest.reduce((view, moment) => moment.view ?? moment.events.reduce(after, view), begun);
}

export interface Ending {
  card: string;
  event: RoundEnded;
  view: View;
}

/** The first way in which a round ends so. */
export function endingBy(how: string): Ending {
  for (const [card, tables] of Object.entries(TABLES))
    for (const table of tables)
      for (const { then } of table.choices) {
        const event = then.events.find((each) => each.type === 'round-ended' && each.how === how);
        if (event?.type === 'round-ended') return { card, event, view: lying([table, then]) };
      }
  throw new Error(`no table of the guide ends by ${how}`);
}

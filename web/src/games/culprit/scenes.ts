/** Moments that everybody stops for: closed eyes, the dog's find, a panic looked through, a round's end. */
import type { Sentence } from '../../words/sentence';
import { inPlay, type InPlay, type Story, type Told } from './story';

export interface Scene {
  kind: 'eyes' | 'seen' | 'youngest' | 'toby' | 'panic' | 'round';
  /** The item it is about: once it is put away, it stays away. */
  number: number;
  lines: Sentence[];
  cards: string[];
  /** A seat that the light falls on. */
  spot: number | null;
}

/** The end of a round waits for its reader; so does what I alone was shown. */
export function sceneOf(story: Story, seen: number): Scene | null {
  const scenes = [roundScene(story), ...privateScenes(story), cardScene(story)];
  return scenes.find((scene) => scene !== null && scene.number > seen) ?? null;
}

/** After the last one the open hands are what there is to see. */
function roundScene({ rounds, endedAt, now }: Story): Scene | null {
  const last = rounds.at(-1);
  if (!last || now.some(({ event }) => event.type === 'ended')) return null;
  return { kind: 'round', number: endedAt, lines: [], cards: [], spot: last.culprit };
}

function privateScenes({ now }: Story): Scene[] {
  return now.flatMap((told) => privateScene(told) ?? []).reverse();
}

function privateScene(told: Told): Scene | null {
  const { event, number } = told;
  const lines = told.said ? [told.said] : [];
  switch (event.type) {
    case 'recognised':
      return { kind: 'youngest', number, lines, cards: [], spot: event.culprit };
    case 'was-recognised':
      return { kind: 'seen', number, lines, cards: [], spot: event.seat };
    case 'gathered':
      return { kind: 'panic', number, lines: [], cards: event.cards, spot: null };
    default:
      return null;
  }
}

/** What the card on top of the table shows to all, until the next one is played. */
function cardScene(story: Story): Scene | null {
  const card = inPlay(story);
  if (card === null) return null;
  return card.card.card === 'youngest' ? closedEyes(card) : tobysFind(card);
}

function closedEyes({ card, number, since }: InPlay): Scene | null {
  const knows = since.some(({ event }) => /recognised$/.test(event.type));
  return knows ? null : { kind: 'eyes', number, lines: [], cards: [], spot: card.seat };
}

function tobysFind({ since }: InPlay): Scene | null {
  const told = since.find(({ event }) => event.type === 'showed');
  if (told?.event.type !== 'showed') return null;
  const lines = told.said ? [told.said] : [];
  const { number, event } = told;
  return { kind: 'toby', number, lines, cards: [event.card], spot: event.seat };
}

/** A long list of choices made short: what fits the words typed, under the headings of the game. */
import type { AnyChoice } from './composer.svelte';

export interface Offer {
  choice: AnyChoice;
  text: string;
}

export interface Group {
  heading: string;
  offers: Offer[];
}

/** Those that have every typed word in them, whatever the accents. */
export function fitting(offers: Offer[], wanted: string): Offer[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return offers.filter(({ text }) => words.every((word) => plain(text).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** In the order in which the headings first come up. */
export function grouped(offers: Offer[], headingOf: (choice: AnyChoice) => string): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const heading = headingOf(offer.choice);
    groups.set(heading, [...(groups.get(heading) ?? []), offer]);
  }
  return [...groups].map(([heading, found]) => ({ heading, offers: found }));
}

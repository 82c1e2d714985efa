/** Words of this game that several of its components need. */
import type { SeatView } from '../../wire/games/culprit';
import type { Sentence } from '../../words/sentence';
import { say, t } from '../../words/words.svelte';
import { dashed } from './cards';
import type { Opinion } from './marks';

export function nameOf(card: string): Sentence {
  return { id: 'culprit-name', words: { card: dashed(card) } };
}

export function cardName(card: string): string {
  return say(nameOf(card));
}

export function cardText(card: string): string {
  return t('culprit-text', { card: dashed(card) });
}

/** "Witness: look at …", for those who cannot see the card. */
export function cardSaid(card: string): string {
  return t('culprit-explained', { card: dashed(card) });
}

/** What everybody knows of a player beyond the cards. */
export function tagsOf(player: SeatView): string[] {
  const tags: [string, boolean][] = [
    ['accomplice', player.accomplice],
    ['handcuffs', player.handcuffed],
    ['maid', player.maid],
    ['governess', player.governess],
  ];
  return tags.filter(([, worn]) => worn).map(([tag]) => tag);
}

export type Fate = 'winner' | 'culprit';

export interface SeatWords {
  player: SeatView;
  name: string;
  awaited: boolean;
  opinion: Opinion | null;
  flash: boolean;
  hand: string[] | null;
  fate: Fate[];
}

/** A seat in one sentence: the text form of what is drawn there. */
export function seatSaid({ player, name, awaited, opinion, flash, hand, fate }: SeatWords): string {
  const parts = [
    name,
    ...fate.map((each) => t('client-culprit-fate', { fate: each })),
    flash ? '' : t('client-culprit-points', { points: player.points }),
    hand?.length
      ? t('client-culprit-holds', { cards: listed(hand) })
      : t('client-culprit-cards', { cards: player.cards }),
    ...tagsOf(player).map((tag) => t(`culprit-mark-${tag}`)),
    awaited ? t('client-culprit-deciding') : '',
    opinion ? t('client-culprit-you-think', { opinion }) : '',
    player.played.length ? t('client-culprit-has-played', { cards: listed(player.played) }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export function listed(cards: readonly string[]): string {
  return cards.map(cardName).join(', ');
}

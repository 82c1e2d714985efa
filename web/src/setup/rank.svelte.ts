/** How good the bots are that one plays against: what was last chosen is kept on this device. */
import { ranks, usual_rank } from './seats.json';

export const RANKS: readonly string[] = ranks;

const KEPT = 'gaslamp-rank';
let rank = $state(RANKS.find((each) => each === localStorage.getItem(KEPT)) ?? usual_rank);

export function currentRank(): string {
  return rank;
}

/** Whether somebody has chosen one here. */
export function isRankKept(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function setRank(chosen: string): void {
  rank = chosen;
  localStorage.setItem(KEPT, chosen);
}

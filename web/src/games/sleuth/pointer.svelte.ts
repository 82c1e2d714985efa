/** What I point at, until it has become one of the choices. */
import type { Action } from '../../wire/games/sleuth';
import type { BoardProps, Choice } from '../contract';
import { NOWHERE, pointedAt, type Pointing } from './asking';
import { elementsOf } from './gems';

type Offer = Pick<BoardProps<unknown, Action>, 'choices' | 'composed' | 'choose' | 'undo'>;

/** The kinds of choices that are pointed at in several steps. */
const ASKING = ['ask', 'final', 'question'];

export class Pointer {
  at = $state.raw<Pointing>(NOWHERE);
  /** Pointed at something new, which has not been offered to the frame yet. */
  #fresh = $state(false);
  #seen = '';

  point(change: Partial<Pointing>, offer: Offer): void {
    this.at = { ...this.at, ...change };
    this.#fresh = true;
    this.#withdraw(offer);
  }

  /** What is composed and no longer pointed at is taken back. */
  #withdraw({ composed, choices, undo }: Offer): void {
    const [first, second] = composed.map((step) => step.action);
    const begun = first?.type === 'final';
    const other = begun && (!this.at.final || first.opponent !== this.at.opponent);
    if (other) composed.forEach(() => undo());
    else if (second?.type === 'question' && this.at.elements.length === 0) undo();
    else if (first?.type === 'ask' && choices.length && !pointedAt(choices, this.at)) undo();
  }

  /** To be called in an effect: offers what is pointed at as soon as it can be chosen. */
  settle({ choices, composed, choose }: Offer): void {
    const found = this.#fresh ? pointedAt(choices, this.at) : null;
    const steps = JSON.stringify(composed.map((step) => step.action));
    const changed = steps !== this.#seen;
    this.#seen = steps;
    if (found) {
      this.#fresh = false;
      choose(found);
    } else if (composed.length === 0 && !choices.some((c) => ASKING.includes(c.action.type)))
      this.#set(NOWHERE);
    else if (changed && !this.#fresh) this.#set(asComposed(composed));
  }

  #set(at: Pointing): void {
    if (this.at !== at) this.at = at;
    this.#fresh = false;
  }

  /** Something that needs no pointing. */
  choose(choice: Choice<Action>, offer: Offer): void {
    this.#set(NOWHERE);
    offer.choose(choice);
  }
}

/** Steps may also be chosen from the list, undone, or made: then this is what is pointed at. */
function asComposed(composed: readonly Choice<Action>[]): Pointing {
  const [first, second] = composed.map((step) => step.action);
  if (first?.type === 'ask') {
    const { card, opponent, question } = first;
    return { card, opponent, elements: elementsOf(question), final: false };
  }
  if (first?.type === 'question') return { ...NOWHERE, elements: elementsOf(first.question) };
  if (first?.type !== 'final') return NOWHERE;
  const elements = second?.type === 'question' ? elementsOf(second.question) : [];
  return { card: null, opponent: first.opponent, elements, final: true };
}

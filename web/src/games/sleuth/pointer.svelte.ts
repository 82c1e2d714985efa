/** What I point at, until it has become one of the choices. */
import type { Action } from '../../wire/games/sleuth';
import type { BoardProps, Choice } from '../contract';
import { NOWHERE, pointedAt, type Pointing } from './asking';

type Offer = Pick<BoardProps<unknown, Action>, 'choices' | 'composed' | 'choose' | 'undo'>;

export class Pointer {
  at = $state.raw<Pointing>(NOWHERE);
  /** Pointed at something new, which has not been offered to the frame yet. */
  #fresh = $state(false);

  point(change: Partial<Pointing>, offer: Offer): void {
    this.at = { ...this.at, ...change };
    this.#fresh = true;
    this.#withdraw(offer);
  }

  /** A composed final question goes to one opponent: another one begins anew. */
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
    if (choices.length === 0) {
      if (composed.length === 0) this.forget();
      return;
    }
    const found = this.#fresh ? pointedAt(choices, this.at) : null;
    if (!found) return;
    this.#fresh = false;
    choose(found);
  }

  /** Nothing is asked of me any more, or I have chosen something else. */
  forget(): void {
    if (this.at !== NOWHERE) this.at = NOWHERE;
    this.#fresh = false;
  }

  choose(choice: Choice<Action>, offer: Offer): void {
    this.forget();
    offer.choose(choice);
  }
}

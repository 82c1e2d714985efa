import { describe, expect, it, vi } from 'vitest';
import { Picking } from './picking.svelte';
import { targets, type Offer, type Task } from './targets';
import { activation, offer, viewWith, whistle } from './testing';
import { way } from './ways';

function picking(choices: Offer[], view = viewWith(), whole = false) {
  const choose = vi.fn();
  const made = new Picking();
  made.from(() => ({ view, choices, whole, choose }));
  return { made, choose };
}

describe('a tap', () => {
  it('plays a card by its person', () => {
    const card = offer({ type: 'activate', seat: 1, character: 'Smith' });
    const { made, choose } = picking([card]);
    made.tap('g8');
    expect(choose).toHaveBeenCalledWith(card);
  });

  it('takes a lamp up and puts it down where the house allows it', () => {
    const lamps = ['f9', 'h4'].map((to) => offer({ type: 'move-lamp', seat: 1, start: 'b2', to }));
    const { made, choose } = picking(lamps, viewWith({ activation: activation('Smith') }));
    made.tap('f9');
    expect(choose).not.toHaveBeenCalled();
    made.tap('b2');
    expect([...made.targets.keys()].sort()).toEqual(['f9', 'h4']);
    made.tap('h4');
    expect(choose).toHaveBeenCalledWith(lamps[1]);
  });

  it('puts down what was taken up when it is tapped again', () => {
    const lamp = offer({ type: 'move-lamp', seat: 1, start: 'b2', to: 'f9' });
    const { made } = picking([lamp], viewWith({ activation: activation('Smith') }));
    made.tap('b2');
    made.tap('b2');
    expect(made.held).toEqual({});
  });

  it('means the task to which the cell belongs', () => {
    const go = offer({ type: 'move', seat: 1, to: 'g7' });
    const lamp = offer({ type: 'move-lamp', seat: 1, start: 'b2', to: 'f9' });
    const { made } = picking([go, lamp], viewWith({ activation: activation('Smith') }));
    expect(made.task).toBe<Task>('move');
    made.tap('b2');
    expect(made.task).toBe<Task>('power');
    expect(made.held.from).toBe('b2');
  });

  it('moves a cordon from exit to exit', () => {
    const cordon = offer({ type: 'move-cordon', seat: 1, start: 'NE', to: 'NW' });
    const { made, choose } = picking([cordon], viewWith({ activation: activation('Lestrade') }));
    made.tap('l13');
    made.tap('b8');
    expect(choose).toHaveBeenCalledWith(cordon);
  });
});

describe('the whistle', () => {
  const goodley = viewWith({ activation: activation('Goodley', 3) });
  const calls = [whistle('Bert', 1, 'j8'), whistle('Bert', 2, 'k9'), whistle('Bert', 3, 'k10')];

  it('calls somebody, who comes cell by cell', () => {
    const { made, choose } = picking(calls, goodley);
    made.tap('i8');
    expect(made.held.called).toBe('Bert');
    made.tap('j8');
    expect(made.held.path).toEqual(['i8', 'j8']);
    expect(made.stop).toBe(calls[0]);
    expect(choose).not.toHaveBeenCalled();
    made.tap('j8');
    expect(choose).toHaveBeenCalledWith(calls[0]);
  });

  it('goes straight to the end that is tapped', () => {
    const { made, choose } = picking(calls, goodley);
    made.tap('i8');
    made.tap('k10');
    expect(choose).toHaveBeenCalledWith(calls[2]);
  });

  it('offers no way that the house does not', () => {
    const { made } = picking([calls[0] as Offer], goodley);
    made.tap('i8');
    expect([...made.targets.keys()]).toEqual(['j8']);
  });

  it('calls nobody again from the board once the move is whole', () => {
    const { made } = picking(calls, goodley, true);
    expect(made.tasks).toEqual([]);
  });
});

it('turns the lantern by the cell beside Watson', () => {
  const turn = offer({ type: 'turn-lantern', seat: 1, direction: 'N' });
  const found = targets(viewWith(), [turn], 'lantern', {});
  expect(found.get('a4')?.choice).toBe(turn);
});

describe('a way', () => {
  it('goes through the sewers where that is shorter', () => {
    const legs = way(viewWith(), 'Gull', 'e9', 'f7');
    expect(legs.map(({ sewer }) => sewer)).toEqual([false, true]);
  });

  it('uses no covered manhole', () => {
    const legs = way(viewWith({ covers: ['f10', 'l12'] }), 'Gull', 'e9', 'f7');
    expect(legs.every(({ sewer }) => !sewer)).toBe(true);
  });

  it('crosses houses for Miss Stealthy alone', () => {
    expect(way(viewWith(), 'Stealthy', 'a4', 'c6').length).toBe(2);
    expect(way(viewWith({ covers: ['a5', 'l12'] }), 'Bert', 'a4', 'c6').length).toBeGreaterThan(2);
  });
});

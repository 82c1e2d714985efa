import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { needGame } from '../../words/words.svelte';
import Stage from './Stage.svelte';
import { propsWith, viewWith } from './testing';

await needGame('mr_jack');

function called(witness: boolean): HTMLElement {
  const view = viewWith();
  const event = { type: 'witness-called', turn: 1, witness, innocent: ['Gull', 'Bert'] };
  const { table } = propsWith();
  const given = { scene: 'call', event, table, seat: 1, items: [], before: view, view };
  return render(Stage, given).container;
}

describe('the call for witnesses', () => {
  it('lets light fall on those who were seen, where nobody has seen Jack', () => {
    const stage = called(false);
    expect(stage.querySelectorAll('.falls > path').length).toBe(2);
    expect(stage.querySelector('.sinks, .warm')).toBeNull();
  });

  it('leaves those in the dark who were not seen, where somebody has', () => {
    const stage = called(true);
    expect(stage.querySelectorAll('.sinks').length).toBe(2);
    expect(stage.querySelector('.warm')).not.toBeNull();
    expect(stage.querySelector('.falls > path')).toBeNull();
  });
});

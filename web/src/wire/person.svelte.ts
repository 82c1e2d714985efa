/** Who sits at this browser: a guest at once, without a form; the same one in every tab. */
import type { MeFace } from './api';
import { rest } from './rest';

let face = $state.raw<MeFace | null>(null);
let asked: Promise<MeFace> | null = null;

/** Null until the house has answered. */
export function me(): MeFace | null {
  return face;
}

/** Be somebody. Whoever has a cookie stays who they are. */
export function arrive(): Promise<MeFace> {
  asked ??= rest.guest().then(remember, (fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}

export async function rename(name: string): Promise<void> {
  await arrive();
  remember(await rest.rename(name));
}

/** After logging in or out: somebody else, perhaps. */
export async function lookAgain(): Promise<MeFace> {
  asked = null;
  return arrive();
}

function remember(found: MeFace): MeFace {
  face = found;
  return found;
}

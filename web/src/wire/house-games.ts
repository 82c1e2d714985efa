/** The games of the house, as it tells of them: asked for once. */
import type { GameFace } from './api';
import { rest } from './rest';

let asked: Promise<GameFace[]> | null = null;

export function houseGames(): Promise<GameFace[]> {
  asked ??= rest.games().catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}

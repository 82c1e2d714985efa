/** The games of the house, in the order of the front page. */
export const GAMES = ['mr_jack', 'scotland_yard', 'sleuth', 'culprit'] as const;
export type GameName = (typeof GAMES)[number];

export function isGame(text: string): text is GameName {
  return GAMES.some((each) => each === text);
}

/** How the names of a game's messages begin: `mr-jack` for `mr_jack`. */
export function stem(game: GameName): string {
  return game.replace('_', '-');
}

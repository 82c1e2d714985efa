/** The game has begun and nobody may watch. */
export class ShutOut extends Error {
  readonly game: string;

  constructor(game: string) {
    super('nobody may watch');
    this.game = game;
  }
}

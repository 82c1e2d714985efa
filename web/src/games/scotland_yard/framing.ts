/** Which piece of the map a scene shows, as the view box of its picture. */
import { HEIGHT, placeOf, WIDTH } from './map';

export interface Free {
  /** Of the screen: width to height. */
  ratio: number;
  /** The share of it at the bottom that the words need. */
  below: number;
}

/** Room for the portrait over the topmost station, and for a pawn beside the others. */
const MARGIN = { top: 210, side: 90, bottom: 60 };
/** Nearer than this one does not see where it is. */
const LEAST = 520;

/** All these stations, over the words. */
export function around(stations: readonly number[], { ratio, below }: Free): string {
  const places = stations.map(placeOf);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const left = Math.min(...xs) - MARGIN.side;
  const right = Math.max(...xs) + MARGIN.side;
  const top = Math.min(...ys) - MARGIN.top;
  const bottom = Math.max(...ys) + MARGIN.bottom;
  const high = Math.max((bottom - top) / (1 - below), (right - left) / ratio, LEAST / ratio);
  const spare = high * (1 - below) - (bottom - top);
  const middle = (left + right) / 2;
  return [middle - (high * ratio) / 2, top - spare / 2, high * ratio, high]
    .map(Math.round)
    .join(' ');
}

/** As much of the whole map as fills the screen over the words. */
export function over({ ratio, below }: Free): string {
  const high = Math.min(HEIGHT / (1 - below), WIDTH / ratio);
  const top = (HEIGHT - high * (1 - below)) / 2;
  return [(WIDTH - high * ratio) / 2, top, high * ratio, high].map(Math.round).join(' ');
}

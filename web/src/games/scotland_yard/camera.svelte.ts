/** Which part of the map is in sight. A frame of a pan changes these three numbers and nothing else. */
import { HEIGHT, placeOf, WIDTH, type Place } from './map';

const CLOSEST = 3;
const READABLE = 1.3;
/** So far the map may be pushed out of sight, as a share of the window. */
const BEYOND = 0.35;
/** There is no station so near to the edge of the map: with the whole map in sight it is left out. */
const EDGE = 12;
/** What is brought into sight stands so far from the edge of the window, in units of the map. */
const MARGIN = 45;
/** One press of a zoom button. */
export const STEP = 1.35;

export class Camera {
  /** Where the map's corner is in the window, and how many pixels a unit of the map has. */
  x = $state(0);
  y = $state(0);
  scale = $state(0.5);
  width = $state(0);
  height = $state(0);

  /** The scale at which the whole map is in sight. */
  get whole(): number {
    return Math.min(this.width / (WIDTH - EDGE), this.height / (HEIGHT - EDGE)) || 0.5;
  }

  /** Whether so little is in sight that an overview helps. */
  get close(): boolean {
    return this.scale > this.whole * 1.25;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  resize(width: number, height: number): void {
    const middle = this.middle;
    this.width = width;
    this.height = height;
    this.look(middle, this.scale);
  }

  /** The point of the map in the middle of the window. */
  get middle(): Place {
    return this.onMap(this.width / 2, this.height / 2);
  }

  onMap(x: number, y: number): Place {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  fit(): void {
    this.look([WIDTH / 2, HEIGHT / 2], this.whole);
  }

  look(at: Place, scale: number): void {
    this.scale = Math.min(Math.max(scale, this.whole), Math.max(CLOSEST, this.whole));
    this.x = within(this.width / 2 - at[0] * this.scale, this.width, WIDTH * this.scale);
    this.y = within(this.height / 2 - at[1] * this.scale, this.height, HEIGHT * this.scale);
  }

  pan(dx: number, dy: number): void {
    this.x = within(this.x + dx, this.width, WIDTH * this.scale);
    this.y = within(this.y + dy, this.height, HEIGHT * this.scale);
  }

  /** Zooms so that the point of the map under (x, y) of the window stays there. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const [mx, my] = this.onMap(x, y);
    const scale = Math.min(Math.max(this.scale * by, this.whole), Math.max(CLOSEST, this.whole));
    this.look([mx + (this.width / 2 - x) / scale, my + (this.height / 2 - y) / scale], scale);
  }

  /** Brings stations into sight, without moving when they are there already. */
  show(...stations: number[]): void {
    if (stations.length === 0 || stations.every((station) => this.#sees(station))) return;
    const xs = stations.map((station) => placeOf(station)[0]);
    const ys = stations.map((station) => placeOf(station)[1]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const room = 2 * MARGIN;
    const fits = Math.min(this.width / (right - left + room), this.height / (bottom - top + room));
    this.look([(left + right) / 2, (top + bottom) / 2], Math.min(this.scale, fits));
  }

  /** A station in the middle, at this scale, unless all around it that matters is in sight. */
  centre(station: number, around: Iterable<number>): void {
    if (![station, ...around].every((each) => this.#sees(each)))
      this.look(placeOf(station), this.scale);
  }

  /** All of them as large as the window allows, and no larger than one reads a map. */
  frame(stations: readonly number[]): void {
    this.look([WIDTH / 2, HEIGHT / 2], READABLE);
    this.show(...stations);
  }

  #sees(station: number): boolean {
    const [x, y] = placeOf(station);
    const [wx, wy] = [x * this.scale + this.x, y * this.scale + this.y];
    const margin = MARGIN * this.scale;
    return wx > margin && wy > margin && wx < this.width - margin && wy < this.height - margin;
  }

  /** Goes to a station, near enough to read around it. */
  goTo(station: number): void {
    this.look(placeOf(station), Math.max(this.scale, 0.9));
  }
}

/** Keeps the map in the window: in the middle when it is smaller, else with a little room beyond. */
function within(corner: number, window: number, map: number): number {
  if (map <= window) return (window - map) / 2;
  const beyond = Math.min(window * BEYOND, map - window);
  return Math.min(beyond, Math.max(window - map - beyond, corner));
}

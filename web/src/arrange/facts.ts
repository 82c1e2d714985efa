/** A position as a tree of plain data, changed by paths; nothing is changed in place. */
export type Path = readonly (string | number)[];

export function read(tree: unknown, path: Path): unknown {
  let found = tree;
  for (const part of path) found = (found as Record<string | number, unknown> | null)?.[part];
  return found;
}

/** Undefined takes the field away. */
export function written(tree: unknown, path: Path, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const inner = written(read(tree, [part]), rest, value);
  if (Array.isArray(tree)) return tree.map((each, at) => (at === part ? inner : (each as unknown)));
  const { [part]: _, ...others } = (tree ?? {}) as Record<string | number, unknown>;
  return inner === undefined ? others : { ...others, [part]: inner };
}

export function list(tree: unknown, path: Path): readonly (string | number)[] {
  const found = read(tree, path);
  return Array.isArray(found) ? (found as (string | number)[]) : [];
}

/** In a set or out of it. */
export function toggled(
  among: readonly (string | number)[],
  value: string | number,
): (string | number)[] {
  return among.includes(value) ? among.filter((each) => each !== value) : [...among, value];
}

/** One of a kind less in a row; the others of it stay. */
export function without(
  among: readonly (string | number)[],
  value: string | number,
): (string | number)[] {
  const at = among.indexOf(value);
  return at < 0 ? [...among] : [...among.slice(0, at), ...among.slice(at + 1)];
}

// A JSON Schema that says the same at several places says it once, under `$defs`.

type Shape = Record<string, unknown>;

/** A shape this small costs no more than what refers to it. */
const leastShared = 200;

const isShape = (piece: unknown): piece is Shape =>
  typeof piece === 'object' &&
  piece !== null &&
  !Array.isArray(piece) &&
  ('type' in piece || 'anyOf' in piece || 'oneOf' in piece);

function count(piece: unknown, times: Map<string, number>): Map<string, number> {
  if (typeof piece !== 'object' || piece === null) return times;
  if (isShape(piece)) {
    const written = JSON.stringify(piece);
    if (written.length > leastShared) times.set(written, (times.get(written) ?? 0) + 1);
  }
  for (const each of Object.values(piece)) count(each, times);
  return times;
}

function replace(piece: unknown, written: string, by: Shape): unknown {
  if (typeof piece !== 'object' || piece === null) return piece;
  if (isShape(piece) && JSON.stringify(piece) === written) return by;
  if (Array.isArray(piece)) return piece.map((each) => replace(each, written, by));
  return Object.fromEntries(Object.entries(piece).map(([key, value]) => [key, replace(value, written, by)]));
}

/** The largest first: what is within it is then there once, or repeated elsewhere as well. */
export function shareRepeated<S extends Shape>(whole: S): S {
  let shared: Shape = whole;
  const defs: Shape = {};
  for (;;) {
    const times = count({ shared, defs }, new Map());
    const [largest] = [...times.keys()]
      .filter((written) => (times.get(written) ?? 0) > 1)
      .toSorted((a, b) => b.length - a.length);
    if (largest === undefined) break;
    const name = `shape${Object.keys(defs).length + 1}`;
    const by = { $ref: `#/$defs/${name}` };
    shared = replace(shared, largest, by) as Shape;
    for (const each of Object.keys(defs)) defs[each] = replace(defs[each], largest, by);
    defs[name] = JSON.parse(largest);
  }
  return (Object.keys(defs).length > 0 ? { ...shared, $defs: defs } : shared) as S;
}

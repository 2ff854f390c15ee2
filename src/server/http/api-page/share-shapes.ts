// Shapes that the API's document has under two names, written out, or without anything that refers to them.

export type Shapes = Record<string, unknown>;

const refStart = '#/components/schemas/';
const refTo = (name: string) => ({ $ref: refStart + name });

const isObject = (piece: unknown): piece is object => typeof piece === 'object' && piece !== null;

function nameIn(piece: object): string | null {
  const { $ref } = piece as { $ref?: unknown };
  return typeof $ref === 'string' && $ref.startsWith(refStart) ? $ref.slice(refStart.length) : null;
}

/** A copy with each piece as `change` has it; null: as it is, with what is within it changed. */
function changeEach<T>(piece: T, change: (piece: object) => unknown): T {
  if (!isObject(piece)) return piece;
  return (change(piece) ?? changeWithin(piece, change)) as T;
}

function changeWithin<T extends object>(piece: T, change: (piece: object) => unknown): T {
  if (Array.isArray(piece)) return piece.map((each: unknown) => changeEach(each, change)) as unknown as T;
  return Object.fromEntries(Object.entries(piece).map(([key, value]) => [key, changeEach(value, change)])) as T;
}

/** Written out in full; what is within itself stays a reference there. */
function writeOut<T>(piece: T, shapes: Shapes, within: readonly string[] = []): T {
  return changeEach(piece, (each) => {
    const name = nameIn(each);
    if (name === null || within.includes(name)) return null;
    return writeOut(shapes[name], shapes, [...within, name]);
  });
}

/** The names that are referred to, directly or through others. */
function findUsed(whole: unknown, shapes: Shapes): Set<string> {
  const used = new Set<string>();
  const follow = (piece: unknown) => {
    changeEach(piece, (each) => {
      const name = nameIn(each);
      if (name === null || used.has(name)) return null;
      used.add(name);
      follow(shapes[name]);
      return null;
    });
  };
  follow(whole);
  return used;
}

const ending = /Input$/;
/** A shape this small costs no more than its name. */
const leastShared = 60;

/**
 * Names each shape wherever it is meant: schemas made of others lose which they were, and what goes in is often what comes out, so that
 * `ThingInput` is `Thing`. What only goes in needs no name beside its own. Leaves out what nothing refers to.
 */
export function shareShapes<T>(whole: T, shapes: Shapes): { whole: T; shapes: Shapes } {
  const names = Object.keys(shapes).toSorted((a, b) => Number(ending.test(b)) - Number(ending.test(a)));
  const written = names.map((name) => [name, writeOut(shapes[name], shapes, [name])] as const);
  const nameOf = new Map(
    written
      .map(([name, shape]) => [JSON.stringify(shape), name] as const)
      .filter(([text]) => text.length > leastShared),
  );
  const name = (piece: object) => {
    const found = nameOf.get(JSON.stringify(piece));
    return found === undefined ? null : refTo(found);
  };
  const named = changeEach(writeOut(whole, shapes), name);
  const namedShapes = Object.fromEntries(written.map(([own, shape]) => [own, changeWithin(shape as object, name)]));
  const used = findUsed(named, namedShapes);
  const shortName = (own: string) => {
    const short = own.replace(ending, '');
    return used.has(short) ? own : short;
  };
  const shorten = (piece: object) => {
    const own = nameIn(piece);
    return own === null ? null : refTo(shortName(own));
  };
  const kept = [...used].toSorted().map((own) => [shortName(own), changeEach(namedShapes[own], shorten)] as const);
  return { whole: changeEach(named, shorten), shapes: Object.fromEntries(kept) };
}

// Numbers that look random and are the same for the same seed.

export type Random = { next(): number; pick<T>(values: readonly T[]): T; shuffle<T>(values: readonly T[]): T[] };

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const shuffle = <T>(values: readonly T[]): T[] => {
    const left = [...values];
    for (let at = left.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [left[at], left[other]] = [left[other] as T, left[at] as T];
    }
    return left;
  };
  return { next, pick, shuffle };
}

// When the floating helper shows a tip and when it hops (specification, section 2, Persona picker).

/** A thing that is checked at random moments and happens by chance; times in milliseconds. */
export type Timing = { checkFromMs: number; checkToMs: number; chance: number; lastsMs: number };

/** Tip bubble: checked every 45 to 90 seconds, 30% chance, gone after 6 seconds. */
export const tipTiming: Timing = { checkFromMs: 45_000, checkToMs: 90_000, chance: 0.3, lastsMs: 6_000 };

/** Hop: checked every 20 to 40 seconds, 40% chance, lasts 1 second. */
export const hopTiming: Timing = { checkFromMs: 20_000, checkToMs: 40_000, chance: 0.4, lastsMs: 1_000 };

/** Draws the next check: in how many milliseconds, and whether it happens then. `random` gives numbers from 0 up to, not including, 1. */
export function drawCheck(timing: Timing, random: () => number): { afterMs: number; happens: boolean } {
  const afterMs = Math.round(timing.checkFromMs + random() * (timing.checkToMs - timing.checkFromMs));
  return { afterMs, happens: random() < timing.chance };
}

/** One of the entries, by chance. */
export function drawOne<Entry>(entries: readonly [Entry, ...Entry[]], random: () => number): Entry {
  return entries[Math.min(entries.length - 1, Math.floor(random() * entries.length))] ?? entries[0];
}

// How fast a run goes, measured by its last products.

export const paceIntervals = 20;
/** Seconds of one interval: a minute of them where enough came of it, else ten. */
export const paceSteps = { quick: 3, slow: 30 } as const;
/** Fewer products than these in a minute say too little. */
const enough = 20;

/** `perMinute`: products; `secondsLeft`: until nothing waits, as it goes now; `recent`: products of each interval, the latest last. */
export type Pace = { perMinute: number; secondsLeft: number; recent: number[] };

/** Whether the last minute says enough, or is all there is. */
export const isQuick = (recent: readonly number[], secondsSinceStart: number): boolean =>
  secondsSinceStart < paceIntervals * paceSteps.quick || recent.reduce((sum, n) => sum + n, 0) >= enough;

/**
 * Before the first interval with a product the run had not started, or made no progress: it is measured from the next one. Null where no
 * product came since.
 */
export function measurePace(recent: readonly number[], step: number, waiting: number): Pace | null {
  const first = recent.findIndex((count) => count > 0);
  const counted = first <= 0 ? recent : recent.slice(first + 1);
  const products = counted.reduce((sum, count) => sum + count, 0);
  if (products === 0) return null;
  const perSecond = products / (counted.length * step);
  return {
    perMinute: Math.round(perSecond * 600) / 10,
    secondsLeft: Math.ceil(waiting / perSecond),
    recent: [...recent],
  };
}

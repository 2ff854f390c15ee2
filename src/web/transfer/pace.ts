// How fast an import goes and how long the rest will take, from what was seen over the last seconds.

/** How far an import was at a moment: milliseconds, the work done in bytes, and products. */
export type Mark = { at: number; work: number; products: number };

/** Products a second, and seconds left; null while there is too little to calculate it. */
type Pace = { perSecond: number; secondsLeft: number } | null;

const windowMs = 10_000;
const enoughMs = 900;

/** Adds a mark and drops those that are too old; one that starts over starts over here. */
export function addMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const last = marks.at(-1);
  if (last && (mark.work < last.work || mark.products < last.products)) return [mark];
  if (last && mark.work === last.work && mark.products === last.products) return [...marks];
  return [...marks.filter(({ at }) => at >= mark.at - windowMs), mark];
}

/** The pace over the marks, for `work` in all. */
export function paceOf(marks: readonly Mark[], work: number): Pace {
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last || last.at - first.at < enoughMs) return null;
  const seconds = (last.at - first.at) / 1000;
  const workPerSecond = (last.work - first.work) / seconds;
  if (workPerSecond <= 0) return null;
  return {
    perSecond: (last.products - first.products) / seconds,
    secondsLeft: Math.max(0, work - last.work) / workPerSecond,
  };
}

// How fast long work goes and how long the rest will take, from what was seen over the last seconds.

/** How far a run was at a moment: milliseconds, the work done (bytes or products) and products. */
export type Mark = { at: number; work: number; products: number };

/** Products a second, and seconds left; null while there is too little to tell by. */
export type Pace = { perSecond: number; secondsLeft: number } | null;

const windowMs = 10_000;
const enoughMs = 900;

/** Adds a mark and drops those that are too old; a run that starts over starts over here. */
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

/** `a few seconds`, `40 seconds`, `3 minutes`, `1 hour 5 minutes`: rounded, because it is a guess. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourText = hours === 1 ? '1 hour' : `${hours} hours`;
  return rest === 0 ? hourText : `${hourText} ${rest === 1 ? '1 minute' : `${rest} minutes`}`;
}

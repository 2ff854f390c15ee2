// How a run's products are split by what came of them. Named here: addresses carry them and come with the first load, what counts them does not.

/** In the order of the bar; together they are all products of the run. */
export const runSlices = ['done', 'asked', 'changed', 'unchanged', 'skipped', 'failed', 'waiting'] as const;
export type RunSlice = (typeof runSlices)[number];

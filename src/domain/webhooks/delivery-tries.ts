// When a delivery that failed is tried again, and when an endpoint that only fails is turned off.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses after each failed try, as Standard Webhooks proposes: the last try is about 28 hours after the first. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour] as const;

/** How often a delivery is tried at most. */
export const mostTries = pausesMs.length + 1;

/** An endpoint is turned off once all deliveries failed for so long. */
export const failingDays = 5;
const failingMs = failingDays * 24 * hour;

/** How long a replaced secret signs beside the new one. */
export const oldSecretHours = 24;

/** After how many ms a delivery that failed `tries` times is tried again; null: never. */
export const pauseAfter = (tries: number): number | null => pausesMs[tries - 1] ?? null;

/** Whether nothing but failures came since, for too long. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= failingMs;

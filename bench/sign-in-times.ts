// Two series of times, described and compared.

import { seeded } from './seeded.ts';

const resamples = 5_000;

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => quantile(ascending(values), 0.5);
const round = (ms: number) => ms.toFixed(2);

/** Median and quartiles. */
export function describeTimes(times: readonly number[]): string {
  const sorted = ascending(times);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => round(quantile(sorted, share)));
  return `median ${middle} ms, quartiles ${low} and ${high} (${times.length})`;
}

/** The difference of the medians within which 95 of 100 samples with replacement are. */
function intervalOf(one: readonly number[], other: readonly number[]): [number, number] {
  const random = seeded(7);
  const draw = (from: readonly number[]) => from.map(() => from[Math.floor(random() * from.length)] ?? 0);
  const differences = ascending(Array.from({ length: resamples }, () => median(draw(one)) - median(draw(other))));
  return [quantile(differences, 0.025), quantile(differences, 0.975)];
}

/** The tail of the normal distribution beyond `z`, on both sides (Abramowitz and Stegun, 26.2.17). */
function bothTails(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = factors.reduce((total, factor, power) => total + factor * t ** (power + 1), 0);
  return 2 * sum * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI));
}

/** Wilcoxon's rank-sum test: how often series that are alike would differ as much or more. Times are not tied. */
function rankSum(one: readonly number[], other: readonly number[]): { z: number; p: number } {
  const ranked = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  const ranks = ranked.reduce((sum, { isOne }, at) => (isOne ? sum + at + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  const z = (ranks - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return { z, p: bothTails(z) };
}

/** Whether the two differ by more than they vary. */
export function compareTimes(one: readonly number[], other: readonly number[]): string {
  const [from, to] = intervalOf(one, other);
  const { z, p } = rankSum(one, other);
  const isNoise = p > 0.05 && from <= 0 && to >= 0;
  return `difference      ${round(median(one) - median(other))} ms, 95 % of samples within ${round(from)} and ${round(to)}; rank sum z ${z.toFixed(2)}, p ${p.toFixed(3)}: ${isNoise ? 'within noise' : 'NOT within noise'}`;
}

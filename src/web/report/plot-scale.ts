// Scales of the plots: round numbers on an axis, and which days are named where there is no room for all.

const steps = [1, 2, 2.5, 5, 10];
const usualTicks = 4;

/** Round numbers from 0 up to one that is at least `most`, whole ones: `0, 25, 50, 75, 100` for 84. */
export function roundTicks(most: number): number[] {
  const rough = Math.max(most, usualTicks) / usualTicks;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.ceil((steps.find((each) => each * magnitude >= rough) ?? 10) * magnitude);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** From where to where Listing Quality is drawn: tens around the values, and the goal. */
export function qualityScale(values: readonly number[], goal: number): { from: number; to: number; ticks: number[] } {
  const from = Math.max(0, Math.floor((Math.min(goal - 10, ...values) - 3) / 10) * 10);
  const step = from >= 40 ? 10 : 20;
  const ticks = Array.from({ length: Math.floor((100 - from) / step) + 1 }, (_, index) => 100 - index * step);
  return { from, to: 100, ticks: ticks.reverse() };
}

/** Whether the day at this place is named, where there is room for `most` names. */
export const isNamed = (index: number, count: number, most: number): boolean => index % Math.ceil(count / most) === 0;

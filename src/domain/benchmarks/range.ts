// Checks a figure against bounds, and says how far it is off.
import { groupDigits } from '#domain/text/group-digits.ts';
import type { Bounds, Verdict } from './finding.ts';

/** Within a fifth of the bound a figure is off slightly and loses a quarter; within a half, half; beyond that, all. */
const slight = 0.8;
const half = 0.5;

function shareAt(closeness: number): number {
  if (closeness >= slight) return 0.25;
  return closeness >= half ? 0.5 : 1;
}

type RangeCheck = { verdict: Exclude<Verdict, 'failed'>; share: number };

/** A hard bound is kept or broken; an ideal one is missed by degrees. `share` is the share of the points lost. */
export function checkRange(value: number, bounds: Bounds, isIdeal: boolean): RangeCheck {
  const { min, max } = bounds;
  if (min !== undefined && value < min) {
    const closeness = value / min;
    const verdict = closeness >= slight ? 'slightly-below' : 'below';
    return isIdeal ? { verdict, share: shareAt(closeness) } : { verdict: 'below', share: 1 };
  }
  if (max !== undefined && value > max) {
    const closeness = max / value;
    const verdict = closeness >= slight ? 'slightly-above' : 'above';
    return isIdeal ? { verdict, share: shareAt(closeness) } : { verdict: 'above', share: 1 };
  }
  return { verdict: 'passed', share: 0 };
}

const units: Readonly<Record<string, string>> = {
  characters: 'character',
  words: 'word',
  bytes: 'byte',
  bullets: 'bullet point',
  images: 'image',
};

/** A number with its unit, such as `1 word` or `1,000 characters`. */
export function countOf(value: number, unit: string): string {
  const word = units[unit] ?? unit;
  return `${groupDigits(value)} ${word}${value === 1 ? '' : 's'}`;
}

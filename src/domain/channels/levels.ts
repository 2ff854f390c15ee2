// How well a part, or a listing as a whole, keeps the rules of its channel. Apart from the checking, because lists need only this.

/** From the best to the worst. */
export const levels = ['compliant', 'borderline', 'non-compliant'] as const;
export type Level = (typeof levels)[number];

/** The words of the specification. */
export const levelLabels: Readonly<Record<Level, string>> = {
  compliant: 'Compliant',
  borderline: 'Borderline',
  'non-compliant': 'NonCompliant',
};

/** The worst of some levels; compliant when there is none. */
export function worstLevel(given: readonly Level[]): Level {
  return levels.findLast((level) => given.includes(level)) ?? 'compliant';
}

// Which questions that have an answer are refused, by set: what a change may not add to.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Missed } from './measure.ts';

const file = new URL('./frozen.json', import.meta.url);
const frozen: Record<string, readonly string[]> = JSON.parse(readFileSync(file, 'utf8'));

/** Questions of a set that are refused and were answered when it was frozen. */
export const lostOf = (set: string, missed: readonly Missed[]): Missed[] =>
  missed.filter(({ question, fault }) => fault === 'refused' && !frozen[set]?.includes(question));

/** Keeps what is refused today as what may be. */
export function freeze(sets: Readonly<Record<string, readonly Missed[]>>): void {
  const refused = Object.entries(sets).map(([set, missed]) => [
    set,
    missed.filter(({ fault }) => fault === 'refused').map(({ question }) => question),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(refused), null, 2)}\n`);
}

// People by whichever name: what seats four adults seats four grown-ups.
import type { Mention } from '../mention.ts';

const people = new Set(
  'adult grown child kid player person people guest friend diner camper sleeper passenger rider occupant traveler traveller hiker visitor human soul teammate'.split(
    ' ',
  ),
);

/** Whether the nearest words name people. */
export const arePeople = (words: readonly string[]): boolean => words.slice(0, 2).some((word) => people.has(word));

/** Whether two counts are both of people. */
export const areBothPeople = (claim: Mention, fact: Mention): boolean =>
  arePeople(claim.after) && arePeople(fact.after);

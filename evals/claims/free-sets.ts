// The sets of freely written copy about listings of our own; what the checker first said of each is in ../README.md.
import { secondDevelopmentListings } from './fixtures/development-2.ts';
import { thirdListings } from './fixtures/set-3.ts';
import { fourthListings } from './fixtures/set-4.ts';
import { fifthListings } from './fixtures/set-5.ts';
import { sixthListings } from './fixtures/set-6.ts';
import { seventhListings } from './fixtures/set-7.ts';
import { eighthListings } from './fixtures/set-8.ts';
import { ninthListings } from './fixtures/set-9.ts';
import { tenthListings } from './fixtures/set-10.ts';
import { eleventhListings } from './fixtures/set-11.ts';
import { twelfthListings } from './fixtures/set-12.ts';
import { type FreeListing, freeListings } from './free-texts.ts';
import { heldBackListings } from './held-back-texts.ts';

type FreeSet = { name: string; listings: readonly FreeListing[] };

const setsOf = (sets: Readonly<Record<string, readonly FreeListing[]>>): readonly FreeSet[] =>
  Object.entries(sets).map(([name, listings]) => ({ name, listings }));

/** Rules were written or changed looking at these. */
export const tunedSets = setsOf({
  'first set': freeListings,
  'second set': heldBackListings,
  'third set': thirdListings,
  'fourth set': fourthListings,
  'fifth set': fifthListings,
  'sixth set': sixthListings,
  'seventh set': seventhListings,
  'eighth set': eighthListings,
  'second development set': secondDevelopmentListings,
});
export const ninthSet: FreeSet = { name: 'ninth set', listings: ninthListings };
/** A language model's answers are recorded for these; no rule was changed for a single text of them or of the ninth. */
export const judgedSets = setsOf({
  'tenth set': tenthListings,
  'eleventh set': eleventhListings,
  'twelfth set': twelfthListings,
});

import { expect, it } from 'vitest';
import { type Share, sharePlaces } from './share-places.ts';

const share = (places: number, wanted: number): Share => ({ places, wanted });

it.each<[string, number, Share[], number, { places: number; owes: number }]>([
  ['alone: as many as it wants', 8, [share(0, 3)], 0, { places: 3, owes: 0 }],
  ['alone: never more than there are', 8, [share(8, 40)], 0, { places: 8, owes: 0 }],
  ['what is free goes to the one with fewer', 8, [share(5, 9), share(1, 9)], 1, { places: 3, owes: 0 }],
  ['one with more gets nothing meanwhile', 8, [share(5, 9), share(1, 9)], 0, { places: 5, owes: 1 }],
  ['of two with none, the one that waits longer', 1, [share(0, 1), share(0, 1)], 0, { places: 1, owes: 1 }],
  ['the other one goes on waiting', 1, [share(0, 1), share(0, 1)], 1, { places: 0, owes: 0 }],
  ['one place is passed around', 1, [share(1, 9), share(0, 1)], 0, { places: 1, owes: 1 }],
  ['gives one after another to one with fewer', 8, [share(8, 9), share(0, 9)], 0, { places: 8, owes: 1 }],
  ['a difference of one stays', 3, [share(2, 9), share(1, 9)], 0, { places: 2, owes: 0 }],
  ['one that has what it wants is owed nothing', 8, [share(6, 9), share(2, 2)], 0, { places: 6, owes: 0 }],
  ['owes nothing to one that a free place is for', 8, [share(5, 9), share(0, 1)], 0, { places: 7, owes: 0 }],
  ['fewer are allowed than before', 4, [share(6, 9)], 0, { places: 6, owes: 2 }],
])('%s', (_what, most, shares, at, expected) => {
  expect(sharePlaces(most, shares, shares[at] ?? share(0, 0))).toEqual(expected);
});

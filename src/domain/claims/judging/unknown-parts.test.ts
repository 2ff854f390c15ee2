// Things a text gives a product: doubted where the source has no word of them, and left alone where it has or where they are elsewhere.
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../test-reading.ts';

const none: string[] = [];
const flask = {
  title: 'Steel Flask',
  description: 'Steel flask with a push button lid and a carrying loop. For right-handed pouring.',
};

describe('a thing the source does not name', () => {
  it.each([
    ['that a text says comes with it', 'Comes with a filter and two straws.', ['unsupported: filter']],
    ['that is a part', 'Drop the leaves into the tea infuser.', ['unsupported: tea infuser']],
    ['that opens a sentence', 'The side vent opens.', ['unsupported: side vent']],
    ['that a name tells apart', 'Slip on the Barlow lid.', ['unsupported: Barlow lid']],
    ['of another kind', 'With a suction lid.', ['unsupported: suction lid']],
  ])('%s', (_name, text, expected) => {
    expect(claimsIn(flask, text)).toEqual(expected);
  });

  it.each([
    ['by another name', 'The stopper opens at a push, and the strap hangs from a pack.'],
    ['with another ending', 'Carry it by the loop.'],
    ['of somebody', 'Put it into your holster or the hiker’s pouch.'],
    ['it goes without', 'No nozzle, no valve: forget the funnel.'],
    ['asked for', 'Looking for a spigot?'],
    ['compared with', 'Pours better than a decanter.'],
    ['of the place it is used in', 'Leave it on the kitchen rack.'],
    ['nobody can hold', 'Comes with bragging rights, includes everything.'],
    ['as a verb', 'It slides in, and you can scoop with the lid.'],
  ])('is none %s', (_name, text) => {
    expect(claimsIn(flask, text)).toEqual(none);
  });
});

// Things a text gives a product: told whatever they are where the source has no word of them, and left alone where it has or where they are elsewhere.
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
    ['that it includes', 'Includes matching coasters.', ['unsupported: coasters']],
    ['that is a part', 'Drop the leaves into the tea infuser.', ['unsupported: tea infuser']],
    ['that opens a sentence', 'The side vent opens.', ['unsupported: side vent']],
    ['by what it makes', 'A built-in carbonator adds bubbles.', ['unsupported: carbonator']],
    ['that it runs on', 'Powered by kerosene.', ['unsupported: kerosene']],
    ['for which it is safe', 'Safe for horses.', ['unsupported: horses']],
    ['that a name tells apart', 'Slip on the Barlow lid.', ['unsupported: Barlow lid']],
    ['that matches it', 'With the matching lunch box.', ['unsupported: lunch box']],
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

describe('a making, a doing or a taste', () => {
  it.each([
    ['a making', 'An embroidered loop.', ['unsupported: embroidered']],
    ['the work of hands', 'Each lid is hand-painted.', ['unsupported: hand-painted']],
    ['a short form', 'Plug in by XLR, a DIY dream.', ['unsupported: XLR']],
    ['a doing', 'It whistles when hot.', ['unsupported: whistles']],
    ['a taste', 'A hint of ginger in every sip.', ['unsupported: ginger']],
    ['a scent', 'Ginger-scented.', ['unsupported: Ginger']],
  ])('%s', (_name, text, expected) => {
    expect(claimsIn(flask, text)).toEqual(expected);
  });

  it('is none where the source has a word of it', () => {
    expect(claimsIn({ title: 'Mirror lens with a whistle' }, 'Mirrored lenses, and it whistles.')).toEqual(none);
  });
});

describe('what a source has and a text denies', () => {
  it.each([
    ['told', 'Assembly takes 40 minutes', 'There is no assembly.', ['unsupported: no assembly']],
    [
      'denied by the source too',
      'No assembly, no cord',
      'No assembly and no cord.',
      ['supported: No assembly', 'supported: no cord'],
    ],
    ['of which the source says nothing', 'Bookcase', 'No assembly.', none],
  ])('%s', (_name, title, text, expected) => {
    expect(claimsIn({ title }, text).filter((line) => !line.includes('supported: Assembly'))).toEqual(expected);
  });
});

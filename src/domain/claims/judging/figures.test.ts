// What has a claim's shape and says nothing of the product, and amounts that follow from the source.
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../test-reading.ts';

const none: string[] = [];

describe('a figure of speech', () => {
  it.each([
    ['a colour things turn to', 'Watch the leaves turn to gold.'],
    ['a colour of another thing', 'Gray drive, brown car.'],
    ['a thing even the shiniest has', 'Gentle on even the shiniest travel.'],
    ['a flash of a colour', 'A flash of blue by the river.'],
    ['a likeness', 'It melts like silk.'],
    ['a surface', 'Sticks to glass and to wood.'],
    ['a number of nothing', 'One for you and three for later.'],
    ['a number of what no product has', 'Two people, two rhythms.'],
    ['a superlative of another thing', 'Ready for the boldest architects and the busiest commuter.'],
    ['a maker that is a word', 'Sharp pictures. Apple pie.'],
  ])('%s is no claim', (_name, text) => {
    expect(claimsIn({ title: 'Travel mug' }, text)).toEqual(none);
  });

  it.each([
    ['a colour of the product', 'A shade of blue.', 'unsupported: blue'],
    ['a material of a part', 'The glass lid.', 'unsupported: glass'],
    ['a number of parts', 'Two handles.', 'unsupported: Two'],
    ['a superlative of its rank', 'The boldest mug on the market.', 'unsupported: boldest'],
    ['a superlative it gives', 'It gives the smoothest drinks.', 'unsupported: smoothest'],
  ])('%s is one', (_name, text, expected) => {
    expect(claimsIn({ title: 'Travel mug' }, text)).toContain(expected);
  });
});

describe('what follows from the source', () => {
  it.each([
    ['an area', 'Rug, 5 x 8 ft', 'Covers forty square feet.', ['supported: forty square feet']],
    ['roughly some', 'Rug', 'Some 300 threads.', none],
    ['what is listed', 'Modes: clean, gentle, whiten and massage', 'Four modes.', ['supported: Four']],
    ['a bound on a count', '1,024 individually wrapped coils', 'More than a thousand coils.', ['supported: thousand']],
  ])('%s', (_name, title, text, expected) => {
    expect(claimsIn({ title }, text)).toEqual(expected);
  });
});

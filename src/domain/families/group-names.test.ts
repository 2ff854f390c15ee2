import { expect, it } from 'vitest';
import { readGroupCode } from './group-code.ts';
import { groupNames } from './group-names.ts';

const namesOf = (...titles: string[]) => groupNames(titles.map((title, at) => ({ title, sku: `S-${at + 1}` })));

it.each<[string, string[], string[]]>([
  ['the end', ['Oslo Dog Bed S', 'Oslo Dog Bed XL'], ['S', 'XL']],
  ['the middle', ['TRAIL collar Black S - NEW!!!', 'TRAIL collar Red M - NEW!!!'], ['Black S', 'Red M']],
  ['the beginning', ['Black mug', 'Navy blue mug'], ['Black', 'Navy blue']],
  ['in words that differ in case and signs alone', ['MUG - (Black)', 'Mug, red'], ['(Black)', 'red']],
  ['amounts, with their units', ['Dry food 2 kg bag', 'Dry food 12 kg bag'], ['2 kg', '12 kg']],
  ['numbers at the end', ['Trail shoe 42', 'Trail shoe 43'], ['42', '43']],
  ['all words', ['Dome tent', 'Tunnel shelter'], ['Dome tent', 'Tunnel shelter']],
])('names each by what its title says at %s', (_, titles, names) => {
  expect(namesOf(...titles)).toEqual(names);
});

it('names by its SKU what has no words of its own, and what has the same as another', () => {
  expect(namesOf('Fjell tent', 'Fjell tent green', 'Fjell tent red', 'Fjell tent Red')).toEqual([
    'S-1',
    'green',
    'S-3',
    'S-4',
  ]);
  expect(namesOf('Mug', 'Mug')).toEqual(['S-1', 'S-2']);
});

it.each([null, '', '  ', '0', '-1', 'Parent', 'CHILD', 'no', 'variable'])('reads no group in %j', (stated) => {
  expect(readGroupCode(stated)).toBeNull();
});

it.each([
  [' BED-OSLO ', 'BED-OSLO'],
  ['10', '10'],
  ['Parents', 'Parents'],
])('reads the group of %j', (stated, code) => {
  expect(readGroupCode(stated)).toBe(code);
});

import { expect, test } from 'vitest';
import { withClearSizes } from './clear-sizes.ts';
import { usableAttributes } from './usable-attributes.ts';

/** What may be used of `Name: value` attributes. */
function usable(...given: string[]): string[] {
  const attributes = given.map((each) => {
    const [name = '', value = ''] = each.split(/: (.*)/);
    return { name, value };
  });
  return withClearSizes(usableAttributes(attributes), attributes).map(({ label, value }) => `${label}: ${value}`);
}

test.each<[string, string[], string[]]>([
  [
    'a side beside the dimensions that hold it',
    ['Dimensions: 30"W x 34"D x 34"H', 'Width (in): 29.5', 'Height (in): 34.0', 'Weight (lb): 172'],
    ['Dimensions: 30"W x 34"D x 34"H', 'Weight: 172 lb'],
  ],
  [
    'all sizes of several pieces',
    ['Dimensions: 77"W x 33"D x 28"H', 'Width (in): 76.5', 'Seat width: 73.8 in', 'Seat width: 20.8 in', 'Color: Red'],
    ['Color: Red'],
  ],
  ['dimensions and sides at odds', ['Dimensions: 60 x 40 x 75 cm', 'Height: 90 cm', 'Color: Red'], ['Color: Red']],
])('leaves out %s', (_title, given, expected) => expect(usable(...given)).toEqual(expected));

test.each([
  [['Width: 40 cm', 'Height: 90 cm']],
  [['Dimensions: 60 x 40 cm', 'Height: 90 cm']],
  [['Dimensions: 60 x 40 x 75 cm', 'Length: 200 cm']],
  [['Dimensions: 60 x 40 x 75 cm', 'Width: 24 in']],
  [['Seat Width: 40 cm', 'Door Width: 80 cm']],
  [['Capacity: 1 L, 2 L', 'Width: 40 cm']],
])('keeps %j', (given) => expect(usable(...given)).toEqual(given));

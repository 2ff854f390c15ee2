import { expect, test } from 'vitest';
import { cutName } from './title-cut.ts';
import { splitTitle } from './title-parts.ts';

test.each([
  ['Orvik Steel Bottle with Straw and Brush', 'Bottles', 30, 'Orvik Steel Bottle'],
  ['Wall Mount for Orvik and Lumo Stage Lamps', null, 28, 'Wall Mount for Orvik Lamps'],
  ['Wall Mount for Orvik, Lumo, Ard and Tal Lamps', null, 38, 'Wall Mount for Orvik and Lumo Lamps'],
  ['Desk Cover for Orvik 5 Plus and 6 Plus', null, 33, 'Desk Cover for Orvik 5 Plus'],
  [
    'Orvik Plus Slim for Tal 1TB External Portable Hard Drive',
    'Hard Drives',
    45,
    'Orvik Plus Slim for Tal 1TB Hard Drive',
  ],
  [
    'Orvik 10 Upper Arm Large Cuff Blood Pressure Monitor',
    'Blood Pressure Monitors',
    46,
    'Orvik 10 Upper Arm Blood Pressure Monitor',
  ],
  ['Orvik 3.2 Cu. Ft. Washer and 5.9 Cu. Ft. Dryer Laundry Center', 'Units', 50, 'Orvik Laundry Center'],
  [
    'Orvik 4.5 Mil Clear Thin Poly Red Documents Enclosed Envelopes',
    'Envelopes',
    58,
    'Orvik 4.5 Mil Clear Thin Poly Documents Enclosed Envelopes',
  ],
  ['Orvik Blended Cotton Wide Looped End Mop', 'Mops', 38, 'Orvik Blended Cotton Looped End Mop'],
  [
    'Orvik 1155W 4K Ultra HD and 3D Pass-Through A/V Home Theater Receiver',
    'Receivers',
    56,
    'Orvik 1155W 4K Ultra HD Home Theater Receiver',
  ],
  ['Long Straight Hair No Bangs Wig', 'Wigs', 28, 'Long Straight No Bangs Wig'],
])('%j of the kind %j within %d characters is %j', (name, kind, max, cut) => {
  expect(cutName(name, max, kind)).toBe(cut);
});

test.each([
  ['Orvik Flex - 10.1" - 16GB', ['Orvik Flex', '10.1"', '16GB']],
  ['Orvik Tab 3 - 7" - Red', ['Orvik Tab 3', '7"', 'Red']],
  ['Sleeve for 11" - 13" Laptops', ['Sleeve for 11" - 13" Laptops']],
  ['Dash Kit 2003 - 2011', ['Dash Kit 2003 - 2011']],
  ['Plug - (Pair) - Silver', ['Plug (Pair)', 'Silver']],
  ['Kit for Ard, Lumo and Tal Vans - Black', ['Kit for Ard, Lumo and Tal Vans', 'Black']],
  ['Cover for Ard, Black and White', ['Cover for Ard', 'Black and White']],
  ['Orvik - 3-in-1 Bread, Bun and Waffle Press - Red', ['Orvik', '3-in-1 Bread, Bun and Waffle Press', 'Red']],
  ['Lamp, Bun and Waffle Press', ['Lamp', 'Bun and Waffle Press']],
  ['Reusable, Bun and Waffle Press', ['Reusable', 'Bun and Waffle Press']],
  ['Case for Pad 2nd-, 3rd- and 4th-Generation', ['Case for Pad 2nd-, 3rd- and 4th-Generation']],
])('%j has the parts %j', (title, parts) => {
  expect(splitTitle(title)).toEqual(parts);
});

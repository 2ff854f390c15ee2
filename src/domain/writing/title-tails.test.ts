import { expect, test } from 'vitest';
import { dropTails } from './title-tails.ts';

test.each([
  ['Oak Lamp | Boutique', 'Oak Lamp'],
  ['Oak Lamp | Handmade Desk Light - UK Gift', 'Oak Lamp | Handmade Desk Light'],
  ['Oak Lamp | Elegant Gift', 'Oak Lamp'],
  ['Oak Lamp | Novelty Lighting UK', 'Oak Lamp | Novelty Lighting'],
  ['Oak Lamp, Black', 'Oak Lamp, Black'],
  ['Oak Lamp with Charger, UK', 'Oak Lamp with Charger, UK'],
  ['Gift', 'Gift'],
  ['DO NOT LIST UNTIL MAY - OAK LAMP', 'OAK LAMP'],
  ['DO NOT POST UNTIL LID IS KNOWN? OAK LAMP', 'OAK LAMP'],
  ['Oak Lamp TEST', 'Oak Lamp'],
  ['Oak Lamp White BMQP0068Q0P386000W12', 'Oak Lamp White'],
  ['Oak Top Brand Luxury Watch', 'Oak Watch'],
  ['2024 Super Powerful Oak Lamp', 'Oak Lamp'],
  ['Summer New Fashion Oak Bag (Random Pattern)', 'Oak Bag'],
  ['Oak Decal, For Trucks, And More', 'Oak Decal, For Trucks'],
  ['Oak Bag(Random Pattern)School Bag', 'Oak Bag School Bag'],
  ['Oak Vase, Placed In Study, Etc', 'Oak Vase, Placed In Study'],
  ['Instantly Upgrade Your Look With 24pcs Oak Nails', '24pcs Oak Nails'],
  ['Oak Case, With Multiple Colors, Oak Lid', 'Oak Case, Oak Lid'],
  ['Oak Bead For Girls, Give To Best Friend', 'Oak Bead For Girls'],
  ['TCcheck8x108-Pk10-RedK98 Oak Bows', 'Oak Bows'],
  ['Oak Lamp KDT86112', 'Oak Lamp KDT86112'],
  ['OAK LAMP TEST', 'OAK LAMP TEST'],
  ['Swab TEST Kit', 'Swab TEST Kit'],
])('%j becomes %j', (title, kept) => {
  expect(dropTails(title, false).text).toBe(kept);
});

test('a voucher keeps what it is given for', () => {
  expect(dropTails('Lumo Card - Birthday Gift', true).text).toBe('Lumo Card - Birthday Gift');
});

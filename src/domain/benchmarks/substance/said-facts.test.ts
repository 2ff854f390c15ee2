import { expect, test } from 'vitest';
import { findDisputed, SaidFacts } from './said-facts.ts';

test.each([
  ['806 lm', 'Shines with 806 lumens', ''],
  ['350 lm, IP65', '350 lumens', ', IP65'],
  ['100 g', 'Weighs 3.5 oz', ''],
  ['100 g', 'Weighs 3.9 oz', '100 g'],
  ['Oak', 'Made of oak', 'Oak'],
])('of the value %j beside %j is left %j', (value, text, left) => {
  expect(new SaidFacts([text]).withoutSaid({ label: 'Value', value }).trim()).toBe(left);
});

test.each([
  ['Weight', '112 g', 'Weighs only 1.2 kg', true],
  ['Weight', '112 g', 'A lamp for 1.2 kg', false],
  ['Weight', '3.9 kg', 'Packed, it weighs 4.2 kg', false],
  ['Number of Burners', '3', 'With 4 burners', true],
  ['Height', '2.3 m', 'The lamp is 3.2 m high', true],
  ['Weight', '112 g', 'Weighs 0.112 kg', false],
  ['Weight', '112 g', 'Battery weight 40 g', false],
  ['Weight', '12 kg', 'Carries 150 kg', false],
  ['Weight', '12 kg', 'For up to 150 kg', false],
  ['Capacity', '20000 mAh', '10,000 mAh capacity for two charges', true],
  ['Capacity', '20000 mAh', 'Capacity of 20 Ah', false],
  ['Height', '42 cm', 'Cord of 2 m', false],
  ['Cable Length', '2 m', 'A lamp of 30 cm', false],
  ['Cable Length', '2 m', 'Cable length 3 m', true],
  ['Dimensions', '17 x 16 x 2 in', 'Seat cushion, 17" x 16"', false],
  ['Material', 'Oak', 'Made of pine', false],
  ['Material', 'Plastic', 'It is made of steel', true],
  ['Battery Included', 'Yes', 'Battery is not included', true],
  ['Battery Included', 'No', 'Battery is not included', false],
  ['Battery Included', 'No', 'Battery and charger included', true],
])('the fact %s %s is said otherwise by %j: %s', (label, value, text, isDisputed) => {
  const product = { brand: null, category: null, subcategory: null };
  const texts = { title: 'Desk lamp', bullets: [text], description: '' };
  const disputed = findDisputed(texts, product, [{ label, value }]);
  expect(disputed.size > 0).toBe(isDisputed);
});

test.each([
  ['Yes', 'Battery and charger included', true],
  ['Yes', 'Battery is not included', false],
  ['No', 'Battery is not included', true],
  ['Yes', 'A long battery life', false],
  ['Battery included', 'Battery included', false],
])('the answer %j is given by %j: %s', (value, text, isGiven) => {
  expect(new SaidFacts([text]).answers({ label: 'Battery Included', value })).toBe(isGiven);
});

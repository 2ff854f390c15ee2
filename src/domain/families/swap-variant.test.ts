import { describe, expect, it } from 'vitest';
import { swapVariant } from './swap-variant.ts';
import { titleSlots } from './title-slots.ts';

/** A text of the product of one title as it reads for that of another. */
const swap = (text: string, from: string, to: string) =>
  swapVariant(text, { title: from, slots: titleSlots(from).slots }, titleSlots(to).slots);

describe('a text of one variant says of another what its title says', () => {
  it.each([
    [
      'its color, with the capitals of the text',
      'A black mug. Black inside too, BLACK.',
      'Mug, Black',
      'Mug, Navy Blue',
      'A navy blue mug. Navy Blue inside too, NAVY BLUE.',
    ],
    ['its amount', 'Holds 12 L and stacks.', 'Box 12 L with Lid', 'Box 40 L with Lid', 'Holds 40 L and stacks.'],
    [
      'size and color, each for its own',
      'Grey, 80 x 150 cm.',
      'Rug 80 x 150 cm, Grey',
      'Rug 160 x 230 cm, Beige',
      'Beige, 160 x 230 cm.',
    ],
    [
      'all of the slot where it says more or fewer things',
      'In Black/Gray.',
      'Case - Black/Gray',
      'Case - Red',
      'In Red.',
    ],
  ])('%s', (_, text, from, to, expected) => {
    expect(swap(text, from, to)).toBe(expected);
  });
});

it('leaves words that only hold what differs, and what no title says', () => {
  expect(swap('Blackened oak, 350 ml, black.', 'Mug, Black', 'Mug, Red')).toBe('Blackened oak, 350 ml, red.');
});

it.each([
  [
    'the number behind its word',
    'Size 7, with 7 eyelets. Weighs 7 oz. Also in size: 7, not size 7.5 or size 7-8.',
    'Trail Shoe, Size 7',
    'Trail Shoe, Size 8',
    'Size 8, with 7 eyelets. Weighs 7 oz. Also in size: 8, not size 7.5 or size 7-8.',
  ],
  [
    'the number beside what else differs',
    'Black, in size 7, for 7 days.',
    'Trail Shoe Size 7 Black',
    'Trail Shoe Size 8 White',
    'White, in size 8, for 7 days.',
  ],
  [
    'the same number behind two words, each for its own',
    'Size 7, Width 7.',
    'Shoe Size 7 Width 7',
    'Shoe Size 8 Width 9',
    'Size 8, Width 9.',
  ],
  [
    'the number before the word that ends its phrase',
    '42 eyelets, 42 eu.',
    'Shoe 42 EU, Black',
    'Shoe 43 EU, Black',
    '42 eyelets, 43 eu.',
  ],
  [
    'no number that the title says nothing of',
    '7 eyelets, 7 oz.',
    '7, Trail Shoe',
    '8, Trail Shoe',
    '7 eyelets, 7 oz.',
  ],
  ['no number within a longer one', '1.7 or 17 or 7,000', 'Kettle 7', 'Kettle 8', '1.7 or 17 or 7,000'],
  [
    'no part of a hyphenated word',
    'A black-tie gift, blue-black, in black - really.',
    'Mug, Black',
    'Mug, White',
    'A black-tie gift, blue-black, in white - really.',
  ],
])('swaps %s', (_, text, from, to, expected) => {
  expect(swap(text, from, to)).toBe(expected);
});

it('replaces nothing that was put in', () => {
  expect(swap('Black and red.', 'Mug, Black/Red', 'Mug, Red/Black')).toBe('Red and black.');
});

it('is the same text for a variant whose title says the same', () => {
  expect(swap('Black.', 'Mug, Black', 'MUG - black')).toBe('Black.');
});

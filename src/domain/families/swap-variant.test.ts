import { describe, expect, it } from 'vitest';
import { swapVariant } from './swap-variant.ts';
import { titleSlots } from './title-slots.ts';

/** A text of the product of one title as it reads for that of another. */
const swap = (text: string, from: string, to: string) =>
  swapVariant(text, titleSlots(from).slots, titleSlots(to).slots);

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

it('replaces nothing that was put in', () => {
  expect(swap('Black and red.', 'Mug, Black/Red', 'Mug, Red/Black')).toBe('Red and black.');
});

it('is the same text for a variant whose title says the same', () => {
  expect(swap('Black.', 'Mug, Black', 'MUG - black')).toBe('Black.');
});

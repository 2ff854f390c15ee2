import { describe, expect, test } from 'vitest';
import { dropAlike, dropForetold, dropRetold, dropSpoken, isFactTold, keepNews, readTelling } from './told.ts';

describe('what one text tells, another does not tell again', () => {
  test.each([
    ['made of the same stuff', 'This bag is made from upcycled fabric.', 'It is made of 100% upcycled fabrics.'],
    ['by another word for its side', 'It has two inner pockets.', 'It has two interior pockets.'],
    ['in other forms of its words', 'Its welded seams are there to prevent leaking.', 'Welded seams prevent leaks.'],
    [
      'made by the same hands in other words',
      'Crafted by a woman of the coast.',
      'Handcrafted by a woman with steady hands.',
    ],
    [
      'made by the same hands',
      'It is handcrafted by a woman of the coast.',
      'Handcrafted by a woman with steady hands.',
    ],
  ])('%s', (_why, first, second) => {
    expect(keepNews([first, second], [], 'Varde Bag')).toEqual([first]);
  });

  test.each([
    ['a number is news', 'The lamp has a steel arm.', 'The lamp has a 40 cm steel arm.'],
    ['one word alone is in many texts', 'Linen built the wealth of India.', 'It is made in India.'],
    [
      'its name is in whatever is said of it',
      'The Varde Soft Sleeve Shirt breathes well.',
      'The Varde Soft Sleeve Shirt hides stains.',
    ],
    ['a sentence others lean on stays', 'The bag has two wide straps.', 'Two wide straps hold the bag.'],
  ])('%s', (_why, first, second) => {
    expect(keepNews([first, second, 'They reach to the hip.'], [], 'Varde Soft Sleeve Shirt')).toHaveLength(3);
  });
});

test('what a shop says of its card in other words is told once', () => {
  const first = 'The card is affixed inside a blank sheet with an envelope of its own.';
  const second = 'Each card is attached to a folded blank sheet and packed in a paper envelope.';
  const third = 'The card never expires.';
  expect(dropAlike([first, second, third], 'Lumo Gift Card')).toEqual([first, third]);
});

test('what a point says in short, a sentence does not say at length', () => {
  const long = 'You will like its waxed canvas, which sheds rain and dries by the fire within the hour.';
  expect(dropRetold([long], ['Waxed canvas sheds rain, dries fast'])).toEqual([]);
  expect(dropRetold([long], ['Waxed canvas'])).toEqual([long]);
});

describe('facts', () => {
  test.each([
    ['Liner', 'Cream fabric', 'It has a cream cotton liner and a brass zip.', true],
    ['Liner', 'Cream fabric', 'A cream bag for warm days.', false],
    ['Liner', 'Cream fabric', 'The liner is made from an old coat.', true],
    ['Lining', '100% silk', 'It is fully lined.', false],
    ['Composition', '100% lamb leather', 'It is a light piece, made of the softest leather.', true],
    ['Composition', '100% cotton', 'The handle is made of horn. Its strap is of cotton rope.', false],
    ['Composition', '100% cotton', 'This shirt is made from Turkish cotton.', true],
    ['Dimensions', '10 x 4 in', 'The shelf is 4 inches deep and 10 inches wide.', true],
    ['Dimensions', '25.4 x 10.2 cm', 'The shelf measures 10 x 4 inches.', true],
    ['Dimensions', '30 x 12 cm', 'The shelf measures 10 x 4 inches.', false],
    ['Quantity', '2-Pack', 'This pack contains two batteries.', true],
    ['Quantity', '2-Pack', 'You pack light.', false],
    ['Quantity', '48-count', 'It includes 48 coffee cups.', true],
    ['Quantity', '48-count', 'It weighs 48 ounces of tea.', true],
    ['Quantity', '8-pack', 'It has 18 pods.', false],
    ['Quantity', '2-pack', 'The twin-pack lasts a year.', true],
    ['Material', 'Spandex, Polyester', 'A polyester/spandex full zip jacket', true],
    ['Color', 'Cyan/yellow', 'You get one yellow and one cyan cartridge.', true],
    ['Made for', 'Women', "The Varde Women's Shorts are made of cotton.", true],
  ])('%s of %j beside %j', (name, value, text, isTold) => {
    const subject = name === 'Dimensions' ? 'size' : name === 'Color' ? 'color' : 'material';
    expect(isFactTold({ name, value, subject }, [readTelling(text)])).toBe(isTold);
  });

  test('in a list a plain stuff is looked up, whatever a sentence says', () => {
    const texts = [readTelling('This shirt is made from Turkish cotton.')];
    expect(isFactTold({ name: 'Composition', value: '100% cotton' }, texts, true)).toBe(false);
  });
});

test('a point whose words stand here and there in the prose is told already', () => {
  const prose = ['They can be cut to fit any window.', 'The prints have a repeating pattern.'];
  const points = ['Patterns repeat to fit any window.', 'The film keeps three rooms warm.'];
  expect(dropSpoken(points, prose, 'Varde Film')).toEqual([points[1]]);
});

test('a point that holds a share the text holds is told by less of it', () => {
  const prose = ['You can flip it up against the backsplash, freeing up 50% more counter space.'];
  const point = 'It takes up 50% less space when you flip it away to store against the backsplash.';
  expect(dropSpoken([point], prose, 'Varde Oven')).toEqual([]);
  expect(dropSpoken([point.replace('50%', '40%')], prose, 'Varde Oven')).toEqual([point.replace('50%', '40%')]);
});

test('what a later text tells again at more length is told there', () => {
  const short = 'You drive a real race car.';
  const long = 'After a lesson you drive a real race car for five minutes.';
  expect(dropForetold([short, long], 'Varde Race Day')).toEqual([long]);
  expect(dropForetold(['You drive 9 real race cars.', long], 'Varde Race Day')).toHaveLength(2);
});

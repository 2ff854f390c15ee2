import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { isSlogan } from './slogan.ts';
import { readSource } from './source-reader.ts';
import { draftFor } from './test-product.ts';

const tee = readSource(product({ title: 'Arlo Running Tee', subcategory: 'Tees', description: '', brand: 'Arlo' }));
const scanner = readSource(product({ title: 'Orvik Scanner', subcategory: 'Scanners', description: '' }));

test.each([
  'When the miles add up, comfort is crucial.',
  'Bad climate be damned all day long and all night, as far as the road may go.',
  'Add some sway to your workday, or elegance to Sunday brunch, or more.',
  'When you are out in the rain, ordinary tees don’t cut it.',
  'Don’t be afraid to wear this one out.',
  'Turn the corner and open it up – your street is two blocks away.',
  'While grit keeps you going, it helps to have some comfort, too, all the way.',
  'Where modern dreams take shape, calm is all around in leather.',
])('%j of a tee is a slogan', (text) => {
  expect(isSlogan(text, tee)).toBe(true);
});

test.each([
  'The hem is cut low at the back for those who run.',
  'This whimsical piece is one of a kind and made for those who run.',
  'Helps you rest after many long miles on the road or on the hill.',
  'When the miles add up, you need two pockets at the back.',
  'The Arlo goes on when others stop at the first hill of the day.',
])('%j of a tee is none', (text) => {
  expect(isSlogan(text, tee)).toBe(false);
});

test('what one does with a device is no slogan, what is said of life is one', () => {
  expect(isSlogan('Review your old letters at a glance without ever breaking stride.', scanner)).toBe(false);
  expect(isSlogan('Your mountain of letters has met its match.', scanner)).toBe(true);
});

test('a slogan is no bullet where others tell enough', () => {
  const slogan = 'When the miles add up, comfort is crucial.';
  const facts =
    'The tee has two pockets. The hem is low at the back. The collar is soft. The sleeves end at the elbow.';
  const bulletsOf = (description: string) =>
    draftFor({ title: 'Arlo Running Tee', subcategory: 'Tees', description }, { retailer: 'Walmart' }).bullets.content;
  expect(bulletsOf(`${slogan} ${facts}`).join('\n')).not.toContain('miles');
  expect(bulletsOf(slogan).join('\n')).toContain('miles');
});

test('behind a sentence of facts a slogan is not told', () => {
  const { description } = draftFor(
    {
      title: 'Trainer Pro X',
      brand: 'Arlo',
      subcategory: 'Tees',
      description: 'Bad climate be damned all day long and all night, as far as the road may go.',
      attributes: [{ name: 'Material', value: 'Fleece' }],
    },
    { retailer: 'Corner shop' },
  );
  expect(description.content).toContain('made of fleece');
  expect(description.content).not.toContain('damned');
});

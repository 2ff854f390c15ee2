// Where a text says otherwise than its source.
import { describe, expect, test } from 'vitest';
import { noAims } from '../aims.ts';
import type { Attribute, RuleProduct } from '../finding.ts';
import { plainProduct } from '../kinds/test-target.ts';
import { agreesMeasure } from './agrees.measure.ts';
import { ListingReading } from './read-listing.ts';

const source: RuleProduct = {
  ...plainProduct,
  title: 'Clayfield Desk Lamp, Black',
  description:
    'The lamp stands 42 cm tall on a base of heavy marble. Its arm of aluminum can be removed from the base. It is not suitable for bathrooms. Comes with a cord of 2 m, 90 x 40 cm boxed.',
  bullets: ['Bulb of 9 W included', 'Left side has a switch'],
  attributes: [{ name: 'Material', value: 'Aluminum' }],
};
const measured = (
  copy: { title?: string; description?: string; bullets?: string[] },
  attribute: Attribute = 'substance',
  product = source,
) =>
  agreesMeasure.measure(
    new ListingReading({ title: '', description: '', bullets: [], ...copy }, product, noAims),
    attribute,
  );
const foundIn = (description: string) => measured({ description })?.found ?? [];

test('nothing is compared of the source’s own text, nor without one', () => {
  expect(measured({ title: source.title ?? '', description: source.description ?? '' })).toBeNull();
  expect(measured({ description: 'It is 50 cm tall.' }, 'substance', plainProduct)).toBeNull();
});

describe('in a text', () => {
  test.each([
    ['The lamp is 43 cm tall.', ['43 cm']],
    ['The lamp is 420 mm tall.', []],
    ['Boxed it is 91 by 40 cm.', ['91 cm']],
    ['It is 42 cm tall and 18 cm wide, 90 x 40 cm boxed.', []],
    ['The lamp is white.', ['white']],
    ['A black lamp, and white within.', []],
    ['Its arm is of brass.', ['brass']],
    ['An arm of aluminum, and a brass knob on marble.', []],
    ['It is suitable for bathrooms.', ['It is suitable for bathrooms.']],
    [
      'Its arm of aluminum can not be removed from the base.',
      ['Its arm of aluminum can not be removed from the base.'],
    ],
    ['Right side has a switch.', ['Right side has a switch.']],
    ['Not suitable for bathrooms.', []],
    ['The arm of aluminum can be removed, and the base stays.', []],
  ])('%j is said otherwise %j', (description, found) => {
    expect(foundIn(description)).toEqual(found);
  });
});

test('one difference counts half, four count all, and each part has its own', () => {
  expect(measured({ description: 'It is 43 cm tall.' })).toEqual({
    share: 0.125,
    message: 'Text contradicts the source in 1 place',
    fix: 'Correct the text, or change the source.',
    found: ['43 cm'],
  });
  const wrong = {
    title: 'Clayfield Desk Lamp, White',
    description: 'An arm of brass, 43 cm tall, with a cord of 3 m.',
    bullets: ['Bulb of 8 W'],
  };
  expect(measured(wrong)).toMatchObject({ share: 1, message: 'Text contradicts the source in 5 places' });
  expect(measured(wrong, 'title')).toMatchObject({
    share: 0.125,
    message: 'Title contradicts the source in 1 place',
  });
  expect(measured(wrong, 'bullets')).toMatchObject({
    message: 'Bullet points contradict the source in 1 place',
  });
  expect(measured({ description: 'It is 42 cm tall.' }, 'description')).toEqual({
    share: 0,
    message: 'Description agrees with the source',
    fix: null,
  });
});

import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { textLimits } from '#domain/text/text-limits.ts';
import { partValues } from './part-values.ts';
import {
  forEachPart,
  forEachTextPart,
  issueOrder,
  isTextPart,
  listParts,
  partNames,
  partSchema,
  partTable,
  pickParts,
  scoredParts,
  statuses,
  statusSchema,
  textPartSchema,
  textParts,
} from './parts.ts';

test('parts are listed by their short names', () => {
  expect(listParts(['bullets', 'title'])).toBe('Bullets, Title');
});

test('the four specified parts stand in the order of the product’s screen, under their names', () => {
  expect(
    scoredParts.map((part) => {
      const { label, shortLabel, historyLabel, word, letter, kind } = partTable[part];
      return [part, label, shortLabel, historyLabel, word, letter, kind];
    }),
  ).toEqual([
    ['title', 'Product Title', 'Title', 'Title', 'title', 'T', 'text'],
    ['bullets', 'Feature Bullets', 'Bullets', 'Bullet Points', 'bullets', 'B', 'texts'],
    ['description', 'Product Description', 'Description', 'Description', 'description', 'D', 'text'],
    ['images', 'Product Images', 'Images', 'Images', 'images', 'I', 'images'],
  ]);
});

test('issues are lettered T, D, B, I in this order', () => {
  const lettered = issueOrder.filter((part) => partTable[part].isScored).map((part) => partTable[part].letter);
  expect(lettered).toEqual(['T', 'D', 'B', 'I']);
});

test('all parts but the images are text', () => {
  expect(scoredParts.map(isTextPart)).toEqual([true, true, true, false]);
  expect(textParts).toEqual(partNames.filter((part) => part !== 'images'));
});

test('calls take the names of parts and statuses, and no others', () => {
  const taken = (schema: z.ZodMiniType, names: readonly string[]) =>
    names.filter((name) => z.safeParse(schema, name).success);
  expect(taken(partSchema, [...partNames, 'price', ''])).toEqual(partNames);
  expect(taken(textPartSchema, [...partNames, ''])).toEqual(textParts);
  expect(taken(statusSchema, [...statuses, 'open', ''])).toEqual(['pending', 'approved', 'rejected']);
});

describe('the value of a part', () => {
  it.each([
    ['title', 'x'.repeat(textLimits.title), 'x'.repeat(textLimits.title + 1)],
    ['description', 'x'.repeat(textLimits.description), 'x'.repeat(textLimits.description + 1)],
    ['bullets', Array(textLimits.bullets).fill('x'), Array(textLimits.bullets + 1).fill('x')],
    ['images', Array(textLimits.images).fill('/a.jpg'), Array(textLimits.images + 1).fill('/a.jpg')],
    ['title', 'Mug', ['Mug']],
    ['bullets', ['Mug'], 'Mug'],
  ] as const)('of %s is taken up to its limit', (part, longest, tooLong) => {
    expect(z.safeParse(partValues[part], longest).success).toBe(true);
    expect(z.safeParse(partValues[part], tooLong).success).toBe(false);
  });
});

test('records are built for every part, and for every text, from the part’s name', () => {
  expect(forEachPart((part) => partTable[part].letter)).toMatchObject({ title: 'T', description: 'D', images: 'I' });
  expect(Object.keys(forEachPart(() => 1))).toEqual(partNames);
  expect(forEachTextPart((part) => partTable[part].letter)).toMatchObject({ title: 'T', bullets: 'B' });
  expect(Object.keys(forEachTextPart(() => 1))).toEqual(textParts);
});

test('values are picked by the names of parts, empty where there are none', () => {
  const mug = { title: 'Mug', bullets: ['Holds tea'], sku: 'M-1' };
  const picked = pickParts(mug);
  expect(picked).toMatchObject({ title: 'Mug', bullets: ['Holds tea'], description: '', images: [] });
  expect(Object.keys(picked)).toEqual(partNames);
  expect(pickParts({})).toMatchObject({ title: '', bullets: [] });
});

import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { textLimits } from '#domain/text/text-limits.ts';
import {
  forEachPart,
  issueOrder,
  isTextPart,
  partNames,
  partSchema,
  partTable,
  partValues,
  pickParts,
  statuses,
  statusSchema,
  textPartSchema,
  textParts,
} from './parts.ts';

const content = { title: 'Mug', bullets: ['Holds tea'], description: 'A mug.', images: ['/mug.jpg'] };

test('the parts stand in the order of the product’s screen, under their specified names', () => {
  expect(partNames.map((part) => [part, partTable[part].label, partTable[part].historyLabel])).toEqual([
    ['title', 'Product Title', 'Title'],
    ['bullets', 'Feature Bullets', 'Bullet Points'],
    ['description', 'Product Description', 'Description'],
    ['images', 'Product Images', 'Images'],
  ]);
});

test('issues are lettered T, D, B, I in this order', () => {
  expect(issueOrder.map((part) => [partTable[part].letter, partTable[part].word])).toEqual([
    ['T', 'title'],
    ['D', 'description'],
    ['B', 'bullets'],
    ['I', 'images'],
  ]);
});

test('all parts but the images are text', () => {
  expect(partNames.map(isTextPart)).toEqual([true, true, true, false]);
  expect(textParts).toEqual(['title', 'bullets', 'description']);
  expect(partNames.map((part) => partTable[part].kind)).toEqual(['text', 'texts', 'text', 'images']);
});

test('calls take the names of parts and statuses, and no others', () => {
  const taken = (schema: z.ZodMiniType, names: readonly string[]) =>
    names.filter((name) => z.safeParse(schema, name).success);
  expect(taken(partSchema, [...partNames, 'price', ''])).toEqual(['title', 'bullets', 'description', 'images']);
  expect(taken(textPartSchema, [...partNames, ''])).toEqual(['title', 'bullets', 'description']);
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

test('a record for every part is built from the part’s name', () => {
  expect(forEachPart((part) => partTable[part].letter)).toEqual({
    title: 'T',
    bullets: 'B',
    description: 'D',
    images: 'I',
  });
});

test('values are picked by name, all of them where none are named', () => {
  const product = { ...content, sku: 'M-1' };
  expect(pickParts(product)).toEqual(content);
  expect(pickParts(product, ['title', 'images'])).toEqual({ title: 'Mug', images: ['/mug.jpg'] });
  expect(pickParts(product, [])).toEqual({});
});

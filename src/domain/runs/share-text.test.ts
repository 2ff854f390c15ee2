import { expect, it } from 'vitest';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { textParts } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { startFromSource } from '#domain/review/review.ts';
import { planSharedText, shareTexts } from './share-text.ts';

const ann = { id: 1, fullName: 'Ann' };
const sourceOf = (color: string, volume = '350 ml') => ({
  sku: color,
  title: `Stoneware Mug, ${color}`,
  description: `A stoneware mug of ${volume}.`,
  bullets: [],
  images: [],
  imageAlts: [],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
});
const written = (title: string, description: string, bullets: string[]): ReviewedContent =>
  startFromSource({ title, description, bullets, images: [] });
const checkFor = (source: ReturnType<typeof sourceOf>) => {
  const facts = extractFacts(source);
  return (text: string | readonly string[]) => checkPart(facts, text);
};

const from = {
  content: written('Mug in Black Stoneware', 'A black mug that holds 350 ml.', ['Black all over', 'Of stoneware']),
  title: sourceOf('Black').title,
  slots: ['Black'],
};
const variant = { content: startFromSource(sourceOf('Navy Blue')), slots: ['Navy Blue'] };

it('gives a variant each text with its own facts, to be decided on', () => {
  const shared = shareTexts(variant, from, textParts, checkFor(sourceOf('Navy Blue')));
  const plan = planSharedText(variant.content, shared, ann);
  expect(plan).toMatchObject({ outcome: 'done', reason: null });
  expect(plan.parts.toSorted()).toEqual([...textParts].toSorted());
  const { parts } = plan.change?.content ?? from.content;
  expect(parts.title).toMatchObject({ value: 'Mug in Navy Blue Stoneware', status: 'pending' });
  expect(parts.description.value).toBe('A navy blue mug that holds 350 ml.');
  expect(parts.bullets.value).toEqual(['Navy Blue all over', 'Of stoneware']);
  expect(plan.change?.history).toHaveLength(3);
});

it('gives no text that the facts of the variant do not support, and says which', () => {
  const small = { content: startFromSource(sourceOf('Red', '200 ml')), slots: ['Red'] };
  const shared = shareTexts(small, from, textParts, checkFor(sourceOf('Red', '200 ml')));
  const plan = planSharedText(small.content, shared, ann);
  expect(plan.outcome).toBe('done');
  expect(plan.parts).not.toContain('description');
  expect(plan.reason).toBe('Description: Its facts do not support “350 ml”.');
});

it('changes nothing where a variant has these texts', () => {
  const same = {
    content: written('Mug in Red Stoneware', 'A red mug that holds 350 ml.', ['Red all over', 'Of stoneware']),
    slots: ['Red'],
  };
  expect(planSharedText(same.content, shareTexts(same, from, textParts, checkFor(sourceOf('Red'))), ann)).toMatchObject(
    {
      outcome: 'unchanged',
      change: null,
    },
  );
});

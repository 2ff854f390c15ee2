// A product with a review and a history, for the tests of the assistant.

import { noChoices } from '#domain/attributes/attribute-use.ts';
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { partNames, partTable } from '#domain/parts/parts.ts';
import { valuesOf } from '#domain/review/content.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import type { Answer, ProductFacts } from './product-facts.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const product: ProductFacts['product'] = {
  id: 7,
  sku: 'OVH-SKL26-BLK',
  title: 'Ovenhart Cast Iron Skillet, 26 cm, Pre-Seasoned, Black',
  description:
    'One heavy pan for steaks and cornbread. The skillet arrives seasoned with flaxseed oil. Two pouring lips make 2.4 kg of iron easy to move.',
  bullets: ['Cast in one piece: no rivets', 'Works on gas, electric and induction hobs', 'A durable pan for daily use'],
  images: ['https://shop.example/skillet-1.jpg', 'https://shop.example/skillet-2.jpg'],
  imageAlts: [],
  translations: {},
  price: '44.90 USD',
  category: 'Kitchen',
  subcategory: 'Cookware',
  brand: 'Ovenhart',
  retailer: 'Amazon',
  attributes: [
    { name: 'Color', value: 'Black' },
    { name: 'Material', value: 'Cast iron, seasoned with flaxseed oil' },
    { name: 'Diameter', value: '26 cm' },
    { name: 'Weight', value: '2.4 kg' },
    { name: 'Care', value: 'Wipe out, dry and oil; not dishwasher safe' },
    { name: 'Warranty', value: '10 years' },
  ],
  createdAt: '2026-08-25T09:00:00.000Z',
  updatedAt: '2026-11-10T15:05:00.000Z',
  version: 1,
  contentStatus: { score: 25, issues: 2, status: 'critical' },
  hasContent: true,
  lens: 'clean',
  pendingParts: ['bullets', 'images'],
  waitingSince: null,
  listingQuality: 71,
  complianceLevel: 'borderline',
};

const content = testContent({
  id: 3,
  productId: 7,
  title: 'Ovenhart Cast Iron Skillet 26 cm',
  titleStatus: 'approved',
  description: 'One pan for steaks and cornbread.',
  descriptionStatus: 'rejected',
  bullets: ['Cast in one piece', 'Works on induction'],
  bulletsStatus: 'pending',
  images: product.images,
  imagesStatus: 'pending',
  imagesWithStatus: [],
  parts: {
    title: testRecord({ decidedBy: maya, decidedAt: '2026-11-20T15:05:00.000Z' }),
    bullets: testRecord({
      draft: {
        engine: 'built-in',
        reasons: [
          { text: 'Left out "premium": no fact in the source supports this keyword.', because: 'keyword', ref: null },
        ],
        checks: { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] },
        isRepaired: false,
        prompts: [],
        inputHash: 'a1b2',
      },
    }),
    description: testRecord({
      origin: 'person',
      writtenBy: maya,
      decidedBy: maya,
      decidedAt: '2026-11-19T08:00:00.000Z',
    }),
    images: testRecord({ origin: 'source' }),
  },
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-20T15:05:00.000Z',
  approvedBy: 1,
  version: 4,
});

const entry = (given: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  productId: 7,
  productTitle: product.title,
  contentType: 'title',
  action: 'edited',
  previousContent: null,
  newContent: null,
  changedBy: maya,
  changeDate: '2026-11-20T15:05:00.000Z',
  status: 'pending',
  details: null,
  ...given,
});

/** Facts of the skillet: title approved, description rejected, bullets and images pending. Change what the test is about. */
export function testFacts(
  given: Partial<ProductFacts> & { productIs?: Partial<ProductFacts['product']> } = {},
): ProductFacts {
  const { productIs, rules = builtInRules, ...rest } = given;
  const tested = { ...product, ...productIs };
  const now = new Date('2026-11-21T10:00:00.000Z');
  const reviewed = rest.content === undefined ? content : rest.content;
  return {
    product: tested,
    content: reviewed,
    rules,
    benchmark: evaluate(reviewed ? valuesOf(reviewed) : tested, tested, rules, now, noAims),
    openClaims: [],
    dataSources: [],
    attributeChoices: noChoices,
    keywords: defaultKeywords,
    model: null,
    history: [
      entry({
        id: 3,
        action: 'approved',
        status: 'approved',
        previousContent: content.parts.title.value,
        newContent: content.parts.title.value,
      }),
      entry({
        id: 2,
        contentType: 'description',
        changeDate: '2026-11-19T07:00:00.000Z',
        previousContent: 'A pan.',
        newContent: content.parts.description.value,
      }),
      entry({
        id: 1,
        action: 'generated',
        changeDate: '2026-11-18T09:00:00.000Z',
        previousContent: product.title,
        newContent: content.parts.title.value,
      }),
    ],
    historyTotal: 3,
    persona: 'wizard',
    now,
    timeZone: 'UTC',
    ...rest,
  };
}

const unscored = partNames.filter((part) => !partTable[part].isScored).map((part) => partTable[part]);
const heads = unscored.flatMap(({ label, word }) => [label, word].map((name) => `- **${name.toLowerCase()}:**`));

/** An answer without its lines on parts beyond the four specified. */
export function onScored({ lines, found }: Answer): Answer {
  return { lines: lines.filter((line) => !heads.some((head) => line.toLowerCase().startsWith(head))), found };
}

/** The same product before anything was generated. */
export function freshFacts(given: Partial<ProductFacts['product']> = {}): ProductFacts {
  return testFacts({
    content: null,
    history: [],
    historyTotal: 0,
    productIs: { contentStatus: { score: 58, issues: 5, status: 'needs_improvement' }, hasContent: false, ...given },
  });
}

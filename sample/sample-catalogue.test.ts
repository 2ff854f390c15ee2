// Proves the figures a first start shows: they are computed here from the review scripts, never typed into a screen.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type Part,
  type ReviewEvent,
  type SampleProduct,
  sampleCatalogue,
  sampleParts,
  sampleUsers,
} from './sample-catalogue.ts';

type Status = 'pending' | 'approved' | 'rejected';
type Statuses = Record<Part, Status>;

const products = sampleCatalogue();
const imageFolder = fileURLToPath(new URL('./images/', import.meta.url));

function afterEvent(before: Statuses | undefined, event: ReviewEvent): Statuses {
  if (event.do === 'generate')
    return { title: 'pending', bullets: 'pending', description: 'pending', images: 'pending' };
  if (!before) throw new Error(`${event.do} before anything was generated`);
  const current = before[event.part];
  switch (event.do) {
    case 'regenerate':
    case 'edit':
      return { ...before, [event.part]: 'pending' };
    case 'approve':
    case 'reject':
      if (current !== 'pending') throw new Error(`${event.do} of ${event.part}, which is ${current}`);
      return { ...before, [event.part]: event.do === 'approve' ? 'approved' : 'rejected' };
    case 'rollback':
      if (current === 'pending') throw new Error(`rollback of ${event.part}, which is pending`);
      return { ...before, [event.part]: 'pending' };
  }
}

function finalStatuses(product: SampleProduct): Status[] {
  let statuses: Statuses | undefined;
  for (const event of product.review) statuses = afterEvent(statuses, event);
  return statuses ? Object.values(statuses) : ['pending'];
}

const withStatus = (status: Status) => products.filter((product) => finalStatuses(product).includes(status));
const arrivedBetween = (list: SampleProduct[], from: number, to: number) =>
  list.filter((product) => product.arrivedDaysAgo > from && product.arrivedDaysAgo < to).length;

/** The oldest age in days an event can have, whatever the hour of the first start. */
const latestAge = (event: ReviewEvent) => event.daysAgo + 1 - (event.hour + event.minute / 60) / 24;
const minuteOnAxis = (event: ReviewEvent) => -event.daysAgo * 1440 + event.hour * 60 + event.minute;

describe('the figures of the sample catalogue', () => {
  it.each([
    ['pending', 24],
    ['approved', 76],
    ['rejected', 12],
  ] as const)('shows the %s list with %i products', (status, count) => {
    expect(withStatus(status)).toHaveLength(count);
  });

  it('has 99 products in about ten categories from all six retailers', () => {
    expect(products).toHaveLength(99);
    expect(new Set(products.map((product) => product.category)).size).toBe(10);
    expect([...new Set(products.map((product) => product.retailer))].sort()).toEqual([
      'Amazon',
      'Etsy',
      'Shopify',
      'Target',
      'Walmart',
      'eBay',
    ]);
    expect(new Set(products.map((product) => product.brand)).size).toBe(15);
  });

  it('has 13 waiting products of the last 7 days against 11 of the 7 days before', () => {
    const waiting = withStatus('pending');
    expect(arrivedBetween(waiting, 0.2, 6.6)).toBe(13);
    expect(arrivedBetween(waiting, 7.4, 13.6)).toBe(11);
  });

  it('received everything else between 32 and 150 days ago', () => {
    expect(arrivedBetween(products, 32, 150)).toBe(75);
  });

  it('approved 11 products for the first time in the last 30 days and 65 clearly before', () => {
    const firstApprovals = withStatus('approved').map((product) => {
      const first = product.review.find((event) => event.do === 'approve');
      return first ? first.daysAgo : Number.NaN;
    });
    expect(firstApprovals.filter((daysAgo) => daysAgo <= 28)).toHaveLength(11);
    expect(firstApprovals.filter((daysAgo) => daysAgo >= 32)).toHaveLength(65);
  });

  it('starts with the show-piece: complete facts, five bullets, one image, everything waiting', () => {
    const first = products[0];
    expect(first).toMatchObject({ retailer: 'Amazon', brand: 'Tarnfell' });
    expect(first?.bullets).toHaveLength(5);
    expect(first?.images).toHaveLength(1);
    expect(first?.title.length).toBeLessThan(73);
    expect(Object.keys(first?.attributes ?? {}).length).toBeGreaterThanOrEqual(10);
    expect(first && finalStatuses(first)).toEqual(['pending', 'pending', 'pending', 'pending']);
  });
});

describe('the images of the sample catalogue', () => {
  it('all exist, are all used and belong to one product each', () => {
    const named = products.flatMap((product) => product.images.map((image) => image.file));
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((file) => !existsSync(`${imageFolder}${file}`))).toEqual([]);
    expect(readdirSync(imageFolder).sort()).toEqual([...named].sort());
  });
});

it('gives every product its own sku and no two products the same sentence', () => {
  expect(new Set(products.map((product) => product.sku)).size).toBe(products.length);
  const sentences = products.flatMap((product) =>
    product.description.split(/(?<=[.!])\s+/).filter((s) => s.length > 30),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

/** Figures written with a unit, such as `28 L`, `40 °C` or `1.4116`; counts spelled without a unit are left to the reader. */
const measured =
  /\d+(?:[.,]\d+)*(?=\s?(?:°C|%|L\b|ml\b|mm\b|cm\b|m\b|g\b|kg\b|W\b|mAh\b|Hz\b|GB\b|Gbps\b|D\b|hours?\b|days\b|lumen\b|pages\b|pieces\b|pcs\b|pairs\b|ATM\b|ppi\b|dpi\b|sheets\b|inch\b|K\b))/giu;
/** Promises that are wrong on purpose: the review has to catch them. */
const unproven = ['erases wrinkles in 7 days', 'Lose weight in 2 weeks', '100% waterproof', '100% satisfaction'];

describe.each(products.map((product) => [product.sku, product] as const))('%s', (_sku, product) => {
  it('has a title, a price, an image with a description each and six to thirteen facts', () => {
    expect(product.title.trim()).not.toBe('');
    expect(product.description.trim()).not.toBe('');
    expect(product.price).toMatch(/^\d+\.\d{2} USD$/);
    expect(product.images.length).toBeGreaterThan(0);
    for (const image of product.images) expect(image.alt.length).toBeGreaterThan(10);
    expect(Object.keys(product.attributes).length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(product.attributes).length).toBeLessThanOrEqual(13);
  });

  it('states no measure that its facts do not hold', () => {
    const edits = product.review.flatMap((event) => (event.do === 'edit' ? event.text : []));
    let text = [product.title, product.description, ...product.bullets, ...edits].join('\n');
    for (const claim of unproven) text = text.replace(claim, '');
    const facts = Object.values(product.attributes).join(' | ');
    const figures = new Set(facts.match(/\d+(?:[.,]\d+)*/g));
    expect((text.match(measured) ?? []).filter((figure) => !figures.has(figure))).toEqual([]);
  });

  it('was reviewed in order, in working hours, by known people, by legal steps and after it arrived', () => {
    const known = sampleUsers.map((user) => user.username);
    expect(() => finalStatuses(product)).not.toThrow();
    product.review.forEach((event, index) => {
      const previous = product.review[index - 1];
      expect(known).toContain(event.by);
      expect(event.hour).toBeGreaterThanOrEqual(8);
      expect(event.hour).toBeLessThan(18);
      expect(event.minute).toBeLessThan(60);
      expect(event.daysAgo).toBeGreaterThanOrEqual(1);
      expect(event.daysAgo).toBeLessThanOrEqual(44);
      expect(latestAge(event)).toBeLessThan(product.arrivedDaysAgo);
      if (previous) expect(minuteOnAxis(event)).toBeGreaterThan(minuteOnAxis(previous));
      if ('part' in event) expect(sampleParts).toContain(event.part);
    });
  });
});

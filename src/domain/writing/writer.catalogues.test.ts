// The writer over real catalogues, which lie beside the checkout: all content within the limits, no number and no word the source lacks.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { partNames } from '#domain/parts/parts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { writeDraft } from './writer.ts';

const folder = new URL('../../../../shared/data/', import.meta.url);
const bestbuyFile = new URL('json/bestbuy-algolia-8420.json', folder);
const fashionFile = new URL('shopify/shopifypartners-fashion.csv', folder);

type BestbuyRecord = {
  name: string;
  description: string;
  brand: string;
  categories: string[];
  image: string;
  objectID: string;
};

function readBestbuy(): SourceProduct[] {
  const records: BestbuyRecord[] = JSON.parse(readFileSync(bestbuyFile, 'utf8'));
  return records.map((record) =>
    product({
      sku: record.objectID,
      title: record.name,
      description: record.description,
      brand: record.brand,
      category: record.categories[0] ?? null,
      subcategory: record.categories.at(-1) ?? null,
      images: [record.image],
    }),
  );
}

function readFashion(): SourceProduct[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(fashionFile, 'utf8'), { header: true });
  const products = new Map<string, SourceProduct>();
  for (const row of data) {
    const handle = row.Handle ?? '';
    const known = products.get(handle);
    if (known) known.images.push(row['Image Src'] ?? '');
    else if (handle !== '') {
      const option = { name: row['Option1 Name'] ?? '', value: row['Option1 Value'] ?? '' };
      const fields = {
        sku: handle,
        title: row.Title ?? '',
        description: row['Body (HTML)'] ?? '',
        brand: row.Vendor ?? null,
      };
      products.set(
        handle,
        product({ ...fields, subcategory: row.Type ?? null, images: [row['Image Src'] ?? ''], attributes: [option] }),
      );
    }
  }
  return [...products.values()];
}

/** Words of headers and joints the writer may add: labels that sort and words that join, never claims. */
const ownWords = new Set(
  (
    'overview weight feature features highlights craftsmanship more details material care size suited for style power connectivity in the box warranty color model pack ' +
    'compatibility battery capacity display sound camera memory and storage temperature controls installation protection redemption fit ' +
    'closure finish use design by a an x comes come brand is are product type quantity include features this these it its they as number performance lighting ' +
    'dimensions fabric has have also measure measures made sized from pockets straps set comfort safety printing origin made climate suits conditions sizes colors composition variant good know to one of about with the pattern stretch none options length amount s'
  ).split(' '),
);
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const numberTokens = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

function checkAll(products: readonly SourceProduct[], retailer: string) {
  const limits = channelLimits(retailer, null, new Date('2026-11-21'));
  const faults: string[] = [];
  const drafts = products.map((source) =>
    writeDraft({ product: source, parts: partNames, keywords: ['durable'], prompt: null, limits }),
  );
  let withFewBullets = 0;
  for (const [index, { title, bullets, description, images }] of drafts.entries()) {
    const source = products[index];
    if (!source || !title || !bullets || !description || !images) throw new Error('A part is missing.');
    const list = bullets.content;
    if (list.length < limits.bullets.min) withFewBullets += 1;
    const isWithin =
      title.content !== '' &&
      title.content.length <= limits.title.max &&
      list.length <= limits.bullets.max &&
      list.every((bullet) => bullet.length >= 10 && bullet.length <= limits.bullets.maxChars) &&
      list.join('').length <= (limits.bullets.totalChars ?? Number.POSITIVE_INFINITY) &&
      description.content.length <= limits.description.maxChars &&
      images.content.length <= (limits.images.max ?? Number.POSITIVE_INFINITY);
    if (!isWithin) faults.push(`${source.sku}: outside the limits`);
    const facts = source.attributes.flatMap((fact) => [fact.name, fact.value]);
    const texts = [source.title, source.description, source.brand, source.category, source.subcategory, ...facts];
    const told = texts.map((text) => toPlainText(text ?? '')).join('\n');
    const written = [title.content, ...list, description.content].join('\n');
    const knownNumbers = new Set(numberTokens(told));
    // `LensWhether your passion`: a heading without its break.
    const knownWords = new Set(
      words(`${told}\n${told.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')}`),
    );
    const newNumbers = numberTokens(written).filter((token) => !knownNumbers.has(token));
    const newWords = words(written).filter(
      (word) => ![word, `${word}s`, `${word}es`].some((form) => knownWords.has(form)) && !ownWords.has(word),
    );
    if (newNumbers.length + newWords.length > 0)
      faults.push(`${source.sku}: ${[...newNumbers, ...newWords].join(' ')} is not in the source`);
  }
  const share = (count: number) => `${((100 * count) / products.length).toFixed(1)}%`;
  console.info(`${retailer}: ${products.length} products, fewer bullets than asked ${share(withFewBullets)}`);
  return faults;
}

describe('the writer over real catalogues', () => {
  const catalogues = { bestbuy: readBestbuy(), fashion: readFashion() };
  test('they are whole', () => {
    expect(catalogues.bestbuy).toHaveLength(8_420);
    expect(catalogues.fashion.length).toBeGreaterThan(900);
  });
  // All of it on the strictest channel; every sixth product on the others, for time.
  test.each([
    ['Amazon', 1],
    ['Walmart', 6],
    ['eBay', 6],
    ['Etsy', 6],
    ['Corner shop', 6],
  ])(
    'all drafts for %s keep its limits and bring no new number or word',
    (retailer, step) => {
      const some = (products: readonly SourceProduct[]) => products.filter((_product, index) => index % step === 0);
      expect(checkAll(some(catalogues.bestbuy), retailer)).toEqual([]);
      expect(checkAll(some(catalogues.fashion), retailer)).toEqual([]);
    },
    120_000,
  );
});

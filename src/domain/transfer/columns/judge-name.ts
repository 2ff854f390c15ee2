// What a name says a column is: the field its head word names, and how sure that is by the words around it.
import { factName, plainName } from '../cells/column-names.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { type NameWord, readName, type Sense } from './name-words.ts';
import data from './target-names.json' with { type: 'json' };
import { isTechnical } from './technical-names.ts';

/** What a name says; a name with words of no known meaning is `unsure`. Of several columns for a field the lowest `rank` is the likeliest. */
export type NameVerdict = { target: ImportTarget | null; isUnsure: boolean; rank: number };

const nothing: NameVerdict = { target: null, isUnsure: false, rank: 0 };
const leftOut: NameVerdict = { target: 'ignore', isUnsure: false, rank: 0 };

/** The fields words name, and what a column of that name becomes. */
const targets: Partial<Record<Sense, ImportTarget>> = {
  ...{
    sku: 'sku',
    code: 'sku',
    id: 'id',
    group: 'group',
    title: 'title',
    text: 'body',
    summary: 'description',
    shortText: 'description',
  },
  ...{
    bullets: 'bullets',
    image: 'images',
    price: 'price',
    listPrice: 'price',
    currency: 'currency',
    category: 'category',
  },
  ...{ path: 'category-path', subcategory: 'subcategory', brand: 'brand', retailer: 'retailer' },
};

const wholes = Object.entries(data.whole) as [Sense, string][];
const whole = new Map(
  wholes.flatMap(([sense, list]) =>
    list.split(', ').map((name, rank): [string, NameVerdict] => {
      const target = targets[sense] ?? 'ignore';
      return [plainName(name), { target, isUnsure: false, rank: 50 + rank }];
    }),
  ),
);

/** Two words that name fields where one of them says more: a *brand name* is a brand, a *currency code* a currency. */
const stronger: readonly (readonly [Sense, readonly Sense[]])[] = [
  ['title', ['brand', 'category', 'path', 'subcategory', 'image', 'currency', 'code']],
  ['code', ['sku', 'currency']],
  ['id', ['sku', 'currency']],
  ['category', ['path', 'subcategory']],
  ['text', ['summary', 'shortText']],
  ['retailer', ['sku', 'title', 'text', 'summary', 'price', 'category', 'path', 'image', 'id']],
  ['price', ['currency', 'listPrice']],
  ['listPrice', ['currency']],
];

/** The meaning of the words that name a field; null where they name none, or several that do not go together. */
function headOf(words: readonly NameWord[]): NameWord | null {
  let heads = words.filter(({ sense }) => targets[sense] !== undefined);
  // The number of an article in a shop is the article's, that of a shop is not.
  const isOfGoods = words.some(({ sense }) => sense === 'own');
  for (const [weak, strong] of stronger) {
    const isOutdone = (sense: Sense) =>
      strong.includes(sense) || (weak === 'retailer' && sense === 'code' && isOfGoods);
    if (!heads.some(({ sense }) => isOutdone(sense))) continue;
    heads = heads.filter(({ sense }) => sense !== weak);
  }
  const [first, ...rest] = heads;
  return first !== undefined && rest.every(({ sense }) => sense === first.sense) ? first : null;
}

/** The first price of a shop is the one buyers pay, then the regular one, the reduced one, the one without tax, and those of before. */
const priceRank: Partial<Record<Sense, number>> = {
  ...{ selling: 10, regular: 20, unit: 20, discount: 30, net: 40, list: 50, standard: 60 },
};
const texts: readonly Sense[] = [
  'title',
  'text',
  'summary',
  'shortText',
  'bullets',
  'image',
  'brand',
  'category',
  'path',
  'subcategory',
];
/** The highest number a column may have: some fields take many, of others the first counts, and of categories the first is the widest. */
const mostNumbered: Partial<Record<Sense, number>> = {
  ...{ image: 99, bullets: 99, title: 1, text: 1, shortText: 1, price: 1, currency: 1, brand: 1, category: 1, path: 1 },
};
/** Words beside which a field is still the product's. */
const harmless = new Set<Sense>(['own', 'long', 'short', 'selling', 'regular', 'offer', 'tree']);
const owners: readonly Sense[] = ['brand', 'category', 'path', 'retailer'];
const priceOnly: readonly Sense[] = ['net', 'discount', 'list', 'standard', 'tax'];

function judgeHead(head: NameWord, words: readonly NameWord[], index: number | null): NameVerdict {
  const has = (sense: Sense) => words.some((word) => word.sense === sense);
  const isText = texts.includes(head.sense);
  let target = targets[head.sense] ?? null;
  let rank = head.rank + (head.sense === 'code' ? 100 : 0);
  for (const { sense } of words) {
    if (sense === head.sense || harmless.has(sense)) continue;
    if (sense === 'variant' && !isText && head.sense !== 'id') rank += 200;
    else if (sense === 'unknown' || targets[sense] !== undefined) continue;
    else if ((sense === 'link' || sense === 'file') && head.sense === 'image') continue;
    else if (target === 'price' && priceOnly.includes(sense)) continue;
    else if (sense === 'discount' && target === 'body') continue;
    // The price of a unit, but the unit of a price.
    else if (sense === 'unit' && target === 'price' && words.at(-1)?.sense !== 'unit') continue;
    else return sense === 'steer' || sense === 'link' ? leftOut : nothing;
  }
  if (head.sense === 'listPrice') rank += 500;
  if (head.sense === 'price') rank += Math.max(0, ...words.map(({ sense }) => priceRank[sense] ?? 0)) * 10;
  if (has('short')) {
    if (head.sense === 'text') target = 'description';
    rank += 300;
  }
  if (has('tree') && target === 'category' && index === null) target = 'category-path';
  if (index !== null && index > (mostNumbered[head.sense] ?? -1)) {
    if (target !== 'category' || index > 2) return nothing;
    target = 'subcategory';
  }
  const unsure = words.filter(({ sense }) => sense === 'unknown').length;
  // The address of an image is one, whatever is in it.
  const isAddress = head.sense === 'image' && (has('link') || has('file'));
  return { target, isUnsure: unsure > 0 && !isAddress, rank: rank + unsure * 400 };
}

/** What a name without wrappers says by its words. */
export function judgeName(column: string): NameVerdict {
  const name = factName(column);
  const plain = plainName(name);
  const found = whole.get(plain);
  if (found) return found;
  const { words, index } = readName(name);
  const has = (sense: Sense) => words.some((word) => word.sense === sense);
  const head = headOf(words);
  const isPrice = head === null || targets[head.sense] === 'price';
  // What the shop pays is nobody's business, and never the price.
  if (has('cost') || (has('trade') && head !== null)) {
    const isCost = isPrice && !(head === null && has('unknown'));
    return isCost || isTechnical(plain) ? leftOut : nothing;
  }
  // A picture of something else: of the brand, of the category.
  if (head === null && has('image') && owners.some(has)) return leftOut;
  const verdict = head === null ? nothing : judgeHead(head, words, index);
  if (verdict.target !== null && verdict.target !== 'ignore') return verdict;
  return verdict.target === 'ignore' || isTechnical(plain) ? leftOut : nothing;
}

// Google's product feed, as XML or as a table: the attribute names of its product data specification.
import type { Attribute } from '#domain/catalogue/product.ts';
import { plainName } from '../cells/column-names.ts';
import { readCommaTexts } from '../cells/read-list.ts';
import { isRecord, literalText, readLiteral } from '../cells/read-literal.ts';
import { altTarget } from '../columns/alt-names.ts';
import { defineFormat } from '../rows/define-format.ts';
import type { ReadFormat } from '../rows/format.ts';

/** `section:name:value` lists of a Google table feed; texts may hold commas, so parts without a colon belong to the one before. */
function readDetails(cell: string): Attribute[] {
  const parts = readCommaTexts(cell).reduce<string[]>((found, part) => {
    const last = found.at(-1);
    if (last !== undefined && !part.includes(':')) found[found.length - 1] = `${last}, ${part}`;
    else found.push(part);
    return found;
  }, []);
  return parts.flatMap((part) => {
    const [first = '', second = '', ...rest] = part.split(':');
    if (rest.length > 0) return [{ name: second.trim() || first.trim(), value: rest.join(':').trim() }];
    return second === '' ? [] : [{ name: first.trim(), value: second.trim() }];
  });
}

function readGoogleDetails(cell: string): Attribute[] {
  const literal = readLiteral(cell);
  if (!literal) return readDetails(cell);
  return (Array.isArray(literal) ? literal.slice(0, 500) : [literal]).flatMap((detail) => {
    if (!isRecord(detail)) return readDetails(literalText(detail));
    return [{ name: literalText(detail.attribute_name), value: literalText(detail.attribute_value) }];
  });
}

/** Main image and at most ten more. */
const mostImages = 11;

/** As a table; the shop's own `product_type` is the category, and Google's takes its place where the feed has none. */
export const googleTsv = defineFormat({
  id: 'google-tsv',
  needs: ['id', 'title, structured title'],
  typical: {
    least: 2,
    of: 'image link, additional image link, availability, google product category, product type, gtin, mpn, condition, item group id, product highlight, product detail',
  },
  targets: {
    sku: 'id',
    title: 'title, structured title',
    body: 'description, structured description, summary, content',
    images: 'image link, additional image link, imgurl, imgurl alternative',
    price: 'price, price vat',
    brand: 'brand, manufacturer',
    bullets: 'product highlight',
    'category-path': 'product type',
    ignore:
      'link, mobile link, canonical link, ads redirect, lifestyle image link, virtual model link, video link, availability, availability date, expiration date, sale price, sale price effective date, cost of goods sold, identifier exists, shipping, shipping label, shipping country, shipping weight, shipping length, shipping width, shipping height, tax, tax category, adult, condition, excluded destination, included destination, shopping ads excluded country, pause, promotion id, transit time label, max handling time, min handling time, ads grouping, ads labels, ships from country, short title, installment, subscription cost, loyalty points, loyalty program, minimum order, auto pricing min price, rss title, rss description, rss link, rss id, guid, pub date, published, updated, author, delivery date, quantity, inventory, sell on google quantity, url, comments',
  },
  // Custom labels steer adverts.
  forms: [[/^custom (?:label|number) \d$/, 'ignore']],
  targetBeside(plain, columns) {
    if (plain !== 'google product category') return null;
    return columns.some((column) => plainName(column.name) === 'product type') ? 'attribute' : 'category-path';
  },
  isOpen: true,
  // Google has no field for alt texts; shops add a column of their own.
  otherwise: (name) => altTarget(name) ?? 'attribute',
  factCells: { 'product detail': readGoogleDetails },
  mostImages,
  commaLists: ['product highlight'],
});

/** As a feed, whose elements have the names of the columns. */
export const googleXml: ReadFormat = {
  id: 'google-xml',
  layout: 'xml',
  suggestMapping: googleTsv.suggestMapping,
  suggestLate: (column) => googleTsv.suggestMapping([column])[column.name] ?? 'attribute',
  factCells: googleTsv.factCells,
  mostImages,
};

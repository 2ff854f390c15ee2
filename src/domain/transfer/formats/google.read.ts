// Google's product feed, as XML or as a table: the attribute names of its product data specification.
import type { Attribute } from '#domain/catalogue/product.ts';
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readCommaTexts } from '../cells/read-list.ts';
import { literalText, readLiteral } from '../cells/read-literal.ts';
import { altTarget } from '../columns/alt-names.ts';
import type { ReadFormat } from '../rows/format.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';

const lists: [ImportTarget, string][] = [
  ['sku', 'id'],
  ['title', 'title,structured title'],
  ['body', 'description,structured description,summary,content'],
  ['images', 'image link,additional image link,imgurl,imgurl alternative'],
  ['price', 'price,price vat'],
  ['brand', 'brand,manufacturer'],
  ['bullets', 'product highlight'],
  [
    'ignore',
    'link,mobile link,canonical link,ads redirect,lifestyle image link,virtual model link,video link,availability,availability date,expiration date,sale price,sale price effective date,cost of goods sold,identifier exists,shipping,shipping label,shipping country,shipping weight,shipping length,shipping width,shipping height,tax,tax category,adult,condition,excluded destination,included destination,shopping ads excluded country,pause,promotion id,transit time label,max handling time,min handling time,ads grouping,ads labels,ships from country,short title,installment,subscription cost,loyalty points,loyalty program,minimum order,auto pricing min price,rss title,rss description,rss link,rss id,guid,pub date,published,updated,author,delivery date,quantity,inventory,sell on google quantity,url,comments',
  ],
];
const targets = new Map(
  lists.flatMap(([target, list]) => list.split(',').map((name): [string, ImportTarget] => [name, target])),
);

function isGoogle(names: ReadonlySet<string>): boolean {
  if (!names.has('id') || !(names.has('title') || names.has('structured title'))) return false;
  const telling = [
    'image link',
    'additional image link',
    'availability',
    'google product category',
    'product type',
    'gtin',
    'mpn',
    'condition',
    'item group id',
    'product highlight',
    'product detail',
  ];
  return telling.filter((name) => names.has(name)).length >= 2;
}

/** The shop's own `product_type` is the category; Google's takes its place where the feed has none. Custom labels steer adverts. */
function suggestGoogle(columns: readonly SampledColumn[]): Mapping {
  const hasType = columns.some((column) => plainName(column.name) === 'product type');
  return Object.fromEntries(
    columns.map(({ name }): [string, ImportTarget] => {
      const plain = plainName(name);
      if (plain === 'product type') return [name, 'category-path'];
      if (plain === 'google product category') return [name, hasType ? 'attribute' : 'category-path'];
      if (/^custom (?:label|number) \d$/.test(plain)) return [name, 'ignore'];
      // Google has no field for alt texts; shops add a column of their own.
      return [name, targets.get(plain) ?? altTarget(name) ?? 'attribute'];
    }),
  );
}

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
    if (typeof detail !== 'object' || detail === null || Array.isArray(detail)) return readDetails(literalText(detail));
    return [{ name: literalText(detail.attribute_name), value: literalText(detail.attribute_value) }];
  });
}

/** Main image and at most ten more. */
const mostImages = 11;

const feed = {
  suggestMapping: suggestGoogle,
  factCells: { 'product detail': readGoogleDetails },
  mostImages,
} as const satisfies Partial<ReadFormat>;

export const googleXml: ReadFormat = {
  ...feed,
  id: 'google-xml',
  layout: 'xml',
  suggestLate: (column) => suggestGoogle([column])[column.name] ?? 'attribute',
};

export const googleTsv: ReadFormat = {
  ...feed,
  id: 'google-tsv',
  layout: 'table',
  recognise: (_, names) => isGoogle(names),
  commaLists: ['product highlight'],
};

// Google's product feed, as XML or as a table: the attribute names of its product data specification.
import { plainName, type SampledColumn } from '../mapping/column-names.ts';
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

export function isGoogle(names: ReadonlySet<string>): boolean {
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
export function suggestGoogle(columns: readonly SampledColumn[]): Mapping {
  const hasType = columns.some((column) => plainName(column.name) === 'product type');
  return Object.fromEntries(
    columns.map(({ name }): [string, ImportTarget] => {
      const plain = plainName(name);
      if (plain === 'product type') return [name, 'category-path'];
      if (plain === 'google product category') return [name, hasType ? 'attribute' : 'category-path'];
      if (/^custom (?:label|number) \d$/.test(plain)) return [name, 'ignore'];
      return [name, targets.get(plain) ?? 'attribute'];
    }),
  );
}

// `node evals/unseen-files.ts <folder> [set] [file]`: how much of files nobody here has read arrives as a careful person reads them. The folder holds `files/`
// and `index.json`, an answer key written by eye. V=1 prints each miss.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { Problem } from '#domain/problem.ts';
import type { ReadProduct } from '#domain/transfer/record.ts';
import type { ImportProblem, ImportTarget } from '#domain/transfer/transfer.contract.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';

const range = z.union([
  z.pipe(
    z.int(),
    z.transform((count: number) => ({ least: count, most: count })),
  ),
  z.object({ least: z.int(), most: z.int() }),
]);
const text = z.nullable(z.coerce.string());
/** One answer or several that are just as right. */
const others = z.optional(
  z.union([
    z.array(text),
    z.pipe(
      text,
      z.transform((one) => [one]),
    ),
  ]),
);
const answersSchema = z.object({
  title: z.optional(text),
  titleAlso: others,
  descriptionStarts: z.optional(text),
  descriptionStartsAlso: others,
  price: z.optional(text),
  priceAlso: others,
  currency: z.optional(text),
  currencyAlso: others,
  brand: z.optional(text),
  brandAlso: others,
  category: z.optional(text),
  categoryAlso: others,
  images: z.optional(z.nullable(range)),
  firstImage: z.optional(text),
  attributes: z.optional(z.record(z.string(), z.coerce.string())),
});
type Answers = z.infer<typeof answersSchema>;
const named = z.object({ sku: z.optional(z.coerce.string()), title: z.optional(z.string()) });
const keySchema = z.array(
  z.object({
    file: z.string(),
    platform: z.string(),
    set: z.string(),
    products: range,
    /** Columns that must become no field of a product but an attribute. */
    mayNotTake: z._default(z.array(z.string()), []),
    fields: z.array(
      z.object({
        find: named,
        findAlso: z.optional(
          z.union([
            z.array(named),
            z.pipe(
              named,
              z.transform((one) => [one]),
            ),
          ]),
        ),
        expect: answersSchema,
      }),
    ),
  }),
);
type Key = z.infer<typeof keySchema>[number];

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/<[^>]+>|\s+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');

type Check = {
  field: string;
  read: string;
  expected: readonly (string | null)[];
  isRight: (expected: string) => boolean;
};

/** What an answer key asks of a product, field by field. */
function checksOf(product: SourceProduct, answers: Answers): Check[] {
  const texts = [product.description, ...product.bullets].join(' ');
  const amount =
    product.price === null
      ? null
      : Number(
          product.price
            .replace(/[^\d.,-]/g, '')
            .replace(/,(?=\d{1,2}$|\d{4}$)/, '.')
            .replace(/,/g, ''),
        );
  const path = [product.category, product.subcategory].filter((each) => each !== null).join(' > ');
  // Of a path a product keeps the first level and the last.
  const deepest = lettersOf(product.subcategory ?? product.category ?? '');
  const given = (one: string | null | undefined, also: readonly (string | null)[] = []) =>
    one === undefined ? null : [one, ...also];
  const fields: [string, string | null | undefined, (string | null)[] | null, (expected: string) => boolean][] = [
    [
      'title',
      product.title,
      given(answers.title, answers.titleAlso),
      (expected) => plain(product.title) === plain(expected),
    ],
    [
      'description',
      texts.slice(0, 60),
      given(answers.descriptionStarts, answers.descriptionStartsAlso),
      (expected) => lettersOf(texts).includes(lettersOf(expected).slice(0, 30)),
    ],
    [
      'price',
      product.price,
      given(answers.price, answers.priceAlso),
      (expected) => amount !== null && Math.abs(amount - Number(expected)) < 0.006,
    ],
    [
      'currency',
      product.price,
      given(answers.currency, answers.currencyAlso),
      (expected) => product.price?.includes(expected) ?? false,
    ],
    [
      'brand',
      product.brand,
      given(answers.brand, answers.brandAlso),
      (expected) => plain(product.brand ?? '') === plain(expected),
    ],
    [
      'category',
      path,
      given(answers.category, answers.categoryAlso),
      (expected) =>
        path !== '' && (lettersOf(path).endsWith(lettersOf(expected)) || lettersOf(expected).endsWith(deepest)),
    ],
    ['first image', product.images[0], given(answers.firstImage), (expected) => product.images[0] === expected],
  ];
  const attributes = Object.entries(answers.attributes ?? {}).map(([name, value]): Check => {
    const read = product.attributes.find((each) => lettersOf(each.name).endsWith(lettersOf(name)))?.value ?? '';
    return {
      field: 'attributes',
      read: `${name}: ${read}`,
      expected: [value],
      isRight: (each) => lettersOf(read) === lettersOf(each),
    };
  });
  const { images } = answers;
  const count = product.images.length;
  const imageCount: Check[] = images
    ? [
        {
          field: 'images',
          read: String(count),
          expected: [`${images.least} to ${images.most}`],
          isRight: () => count >= images.least && count <= images.most,
        },
      ]
    : [];
  return [
    ...fields.flatMap(([field, read, expected, isRight]) =>
      expected ? [{ field, read: read ?? '', expected, isRight }] : [],
    ),
    ...imageCount,
    ...attributes,
  ];
}

const passes = ({ read, expected, isRight }: Check) =>
  expected.some((each) => (each === null ? read === '' : isRight(each)));

const nothing: SourceProduct = {
  sku: '',
  title: '',
  description: '',
  bullets: [],
  images: [],
  imageAlts: [],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
};
const harmless: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'attribute',
  'ignore',
  'variant',
  'imageAlts',
  'currency',
  'id',
  'group',
  'parent',
]);

type Outcome = {
  count: number;
  refused: number;
  said: ImportProblem[];
  misses: string[];
  checked: Map<string, [number, number]>;
};

async function readWhole(folder: string, { file, fields, mayNotTake }: Key): Promise<Outcome | string> {
  const products: ReadProduct[] = [];
  const said: ImportProblem[] = [];
  const misses: string[] = [];
  let refused = 0;
  try {
    const catalogue = await openCatalogue(join(folder, 'files', file));
    said.push(...catalogue.advice);
    for (const [column, target] of Object.entries(catalogue.mapping))
      if (!harmless.has(target) && mayNotTake.some((name) => lettersOf(name) === lettersOf(column)))
        misses.push(`${column} was taken as ${target}`);
    for await (const { items } of catalogue.items())
      for (const item of items)
        if (item.kind === 'product') {
          products.push(item);
          said.push(...item.warnings);
        } else {
          refused += 1;
          said.push(...item.problems);
        }
    await catalogue.close();
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  const checked = new Map<string, [number, number]>();
  for (const { find, findAlso = [], expect } of fields) {
    const found = products.find(({ product }) =>
      [find, ...findAlso].some(
        ({ sku, title }) =>
          (sku !== undefined && product.sku.toLowerCase() === sku.toLowerCase()) ||
          (title !== undefined && plain(product.title) === plain(title)),
      ),
    );
    if (!found) misses.push(`no such product: ${JSON.stringify(find)}`);
    for (const check of found ? checksOf(found.product, expect) : checksOf(nothing, expect)) {
      const isRight = found !== undefined && passes(check);
      const [right, all] = checked.get(check.field) ?? [0, 0];
      checked.set(check.field, [right + (isRight ? 1 : 0), all + 1]);
      if (found && !isRight)
        misses.push(
          `${check.field}: ${JSON.stringify(check.read.slice(0, 100))} for ${JSON.stringify(check.expected.join(' or '))}`,
        );
    }
  }
  return { count: products.length, refused, said, misses, checked };
}

const [folder, set, only] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node evals/unseen-files.ts <folder> [set] [file]');
  process.exit(2);
}
const key = z.parse(keySchema, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
const totals = new Map<string, [number, number]>();
let [whole, silent, files] = [0, 0, 0];
for (const each of key) {
  if ((set !== undefined && set !== 'all' && each.set !== set) || (only !== undefined && !each.file.includes(only)))
    continue;
  files += 1;
  const outcome = await readWhole(folder, each);
  if (typeof outcome === 'string') {
    console.log(`✗ ${each.file} · not read: ${outcome}`);
    continue;
  }
  const { least, most } = each.products;
  const isCounted = outcome.count >= least && outcome.count <= most;
  const isWhole = isCounted && outcome.misses.length === 0;
  const isSilent = !isCounted && outcome.said.length === 0;
  whole += isWhole ? 1 : 0;
  silent += isSilent ? 1 : 0;
  for (const [name, [right, all]] of outcome.checked) {
    const sum = totals.get(name) ?? [0, 0];
    totals.set(name, [sum[0] + right, sum[1] + all]);
  }
  const expected = least === most ? least : `${least} to ${most}`;
  console.log(
    `${isWhole ? '✓' : '✗'} ${each.file} · ${outcome.count} of ${expected} products, ${outcome.refused} refused, ${outcome.misses.length} fields wrong, ${outcome.said.length} notes${isSilent ? ' · NOTHING SAID' : ''}`,
  );
  if (process.env.V) {
    for (const miss of outcome.misses) console.log(`    ${miss.slice(0, 240)}`);
    for (const { reason } of outcome.said.slice(0, 3)) console.log(`    says: ${reason.slice(0, 200)}`);
  }
}
console.log(`whole ${whole} of ${files}; counts off and nothing said ${silent}`);
console.log([...totals].map(([name, [right, all]]) => `${name} ${right} of ${all}`).join(', '));

import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { mostLocales, translationKeys } from '#domain/catalogue/translations.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { testContent, withPart } from '#domain/review/test-content.ts';
import type { EmptyCells } from '../empty-cells.ts';
import type { ProvidedField, ReadProduct, SourceRow } from '../record.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { type KnownProduct, planUpdate, type UpdatePlan } from './plan-update.ts';

const here = product({
  sku: 'MUG-1',
  title: 'Stone mug',
  description: 'A mug.',
  bullets: ['Holds 350 ml', 'Oven safe'],
  images: ['https://a.example/1.jpg'],
  price: '9.90 EUR',
  category: 'Kitchen',
  subcategory: 'Mugs',
  brand: 'Clayfield',
  retailer: 'Shop',
  attributes: [
    { name: 'Color', value: 'Moss Green' },
    { name: 'Material', value: 'Stoneware' },
  ],
});
const known = (given: Partial<KnownProduct> = {}): KnownProduct => ({
  product: here,
  content: null,
  source: null,
  handEdited: [],
  ...given,
});

type FileOptions = {
  format?: ImportFormat;
  provides?: ProvidedField[];
  blank?: ProvidedField[];
  names?: string[];
  /** Texts in other languages it speaks of, and those whose cells are empty. */
  translated?: string[];
  empty?: string[];
  rows?: SourceRow[];
};

/** What a file says: the fields named here, in a format we never write unless another is given. */
function fileSays(
  said: Partial<SourceProduct>,
  { format = 'magento-csv', provides, blank = [], names, rows = [{}], translated, empty = [] }: FileOptions = {},
) {
  const fields = Object.keys(said).filter(
    (field) => field !== 'attributes' && field !== 'translations',
  ) as ProvidedField[];
  const read: ReadProduct = {
    kind: 'product',
    row: 2,
    product: product({ sku: 'MUG-1', ...said }),
    source: { format, rows },
    provides: provides ?? fields,
    blank,
    providesAttributes: names ?? (said.attributes ?? []).map(({ name }) => name),
    providesTranslations: translated ?? translationKeys(said.translations ?? {}),
    blankTranslations: empty,
    shopName: null,
    warnings: [],
  };
  return read;
}
const plan = (
  read: ReadProduct,
  given: Partial<KnownProduct> = {},
  columns: string[] = [],
  emptyCells: EmptyCells = 'keep',
) => planUpdate(known(given), read, { columns: new Set(columns), emptyCells });
const fieldsOf = ({ changes }: UpdatePlan) => changes.map(({ field }) => field);

test.each<[ProvidedField, string | string[] | null, string, string]>([
  ['title', 'New mug', 'Stone mug', 'New mug'],
  ['description', '', 'A mug.', ''],
  ['bullets', ['Holds 350 ml'], 'Holds 350 ml\nOven safe', 'Holds 350 ml'],
  ['bullets', ['Oven safe', 'Holds 350 ml'], 'Holds 350 ml\nOven safe', 'Oven safe\nHolds 350 ml'],
  ['images', [], 'https://a.example/1.jpg', ''],
  ['price', '8.90 EUR', '9.90 EUR', '8.90 EUR'],
  ['price', null, '9.90 EUR', ''],
  ['category', 'Home', 'Kitchen', 'Home'],
  ['subcategory', 'Cups', 'Mugs', 'Cups'],
  ['brand', 'clayfield', 'Clayfield', 'clayfield'],
  ['retailer', 'Store', 'Shop', 'Store'],
])('a new %s of %j is a change', (field, value, before, after) => {
  const { product: next, changes } = plan(fileSays({ [field]: value }));
  expect(next).toEqual({ ...here, [field]: value });
  expect(changes).toEqual([{ field, before, after }]);
});

test('a file that repeats what is here changes nothing, also with other white space', () => {
  const { sku: _, attributes, ...same } = here;
  const update = plan(fileSays({ ...same, title: ' Stone\u00a0 mug', attributes }));
  expect(update).toMatchObject({ changes: [] });
  expect(update.product).toEqual(here);
});

test('fields the file has no column for stay as they are', () => {
  const update = plan(fileSays({ title: 'New mug', brand: 'Other' }, { provides: ['brand'] }));
  expect(update.product).toEqual({ ...here, brand: 'Other' });
  expect(update.changes).toEqual([{ field: 'brand', before: 'Clayfield', after: 'Other' }]);
});

test('several changes are told in the order of the file', () => {
  const update = plan(fileSays({ images: [], brand: 'Other', title: 'New mug' }));
  expect(update.changes.map(({ field }) => field)).toEqual(['images', 'brand', 'title']);
});

const written = testContent({
  title: 'Better mug',
  description: 'Better.',
  bullets: ['Best'],
  images: ['https://b.example/2.jpg'],
});
const decided = (part: Part, status: 'approved' | 'pending' | 'rejected'): OptimizedContent =>
  withPart(written, part, { status });

test.each<[Part, string | string[]]>([
  ['title', 'Better mug'],
  ['description', ' Better. '],
  ['bullets', ['Best']],
  ['images', ['https://b.example/2.jpg']],
])('the %s approved here comes back without being a change; while it is undecided it is one', (part, value) => {
  const read = fileSays({ [part]: value });
  expect(plan(read, { content: decided(part, 'approved') })).toMatchObject({ product: here, changes: [] });
  expect(fieldsOf(plan(read, { content: decided(part, 'pending') }))).toEqual([part]);
  expect(fieldsOf(plan(read, { content: decided(part, 'rejected') }))).toEqual([part]);
  expect(fieldsOf(plan(read))).toEqual([part]);
});

test('another text than the approved one is a change against the source', () => {
  const update = plan(fileSays({ title: 'Third mug' }), { content: decided('title', 'approved') });
  expect(update.changes).toEqual([{ field: 'title', before: 'Stone mug', after: 'Third mug' }]);
});

test('approval of one part lets no other part pass', () => {
  const update = plan(fileSays({ title: 'Better mug' }), { content: decided('description', 'approved') });
  expect(fieldsOf(update)).toEqual(['title']);
});

test('what our own export would be read as is no change, in a format we write', () => {
  const read = (format: ImportFormat) => fileSays({ price: '9.90' }, { format });
  expect(plan(read('shopify-csv'))).toMatchObject({ product: here, changes: [] });
  expect(plan(read('woocommerce-csv'))).toMatchObject({ product: here, changes: [] });
  for (const format of ['google-xml', 'csv', 'json', 'magento-csv'] as const)
    expect(plan(read(format)).changes).toEqual([{ field: 'price', before: '9.90 EUR', after: '9.90' }]);
});

const images = (count: number) => Array.from({ length: count }, (_, index) => `https://a.example/${index}.jpg`);

test.each<[string, ImportFormat, number, number, boolean]>([
  ['eleven of twelve', 'google-tsv', 12, 11, true],
  ['eleven of thirty', 'google-xml', 30, 11, true],
  ['eleven of eleven', 'google-tsv', 11, 11, true],
  ['ten of twelve', 'google-tsv', 12, 10, false],
  ['twelve of thirteen', 'google-tsv', 13, 12, false],
  ['ten of twelve', 'google-xml', 12, 10, false],
  ['eleven of twelve', 'csv', 12, 11, false],
  ['eleven of ten', 'google-tsv', 10, 11, false],
])('%s images in a file of %s', (_name, format, before, after, isSame) => {
  const update = plan(fileSays({ images: images(after) }, { format }), {
    product: { ...here, images: images(before) },
  });
  expect(fieldsOf(update)).toEqual(isSame ? [] : ['images']);
  expect(update.product.images).toEqual(images(isSame ? before : after));
});

test('eleven images of which one is another are a change, and so are eleven bullets', () => {
  const other = [...images(10), 'https://a.example/other.jpg'];
  const product = { ...here, images: images(12), bullets: images(12) };
  expect(fieldsOf(plan(fileSays({ images: other }, { format: 'google-tsv' }), { product }))).toEqual(['images']);
  expect(fieldsOf(plan(fileSays({ bullets: images(11) }, { format: 'google-tsv' }), { product }))).toEqual(['bullets']);
});

test('a feed cut to eleven images repeats more that were approved', () => {
  const content = withPart(written, 'images', { status: 'approved', value: images(13) });
  expect(plan(fileSays({ images: images(11) }, { format: 'google-tsv' }), { content }).changes).toEqual([]);
});

const [color, material] = here.attributes;

test.each<[string, FileOptions & { said: SourceProduct['attributes'] }, SourceProduct['attributes'], string[]]>([
  ['of which it says nothing stay', { said: [] }, [...here.attributes], []],
  [
    'that it repeats stay, as they are written here',
    { said: [{ name: ' COLOR', value: 'Moss  Green ' }] },
    [...here.attributes],
    [],
  ],
  [
    'take a new value under the name they have',
    { said: [{ name: 'color', value: 'Red' }] },
    [{ name: 'Color', value: 'Red' }, ...(material ? [material] : [])],
    ['Color: Moss Green > Red'],
  ],
  [
    'go when their column is empty',
    { said: [], names: ['material'] },
    color ? [color] : [],
    ['Material: Stoneware > '],
  ],
  [
    'are added behind the others',
    { said: [{ name: 'Size', value: 'L' }] },
    [...here.attributes, { name: 'Size', value: 'L' }],
    ['Size:  > L'],
  ],
  ['named without a value are not added', { said: [], names: ['Size'] }, [...here.attributes], []],
  [
    'are changed where no column was named',
    { said: [{ name: 'Color', value: 'Red' }], names: [] },
    [{ name: 'Color', value: 'Red' }, ...(material ? [material] : [])],
    ['Color: Moss Green > Red'],
  ],
])('facts %s', (_name, { said, ...given }, expected, changes) => {
  const update = plan(fileSays({ attributes: said }, given), {}, [], 'empty');
  expect(update.product.attributes).toEqual(expected);
  expect(update.changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`)).toEqual(changes);
});

test('a fact as our own export would be read is neither changed nor added nor taken away', () => {
  const product = {
    ...here,
    attributes: [
      { name: 'Care', value: 'by hand\n\n\n\ndry' },
      { name: 'Empty', value: ' ' },
    ],
  };
  const update = (said: SourceProduct['attributes'], format: ImportFormat, names?: string[]) =>
    plan(fileSays({ attributes: said }, { format, ...(names ? { names } : {}) }), { product }, [], 'empty').changes;
  expect(update([{ name: 'Care', value: 'by hand dry' }], 'shopify-csv')).toEqual([]);
  // An export leaves out facts that say nothing: an empty column of such a fact is our own.
  expect(update([], 'shopify-csv', ['Care', 'Empty']).map(({ field }) => field)).toEqual(['Care']);
  expect(update([{ name: 'Empty', value: 'full' }], 'shopify-csv').map(({ field }) => field)).toEqual(['Empty']);
});

test('a fact our export adds to a product comes back as none', () => {
  const source = {
    format: 'woocommerce-csv' as const,
    rows: [{ SKU: 'MUG-1', Name: 'Stone mug', Type: 'simple', 'Weight (kg)': '2' }],
  };
  const read = fileSays({ attributes: [{ name: 'Weight (kg)', value: '2' }] }, { format: 'woocommerce-csv' });
  expect(plan(read, { source }).changes).toEqual([]);
  const heavier = fileSays({ attributes: [{ name: 'Weight (kg)', value: '3' }] }, { format: 'woocommerce-csv' });
  expect(plan(heavier, { source }).changes).toEqual([
    { field: 'Weight (kg)', isAttribute: true, before: '', after: '3' },
  ]);
});

test('neither the product nor its facts are changed in place', () => {
  const before = structuredClone(here);
  plan(fileSays({ title: 'New', attributes: [{ name: 'Color', value: 'Red' }] }));
  expect(here).toEqual(before);
});

const edited = ['title', 'price', 'attribute:color', 'attribute:size', 'attribute:material'];
const other = fileSays({
  title: 'File mug',
  price: '8.00 EUR',
  brand: 'Other',
  attributes: [
    { name: 'Color', value: 'Red' },
    { name: 'Size', value: 'L' },
    { name: 'Material', value: 'Stoneware' },
  ],
});

test('what was edited by hand is kept and told, and stays marked until a file says the same', () => {
  const update = plan(other, { handEdited: edited });
  expect(update.product).toEqual({ ...here, brand: 'Other' });
  expect(update.changes.map(({ field }) => field)).toEqual(['brand']);
  expect(update.kept.map(({ field }) => field)).toEqual(['title', 'price', 'Color', 'Size']);
  expect(update.overwritten).toEqual([]);
  expect(update.handEdited).toEqual(['title', 'price', 'attribute:color', 'attribute:size']);
});

test("what was edited by hand takes the file's value where that is asked for, and is told all the same", () => {
  const update = planUpdate(known({ handEdited: edited }), other, { columns: new Set(), handEdits: 'file' });
  expect(update.product).toMatchObject({ title: 'File mug', price: '8.00 EUR', brand: 'Other' });
  expect(update.overwritten.map(({ field }) => field)).toEqual(['title', 'price', 'Color', 'Size']);
  expect(update.changes.map(({ field }) => field)).toEqual(['title', 'price', 'brand', 'Color', 'Size']);
  expect(update).toMatchObject({ kept: [], handEdited: [] });
});

test('fields edited by hand of which the file says nothing stay marked', () => {
  expect(plan(fileSays({ brand: 'Other' }), { handEdited: ['title'] })).toMatchObject({
    kept: [],
    handEdited: ['title'],
  });
});

const shopRow = { Handle: 'mug', Title: 'Stone mug', Status: 'active' };

test.each<[string, SourceRow[] | null, FileOptions, SourceRow[] | null]>([
  ['of the first file are kept', null, { format: 'csv', rows: [{ SKU: 'MUG-1' }] }, [{ SKU: 'MUG-1' }]],
  [
    'of another shop leave those that are kept',
    [shopRow],
    { format: 'csv', rows: [{ SKU: 'MUG-1', Stock: '5' }] },
    null,
  ],
  ['that say the same leave those that are kept', [shopRow], { format: 'shopify-csv', rows: [shopRow] }, null],
  [
    'with a new cell take their place',
    [shopRow],
    { format: 'shopify-csv', rows: [{ ...shopRow, Status: 'draft' }] },
    [{ ...shopRow, Status: 'draft' }],
  ],
])('the rows %s', (_name, rows, given, expected) => {
  const source = rows && { format: 'shopify-csv' as const, rows };
  const update = plan(fileSays({}, given), { source }, Object.keys(given.rows?.[0] ?? {}));
  expect(update.source).toEqual(expected && { format: given.format, rows: expected });
});

test('a column the file no longer has stays in the kept rows, one that is empty goes', () => {
  const source = { format: 'shopify-csv' as const, rows: [{ ...shopRow, Tags: 'new' }] };
  const read = fileSays({}, { format: 'shopify-csv', rows: [shopRow] });
  expect(plan(read, { source }, ['Handle', 'Title', 'Status']).source).toBeNull();
  expect(plan(read, { source }, ['Handle', 'Title', 'Status', 'Tags']).source?.rows).toEqual([shopRow]);
});

const pictures = ['1', '2', '3'].map((name) => `https://a.example/${name}.jpg`);
const described = product({ ...here, images: pictures, imageAlts: ['Front', '', 'Side'] });
const [one = '', two = '', three = ''] = pictures;
const planAlts = (read: ReadProduct, given: Partial<KnownProduct> = {}, handEdits: 'keep' | 'file' = 'keep') =>
  planUpdate(known({ product: described, ...given }), read, { columns: new Set(), handEdits, emptyCells: 'empty' });

test.each<[string, Partial<SourceProduct>, string[], Partial<SourceProduct>]>([
  ['the same', { images: pictures, imageAlts: ['Front', '', 'Side'] }, [], {}],
  [
    'another',
    { images: pictures, imageAlts: ['Front', 'Back', 'Side'] },
    ['imageAlts'],
    { imageAlts: ['Front', 'Back', 'Side'] },
  ],
  ['one less', { images: pictures, imageAlts: ['Front'] }, ['imageAlts'], { imageAlts: ['Front'] }],
  [
    'the same with the images in a new order',
    { images: [three, one, two], imageAlts: ['Side', 'Front'] },
    ['images'],
    { images: [three, one, two], imageAlts: ['Side', 'Front'] },
  ],
  [
    'none with a new order',
    { images: [three, one, two] },
    ['images'],
    { images: [three, one, two], imageAlts: ['Side', 'Front'] },
  ],
  [
    'none of an image that goes',
    { images: [two, three] },
    ['images', 'imageAlts'],
    { images: [two, three], imageAlts: ['', 'Side'] },
  ],
  [
    'none of an image that is replaced',
    { images: ['https://a.example/4.jpg', two, three] },
    ['images', 'imageAlts'],
    { images: ['https://a.example/4.jpg', two, three], imageAlts: ['', '', 'Side'] },
  ],
])('of alt texts a file that says %s changes only that', (_what, said, fields, expected) => {
  const planned = planAlts(fileSays(said));
  expect([fieldsOf(planned), planned.product]).toEqual([fields, { ...described, ...expected }]);
});

test('images edited by hand keep their order, and the file’s alt texts find them', () => {
  const read = fileSays({ images: [one, two], imageAlts: ['New front', 'Back'] });
  const planned = planAlts(read, { handEdited: ['images'] });
  expect(planned.kept.map(({ field }) => field)).toEqual(['images']);
  expect(planned.product).toMatchObject({ images: pictures, imageAlts: ['New front', 'Back', 'Side'] });
});

test('alt texts edited by hand stay unless the file’s are chosen, and are the file’s once it says the same', () => {
  const other = fileSays({ images: pictures, imageAlts: ['Other'] });
  const kept = planAlts(other, { handEdited: ['imageAlts'] });
  expect([kept.changes, kept.kept.map(({ field }) => field), kept.product]).toEqual([[], ['imageAlts'], described]);
  const taken = planAlts(other, { handEdited: ['imageAlts'] }, 'file');
  expect([taken.overwritten.map(({ field }) => field), taken.product.imageAlts]).toEqual([['imageAlts'], ['Other']]);
  const same = fileSays({ images: pictures, imageAlts: ['Front', '', 'Side'] });
  expect(planAlts(same, { handEdited: ['imageAlts'] }).handEdited).toEqual([]);
  // An order of ours that the file follows, too.
  expect(planAlts(fileSays({ images: [two] }), { handEdited: ['imageAlts'] }).kept).toEqual([]);
});

const rendition = {
  ...{ hash: 'b'.repeat(64), channel: 'general', width: 9, height: 9, bytes: 9, format: 'jpeg' as const },
  steps: ['pad' as const],
};
function inContent(alts: readonly (string | undefined)[], made: readonly number[] = []): OptimizedContent {
  const imagesWithStatus = pictures.map((address, order) => ({
    url: address,
    type: order === 0 ? ('hero' as const) : ('secondary' as const),
    order,
    status: 'approved' as const,
    ...(alts[order] === undefined ? {} : { alt: alts[order] }),
    ...(made.includes(order) ? { rendition } : {}),
  }));
  return withPart(testContent({ imagesWithStatus }), 'images', { status: 'approved', value: pictures });
}

test('approved alt texts that come back from the shop are no news, those the shop changed are', () => {
  const content = inContent([undefined, 'The back', 'The side']);
  const source = { format: 'json' as const, rows: [{}] };
  const back = (imageAlts: string[]) => fileSays({ images: pictures, imageAlts }, { format: 'json' });
  expect(planAlts(back(['Front', 'The back', 'The side']), { content, source }).changes).toEqual([]);
  const edited = planAlts(back(['Front', 'The back', 'From the left']), { content, source });
  expect(edited.product.imageAlts).toEqual(['Front', '', 'From the left']);
});

test('a rendition that comes back is the image it was made of', () => {
  const images = [`https://media.example/${rendition.hash}.jpg?x=1`, two, three];
  const read = fileSays({ images, imageAlts: ['Front', '', 'Side'] });
  expect(planAlts(read, { content: inContent([], [0]) })).toMatchObject({ changes: [], product: described });
  const strange = fileSays({ images: [`https://media.example/${'c'.repeat(64)}.jpg`, two, three] });
  expect(fieldsOf(planAlts(strange, { content: inContent([], [0]) }))).toEqual(['images', 'imageAlts']);
});

test('an uploaded picture that comes back from the shop, or that never got there, is no news', () => {
  const name = `${'d'.repeat(64)}-${'S'.repeat(43)}.png`;
  const given = product({ ...here, images: [`/media/${name}`, two], imageAlts: ['Above', 'Back'] });
  const back = (images: string[], imageAlts: string[]) =>
    planAlts(fileSays({ images, imageAlts }, { format: 'json' }), { product: given });
  expect(back([`https://shop.example/copied/${name}`, two], ['Above', 'Back']).changes).toEqual([]);
  expect(back([two], ['Back']).changes).toEqual([]);
  expect(back([two, three], ['Back'])).toMatchObject({ product: { images: [two, three], imageAlts: ['Back'] } });
});

test.each(['49,00', '49', '49.0000'])('a price written as %s is no news, another one is', (price) => {
  const product49 = product({ ...here, price: '49.00' });
  expect(plan(fileSays({ price }), { product: product49 })).toMatchObject({ changes: [], product: { price: '49.00' } });
  expect(fieldsOf(plan(fileSays({ price: '51,00' }), { product: product49 }))).toEqual(['price']);
});

test('texts in languages beyond the most are named, and the others taken', () => {
  const titled = (locales: readonly string[]) =>
    Object.fromEntries(locales.map((locale) => [locale, { title: `Mug ${locale}` }]));
  const many = Array.from({ length: mostLocales - 1 }, (_, i) => `x-view${i}`);
  const full = product({ ...here, translations: titled(many) });
  const said = { ...titled(['de', 'fr']), sv: { title: 'Mugg', description: 'En mugg.' } };
  const { product: next, changes, skippedLanguages } = plan(fileSays({ translations: said }), { product: full });
  expect(Object.keys(next.translations ?? {})).toHaveLength(mostLocales);
  expect(changes.map(({ field }) => field)).toEqual(['title (de)']);
  expect(skippedLanguages).toEqual(['fr', 'sv']);
  expect(plan(fileSays({ translations: said })).skippedLanguages).toEqual([]);
});

// What is typed into a product's form: its values, what they began with, and what others saved meanwhile.
import { isSameValue } from '#domain/canonical-json.ts';
import type { Attribute, Product } from '#domain/catalogue/product.ts';
import { dropLast, moveAlts } from '#domain/images/image-detail.ts';

/** The fields as text boxes hold them: no value is an empty text. */
export type ProductValues = {
  sku: string;
  title: string;
  description: string;
  bullets: string[];
  images: string[];
  /** Of the images, row by row. */
  imageAlts: string[];
  price: string;
  category: string;
  subcategory: string;
  brand: string;
  retailer: string;
  attributes: Attribute[];
};
export type FieldName = keyof ProductValues;

export const fieldLabels: Record<FieldName, string> = {
  sku: 'SKU',
  title: 'Title',
  description: 'Description',
  bullets: 'Feature Bullets',
  images: 'Images',
  imageAlts: 'Image alt text',
  price: 'Price',
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  retailer: 'Retailer',
  attributes: 'Attributes',
};
export const priceHint = 'As in your shop, for example 49.90 USD.';
export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** What the values are held against. */
export type ProductOrigin = {
  /** The values the form began with. */
  base: ProductValues;
  /** The product's version at those values; null for a product that is not there yet. */
  seen: number | null;
  /** What others saved meanwhile in fields that were changed here too. */
  theirs: Partial<ProductValues>;
};

/** A form's text kept in the browser, with when it was last typed in (ISO). */
export type ProductDraft = Pick<ProductOrigin, 'base' | 'seen'> & { values: ProductValues; changedAt: string };

const emptyValues: ProductValues = {
  sku: '',
  title: '',
  description: '',
  bullets: [],
  images: [],
  imageAlts: [],
  price: '',
  category: '',
  subcategory: '',
  brand: '',
  retailer: '',
  attributes: [],
};

/** A text for every image, an empty one where it has none. */
const rowByRow = ({ images, imageAlts }: Pick<ProductValues, 'images' | 'imageAlts'>): string[] =>
  images.map((_, at) => imageAlts[at] ?? '');

function valuesOf(product: Product): ProductValues {
  const { sku, title, description, bullets, images, imageAlts, price, attributes } = product;
  const { category, subcategory, brand, retailer } = product;
  return {
    sku,
    title,
    description,
    bullets,
    images,
    imageAlts: rowByRow({ images, imageAlts }),
    price: price ?? '',
    category: category ?? '',
    subcategory: subcategory ?? '',
    brand: brand ?? '',
    retailer: retailer ?? '',
    attributes,
  };
}

/** A draft of before there were alt texts knows none: it goes on with those stored, beside their images. */
function withStoredAlts(draft: ProductDraft, product: Product): ProductDraft {
  const isOld = draft.base.images.length > 0 && draft.base.imageAlts.length === 0;
  if (!isOld) return draft;
  const withAlts = (values: ProductValues) => {
    const { images } = values;
    return { ...values, imageAlts: rowByRow({ images, imageAlts: moveAlts(product, images) }) };
  };
  return { ...draft, values: withAlts(draft.values), base: withAlts(draft.base) };
}

/** The form of a product as it is now, or of a new one; a kept draft goes on where it was left. */
export function startForm(
  product: Product | null,
  draft: ProductDraft | null,
): { values: ProductValues; origin: ProductOrigin } {
  const base = product ? valuesOf(product) : emptyValues;
  if (!draft) return { values: base, origin: { base, seen: product?.version ?? null, theirs: {} } };
  const { values, base: began, seen } = product ? withStoredAlts(draft, product) : draft;
  return product && seen !== product.version
    ? overtake(values, began, product)
    : { values, origin: { base: began, seen, theirs: {} } };
}

/** Goes on from a newer version: fields nobody touched here take its values, the others stay as typed, with theirs beside them. */
export function overtake(
  values: ProductValues,
  base: ProductValues,
  product: Product,
): { values: ProductValues; origin: ProductOrigin } {
  const newest = valuesOf(product);
  const mine = withImages(changedFields(values, base));
  const [now, before, own] = [newest, base, values].map(cleanValues) as [ProductValues, ProductValues, ProductValues];
  const theirs = mine.filter(
    (field) => !isSameValue(now[field], before[field]) && !isSameValue(now[field], own[field]),
  );
  const { imageAlts, ...shown } = pick(newest, theirs);
  return {
    values: { ...newest, ...pick(values, mine) },
    // Alt texts are shown with the images they belong to.
    origin: {
      base: newest,
      seen: product.version,
      theirs: imageAlts === undefined ? shown : { ...shown, images: newest.images },
    },
  };
}

/** Images and their alt texts are one list in two fields. */
function withImages(fields: readonly FieldName[]): FieldName[] {
  const list: FieldName[] = ['images', 'imageAlts'];
  return fields.some((field) => list.includes(field)) ? [...new Set([...fields, ...list])] : [...fields];
}

function pick(values: ProductValues, fields: readonly FieldName[]): Partial<ProductValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Images without rows that have no address, their alt texts in the same order. */
function cleanImages({ images, imageAlts }: ProductValues): Pick<ProductValues, 'images' | 'imageAlts'> {
  const rows = images
    .map((url, at) => ({ url: url.trim(), alt: imageAlts[at]?.trim() ?? '' }))
    .filter(({ url }) => url !== '');
  return { images: rows.map(({ url }) => url), imageAlts: dropLast(rows.map(({ alt }) => alt)) };
}

/** What would be stored of the values: outer space and empty items go. */
function cleanValues(values: ProductValues): ProductValues {
  const items = (list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '');
  const cleaned = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return {
    ...(Object.fromEntries(cleaned) as ProductValues),
    bullets: items(values.bullets),
    ...cleanImages(values),
    attributes: values.attributes
      .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
      .filter(({ name, value }) => name !== '' || value !== ''),
  };
}

/** The fields that differ from what the form began with. */
export function changedFields(values: ProductValues, base: ProductValues): FieldName[] {
  const now = cleanValues(values);
  const before = cleanValues(base);
  return fieldNames.filter((field) => !isSameValue(now[field], before[field]));
}

/** The same without image rows that have no address: what is checked still has them, so that a refusal finds its row. */
export function sentValues<Values extends Partial<ProductValues>>(body: Values, values: ProductValues): Values {
  const { images, imageAlts } = cleanImages(values);
  return {
    ...body,
    ...(body.images === undefined ? {} : { images }),
    ...(body.imageAlts === undefined ? {} : { imageAlts }),
  };
}

/** What is to be sent of the form: only what changed, so that nobody else's change is sent back. */
export function changedValues(values: ProductValues, base: ProductValues): Partial<ProductValues> {
  return pick(values, changedFields(values, base));
}

/** What must be kept of the form while it is not saved; `changedAt` is null as long as nothing was typed. */
export function draftOf(
  values: ProductValues,
  { base, seen }: ProductOrigin,
  changedAt: string | null,
): ProductDraft | null {
  return changedAt !== null && changedFields(values, base).length > 0 ? { values, base, seen, changedAt } : null;
}

// What is typed into a product's form: its values, what they began with, and what others saved meanwhile.
import type { Attribute, Product } from '#domain/catalogue/product.ts';

/** The fields as text boxes hold them: no value is an empty text. */
export type ProductValues = {
  sku: string;
  title: string;
  description: string;
  bullets: string[];
  images: string[];
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
  price: '',
  category: '',
  subcategory: '',
  brand: '',
  retailer: '',
  attributes: [],
};

export function valuesOf(product: Product): ProductValues {
  const { sku, title, description, bullets, images, price, category, subcategory, brand, retailer, attributes } =
    product;
  return {
    sku,
    title,
    description,
    bullets,
    images,
    price: price ?? '',
    category: category ?? '',
    subcategory: subcategory ?? '',
    brand: brand ?? '',
    retailer: retailer ?? '',
    attributes,
  };
}

/** The form of a product as it is now, or of a new one; a kept draft goes on where it was left. */
export function startForm(
  product: Product | null,
  draft: ProductDraft | null,
): { values: ProductValues; origin: ProductOrigin } {
  const base = product ? valuesOf(product) : emptyValues;
  if (!draft) return { values: base, origin: { base, seen: product?.version ?? null, theirs: {} } };
  const { values, base: began, seen } = draft;
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
  const mine = changedFields(values, base);
  const theirs = mine.filter(
    (field) => !isSame(newest[field], base[field]) && !isSame(newest[field], cleanValues(values)[field]),
  );
  return {
    values: { ...newest, ...pick(values, mine) },
    origin: { base: newest, seen: product.version, theirs: pick(newest, theirs) },
  };
}

function pick(values: ProductValues, fields: readonly FieldName[]): Partial<ProductValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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
    images: items(values.images),
    attributes: values.attributes
      .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
      .filter(({ name, value }) => name !== '' || value !== ''),
  };
}

/** The fields that differ from what the form began with. */
export function changedFields(values: ProductValues, base: ProductValues): FieldName[] {
  const now = cleanValues(values);
  const before = cleanValues(base);
  return fieldNames.filter((field) => !isSame(now[field], before[field]));
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

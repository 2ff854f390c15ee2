// What is typed into a product's form: its values, what they began with, what is wrong with them, and what others saved meanwhile.
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
const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** What is wrong, by path: `title`, `images.2`, `attributes.0.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

export type FormState = {
  values: ProductValues;
  /** The values the form began with. */
  base: ProductValues;
  /** The product's time at those values; null for a product that is not there yet. */
  seen: string | null;
  /** When it was last typed in (ISO); null as long as nothing was. */
  changedAt: string | null;
  errors: FieldErrors;
  /** Counts refused saves, so that the first error is gone to each time. */
  refusals: number;
  /** What others saved meanwhile in fields that were changed here too. */
  theirs: Partial<ProductValues>;
};

export type FormEvent =
  | { type: 'typed'; values: Partial<ProductValues>; at: string }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'overtaken'; product: Product }
  | { type: 'tookTheirs'; field: FieldName; at: string }
  | { type: 'discarded' };

/** A form's text kept in the browser. */
export type ProductDraft = Pick<FormState, 'values' | 'base' | 'seen'> & { changedAt: string };

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
export function startForm(product: Product | null, draft: ProductDraft | null): FormState {
  const base = product ? valuesOf(product) : emptyValues;
  const fresh: FormState = {
    values: base,
    base,
    seen: product?.updatedAt ?? null,
    changedAt: null,
    errors: {},
    refusals: 0,
    theirs: {},
  };
  if (!draft) return fresh;
  const restored = { ...fresh, ...draft };
  return product && draft.seen !== product.updatedAt ? overtake(restored, product) : restored;
}

export function changeForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed': {
      const touched = Object.keys(event.values);
      const kept = Object.entries(state.errors).filter(([path]) => !touched.includes(path.split('.')[0] ?? ''));
      return {
        ...state,
        values: { ...state.values, ...event.values },
        changedAt: event.at,
        errors: Object.fromEntries(kept),
      };
    }
    case 'refused':
      return { ...state, errors: event.errors, refusals: state.refusals + 1 };
    case 'overtaken':
      return { ...overtake(state, event.product), refusals: state.refusals + 1 };
    case 'tookTheirs': {
      const { [event.field]: value, ...theirs } = state.theirs;
      if (value === undefined) return state;
      return { ...state, values: { ...state.values, [event.field]: value }, changedAt: event.at, theirs };
    }
    case 'discarded':
      return { ...state, values: state.base, changedAt: null, errors: {}, theirs: {} };
  }
}

/** Goes on from a newer version: fields nobody touched here take its values, the others stay as typed, with theirs beside them. */
function overtake(state: FormState, product: Product): FormState {
  const newest = valuesOf(product);
  const mine = changedFields(state);
  const theirs = mine.filter(
    (field) => !isSame(newest[field], state.base[field]) && !isSame(newest[field], cleanValues(state.values)[field]),
  );
  return {
    ...state,
    base: newest,
    values: { ...newest, ...pick(state.values, mine) },
    seen: product.updatedAt,
    theirs: pick(newest, theirs),
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
export function changedFields({ values, base }: Pick<FormState, 'values' | 'base'>): FieldName[] {
  const now = cleanValues(values);
  const before = cleanValues(base);
  return fieldNames.filter((field) => !isSame(now[field], before[field]));
}

/** What is to be sent of the form: only what changed, so that nobody else's change is sent back. */
export function changedValues(state: Pick<FormState, 'values' | 'base'>): Partial<ProductValues> {
  return pick(state.values, changedFields(state));
}

/** What must be kept of the form while it is not saved. */
export function draftOf({ values, base, seen, changedAt }: FormState): ProductDraft | null {
  return changedAt !== null && changedFields({ values, base }).length > 0 ? { values, base, seen, changedAt } : null;
}

/** Refusals by field; the first of each path is told. */
export function errorsOf(issues: readonly { path: string | readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const key = typeof path === 'string' ? path : path.map(String).join('.');
    errors[key] ??= message;
  }
  return errors;
}

// What the fields of a question are: parts in a status, figures, what a source may lack; and the conditions made of them.
import type { Part } from '#domain/parts/parts.ts';
import type { Bound, Figure, SimpleCondition } from './catalogue-query.ts';
import { all, condition, find, type Made } from './production.ts';
import type { FieldName, Token } from './token.ts';

const partFields: ReadonlySet<string> = new Set<Part>(['title', 'description', 'bullets', 'images']);
export const isPart = (field?: FieldName): field is Part => field !== undefined && partFields.has(field);
export const countable: ReadonlySet<string> = new Set(['images', 'bullets', 'issues']);
export const figureOf: Partial<Record<FieldName, Figure>> = {
  score: 'score',
  quality: 'quality',
  issues: 'issues',
  price: 'price',
  images: 'images',
  bullets: 'bullets',
};
const lengths: Partial<Record<FieldName, Record<'chars' | 'words', Figure>>> = {
  title: { chars: 'titleLength', words: 'titleWords' },
  description: { chars: 'descriptionLength', words: 'descriptionWords' },
};
/** The length of a text; in characters where no unit is named. */
export const lengthOf = (field?: FieldName, unit?: string): Figure | undefined =>
  field && lengths[field]?.[unit === 'words' ? 'words' : 'chars'];
export const emptyFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'bullets',
  'images',
  'price',
  'brand',
  'category',
  'subcategory',
  'retailer',
]);
export const groupFields: ReadonlySet<string> = new Set([
  'category',
  'subcategory',
  'brand',
  'retailer',
  'lens',
  'rule',
]);
/** Turns a bound or a condition round. */
const opposite: Record<Bound, Bound | null> = {
  above: 'atMost',
  atMost: 'above',
  below: 'atLeast',
  atLeast: 'below',
  equal: null,
};
export function negate(each: SimpleCondition): SimpleCondition | null {
  if (each.field === 'figure') {
    const is = opposite[each.is];
    return is && { ...each, is };
  }
  if (each.field === 'content') return { ...each, has: !each.has };
  const { not, ...plain } = each;
  return not ? plain : { ...plain, not: true };
}
export const isEmpty = (of: FieldName): SimpleCondition | null => {
  if (of === 'issues') return { field: 'figure', of, is: 'equal', value: 0 };
  if (of === 'content') return { field: 'content', has: false };
  return emptyFields.has(of) ? ({ field: 'empty', of } as SimpleCondition) : null;
};

/** One condition for each of some fields, as alternatives or all of them. */
export function forEach(
  fields: readonly FieldName[],
  isOr: boolean,
  make: (field: FieldName) => SimpleCondition | null,
): Made | null {
  const made = fields.map(make);
  if (made.some((each) => each === null)) return null;
  const conditions = made as SimpleCondition[];
  return isOr ? condition(...conditions.map((each) => [each])) : condition(conditions);
}
export const fieldsOf = (tokens: readonly Token[]) => {
  const token = find(tokens, 'field') ?? find(tokens, 'fields');
  return { fields: token?.fields ?? (token?.field ? [token.field] : []), isOr: token?.isOr ?? false };
};

export const statusesOf = (tokens: readonly Token[]) => all(tokens, 'status').flatMap(({ status }) => status ?? []);

/** Parts in a status, or not in it. */
export function partsIn(tokens: Token[], isNot: boolean): Made | null {
  const { fields, isOr } = fieldsOf(tokens);
  const statuses = statusesOf(tokens);
  if (!fields.every(isPart)) return null;
  if (statuses.length > 1) {
    if (fields.length > 1) return null;
    const each = statuses.map((status) => ({ field: 'part', part: fields[0] as Part, status }) as SimpleCondition);
    if (!isNot) return find(tokens, 'or') ? condition(...each.map((one) => [one])) : null;
    return condition(each.map((one) => ({ ...one, not: true }) as SimpleCondition));
  }
  const [status] = statuses;
  if (!status) return null;
  return forEach(
    fields,
    // `Without approved titles or images` has neither.
    isOr && !find(tokens, 'without'),
    (part) => {
      const plain = { field: 'part', part, status } as SimpleCondition;
      return isNot ? negate(plain) : plain;
    },
  );
}

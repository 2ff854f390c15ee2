// What a change of the source means to the review: which facts are new, and what history says of it. Imports and edits alike.
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import {
  readTranslationKey,
  type Translations,
  translatedText,
  translationKeys,
} from '#domain/catalogue/translations.ts';
import type { HistoryAction, HistoryDraft } from '#domain/history/history.contract.ts';
import { altsByAddress, type Illustrated } from '#domain/images/image-detail.ts';
import type { SourceChange } from './content.ts';

/** The change of one field as a reader of history sees it; lists are one item a line. */
export type FieldChange = Pick<SourceChange, 'field' | 'before' | 'after'> & {
  /** The field is an attribute: one may be called `price` like a field of the product. */
  isAttribute?: true;
};

/** A field by a name no other field has. */
export const fieldKey = ({ field, isAttribute }: Pick<FieldChange, 'field' | 'isAttribute'>): string =>
  isAttribute ? `attribute:${factName(field)}` : field;

export type FieldValue = string | readonly string[] | null;

/** White space does not make a new fact: shops and spreadsheets change it on the way. */
function normalFact(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

export function isSameFact(a: FieldValue, b: FieldValue): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((text, i) => normalFact(text) === normalFact(b[i] ?? ''));
  return normalFact(String(a ?? '')) === normalFact(String(b ?? ''));
}

export const factText = (value: FieldValue): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));
export const factName = (name: string): string => normalFact(name).toLowerCase();

/** Whether it is a text in another language, which says nothing of the main ones: `title (de)`. */
export const isOfTranslation = ({ field, isAttribute }: Pick<FieldChange, 'field' | 'isAttribute'>): boolean =>
  !isAttribute && readTranslationKey(field) !== null;

const fields = [
  'sku',
  'title',
  'description',
  'bullets',
  'images',
  'imageAlts',
  'price',
  'category',
  'subcategory',
  'brand',
  'retailer',
] as const;

const altWords = 'image alt text';

/** A field as sentences call it. */
export const fieldWords = (field: string): string => (field === 'imageAlts' ? altWords : field);

/** Whether a change of the source is one of its images: of the pictures, or of what is said of them. */
export const isOfImages = ({ field }: Pick<SourceChange, 'field'>): boolean => field === 'images' || field === altWords;

/** True where each address has the same alt text, wherever in the list it is: a new order alone changes none. */
export function isSameAlts(a: Illustrated, b: Illustrated): boolean {
  const [of, others] = [altsByAddress(a), altsByAddress(b)];
  return of.size === others.size && [...of].every(([url, alt]) => isSameFact(alt, others.get(url) ?? null));
}

/** What an edit makes of a source product; attributes are matched by name ignoring case, their order is no fact. */
export function findSourceChanges(before: SourceProduct, after: SourceProduct): FieldChange[] {
  const changed = fields.filter((field) =>
    field === 'imageAlts' ? !isSameAlts(before, after) : !isSameFact(before[field], after[field]),
  );
  const changes = changed.map((field) => ({ field, before: factText(before[field]), after: factText(after[field]) }));
  return [
    ...changes,
    ...attributeChanges(before.attributes, after.attributes),
    ...translationChanges(before.translations ?? {}, after.translations ?? {}),
  ];
}

function translationChanges(before: Translations, after: Translations): FieldChange[] {
  const keys = new Set([...translationKeys(before), ...translationKeys(after)]);
  return [...keys].flatMap((field) => {
    const [was, is] = [before, after].map((translations) => translatedText(translations, field));
    return isSameFact(was ?? null, is ?? null)
      ? []
      : [{ field, before: factText(was ?? null), after: factText(is ?? null) }];
  });
}

function attributeChanges(before: readonly Attribute[], after: readonly Attribute[]): FieldChange[] {
  const valueIn = (list: readonly Attribute[], name: string) =>
    list.find((each) => factName(each.name) === factName(name))?.value ?? '';
  const gone = before.filter(({ name }) => !after.some((each) => factName(each.name) === factName(name)));
  return [
    ...gone.map(({ name, value }) => ({ field: name, isAttribute: true as const, before: value, after: '' })),
    ...after
      .map(({ name, value }) => ({
        field: name,
        isAttribute: true as const,
        before: valueIn(before, name),
        after: value,
      }))
      .filter((change) => !isSameFact(change.before, change.after)),
  ];
}

/** The changes an approver should know of: everything but the price, which moves daily and stands in no text, and texts in other languages. */
export function factChanges(changes: readonly FieldChange[], at: string): SourceChange[] {
  return changes
    .filter((change) => fieldKey(change) !== 'price' && !isOfTranslation(change))
    .map(({ field, isAttribute, before, after }) => ({
      field: isAttribute ? field : fieldWords(field),
      before,
      after,
      changedAt: at,
    }));
}

/** History of a changed source: an entry for each field, one for all attributes, and one for all texts in other languages, each a line. */
export function sourceHistory(changes: readonly FieldChange[], action: HistoryAction): HistoryDraft[] {
  const entries = changes.flatMap((change): HistoryDraft[] => {
    const contentType = fields.find((field) => field === fieldKey(change));
    if (!contentType) return [];
    const previousContent = historyValue(contentType, change.before);
    return [
      { contentType, action, previousContent, newContent: historyValue(contentType, change.after), status: null },
    ];
  });
  const attributes = changes.filter(({ isAttribute }) => isAttribute);
  const translations = changes.filter(isOfTranslation);
  return [...entries, ...asLines('attributes', attributes, action), ...asLines('translations', translations, action)];
}

function asLines(
  contentType: 'attributes' | 'translations',
  changes: readonly FieldChange[],
  action: HistoryAction,
): HistoryDraft[] {
  if (changes.length === 0) return [];
  const lines = (side: 'before' | 'after') =>
    changes.flatMap((change) => (change[side] === '' ? [] : [`${change.field}: ${change[side]}`]));
  return [{ contentType, action, previousContent: lines('before'), newContent: lines('after'), status: null }];
}

function historyValue(field: (typeof fields)[number], text: string): string | string[] | null {
  if (field === 'bullets' || field === 'images' || field === 'imageAlts') return text === '' ? [] : text.split('\n');
  return text === '' && field !== 'title' && field !== 'description' ? null : text;
}

/** One entry of a product's history about its source. */
export type SourceEntry = { contentType: string; previousContent: unknown; newContent: unknown };

const isValue = (content: unknown): content is FieldValue =>
  content === null ||
  typeof content === 'string' ||
  (Array.isArray(content) && content.every((text) => typeof text === 'string'));

/**
 * Names of the fields that hold something else now than before these entries, which are all there are since, oldest first. What was
 * changed and changed back is no change; attributes are one field, and so are texts in other languages.
 */
export function changedSince(now: SourceProduct, history: readonly SourceEntry[]): string[] {
  const changed = fields.filter((field) => {
    const first = history.find(({ contentType }) => contentType === field);
    return first !== undefined && !(isValue(first.previousContent) && isSameFact(first.previousContent, now[field]));
  });
  const listed = [
    ['attributes', 'attributes'],
    ['translations', 'texts in other languages'],
  ].flatMap(([type, words = '']) =>
    hasChangedLines(history.filter(({ contentType }) => contentType === type)) ? words : [],
  );
  return [...changed.map(fieldWords), ...listed];
}

/** True unless every line the entries took away came back, and every line they brought went again. */
function hasChangedLines(history: readonly SourceEntry[]): boolean {
  const balance = new Map<string, number>();
  const count = (content: unknown, by: number) => {
    for (const line of Array.isArray(content) ? content : []) {
      const key = normalFact(String(line));
      balance.set(key, (balance.get(key) ?? 0) + by);
    }
  };
  for (const { previousContent, newContent } of history) {
    count(previousContent, -1);
    count(newContent, 1);
  }
  return [...balance.values()].some((sum) => sum !== 0);
}

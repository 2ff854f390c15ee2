// Sets a fact of the source, the same on many products.
import * as z from 'zod/mini';
import { settableFact } from '#domain/catalogue/product-input.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import { isBelowZero, priceBelowZero } from '#domain/text/below-zero.ts';
import { changed, defineRunAction } from '../define-run-action.ts';

/** Facts that many products can share. */
export const settableFields = ['category', 'subcategory', 'brand', 'retailer', 'price'] as const;
export type SettableField = (typeof settableFields)[number];

/** `value` null: the source does not state it. */
const schema = z.strictObject({ field: z.enum(settableFields), value: z.nullable(settableFact) }).check(
  z.refine(({ field, value }) => field !== 'price' || value === null || !isBelowZero(value), {
    path: ['value'],
    error: priceBelowZero,
  }),
);
export type SetFieldOptions = z.output<typeof schema>;

export const setFieldAction = defineRunAction({
  name: 'set-field',
  needs: 'write',
  options: schema,
  words: {
    name: 'Change a field',
    verb: 'Change',
    question: (products) => `Change a field on ${products}?`,
    doing: 'Changing a field',
    will: 'be changed',
    done: 'Changed',
    result: changed,
    nothingToDo: 'already had this value',
    skipped: 'Skipped',
    nothing: 'Nothing was changed',
    undo: { noun: 'field change on', does: 'restores the field of' },
  },
  partsOf: () => [],
  describe: ({ field, value }) => [`${contentTypeLabels[field]}: ${value ?? 'empty'}`],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
});

// The mechanical fix of a rule, wherever a pending part breaks it.
import * as z from 'zod/mini';
import { atMost } from '#domain/catalogue/product-input.ts';
import { counted, defineRunAction } from '../define-run-action.ts';

const schema = z.strictObject({
  /** Rules that retailers ask alike; a product breaks at most one of them. */
  ruleIds: z
    .array(z.string().check(z.minLength(1), atMost(200)))
    .check(z.minLength(1, 'Select a rule.'), z.maxLength(100)),
});
export type FixOptions = z.output<typeof schema>;

export const fixAction = defineRunAction({
  name: 'fix',
  needs: 'write',
  options: schema,
  words: {
    name: 'Fix a broken rule',
    verb: 'Fix',
    question: (products) => `Fix ${products}?`,
    doing: 'Fixing',
    will: 'be fixed',
    done: 'Fixed',
    result: counted('Fixed'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was fixed',
    undo: { noun: 'fix of', does: 'restores the texts of' },
  },
  // Which part it is follows from the rule.
  partsOf: () => [],
  describe: () => [],
  isWriting: false,
  isChecked: true,
  isReviewed: true,
});

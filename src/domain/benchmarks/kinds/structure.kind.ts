// Rule kind `structure`: how a text or each bullet point is built, not what it says.
import * as z from 'zod/mini';
import { foldText } from '#domain/text/words.ts';
import { dropTradeMarks, type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { brandPlan, type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';

const shapes = ['header', 'capital-start', 'no-end-mark', 'unique', 'single-spaces', 'brand-first'] as const;
export type Shape = (typeof shapes)[number];
const schema = z.object({ shape: z.enum(shapes) });
type StructureRule = z.infer<typeof schema>;

// `Header: detail`; a header is a few words, so a sentence with a colon in its middle is none.
const header = /^\s*\P{Ll}[^:]{1,60}:\s\S/u;
const lowerStart = /^\s*\p{Ll}/u;
const endMark = /[.!;]\s*$/;
const foldName = (text: string) => foldText(dropTradeMarks(text));

const looseSpace = /[^\S\r\n]{2}|[^\S\r\n][,;:!?](?:\s|$)/;

type Form = {
  isOff: (item: string, earlier: ReadonlySet<string>, brand: string) => boolean;
  /** What is wrong, and what is right, said of one and of many. */
  off: readonly [string, string];
  fix: string;
  kept: readonly [string, string];
  /** Asks for it in a few words, which read on from the name of a part. */
  words: string;
  /** Holds of a list alone. */
  isOfList?: boolean;
};

const forms: Readonly<Record<Shape, Form>> = {
  header: {
    isOff: (item) => !header.test(item),
    off: ['has no header', 'have no header'],
    fix: 'Start each with a header and a colon, such as “Material: solid oak”.',
    kept: ['has a header', 'each have a header'],
    words: 'a header and a colon at the start of each',
    isOfList: true,
  },
  'capital-start': {
    isOff: (item) => lowerStart.test(item),
    off: ['starts with a lowercase letter', 'start with a lowercase letter'],
    fix: 'Start with a capital letter.',
    kept: ['starts with a capital letter', 'start with a capital letter'],
    words: 'a capital letter at the start',
  },
  'no-end-mark': {
    isOff: (item) => endMark.test(item),
    off: ['ends with a punctuation mark', 'end with a punctuation mark'],
    fix: 'Remove the mark at the end.',
    kept: ['has no punctuation mark at the end', 'have no punctuation mark at the end'],
    words: 'no punctuation mark at the end',
  },
  unique: {
    isOff: (item, earlier) => earlier.has(foldText(item)),
    off: ['appears twice', 'appear twice'],
    fix: 'Remove the repeated ones.',
    kept: ['appears once', 'each appear once'],
    words: 'no repetition',
    isOfList: true,
  },
  'single-spaces': {
    isOff: (item) => looseSpace.test(item.trim()),
    off: ['has extra spaces', 'have extra spaces'],
    fix: 'Use one space between words and none before a punctuation mark.',
    kept: ['has no extra spaces', 'have no extra spaces'],
    words: 'one space between words',
  },
  'brand-first': {
    isOff: (item, _, brand) => !foldName(item).startsWith(foldName(brand)),
    off: ['does not start with the brand', 'do not start with the brand'],
    fix: 'Start with the brand.',
    kept: ['starts with the brand', 'start with the brand'],
    words: 'the brand at the start',
  },
};

/** Null for an empty text, and for a brand to begin with where the product names none. */
function check({ attribute, items, product }: Target, { shape }: StructureRule): Finding | null {
  const brand = product.brand?.trim() ?? '';
  if (items.length === 0 || (shape === 'brand-first' && brand === '')) return null;
  const { isOff, off, fix, kept } = forms[shape];
  const { noun, verb, entries } = nouns[attribute];
  const earlier = new Set<string>();
  const found: string[] = [];
  let count = 0;
  for (const [index, item] of items.entries()) {
    if (isOff(item, earlier, brand)) {
      count += 1;
      if (items.length > 1) found.push(`No. ${index + 1}`);
    }
    earlier.add(foldText(item));
  }
  if (count === 0) return pass(`${noun} ${kept[verb === 'is' ? 0 : 1]}`);
  const who = attribute === 'bullets' ? `${count === items.length ? 'All' : 'Some'} ${entries}` : noun;
  return {
    ...fail(`${who} ${off[attribute === 'bullets' ? 1 : 0]}`, fix, { found: found.slice(0, foundLimit) }),
    share: count / items.length,
  };
}

/** What is done where a form is off; absent where only a person can write it. */
const repairs: Partial<Readonly<Record<Shape, string>>> = {
  'capital-start': 'Writes the first letter as a capital.',
  'no-end-mark': 'Removes the mark at the end, except after an abbreviation.',
  unique: 'Removes bullet points that repeat another one word for word.',
  'single-spaces': 'Leaves one space between words and none before a punctuation mark.',
};

const planFix: PlanFix<StructureRule> = ({ shape }, attribute) => {
  if (shape === 'brand-first') return attribute === 'title' ? brandPlan : null;
  const repair = repairs[shape];
  return repair === undefined ? null : planOf(attribute, repair);
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const structureKind = defineRuleKind({
  type: 'structure',
  label: 'Structure',
  attributes: textAttributes,
  schema,
  given: z.strictObject({ shape: z.enum(shapes) }),
  findIssues: ({ shape }, attribute) =>
    forms[shape].isOfList && attribute !== 'bullets'
      ? [{ path: 'shape', message: 'Only bullet points can have this structure.' }]
      : [],
  check,
  planFix,
  describe: ({ shape }) => forms[shape].words,
  fields: [
    [
      {
        control: 'choice',
        name: 'shape',
        label: 'Structure',
        start: 'single-spaces',
        options: shapes.map((shape) => ({ value: shape, label: upperFirst(forms[shape].words) })),
      },
    ],
  ],
});

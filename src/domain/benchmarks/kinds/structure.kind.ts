// Rule kind `structure`: how a text or each bullet point is built, whatever it says.
import * as z from 'zod/mini';
import { capitalise, firstOfEach, foldText } from '#domain/text/words.ts';
import { dropTradeMarks, type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { type Fixed, type FixTarget, type NotFixed, noSafeFix, planOf, type RuleFix } from '../fixes/fix.ts';
import { brandPlan, putBrandFirst } from '../fixes/put-brand-first.ts';
import { dropEndMarks, tidySpaces } from '../fixes/tidy-ends.ts';
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
  off: string;
  fix: string;
  kept: string;
  /** Asks for it in a few words, which read on from the name of a part. */
  words: string;
  /** Holds of a list alone. */
  isOfList?: boolean;
};

const forms: Readonly<Record<Shape, Form>> = {
  header: {
    isOff: (item) => !header.test(item),
    off: 'without a header',
    fix: 'Begin each with a header and a colon, as in “Material: solid oak”.',
    kept: 'each with a header',
    words: 'a header and a colon at the start of each',
    isOfList: true,
  },
  'capital-start': {
    isOff: (item) => lowerStart.test(item),
    off: 'beginning with a small letter',
    fix: 'Begin with a capital letter.',
    kept: 'begun with a capital letter',
    words: 'a capital letter at the start',
  },
  'no-end-mark': {
    isOff: (item) => endMark.test(item),
    off: 'ending with a punctuation mark',
    fix: 'Leave out the mark at the end.',
    kept: 'without a punctuation mark at the end',
    words: 'no punctuation mark at the end',
  },
  unique: {
    isOff: (item, earlier) => earlier.has(foldText(item)),
    off: 'said twice',
    fix: 'Leave out what is there already.',
    kept: 'each said once',
    words: 'nothing said twice',
    isOfList: true,
  },
  'single-spaces': {
    isOff: (item) => looseSpace.test(item.trim()),
    off: 'with extra spaces',
    fix: 'Leave one space between words and none before a punctuation mark.',
    kept: 'free of extra spaces',
    words: 'one space between words',
  },
  'brand-first': {
    isOff: (item, _, brand) => !foldName(item).startsWith(foldName(brand)),
    off: 'not beginning with the brand',
    fix: 'Begin with the brand.',
    kept: 'begun with the brand',
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
  if (count === 0) return pass(`${noun} ${verb} ${kept}`);
  const who = attribute === 'bullets' ? `${count === items.length ? 'All' : 'Some'} ${entries} are` : `${noun} is`;
  return { ...fail(`${who} ${off}`, fix, { found: found.slice(0, foundLimit) }), share: count / items.length };
}

/** What each form becomes where it is off; absent where only a person can write it. */
const repairs: Partial<Readonly<Record<Shape, { does: string; apply: (target: FixTarget) => Fixed | NotFixed }>>> = {
  'capital-start': {
    does: 'Writes the first letter as a capital.',
    apply: ({ items }) => ({ items: items.map((text) => capitalise(text.trimStart())) }),
  },
  'no-end-mark': {
    does: 'Removes the mark at the end where it ends no abbreviation.',
    apply: ({ items }) => dropEndMarks(items),
  },
  unique: {
    does: 'Removes bullet points that repeat another word for word.',
    apply: ({ items }) => ({ items: firstOfEach(items, foldText) }),
  },
  'single-spaces': {
    does: 'Leaves one space between words and none before a punctuation mark.',
    apply: ({ items }) => ({ items: items.map(tidySpaces) }),
  },
};

const fix: RuleFix<StructureRule> = {
  plan: ({ shape }, attribute) => {
    if (shape === 'brand-first') return attribute === 'title' ? brandPlan : null;
    const repair = repairs[shape];
    return repair ? planOf(attribute, repair.does) : null;
  },
  apply: (target, { shape }) =>
    shape === 'brand-first' ? putBrandFirst(target) : (repairs[shape]?.apply(target) ?? noSafeFix),
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
      ? [{ path: 'shape', message: 'Only bullet points can be built so.' }]
      : [],
  check,
  fix,
  describe: ({ shape }) => forms[shape].words,
  fields: [
    [
      {
        control: 'choice',
        name: 'shape',
        label: 'How it is built',
        start: 'single-spaces',
        options: shapes.map((shape) => ({ value: shape, label: upperFirst(forms[shape].words) })),
      },
    ],
  ],
});

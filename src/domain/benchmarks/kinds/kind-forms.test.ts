// The form of each rule kind as people see it: what it is called, what it can judge, and its fields line by line. A kind added later has it
// in the test beside it.
import { expect, test } from 'vitest';
import { partNames, partTable } from '#domain/parts/parts.ts';
import type { Attribute } from '../finding.ts';
import type { KindField } from './kind-field.ts';
import { kindOf, type RuleKinds, ruleKinds } from './rule-kinds.ts';

/** Forms for a text and for the facts, where words depend on the part; with and without expressions that came with Copydesk. */
const ofTitle = { attribute: 'title' as const, values: { patterns: [] } };
const ofFacts = { attribute: 'facts' as const, values: { patterns: ['x'] } };

/** `percent as maxPercent: number “Share”, 50 at first`; `?` behind a name: may stay empty. */
function sketch(field: KindField, around: typeof ofTitle | typeof ofFacts): string {
  const name = `${field.name}${field.isOptional ? '?' : ''}${field.key ? ` as ${field.key}` : ''}`;
  if (field.control === 'kept') return `${name}: kept, told at ${field.shownAt}`;
  const say = (words: typeof field.label) => (typeof words === 'function' ? words(around) : words);
  const options =
    'options' in field
      ? field.options.map((option) => (typeof option === 'string' ? option : `${option.value}=${option.label}`))
      : 'suggested' in field
        ? [`${field.listLabel}:`, ...field.suggested]
        : [];
  return [
    `${name}: ${'isSpaceless' in field && field.isSpaceless ? 'spaceless ' : ''}${field.control} “${say(field.label)}”`,
    field.hint === undefined ? '' : `hint “${say(field.hint)}”`,
    options.length === 0 ? '' : `of ${options.join(' | ')}`,
    field.start === undefined ? '' : `${field.start} at first`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const least = 'min?: number “At least”';
const most = 'max?: number “At most”';
const unit = 'unit: choice “Unit”, of characters=characters | words=words | bytes=bytes (UTF-8), characters at first';
const ideal =
  'isIdeal: check “An ideal, missed by degrees”, hint “Within a fifth of the bound a quarter of the points goes, within a half the half, beyond that all.”';
const texts = ['title', 'description', 'bullets'];
const unscored: ReadonlySet<Attribute> = new Set(partNames.filter((part) => !partTable[part].isScored));

const forms: [RuleKinds[number]['type'], string, string[], string[][]][] = [
  ['length', 'Length', texts, [[least, most, unit], [ideal]]],
  ['count', 'Number', ['bullets', 'images'], [[least, most], [ideal]]],
  ['item-length', 'Length of each', ['bullets'], [[least, most, unit], [ideal]]],
  [
    'forbidden',
    'Forbidden words',
    texts,
    [
      ['what: text “What is forbidden”, hint “For the message: “Title must not contain …”, such as words we avoid.”'],
      [
        'phrases: lines “Words and phrases, one a line”, hint “Whole words in any case. A space stands for a hyphen too; a * at either end of a word for any letters, as in anti*.”',
      ],
      ['isCaseSensitive?: check “Only in exactly this case”'],
      ['patterns: kept, told at phrases'],
    ],
  ],
  [
    'case',
    'Words in capitals',
    texts,
    [['percent as maxPercent: number “At most this share of the words in capitals, in %”, 50 at first']],
  ],
  ['repetition', 'Repeated words', texts, [['times as max: number “How often a word may stand”, 2 at first']]],
  [
    'html',
    'HTML',
    texts,
    [
      [
        'allowed: names “Tags that are allowed”, hint “Names such as br b ul; a * for any. Empty: no HTML.”',
        'refused?: names “Tags that are refused”, hint “Where any other is allowed.”',
      ],
    ],
  ],
  [
    'required',
    'Required',
    ['title', 'description', 'bullets', 'images', 'facts', 'substance'],
    [
      [
        'fact?: suggest “A fact it must name”, hint “Empty: it only must be there.”, of Known facts: | brand | category | subcategory | price | Color | Size | Material | Gender | Age Group',
      ],
    ],
  ],
  [
    'structure',
    'Structure',
    texts,
    [
      [
        'shape: choice “How it is built”, of header=A header and a colon at the start of each | capital-start=A capital letter at the start | no-end-mark=No punctuation mark at the end | unique=Nothing said twice | single-spaces=One space between words | brand-first=The brand at the start, single-spaces at first',
      ],
    ],
  ],
  [
    'sign-count',
    'Signs',
    texts,
    [
      [
        'signs: spaceless text “Signs”, hint “One after the other, such as %:&+”',
        'times as max: number “How often each may stand”, 2 at first',
      ],
    ],
  ],
  [
    'image-file',
    'Image files',
    ['images'],
    [
      [
        'types?: checks “Types that are taken”, of jpg | jpeg | png | gif | webp | bmp | tif | tiff | heic | avif | svg',
      ],
      ['isHttps?: check “Only over https”'],
      ['isAbsolute?: check “Only whole addresses”'],
      ['isBare?: check “Only addresses that end in the file”'],
      [
        'minSide?: number “Pixels of each side, at least”',
        'minLongest?: number “Of the longest side”',
        'maxSide?: number “Of any side, at most”',
      ],
    ],
  ],
  [
    'fact-value',
    'Form of a fact',
    ['facts'],
    [
      [
        'facts: lines “Names of the fact, one a line”, hint “The first of them that the product has is judged: brand, price, or an attribute such as GTIN.”',
      ],
      [
        'form: choice “How it is written”, of any=As it likes | price=A price, as in 79.99 USD | gtin=A number with a check digit (GTIN), any at first',
        'longest? as max: number “Characters, at most”',
      ],
      ['oneOf?: lines “Words it may be, one a line”'],
    ],
  ],
  [
    'substance',
    'Substance',
    ['substance', 'title', 'description', 'bullets'],
    [
      [
        'measure: choice “What is measured”, of sense=Text about the product | facts=Facts of the source told | noun=What it is, in the title | repeats=Nothing said twice | filler=No filler | internal=No internal fields | readable=Readable sentences | voice=Voice and terms kept | keywords=Keywords placed, facts at first',
      ],
    ],
  ],
];

test.each(forms)('a rule of kind %s is called %s, judges %j and is given in %j', (type, label, attributes, lines) => {
  const kind = kindOf(type);
  expect(kind.label).toBe(label);
  expect(kind.attributes.filter((each) => !unscored.has(each))).toEqual(attributes);
  expect(kind.fields.map((line) => line.map((field) => sketch(field, ofTitle)))).toEqual(lines);
});

test('words of a form follow the part, and what came with Copydesk', () => {
  const first = (type: RuleKinds[number]['type'], at: number) => {
    const [field] = kindOf(type).fields[at] ?? [];
    return field && sketch(field, ofFacts);
  };
  expect(first('required', 0)).toMatch(
    /^fact\?: suggest “The fact a product must have”, hint “An attribute by its name, such as Color\.”/,
  );
  expect(first('forbidden', 1)).toBe(
    'phrases: lines “Words and phrases, one a line”, hint “The words that came with Copydesk are looked for as well.”',
  );
});

test('kinds are offered in this order, and found by their type alone', () => {
  const types = forms.map(([type]) => type);
  expect(ruleKinds.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  expect(() => kindOf('colour' as 'case')).toThrow('There is no rule kind colour');
});

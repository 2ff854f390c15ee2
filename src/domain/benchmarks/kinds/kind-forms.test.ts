// The form of each rule kind as people see it: what it is called, what it can check, and its fields line by line. A kind added later has it
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
  'isIdeal: check “Ideal, not a limit: a small miss costs fewer points”, hint “A miss of up to 20% costs 25% of the points. Up to 50%: half. More: all.”';
const heroOnly = 'isHeroOnly?: check “Only the hero image”';
const reason =
  'reason?: text “Reason”, hint “Ends the message, such as “to zoom” in “Hero is 640 × 480; Amazon asks for at least 1,000 pixels to zoom”.”';
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
      [
        'what: text “What is forbidden”, hint “Completes the message “Title must not contain …”, for example: words we avoid.”',
      ],
      [
        'phrases: lines “Words and phrases, one per line”, hint “Matches whole words in upper or lower case. A space also matches a hyphen. A * at the start or end of a word matches any letters, as in anti*.”',
      ],
      ['isCaseSensitive?: check “Match upper and lower case exactly”'],
      ['patterns: kept, told at phrases'],
    ],
  ],
  [
    'case',
    'Words in capitals',
    texts,
    [['percent as maxPercent: number “Maximum share of words in capitals, in %”, 50 at first']],
  ],
  ['repetition', 'Repeated words', texts, [['times as max: number “Maximum uses of a word”, 2 at first']]],
  [
    'html',
    'HTML',
    texts,
    [
      [
        'allowed: names “Allowed tags”, hint “Names such as br b ul, or * for any. Leave empty for no HTML.”',
        'refused?: names “Forbidden tags”, hint “Used only if all other tags are allowed.”',
      ],
    ],
  ],
  [
    'required',
    'Present',
    ['title', 'description', 'bullets', 'images', 'facts', 'substance'],
    [
      [
        'fact?: suggest “A fact it must mention”, hint “Leave empty to accept any value.”, of Known facts: | brand | category | subcategory | price | Color | Size | Material | Gender | Age Group',
      ],
    ],
  ],
  [
    'structure',
    'Structure',
    texts,
    [
      [
        'shape: choice “Structure”, of header=A header and a colon at the start of each | capital-start=A capital letter at the start | no-end-mark=No punctuation mark at the end | unique=No repetition | single-spaces=One space between words | brand-first=The brand at the start, single-spaces at first',
      ],
    ],
  ],
  [
    'sign-count',
    'Symbols',
    texts,
    [
      [
        'signs: spaceless text “Symbols”, hint “Without spaces, such as %:&+”',
        'times as max: number “Maximum uses of each”, 2 at first',
      ],
    ],
  ],
  [
    'image-file',
    'Image files',
    ['images'],
    [
      ['types?: checks “Accepted file types”, of jpg | jpeg | png | gif | webp | bmp | tif | tiff | heic | avif | svg'],
      [
        'minSide?: number “Minimum pixels per side”',
        'minLongest?: number “Minimum on the longest side”',
        'maxSide?: number “Maximum pixels per side”',
      ],
      ['maxMegapixels?: number “Maximum megapixels”', 'maxMegabytes?: number “Maximum file size in MB”'],
      ['isSquare?: check “Square”'],
      ['isPlainColor?: check “sRGB with 8 bits per color”'],
      ['isStill?: check “Not animated”'],
      ['isOpaque?: check “Not transparent”'],
      ['isNamedByType?: check “File name ends in the type of the file”'],
      ['isHttps?: check “Only https”'],
      ['isAbsolute?: check “Only full URLs”'],
      ['isBare?: check “URLs must end with a file name, such as mug.jpg”'],
      [heroOnly],
      ['isMeasuredOnly?: check “Only measured files, not the size in a URL”'],
      [reason],
    ],
  ],
  [
    'image-measure',
    'What images show',
    ['images'],
    [
      [
        'pixelMeasure as measure: choice “What is measured”, of white=White at the border, in % | uneven=Unevenness of the background, 0 to 255 | fill=Share of the image the product fills, in % | sharpness=Sharpness | letters=Likelihood of letters or a watermark, in %, white at first',
        least,
        most,
      ],
      [heroOnly],
      [reason],
    ],
  ],
  [
    'image-fault',
    'Image problems',
    ['images'],
    [
      [
        'fault: choice “Problem”, of not-loading=Cannot be loaded | duplicate=Shows the same as another image, not-loading at first',
      ],
    ],
  ],
  [
    'alt-text',
    'Alt text',
    ['images'],
    [
      ['isNeeded?: check “Each image has alt text”'],
      [
        'isTelling?: check “Describes the image”, hint “Not the file name, not the alt text of another image, no word more than twice.”',
      ],
      ['max?: number “Maximum characters per alt text”'],
    ],
  ],
  [
    'fact-value',
    'Format of a fact',
    ['facts'],
    [
      [
        'facts: lines “Names of the fact, one per line”, hint “Copydesk checks the first of these that the product has: brand, price, or an attribute such as GTIN.”',
      ],
      [
        'form: choice “Format”, of any=Any format | price=A price, such as 79.99 USD | gtin=A number with a check digit (GTIN), any at first',
        'longest? as max: number “Maximum characters”',
      ],
      ['oneOf?: lines “Allowed values, one per line”'],
    ],
  ],
  [
    'substance',
    'Substance',
    ['substance', 'title', 'description', 'bullets'],
    [
      [
        'measure: choice “What is measured”, of sense=Text about the product | agrees=Agrees with the source | useful=Text that says something | facts=Source facts used | noun=Kind of product in the title | repeats=No repetition | filler=No filler | internal=No internal fields | readable=Readable sentences | voice=Voice and terms followed | keywords=Keywords used, facts at first',
      ],
    ],
  ],
];

test.each(forms)('a rule of kind %s is called %s, checks %j and is given in %j', (type, label, attributes, lines) => {
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
    'phrases: lines “Words and phrases, one per line”, hint “The words that came with Copydesk are also checked.”',
  );
});

test('kinds are offered in this order, and found by their type alone', () => {
  const types = forms.map(([type]) => type);
  expect(ruleKinds.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  expect(() => kindOf('colour' as 'case')).toThrow('There is no rule kind colour');
});

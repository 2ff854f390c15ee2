import { expect, test } from 'vitest';
import { describeRule } from './describe-rule.ts';
import { builtInRules } from './packs.ts';
import { findRuleIssues, type RuleDraft, ruleInput, toBenchmarkRule } from './rule-input.ts';

const draft: RuleDraft = {
  retailer: 'amazon',
  attribute: 'title',
  label: 'Short titles',
  severity: 'warn',
  points: 5,
  benchmarkType: 'length',
  rule: { unit: 'characters', max: 60, isIdeal: false },
};
const words = (phrases: string[]) => ({
  benchmarkType: 'forbidden',
  rule: { what: 'words we avoid', phrases, patterns: [] },
});

const of = (benchmarkType: string, rule: object, attribute = 'title') => ({ benchmarkType, rule, attribute });
const bounded = (bounds: object) => ({ rule: { unit: 'characters', isIdeal: false, ...bounds } });
const long = (length: number) => 'x'.repeat(length);

test.each<[string, object]>([
  ['a complete rule', {}],
  ['bounds that are one', bounded({ min: 4, max: 4 })],
  ['no length at all', bounded({ max: 0 })],
  ['most of what there is', bounded({ max: 1_000_000 })],
  ['words to forbid', words(['cheap', 'anti*'])],
  ['as many phrases as there may be', words(Array.from({ length: 200 }, (_, index) => `word${index}`))],
  ['a long phrase', words([long(100)])],
  ['a fact to have', of('required', { fact: 'Color' }, 'facts')],
  ['no capitals', of('case', { maxPercent: 0 })],
  ['all capitals', of('case', { maxPercent: 100 })],
  ['a word once', of('repetition', { max: 1 })],
  ['a word a thousand times', of('repetition', { max: 1_000 })],
  ['no signs', of('sign-count', { signs: long(50), max: 0 })],
  ['a large picture', of('image-file', { minSide: 1, maxSide: 1_000_000 }, 'images')],
  ['a white hero', of('image-measure', { measure: 'white', min: 95, isHeroOnly: true }, 'images')],
  ['no picture twice', of('image-fault', { fault: 'duplicate' }, 'images')],
  ['short alt texts', of('alt-text', { max: 512 }, 'images')],
  ['a fact of one letter', of('fact-value', { facts: ['Size'], max: 1 }, 'facts')],
  ['many facts', of('fact-value', { facts: Array.from({ length: 50 }, () => long(100)), form: 'gtin' }, 'facts')],
  ['a measure of substance', of('substance', { measure: 'facts' }, 'substance')],
  ['all of its words', { label: long(100), source: long(500), asOf: long(40), notes: long(2_000) }],
  ['a name of three letters', { label: 'abc' }],
  ['most points', { points: 33 }],
  ['a subject', { subject: `7${'a-'.repeat(29)}a` }],
  ['one day', { from: '2026-02-02', until: '2026-02-02' }],
  ['no days', { from: null, until: null, asOf: null, messages: null, notes: null }],
])('%s can be given', (_name, given) => {
  expect(findRuleIssues({ ...draft, ...given })).toEqual([]);
});

test.each<[string, object, string, string]>([
  ['no name', { label: ' ' }, 'label', 'Enter a name with at least 3 characters.'],
  ['a name of two letters', { label: 'ab ' }, 'label', 'Enter a name with at least 3 characters.'],
  ['a long name', { label: long(101) }, 'label', 'At most 100 characters.'],
  ['no retailer', { retailer: '' }, 'retailer', 'Select a pack.'],
  ['a long retailer', { retailer: long(201) }, 'retailer', 'At most 200 characters.'],
  ['a long category', { category: long(201) }, 'category', 'At most 200 characters.'],
  ['a long source', { source: long(501) }, 'source', 'At most 500 characters.'],
  ['a long date of its page', { asOf: long(41) }, 'asOf', 'At most 40 characters.'],
  ['a long message', { messages: { failed: long(201) } }, 'messages.failed', 'At most 200 characters.'],
  ['long notes', { notes: long(2_001) }, 'notes', 'At most 2,000 characters.'],
  ['no points', { points: 0 }, 'points', 'At least 1.'],
  ['too many points', { points: 34 }, 'points', 'At most 33.'],
  ['half a point', { points: 1.5 }, 'points', 'Enter a whole number.'],
  ['no bounds', bounded({}), 'rule.max', 'Enter a minimum or a maximum.'],
  ['a most below the least', bounded({ min: 5, max: 4 }), 'rule.max', 'The maximum is below the minimum.'],
  ['half a character', bounded({ max: 1.5 }), 'rule.max', 'Enter a whole number.'],
  ['a length below nothing', bounded({ min: -1 }), 'rule.min', 'At least 0.'],
  ['a length beyond all', bounded({ max: 1_000_001 }), 'rule.max', 'At most 1,000,000.'],
  ['a length in words', bounded({ max: 'sixty' }), 'rule.max', 'Enter a whole number.'],
  ['a length of images', { attribute: 'images' }, 'attribute', 'This kind of rule cannot check that part.'],
  [
    'a last day before the first',
    { from: '2026-02-02', until: '2026-02-01' },
    'until',
    'The last day is before the first.',
  ],
  ['a month that does not exist', { from: '2026-13-01' }, 'from', 'Enter a valid date, such as 2026-02-28.'],
  ['a day that does not exist', { from: '2026-02-30' }, 'from', 'Enter a valid date, such as 2026-02-28.'],
  ['a day in words', { until: 'tomorrow' }, 'until', 'Enter a valid date, such as 2026-02-28.'],
  [
    'a fact of a blank name',
    of('fact-value', { facts: ['Size', ' '], max: 1 }, 'facts'),
    'rule.facts.1',
    'A name or word is blank.',
  ],
  ['no words to forbid', words([]), 'rule.phrases', 'Enter at least one word or phrase.'],
  ['a phrase of nothing', words([' - ']), 'rule.phrases', '“-” contains nothing to search for.'],
  ['a star in the middle', words(['a*b']), 'rule.phrases', 'In “a*b”, use * only once per word, at its start or end.'],
  [
    'too many phrases',
    words(Array.from({ length: 201 }, (_, index) => `word${index}`)),
    'rule.phrases',
    'At most 200 words or phrases.',
  ],
  ['a longer phrase', words([long(101)]), 'rule.phrases.0', 'At most 100 characters.'],
  ['nothing it is about', of('forbidden', { what: ' ', phrases: ['x'] }), 'rule.what', 'Enter what is forbidden.'],
  [
    'too much it is about',
    of('forbidden', { what: long(101), phrases: ['x'] }),
    'rule.what',
    'At most 100 characters.',
  ],
  ['a share below nothing', of('case', { maxPercent: -1 }), 'rule.maxPercent', 'At least 0.'],
  ['a share beyond all', of('case', { maxPercent: 101 }), 'rule.maxPercent', 'At most 100.'],
  ['a word never', of('repetition', { max: 0 }), 'rule.max', 'At least 1.'],
  ['a word too often', of('repetition', { max: 1_001 }), 'rule.max', 'At most 1,000.'],
  ['no tag', of('html', { allowed: ['<br>'] }), 'rule.allowed.0', 'Enter names of tags, such as br.'],
  [
    'no tag to refuse',
    of('html', { allowed: ['*'], refused: ['b', ''] }),
    'rule.refused.1',
    'Enter names of tags, such as br.',
  ],
  ['no signs', of('sign-count', { signs: '', max: 1 }), 'rule.signs', 'Enter at least one symbol.'],
  ['too many signs', of('sign-count', { signs: long(51), max: 1 }), 'rule.signs', 'At most 50 symbols.'],
  ['signs below never', of('sign-count', { signs: '%', max: -1 }), 'rule.max', 'At least 0.'],
  ['signs too often', of('sign-count', { signs: '%', max: 1_001 }), 'rule.max', 'At most 1,000.'],
  [
    'a header in a title',
    of('structure', { shape: 'header' }),
    'rule.shape',
    'Only bullet points can have this structure.',
  ],
  ['a fact without a name', of('required', {}, 'facts'), 'rule.fact', 'Enter the fact the product must have.'],
  ['a fact of many letters', of('required', { fact: long(101) }), 'rule.fact', 'At most 100 characters.'],
  [
    'no bounds of a measure',
    of('image-measure', { measure: 'fill' }, 'images'),
    'rule.max',
    'Enter a minimum or a maximum.',
  ],
  ['nothing of alt texts', of('alt-text', {}, 'images'), 'rule.max', 'Enter a maximum, or select a requirement.'],
  [
    'no type of file',
    of('image-file', {}, 'images'),
    'rule.types',
    'Select a file type, a URL rule, a size or another requirement.',
  ],
  ['a picture of no size', of('image-file', { isHttps: true, minSide: 0 }, 'images'), 'rule.minSide', 'At least 1.'],
  [
    'a picture beyond all',
    of('image-file', { minLongest: 1_000_001 }, 'images'),
    'rule.minLongest',
    'At most 1,000,000.',
  ],
  ['half a pixel', of('image-file', { maxSide: 1.5 }, 'images'), 'rule.maxSide', 'Enter a whole number.'],
  ['no fact to check', of('fact-value', { facts: [], form: 'gtin' }, 'facts'), 'rule.facts', 'Enter the fact.'],
  [
    'too many facts',
    of('fact-value', { facts: Array.from({ length: 51 }, () => 'a'), form: 'gtin' }, 'facts'),
    'rule.facts',
    'At most 50.',
  ],
  ['a fact of no length', of('fact-value', { facts: ['a'], form: 'gtin', max: 0 }, 'facts'), 'rule.max', 'At least 1.'],
  [
    'nothing asked of a fact',
    of('fact-value', { facts: ['a'] }, 'facts'),
    'rule.form',
    'Select a format, values or a length.',
  ],
  [
    'a measure of another part',
    of('substance', { measure: 'facts' }),
    'rule.measure',
    'This is not measured for that part.',
  ],
  ['a subject with spaces', { subject: 'My subject' }, 'subject', 'Use lowercase letters, digits and hyphens.'],
  [
    'a subject with a space behind it',
    { subject: 'subject ' },
    'subject',
    'Use lowercase letters, digits and hyphens.',
  ],
  ['a subject that begins with a hyphen', { subject: '-a' }, 'subject', 'Use lowercase letters, digits and hyphens.'],
  ['a long subject', { subject: long(61) }, 'subject', 'Use lowercase letters, digits and hyphens.'],
])('%s is refused', (_name, given, path, message) => {
  expect(findRuleIssues({ ...draft, ...given })).toEqual([{ path, message }]);
});

test.each([
  ['a field too many', { colour: 'red' }, ''],
  ['a field too many of its kind', bounded({ max: 5, colour: 'red' }), 'rule'],
  ['a unit that is none', bounded({ max: 5, unit: 'pages' }), 'rule.unit'],
  ['a part that is none', { attribute: 'colour' }, 'attribute'],
  ['a severity that is none', { severity: 'mild' }, 'severity'],
  ['a standing that is none', { standing: 'hearsay' }, 'standing'],
  ['a kind that is none', of('colour', {}), 'benchmarkType'],
  ['a type that is no picture', of('image-file', { types: ['exe'] }, 'images'), 'rule.types.0'],
  ['a long expression', of('forbidden', { what: 'x', phrases: [], patterns: [long(5_001)] }), 'rule.patterns.0'],
  [
    'many expressions',
    of('forbidden', { what: 'x', phrases: [], patterns: Array.from({ length: 21 }, () => 'x') }),
    'rule.patterns',
  ],
])('%s, which no form can send, is refused', (_name, given, path) => {
  expect(findRuleIssues({ ...draft, ...given }).map((issue) => issue.path)).toEqual([path]);
});

test.each(['soon', '2026-1-01', '12026-01-01', '2026-01-011'])('%s is no date', (from) => {
  expect(findRuleIssues({ ...draft, from })[0]).toEqual({
    path: 'from',
    message: 'Enter a valid date, such as 2026-02-28.',
  });
});

test('a rule takes what is empty for absent', () => {
  const input = ruleInput.parse({ ...draft, category: '', from: null, source: 'https://a.example/page', asOf: '' });
  expect(toBenchmarkRule(input, 'own.7', 'own-7')).toEqual({
    ...draft,
    id: 'own.7',
    subject: 'own-7',
    category: '*',
    source: 'a.example/page',
    asOf: null,
    standing: 'own',
  });
});

test('a rule keeps what is given, without what is empty', () => {
  const input = ruleInput.parse({
    ...draft,
    ...of('required', { fact: '' }),
    category: 'Mugs',
    subject: 'brand',
    from: '2026-01-01',
    until: '2026-12-31',
    source: 'HTTP://a.example/http://b',
    asOf: '2026',
    standing: 'official',
    messages: { failed: 'Name it', passed: '' },
    notes: 'Asked for in spring',
  });
  expect(toBenchmarkRule(input, 'own.7', 'own-7')).toStrictEqual({
    id: 'own.7',
    retailer: 'amazon',
    category: 'Mugs',
    attribute: 'title',
    subject: 'brand',
    label: 'Short titles',
    severity: 'warn',
    points: 5,
    from: '2026-01-01',
    until: '2026-12-31',
    source: 'a.example/http://b',
    asOf: '2026',
    standing: 'official',
    messages: { failed: 'Name it' },
    benchmarkType: 'required',
    rule: {},
  });
});

test('a rule without a source was made at this desk, and one without words uses those of its kind', () => {
  const rule = { unit: 'characters', min: undefined, max: 60, isIdeal: false };
  const made = toBenchmarkRule(ruleInput.parse({ ...draft, rule, messages: { failed: '' } }), 'own.8', 'own-8');
  expect(made).toStrictEqual({
    ...draft,
    rule: { unit: 'characters', max: 60, isIdeal: false },
    id: 'own.8',
    category: '*',
    subject: 'own-8',
    source: 'This desk',
    asOf: null,
    standing: 'own',
  });
});

test('every rule that came with Copydesk can be given as it is, and comes out the same', () => {
  for (const rule of builtInRules) {
    const { id, ...given } = rule;
    expect(findRuleIssues(given)).toEqual([]);
    expect(toBenchmarkRule(ruleInput.parse(given), id, 'none')).toEqual(rule);
  }
});

test.each([
  ['amazon.title.length.2026-07-27', 'at most 75 characters'],
  ['amazon.bullets.count', 'at least 3 bullet points'],
  ['amazon.bullets.most', 'at most 5 bullet points'],
  ['walmart.bullets.count', '3 to 10 bullet points'],
  ['amazon.bullets.ideal-count', 'ideally exactly 5 bullet points'],
  ['amazon.bullets.item-length', '10 to 255 characters each'],
  ['amazon.bullets.total-length', 'at most 999 characters together'],
  ['amazon.images.ideal-count', 'ideally at least 6 images'],
  ['amazon.title.repetition', 'no word more than twice'],
  ['amazon.title.capitals', 'at most 50% of the words in capitals'],
  ['amazon.description.html', 'no HTML except <br>'],
  ['ebay.description.html', 'no <script>, <iframe>, <form>, <object>, <embed>, <applet>'],
  ['general.title.present', 'not missing'],
  ['amazon.title.signs', 'none of ! $ ? _ { } ^ ¬ ¦'],
  ['etsy.title.signs', 'no characters the channel does not allow'],
  ['walmart.images.addresses', 'URLs that end with the file name'],
  ['openai.images.addresses', 'full URLs'],
  ['tiktok_shop.images.size', 'at least 300 pixels on each side, no side above 4,000 pixels'],
  ['amazon.images.size', 'at least 500 pixels on the longest side, no side above 10,000 pixels'],
  ['meta.facts.price-form', 'price: an amount and a currency code, such as 79.99 USD'],
  ['openai.facts.gtin', 'GTIN: a number with a valid check digit'],
  ['meta.facts.condition', 'Condition: one of new, refurbished, used'],
  ['ebay.facts.brand-length', 'Brand: at most 65 characters'],
  ['general.title.brand', 'the brand mentioned'],
  ['general.facts.price', 'price given'],
  ['amazon.bullets.header', 'a header and a colon at the start of each'],
  ['etsy.title.sign-count', '% : & + at most once each'],
  ['walmart.images.file-types', 'files of type jpg, jpeg, png, bmp'],
  ['amazon.title.guarantee-or-refund', 'no guarantee or refund'],
  ['walmart.title.retailer-names', 'no names of retailers: “walmart”, “amazon”, “alexa”, “ebay” and 2 more'],
])('%s asks for %s', (id, text) => {
  const rule = builtInRules.find((each) => each.id === id);
  expect(rule && describeRule(rule)).toBe(text);
});

test('every rule that came with Copydesk has words', () => {
  for (const rule of builtInRules) expect(describeRule(rule)).toMatch(/\S.*[^ :]$/);
});

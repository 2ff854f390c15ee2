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

test.each<[string, object, string | null]>([
  ['a complete rule', {}, null],
  ['no name', { label: ' ' }, 'label'],
  ['no retailer', { retailer: '' }, 'retailer'],
  ['no points', { points: 0 }, 'points'],
  ['too many points', { points: 34 }, 'points'],
  ['no bounds', { rule: { unit: 'characters', isIdeal: false } }, 'rule.max'],
  ['a most below the least', { rule: { unit: 'words', min: 5, max: 4, isIdeal: false } }, 'rule.max'],
  ['half a character', { rule: { unit: 'characters', max: 1.5, isIdeal: false } }, 'rule.max'],
  ['a length of images', { attribute: 'images' }, 'attribute'],
  ['a last day before the first', { from: '2026-02-02', until: '2026-02-01' }, 'until'],
  ['a day that does not exist', { from: '2026-13-01' }, 'from'],
  ['no words to forbid', words([]), 'rule.phrases'],
  ['words to forbid', words(['cheap', 'anti*']), null],
  ['a phrase of nothing', words([' - ']), 'rule.phrases'],
  ['a star in the middle', words(['a*b']), 'rule.phrases'],
  ['too many phrases', words(Array.from({ length: 201 }, (_, index) => `word${index}`)), 'rule.phrases'],
  ['a header in a title', { benchmarkType: 'structure', rule: { shape: 'header' } }, 'rule.shape'],
  ['a fact to have', { attribute: 'facts', benchmarkType: 'required', rule: { fact: 'Color' } }, null],
  ['a fact without a name', { attribute: 'facts', benchmarkType: 'required', rule: {} }, 'rule.fact'],
  ['no type of file', { attribute: 'images', benchmarkType: 'image-file', rule: {} }, 'rule.types'],
  ['a subject with spaces', { subject: 'My subject' }, 'subject'],
  ['a field too many', { colour: 'red' }, ''],
])('%s: %s', (_name, given, path) => {
  const paths = findRuleIssues({ ...draft, ...given }).map((issue) => issue.path);
  if (path === null) expect(paths).toEqual([]);
  else expect(paths).toContain(path);
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
  ['amazon.description.html', 'no HTML but <br>'],
  ['ebay.description.html', 'no <script>, <iframe>, <form>, <object>, <embed>, <applet>'],
  ['general.title.present', 'not missing'],
  ['amazon.title.signs', 'none of ! $ ? _ { } ^ ¬ ¦'],
  ['etsy.title.signs', 'no characters the channel refuses'],
  ['walmart.images.addresses', 'at addresses that end in the file'],
  ['openai.images.addresses', 'at whole addresses'],
  ['tiktok_shop.images.size', 'each side at least 300 pixels, no side above 4000 pixels'],
  ['amazon.images.size', 'the longest side at least 500 pixels, no side above 10000 pixels'],
  ['meta.facts.price-form', 'price: an amount and a currency code, as in 79.99 USD'],
  ['openai.facts.gtin', 'GTIN: a number with a valid check digit'],
  ['meta.facts.condition', 'Condition: one of new, refurbished, used'],
  ['ebay.facts.brand-length', 'Brand: at most 65 characters'],
  ['general.title.brand', 'the brand named'],
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

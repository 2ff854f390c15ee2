// For any text, brand and rules: after a fix the rule passes, nothing that was built into the text is gone, and a second fix
// changes nothing. What was put into a text is known here, so that nothing of the fixes' own reading is asked.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { type PartContent, pickParts } from '#domain/parts/parts.ts';
import { noAims } from './aims.ts';
import { canFix } from './can-fix.ts';
import { evaluate } from './evaluate.ts';
import { on, ruleOf } from './kinds/test-fix.ts';
import { builtInRules } from './packs.ts';
import { proposeFix } from './propose-fix.ts';
import type { BenchmarkRule } from './rule.ts';

const pick = fc.constantFrom;
const brand = pick('Orvik', 'Pellgate', 'Black & Finch', 'Hush°', 'kester new', 'Studio 54', 'Mossbeck™', 'Ann’s');
const noun = pick('Desk Lamp', 'Rain Jacket', 'Skillet', 'Phone Case', 'Wireless Headphones', 'Throw Pillow Covers');
const figure = fc.integer({ min: 2, max: 990 });
/** What no fix may lose: a figure with its unit or count, a color, a size, a name, a model. */
const fact = fc.oneof(
  fc.tuple(figure, pick('cm', 'mm', 'GB', 'oz', 'W', 'mAh', 'ft', 'lbs')).map(([number, unit]) => `${number} ${unit}`),
  figure.map((number) => `${number}"`),
  figure.map((number) => `Pack of ${number}`),
  fc.tuple(figure, figure).map(([one, other]) => `${one} x ${other} cm`),
  figure.map((number) => `ZX${number}-B`),
  pick('Black', 'Navy Blue', 'Stainless Steel', 'Cotton', 'Size M', 'XL', 'Zephyr', 'Quillon', 'USB 3.0', '100% Wool'),
);
const filler = pick(
  'Free Shipping',
  'Best Seller',
  'Perfect Gift',
  'Great Quality Design',
  'Suitable For Daily Use',
  'premium',
  'Visit our store',
  'www.shop.example',
  'For Home, Office, School',
);
const separator = pick(', ', ' - ', ' | ', ' – ', '; ', ' ');
const noise = pick('', '', '', '!', '★', '  ', ' ,', '*', '™', '?', '<b>x</b>', '&amp;');

type Built = { text: string; facts: string[] };

const joined = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: fact }, { weight: 2, arbitrary: filler }), separator, noise), {
    maxLength: 7,
  })
  .map((pieces) => pieces);

const builtTitle: fc.Arbitrary<Built & { brand: string | null }> = fc
  .record({
    brand: fc.option(brand),
    place: pick('front', 'by', 'end', 'none', 'twice', 'middle'),
    noun,
    pieces: joined,
    isLoud: fc.boolean(),
  })
  .map(({ brand: name, place, noun: thing, pieces, isLoud }) => {
    const head = {
      front: `${name ?? ''} ${thing}`,
      twice: `${name ?? ''} ${name ?? ''} ${thing}`,
      middle: `New ${name ?? ''} ${thing}`,
      by: `${thing} by ${name ?? 'hand'}`,
      end: `${thing} | ${name ?? ''}`,
      none: thing,
    }[place].trim();
    const tail = pieces.map(([piece, sign, mark]) => `${sign}${piece}${mark}`).join('');
    const text = isLoud ? `${head}${tail}`.toUpperCase() : head + tail;
    return { text, facts: [thing, ...pieces.map(([piece]) => piece)], brand: name };
  });

const sentence = fc.oneof(
  fc
    .tuple(noun, fact)
    .map(([thing, value]) => ({ text: `The ${thing.toLowerCase()} comes with ${value}.`, fact: value })),
  filler.map((words) => ({ text: `${words} for all.`, fact: '' })),
  fc.lorem({ maxCount: 1, mode: 'sentences' }).map((text) => ({ text, fact: '' })),
  fact.map((value) => ({ text: `It is made of premium ${value}`, fact: value })),
);
const builtTexts = fc.array(sentence, { maxLength: 6 });

const rules: readonly BenchmarkRule[] = [
  ruleOf('title', { benchmarkType: 'structure', rule: { shape: 'brand-first' } }),
  ruleOf('title', { benchmarkType: 'required', rule: { fact: 'brand' } }),
  ruleOf('title', { benchmarkType: 'structure', rule: { shape: 'single-spaces' } }),
  ruleOf('title', { benchmarkType: 'length', rule: { unit: 'characters', max: 40, isIdeal: false } }),
  ruleOf('title', { benchmarkType: 'length', rule: { unit: 'words', max: 8, isIdeal: true } }),
  ruleOf('title', { benchmarkType: 'forbidden', rule: { what: 'signs', phrases: [], patterns: ['[!★*?|™]'] } }),
  ruleOf('title', {
    benchmarkType: 'forbidden',
    rule: { what: 'words', phrases: ['free shipping', 'best seller', 'perfect gift', 'premium'], patterns: [] },
  }),
  ruleOf('title', { benchmarkType: 'case', rule: { maxPercent: 50 } }),
  ruleOf('title', { benchmarkType: 'repetition', rule: { max: 1 } }),
  ruleOf('title', { benchmarkType: 'html', rule: { allowed: [] } }),
  ruleOf('title', { benchmarkType: 'sign-count', rule: { signs: '&:+', max: 0 } }),
];
const textRules: readonly BenchmarkRule[] = (['description', 'bullets'] as const).flatMap((attribute) => [
  ruleOf(attribute, {
    benchmarkType: 'forbidden',
    rule: {
      what: 'words',
      phrases: ['free shipping', 'best seller', 'perfect gift', 'visit our', 'premium'],
      patterns: ['www\\.\\S+'],
    },
  }),
  ruleOf(attribute, { benchmarkType: 'structure', rule: { shape: 'no-end-mark' } }),
  ruleOf(attribute, { benchmarkType: 'structure', rule: { shape: 'capital-start' } }),
  ruleOf(attribute, { benchmarkType: 'case', rule: { maxPercent: 10 } }),
  ruleOf(attribute, { benchmarkType: 'html', rule: { allowed: ['b'] } }),
]);

const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[™®°]/g, '')
    .replace(/(?<=\d) ?[*×] ?(?=\d)/g, ' x ')
    .replace(/\s+/g, ' ');
const isWordOfShop = (piece: string) => /shipping|seller|gift|quality|daily|premium|store|www|home/i.test(piece);

/** Holds a fix to its word: the rule passes, the facts are there, and nothing is left to do. */
function hold(rule: BenchmarkRule, content: PartContent, source: SourceProduct, facts: readonly string[]): void {
  const asked = { content, product: source, rule, rules: [rule], on, aims: noAims };
  const proposal = proposeFix(asked);
  expect(proposeFix(asked)).toEqual(proposal);
  if (!proposal.ok) return;
  const next = { ...content, [proposal.part]: proposal.value };
  const [before, after] = [content, next].map((each) => flat([each[proposal.part]].flat().join('\n')));
  expect(proposal.value).not.toEqual(content[proposal.part]);
  for (const value of facts.filter((each) => each !== '' && !isWordOfShop(each)))
    if (before?.includes(flat(value))) expect(after, `${value} of ${before}`).toContain(flat(value));
  expect(evaluate(next, source, [rule], on, noAims).results.every(({ hasPassed }) => hasPassed)).toBe(true);
  expect(proposeFix({ ...asked, content: next })).toMatchObject({ ok: false, because: 'passes' });
}

test('a fixed title passes its rule, holds what was built into it, and is fixed once', () => {
  fc.assert(
    fc.property(builtTitle, pick(...rules), ({ text, facts, brand: name }, rule) => {
      const source = product({ title: text, brand: name, description: 'It is perfect for home and office.' });
      hold(rule, pickParts(source), source, facts);
    }),
    { numRuns: 300 },
  );
});

test('so does a fixed description or list', () => {
  fc.assert(
    fc.property(builtTexts, builtTitle, pick(...textRules), (sentences, { text: title }, rule) => {
      const texts = sentences.map(({ text }) => text);
      const source = product({ title, description: texts.join(' '), bullets: texts });
      hold(
        rule,
        pickParts(source),
        source,
        sentences.map((each) => each.fact),
      );
    }),
    { numRuns: 300 },
  );
});

test('a brand put in front is spelled as its field has it, and is there once unless the title needs it twice', () => {
  const [brandFirst] = rules;
  fc.assert(
    fc.property(builtTitle, ({ text, brand: name }) => {
      if (!brandFirst || name === null) return;
      const source = product({ title: text, brand: name });
      const proposal = proposeFix({
        content: pickParts(source),
        product: source,
        rule: brandFirst,
        rules: [brandFirst],
        on,
        aims: noAims,
      });
      if (!proposal.ok) return;
      const title = proposal.value as string;
      expect(title.startsWith(`${name} `)).toBe(true);
      const times = flat(title).split(flat(name)).length - 1;
      if (times > 1) expect(flat(title)).toMatch(/ (?:for|to|fits?|fitting|with) /);
    }),
  );
});

test('for any text, every fix of the rules that come with Copydesk ends, is the same each time, and does what it says', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    builtTitle.map((built) => built.text),
  );
  const listing = fc.record({
    title: text,
    description: text,
    bullets: fc.array(text, { maxLength: 4 }),
    brand: fc.option(fc.oneof(brand, fc.string({ unit: 'grapheme', maxLength: 12 }))),
    category: pick(null, 'Desk Lamps', 'Apparel & Accessories'),
    retailer: pick('Amazon', 'Walmart', 'eBay', 'Etsy', 'Google', 'Meta', null),
    attributes: fc.array(fc.record({ name: pick('Color', 'Size', 'Material', 'Note'), value: fc.oneof(fact, text) }), {
      maxLength: 4,
    }),
  });
  const fixable = builtInRules.filter((rule) => canFix(rule) !== null);
  fc.assert(
    fc.property(listing, (given) => {
      const source = product(given);
      const content = pickParts(source);
      const asked = { content, product: source, rules: fixable, on, aims: noAims };
      for (const { rule, hasPassed } of evaluate(content, source, fixable, on, noAims).results) {
        if (hasPassed) continue;
        const proposal = proposeFix({ ...asked, rule });
        if (!proposal.ok) continue;
        const next = { ...content, [proposal.part]: proposal.value };
        expect(
          evaluate(next, source, fixable, on, noAims).results.find((each) => each.rule.id === rule.id)?.hasPassed ??
            true,
        ).toBe(true);
        expect(proposeFix({ ...asked, content: next, rule })).toMatchObject({ because: 'passes' });
      }
    }),
    { numRuns: 40 },
  );
});

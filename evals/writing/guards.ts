// What no draft of the built-in writer may do, each counted apart from the writer's own code: on the words of source and draft alone.

import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { nounOfCategory, saysGoods } from '#domain/claims/noun.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { findTitleFaults, titleGuards } from './title-guards.ts';
import { findMended } from './whole-sentences.ts';

export const on = new Date('2026-11-21T12:00:00Z');

export type Breach = { guard: Guard; text: string };
export const guards = [
  'limit',
  'not in the source',
  'internal field',
  'no noun',
  'empty header',
  'repeat',
  'fact lost',
  'mended',
  ...titleGuards,
] as const;
export type Guard = (typeof guards)[number];

/** Letters and figures alone: what is compared. */
const bare = (text: string) =>
  toPlainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');
const sentencesOf = (text: string) => linesOf(toPlainText(text)).flatMap(splitSentences);

const internalName =
  /sku|stock|inventory|vendor|supplier|turnover|voucher|promo|discount|mpn|gtin|\bean\b|upc|asin|barcode|cost|price|\burl\b|link|^handle$|\bid\b|date|created|updated|seller|shipping|delivery|\btags?\b/i;
const emptyHeader =
  /^(?:(?:product|key|main) )?(?:features?|highlights?|details?|overview|more|specifications?|description|benefits?)\s*:?$/i;

/** Bullets and sentences that stand nowhere in the source; `Label: value` of an attribute stands there by its value. */
function findForeign(product: SourceProduct, draft: PartContent, source: string): string[] {
  const values = product.attributes.map(({ value }) => bare(value));
  const isOfSource = (sentence: string) => {
    const words = bare(sentence);
    if (words === '' || source.includes(words)) return true;
    const [, value] = /^[^:]{2,40}:\s+(.+)$/.exec(sentence) ?? [];
    // Several values of one attribute are listed, bare numbers with the unit of their name, and `true` is written as `Yes`.
    const given = (value ?? '').split(', ').map(bare);
    return (
      value !== undefined &&
      given.every(
        (each) =>
          values.some((known) => known !== '' && (known.includes(each) || each.startsWith(known))) ||
          /^(?:yes|no)$/.test(each),
      )
    );
  };
  return [...draft.bullets, ...linesOf(draft.description)]
    .flatMap(splitSentences)
    .filter((sentence) => !isOfSource(sentence));
}

/** Words of a title that stand nowhere in the source; `Pack of 6` is a template. */
function findForeignWords(draft: PartContent, source: string): string[] {
  const known = new Set(source.split(' '));
  const isKnown = (word: string) =>
    known.has(word) ||
    known.has(`${word}s`) ||
    known.has(`${word}es`) ||
    known.has(word.replace(/y$/, 'ies')) ||
    known.has(word.replace(/fe?$/, 'ves'));
  return bare(draft.title.replace(/Pack of \d+/, ''))
    .split(' ')
    .filter((word) => word !== '' && !isKnown(word));
}

const numbersOf = (text: string) => toPlainText(text).match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Figures of the source's texts that no part tells, where the draft names nothing it left out. */
function findLost(product: SourceProduct, draft: PartContent, notes: readonly string[]): string[] {
  if (notes.some((note) => note.startsWith('Left out'))) return [];
  const mentioned = new Set(numbersOf([draft.title, draft.description, ...draft.bullets].join('\n')));
  const labelled =
    /^(?:sku|upc|ean|gtin|isbn|asin|mpn|barcode|item|product|article|part|model|style|price|stock|shipping|delivery)\b[^:]{0,20}:/i;
  return [product.title, product.description, ...product.bullets]
    .flatMap((text) => linesOf(toPlainText(text)))
    .filter((line) => !labelled.test(line.trim()))
    .flatMap(numbersOf)
    .filter((number) => !mentioned.has(number));
}

/** `isEnglish`: only an English title is given a noun. */
export function findBreaches(
  product: SourceProduct,
  draft: PartContent,
  notes: readonly string[],
  isEnglish = true,
): Breach[] {
  const source = bare(
    [
      product.title,
      product.description,
      ...product.bullets,
      product.brand,
      product.category,
      product.subcategory,
      ...product.attributes.map(({ name, value }) => `${name} ${value}`),
    ].join('\n'),
  );
  const own = product.bullets.map(bare);
  const sentences = new Set(sentencesOf(draft.description).map(bare));
  const hidden = product.attributes.filter(({ name, value }) => internalName.test(name) && value.trim().length >= 4);
  const text = bare([product.title, product.description, ...product.bullets].join('\n'));
  const breaches = (guard: Guard, texts: readonly string[]) => texts.map((each): Breach => ({ guard, text: each }));
  const { results } = evaluate(draft, product, builtInRules, on, noAims);
  const sizes = new Set(['length', 'item-length', 'count']);
  return [
    ...breaches(
      'limit',
      results.flatMap(({ hasPassed, rule, verdict }) =>
        !hasPassed && rule.severity === 'block' && sizes.has(rule.benchmarkType) && verdict.endsWith('above')
          ? [rule.id]
          : [],
      ),
    ),
    ...breaches('not in the source', [...findForeign(product, draft, source), ...findForeignWords(draft, source)]),
    ...breaches(
      'internal field',
      hidden.flatMap(({ name, value }) =>
        !text.includes(bare(value)) &&
        draft.bullets.concat(linesOf(draft.description)).some((line) => bare(line).endsWith(` ${bare(value)}`))
          ? [`${name}: ${value}`]
          : [],
      ),
    ),
    ...breaches(
      'no noun',
      isEnglish &&
        /^(?:\S+|\S+ (?:\S+ )?\S*\d\S*)$/.test(draft.title) &&
        !saysGoods(draft.title) &&
        nounOfCategory(product.subcategory ?? product.category) !== null
        ? [draft.title]
        : [],
    ),
    ...breaches(
      'empty header',
      [...draft.bullets, ...linesOf(draft.description)].filter((line) => emptyHeader.test(line.trim())),
    ),
    ...breaches(
      'repeat',
      draft.bullets.filter((bullet) => sentences.has(bare(bullet)) && !own.some((each) => each.includes(bare(bullet)))),
    ),
    ...breaches('fact lost', findLost(product, draft, notes)),
    ...breaches('mended', findMended(product, draft)),
    ...findTitleFaults(
      product,
      draft.title,
      [draft.description, ...draft.bullets].join('\n'),
      notes.some((note) => note.includes('to keep the title within')),
    ),
  ];
}

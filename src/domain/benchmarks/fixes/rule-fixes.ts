// The fix of each rule kind that has one: its plan and what it does. They are not in the records of the kinds because fixes read claims, which
// code that only checks listings should not load.

import { pickParts, textParts } from '#domain/parts/parts.ts';
import { learnSpellings } from '#domain/text/casing.ts';
import { capitalise, firstOfEach, foldText } from '#domain/text/words.ts';
import { caseKind } from '../kinds/case.kind.ts';
import { factOf } from '../kinds/fact-of.ts';
import { findForbidden } from '../kinds/find-forbidden.ts';
import { measureText } from '../kinds/measure.ts';
import { repetitionKind } from '../kinds/repetition.kind.ts';
import type { BenchmarkRule, BenchmarkType } from '../rule.ts';
import { addBullets, addFact, extendTitle } from './add-facts.ts';
import { calmProse, calmTitle } from './calm-case.ts';
import { cutForbidden } from './cut-forbidden.ts';
import { dropPieces } from './drop-pieces.ts';
import { dropRepeats } from './drop-repeats.ts';
import { type ApplyFix, noSafeFix } from './fix.ts';
import { nameGoods } from './name-goods.ts';
import { putBrandFirst } from './put-brand-first.ts';
import { spellSigns } from './spell-signs.ts';
import { stripTexts } from './strip-markup.ts';
import { dropEndMarks, tidySpaces } from './tidy-ends.ts';

type RuleOf<Type extends BenchmarkType> = Extract<BenchmarkRule, { benchmarkType: Type }>['rule'];
type RuleFixes = { [Type in BenchmarkType]?: ApplyFix<RuleOf<Type>> };

const calm: ApplyFix<RuleOf<'case'>> = ({ part, items, content, product }, rule) => {
  const source = pickParts(product);
  const texts = textParts.flatMap((each) => [content[each], source[each]].flat());
  const spellings = learnSpellings([...texts, ...product.attributes.map(({ value }) => value)], product.brand);
  const write = part === 'title' ? calmTitle : calmProse;
  const isLoud = (text: string) => (caseKind.check({ attribute: part, items: [text], product }, rule)?.share ?? 0) > 0;
  return { items: items.map((text) => (isLoud(text) ? write(text, spellings) : text)) };
};

const rebuild: ApplyFix<RuleOf<'structure'>> = (target, { shape }) => {
  const { items } = target;
  switch (shape) {
    case 'brand-first':
      return putBrandFirst(target);
    case 'capital-start':
      return { items: items.map((text) => capitalise(text.trimStart())) };
    case 'no-end-mark':
      return dropEndMarks(items);
    case 'unique':
      return { items: firstOfEach(items, foldText) };
    case 'single-spaces':
      return { items: items.map(tidySpaces) };
    case 'header':
      return noSafeFix;
  }
};

const ofMeasures: Partial<Record<RuleOf<'substance'>['measure'], ApplyFix<RuleOf<'substance'>>>> = {
  facts: addBullets,
  noun: nameGoods,
  repeats: dropRepeats,
};

const ruleFixes: RuleFixes = {
  case: calm,
  count: (target, { min = 0 }) => (target.items.length < min ? addBullets(target) : noSafeFix),
  forbidden: (target, rule) => cutForbidden(target, (text) => findForbidden(text, rule, target.product.brand ?? '')),
  html: ({ part, items }, rule) => ({ items: stripTexts(items, part, rule) }),
  length: (target, { unit, max = Number.POSITIVE_INFINITY, isIdeal }) => {
    const isDone = (title: string) => measureText(title, unit) <= max;
    return isDone(target.items[0] ?? '') ? extendTitle(target) : dropPieces(target, { isDone, mayLean: !isIdeal });
  },
  repetition: (target, rule) =>
    dropPieces(target, {
      isDone: (title) =>
        repetitionKind.check({ attribute: 'title', items: [title], product: target.product }, rule)?.share === 0,
      mayLean: false,
    }),
  required: (target, { fact }) => {
    if (fact === 'brand') return putBrandFirst(target);
    return fact === undefined ? addBullets(target) : addFact(target, fact, factOf(target.product, fact));
  },
  'sign-count': ({ items, product, listing }, { signs, max }) =>
    listing.isForeign ? noSafeFix : spellSigns(items, [...signs], max, product.brand),
  structure: rebuild,
  substance: (target, rule) => ofMeasures[rule.measure]?.(target, rule) ?? noSafeFix,
};

/** The fix of a kind; null for a kind without one. */
export function fixOf(type: BenchmarkType): ApplyFix<BenchmarkRule['rule']> | null {
  // The fix of a type takes the rules of that type, which a table of all of them cannot say.
  return (ruleFixes[type] as ApplyFix<BenchmarkRule['rule']> | undefined) ?? null;
}

// What a rule asks, in words: `at most 75 characters`.
import { groupDigits } from '#domain/text/group-digits.ts';
import type { Bounds } from './finding.ts';
import { countOf } from './range.ts';
import type { BenchmarkRule } from './rule.ts';
import type { Shape } from './kinds/structure.kind.ts';

/** Bounds with their unit: `at most 75 characters`, `3 to 5 bullet points`, `exactly 5 images`. */
function describeBounds({ min, max }: Bounds, unit: string): string {
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${countOf(min, unit)}` : `${groupDigits(min)} to ${countOf(max, unit)}`;
  if (min !== undefined) return `at least ${countOf(min, unit)}`;
  return max === undefined ? 'any length' : `at most ${countOf(max, unit)}`;
}

const shapeWords: Readonly<Record<Shape, string>> = {
  header: 'a header and a colon at the start of each',
  'capital-start': 'a capital letter at the start',
  'no-end-mark': 'no punctuation mark at the end',
  unique: 'nothing said twice',
  'single-spaces': 'one space between words',
  'brand-first': 'the brand at the start',
};

const shownPhrases = 4;

/** The signs of an expression that is nothing but a list of them; null for any other. */
function signsOf(patterns: readonly string[]): string[] | null {
  const list = patterns.length === 1 ? /^\[((?:[^\]\\^]|(?!^)\^|\\.)+)\]$/u.exec(patterns[0] ?? '')?.[1] : undefined;
  return list === undefined || /[a-z\d]-[a-z\d]/i.test(list) ? null : [...list.replace(/\\(.)/gu, '$1')];
}

type Words = { what: string; phrases: readonly string[]; patterns: readonly string[] };

function describeWords({ what, phrases, patterns }: Words): string {
  const signs = phrases.length === 0 ? signsOf(patterns) : null;
  if (signs) return `none of ${signs.join(' ')}`;
  if (phrases.length === 0) return `no ${what.replace(/^an? /, '')}`;
  const shown = phrases.slice(0, shownPhrases).map((phrase) => `“${phrase}”`);
  const more = phrases.length - shown.length;
  return `no ${what.replace(/^an? /, '')}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What a rule asks of its part, in a few words that read on from the name of the part. */
export function describeRule({ benchmarkType, attribute, rule }: Pick<BenchmarkRule, 'attribute'> & RuleBody): string {
  switch (benchmarkType) {
    case 'length':
      return `${rule.isIdeal ? 'ideally ' : ''}${describeBounds(rule, rule.unit)}${attribute === 'bullets' ? ' together' : ''}`;
    case 'count':
      return `${rule.isIdeal ? 'ideally ' : ''}${describeBounds(rule, attribute)}`;
    case 'item-length':
      return `${rule.isIdeal ? 'ideally ' : ''}${describeBounds(rule, rule.unit)} each`;
    case 'forbidden':
      return describeWords(rule);
    case 'case':
      return rule.maxPercent === 0 ? 'no word in capitals' : `at most ${rule.maxPercent}% of the words in capitals`;
    case 'repetition':
      return `no word more than ${rule.max === 1 ? 'once' : rule.max === 2 ? 'twice' : `${rule.max} times`}`;
    case 'html': {
      if (!rule.allowed.includes('*'))
        return rule.allowed.length === 0
          ? 'no HTML'
          : `no HTML but ${rule.allowed.map((tag) => `<${tag}>`).join(', ')}`;
      return rule.refused?.length ? `no ${rule.refused.map((tag) => `<${tag}>`).join(', ')}` : 'any HTML';
    }
    case 'required':
      if (rule.fact === undefined) return 'not missing';
      return attribute === 'facts' ? `${rule.fact} given` : `the ${rule.fact} named`;
    case 'structure':
      return shapeWords[rule.shape];
    case 'sign-count':
      return `${[...rule.signs].join(' ')} ${rule.max === 0 ? 'not at all' : rule.max === 1 ? 'at most once each' : `at most ${rule.max} times each`}`;
    case 'image-file': {
      const types = rule.types ? `files of type ${rule.types.join(', ')}` : '';
      return [types, rule.isHttps ? 'over https' : ''].filter((part) => part !== '').join(', ');
    }
  }
}

type RuleBody = {
  [Type in BenchmarkRule['benchmarkType']]: Pick<
    Extract<BenchmarkRule, { benchmarkType: Type }>,
    'benchmarkType' | 'rule'
  >;
}[BenchmarkRule['benchmarkType']];

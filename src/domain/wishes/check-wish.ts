// Checks a wish on the text that was written, by any writer: the one place that says *followed*. What nobody can check is not checked.
import { type AttributeChoices, noChoices } from '#domain/attributes/attribute-use.ts';
import { measureText } from '#domain/benchmarks/kinds/measure.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { partTable, type TextPart } from '#domain/parts/parts.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { localeName } from '#domain/text/locale.ts';
import { readLines, toPlainText } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { freeWords } from '#domain/text/words.ts';
import type { Ask, Clause, Measure, Unit, Words } from './ask.ts';
import { endsWithWords, hasWords, saysValue, startsWithWords } from './find-words.ts';
import { callOf, resolveWords, wordingsOf } from './resolve-words.ts';
import { countSigns } from './signs.ts';

export type Text = string | readonly string[];

/** ISO 639-1 of a text, and whether there was enough of it to be sure. */
export type DetectLanguage = (text: string) => { code: string; isSure: boolean };

type CheckedText = {
  part: TextPart;
  /** As it was on the screen when the wish was made, and as it was written. */
  before: Text;
  after: Text;
  product: SourceProduct;
  choices?: AttributeChoices;
  detect?: DetectLanguage;
};

const wishVerdicts = ['followed', 'missed', 'not-checked'] as const;
export type WishVerdict = (typeof wishVerdicts)[number];

/** `says`: what the text has instead of what was asked, or why nobody can say, without a full stop; empty where it was followed. */
type CheckedAsk = { ask: Ask; verdict: WishVerdict; says: string };
/** A clause with what became of it: missed where one of its asks was, not checked where one of them could not be. */
type CheckedClause = { text: string; verdict: WishVerdict; says: string };

const followed = (ask: Ask): CheckedAsk => ({ ask, verdict: 'followed', says: '' });
const missed = (ask: Ask, says: string): CheckedAsk => ({ ask, verdict: 'missed', says });
const unchecked = (ask: Ask, says = ''): CheckedAsk => ({ ask, verdict: 'not-checked', says });

const markup = /<[a-z!/][^>]*>|&(?:[a-z]+|#\d+);/i;

/** The text as a reader sees it: without markup, and else just as it is. */
export const shownText = (text: string): string => (markup.test(text) ? toPlainText(text) : text.trim());

const itemsOf = (text: Text): string[] =>
  [text]
    .flat()
    .map(shownText)
    .filter((item) => item !== '');
export const charactersOf = (text: Text): number =>
  itemsOf(text).reduce((sum, item) => sum + measureText(item, 'characters'), 0);

const sentencesOf = (text: string) => readLines(text).flatMap((line) => splitSentences(line.text));

/** How much a text has of a unit. */
function measureUnit(text: string, unit: Exclude<Unit, 'bullets'>): number {
  if (unit === 'characters' || unit === 'words') return measureText(text, unit);
  if (unit === 'sentences') return sentencesOf(text).length;
  return text.split(/\n\s*\n|\n/).filter((each) => each.trim() !== '').length;
}

/** The figures a measure is held against: of bullets one each, unless they are counted together. */
export function figuresOf({ unit, isTotal }: Measure, text: Text): number[] {
  const items = itemsOf(text);
  if (unit === 'bullets') return [items.length];
  const figures = items.map((item) => measureUnit(item, unit));
  return isTotal || figures.length === 0 ? [figures.reduce((sum, figure) => sum + figure, 0)] : figures;
}

/** Whether every bullet is held against a measure alone. */
export const isOfEachBullet = ({ unit, isTotal }: Measure, part: TextPart): boolean =>
  part === 'bullets' && unit !== 'bullets' && !isTotal;

export const isWithin = ({ min, max }: Pick<Measure, 'min' | 'max'>, figure: number): boolean =>
  figure >= (min ?? 0) && figure <= (max ?? Number.POSITIVE_INFINITY);

const unitNames: Readonly<Record<Unit, string>> = {
  characters: 'character',
  words: 'word',
  sentences: 'sentence',
  paragraphs: 'paragraph',
  bullets: 'bullet',
};
const counted = (number: number, unit: Unit) => `${groupDigits(number)} ${unitNames[unit]}${number === 1 ? '' : 's'}`;

const isTitleCase = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}'’])\p{L}[\p{L}'’]*/gu)].every(
    ([word]) => !/^\p{Ll}/u.test(word) || freeWords.has(word) || /^\p{Ll}+\p{Lu}/u.test(word) || word.length < 3,
  );

/** Less of a change nobody would call one. */
export const leastChange = 0.95;
/** How far below or above a share a text may end: sentences are whole. */
const nearShare = 0.75;

/** Whether a text is as much shorter or longer as was asked. */
function isLengthened(
  { want, share }: Pick<Extract<Ask, { about: 'length' }>, 'want' | 'share'>,
  was: number,
  is: number,
): boolean {
  if (want === 'shorter') return is <= was * (share ?? leastChange) && is >= was * (share ?? 0) * nearShare;
  return (
    is >= was * (share ?? 1 / leastChange) &&
    is <= (share === null ? Number.POSITIVE_INFINITY : (was * share) / nearShare)
  );
}

/** Checks one ask. */
function checkAsk(ask: Ask, checked: CheckedText): CheckedAsk {
  const { part, before, after, product, choices = noChoices, detect } = checked;
  const items = itemsOf(after);
  const whole = items.join('\n');
  const old = itemsOf(before).join('\n');
  const { word: noun } = partTable[part];
  const resolve = (words: Words) => resolveWords(words, product, choices);
  switch (ask.about) {
    case 'measure': {
      if (ask.unit === 'bullets' && part !== 'bullets') return unchecked(ask);
      const wrong = figuresOf(ask, after).find((figure) => !isWithin(ask, figure));
      if (wrong === undefined) return followed(ask);
      return missed(ask, `${isOfEachBullet(ask, part) ? 'one bullet' : 'the text'} has ${counted(wrong, ask.unit)}`);
    }
    case 'length': {
      const [was, is] = [charactersOf(before), charactersOf(after)];
      if (was === 0) return ask.want === 'longer' && is > 0 ? followed(ask) : missed(ask, 'there was no text before');
      const isFollowed = isLengthened(ask, was, is);
      return isFollowed
        ? followed(ask)
        : missed(ask, `the text has ${counted(is, 'characters')}; it had ${groupDigits(was)} before`);
    }
    case 'start':
    case 'end': {
      const meant = resolve(ask.want);
      if (meant.kind === 'empty') return missed(ask, `the product has no value for “${meant.name}”`);
      const text = (ask.about === 'start' ? items[0] : items.at(-1)) ?? '';
      const stands = ask.about === 'start' ? startsWithWords : endsWithWords;
      const label = meant.kind === 'field' ? meant.label : null;
      const isThere = wordingsOf(meant, ask.want).some(
        (value) =>
          stands(text, value) ||
          (label !== null && stands(text, `${label}: ${value}`)) ||
          // The bullet about a field comes first, with any first word.
          (part === 'bullets' && label !== null && saysValue(text, value)),
      );
      return isThere
        ? followed(ask)
        : missed(
            ask,
            `the ${noun} ${ask.about === 'start' ? 'start' : 'end'}${part === 'bullets' ? '' : 's'} with other words`,
          );
    }
    case 'word': {
      const meant = resolve(ask.word);
      // A field without a value may be named in a text all the same: `the warranty`.
      const values = wordingsOf(meant, ask.word);
      const isIn = (text: string) =>
        values.some((value) => (meant.kind === 'words' ? hasWords(text, value) : saysValue(text, value)));
      if (ask.want === 'mention') {
        if (isIn(whole)) return followed(ask);
        return missed(
          ask,
          meant.kind === 'empty'
            ? `the product has no value for “${meant.name}”`
            : `the text does not mention ${callOf(meant, ask.word)}`,
        );
      }
      const holds = (text: string) => values.some((value) => hasWords(text, value));
      if (holds(whole)) return missed(ask, `the text still mentions ${callOf(meant, ask.word)}`);
      // Words that stand nowhere may have described something else than words: `avoid complicated language`.
      const known = [old, product.title, product.description, ...product.bullets].some((text) =>
        holds(toPlainText(text)),
      );
      return ask.word.isQuoted || known || meant.kind === 'field' || meant.kind === 'hidden'
        ? followed(ask)
        : unchecked(ask, `the text does not contain “${ask.word.text}”`);
    }
    case 'replace': {
      const [from, to] = [ask.from, ask.want].map((words) => wordingsOf(resolve(words), words)[0] ?? words.text);
      if (!hasWords(old, from ?? '')) return missed(ask, `the text did not mention “${from}”`);
      if (!hasWords(to ?? '', from ?? '') && hasWords(whole, from ?? ''))
        return missed(ask, `the text still mentions “${from}”`);
      return hasWords(whole, to ?? '') ? followed(ask) : missed(ask, `the text does not mention “${to}”`);
    }
    case 'signs':
      return countSigns(ask.want, [after].flat().join('\n')) === 0
        ? followed(ask)
        : missed(ask, `the text still has ${ask.want}`);
    case 'case': {
      const isRight =
        ask.want === 'title'
          ? isTitleCase(whole)
          : ask.want === 'lower'
            ? whole === whole.toLowerCase()
            : whole === whole.toUpperCase();
      return isRight ? followed(ask) : missed(ask, 'some words are written differently');
    }
    case 'language': {
      const is = detect?.(whole);
      if (!is?.isSure) return unchecked(ask);
      if (ask.want !== 'unchanged')
        return is.code === ask.want ? followed(ask) : missed(ask, `the text is in ${localeName(is.code)}`);
      const was = detect?.(old);
      if (!was?.isSure) return unchecked(ask);
      return was.code === is.code ? followed(ask) : missed(ask, `the text is in ${localeName(is.code)}`);
    }
    case 'tone':
    case 'other':
      return unchecked(ask);
  }
}

/** Checks the clauses that are about the part. */
export function checkWish(clauses: readonly Clause[], checked: CheckedText): CheckedClause[] {
  return clauses
    .filter(({ parts }) => parts === null || parts.includes(checked.part))
    .map(({ text, asks }) => {
      const results = asks.map((ask) => checkAsk(ask, checked));
      const wrong = results.filter(({ verdict }) => verdict === 'missed');
      if (wrong.length > 0)
        return { text, verdict: 'missed', says: [...new Set(wrong.map(({ says }) => says))].join(', and ') };
      const open = results.filter(({ verdict }) => verdict === 'not-checked');
      const says = open.map((each) => each.says).find((each) => each !== '') ?? '';
      return { text, verdict: open.length > 0 ? 'not-checked' : 'followed', says };
    });
}

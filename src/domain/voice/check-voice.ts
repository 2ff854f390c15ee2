// Marks where a text breaks the voice: by its word lists, its spelling, its units and whom it speaks as. No model is asked.
import { cutWords, openPhrases, type PhraseMatch, type TextWord, writeLike } from '#domain/text/phrases.ts';
import { respell } from '#domain/text/spellings.ts';
import { foldText } from '#domain/text/words.ts';
import { findForeignUnits } from './foreign-units.ts';
import { findPersonWords } from './person-words.ts';
import type { VoiceRules } from './voice.ts';
import type { VoiceMark } from './voice-marks.ts';

type Rule =
  /** What stands in it is as it should be: the right form of a term, a preferred expression, a name. */
  | { kind: 'right' }
  /** A term in any case; wrong where its case is another. */
  | { kind: 'term'; term: string; isForm: boolean }
  | { kind: 'prefer'; use: string }
  | { kind: 'avoid' };

export type VoiceCheck = (text: string) => VoiceMark[];

function rulesOf({ terms, prefer, avoid }: VoiceRules, names: readonly string[]): [phrase: string, rule: Rule][] {
  return [
    ...names.map((name): [string, Rule] => [name, { kind: 'right' }]),
    ...terms.flatMap(({ term, forms }): [string, Rule][] => [
      [term, { kind: 'term', term, isForm: false }],
      ...forms
        .filter((form) => foldText(form) !== foldText(term))
        .map((form): [string, Rule] => [form, { kind: 'term', term, isForm: true }]),
    ]),
    ...prefer.flatMap(({ use, insteadOf }): [string, Rule][] => [
      [use, { kind: 'right' }],
      ...insteadOf
        .filter((word) => foldText(word) !== foldText(use))
        .map((word): [string, Rule] => [word, { kind: 'prefer', use }]),
    ]),
    ...avoid.map((word): [string, Rule] => [word, { kind: 'avoid' }]),
  ];
}

/** A term typed without a capital may open a sentence or stand in a title. */
const isRightCase = (written: string, term: string): boolean =>
  term === term.toLowerCase() ||
  foldText(written) !== foldText(term) ||
  written.normalize('NFC') === term.normalize('NFC');

function markOf({ value: rule, start, end }: PhraseMatch<Rule>, text: string): VoiceMark | null {
  const written = text.slice(start, end);
  const at = { start, end, severity: 'warn' } as const;
  switch (rule.kind) {
    case 'right':
      return null;
    case 'term': {
      if (!rule.isForm && isRightCase(written, rule.term)) return null;
      const suggestion = rule.term === rule.term.toLowerCase() ? writeLike(written, rule.term) : rule.term;
      return { ...at, kind: 'term', message: `Write “${rule.term}”.`, suggestion };
    }
    case 'prefer': {
      const suggestion = writeLike(written, rule.use);
      return { ...at, kind: 'prefer', message: `Use “${rule.use}” instead.`, suggestion };
    }
    case 'avoid':
      return { ...at, kind: 'avoid', message: 'This is a word to avoid.' };
  }
}

function markSpellings(words: readonly TextWord[], text: string, wanted: VoiceRules['spelling']): VoiceMark[] {
  if (wanted === null) return [];
  return words.flatMap(({ key, start, end }): VoiceMark[] => {
    const right = respell(key, wanted);
    if (right === null) return [];
    const suggestion = writeLike(text.slice(start, end), right);
    return [{ start, end, kind: 'spelling', severity: 'warn', message: `${wanted} spelling: “${right}”.`, suggestion }];
  });
}

type TextSpan = { start: number; end: number };

/** Whether a place lies within one of others, which come by their start. Both lists are gone through once. */
function withoutCovered(marks: readonly VoiceMark[], right: readonly TextSpan[]): VoiceMark[] {
  const sorted = right.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let reach = -1;
  return marks.filter(({ start, end }) => {
    while ((sorted[next]?.start ?? Number.POSITIVE_INFINITY) <= start) {
      reach = Math.max(reach, sorted[next]?.end ?? -1);
      next += 1;
    }
    return end > reach;
  });
}

/** The first of each place, the longer one before a shorter; none begins inside another. */
function layOut(marks: readonly VoiceMark[]): VoiceMark[] {
  const laid: VoiceMark[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.start < end) continue;
    laid.push(mark);
    end = mark.end;
  }
  return laid;
}

/**
 * Makes ready to check texts by a voice. `names` are written as they are, such as the product's brand: `Color Street` stays what it is
 * in a British text. What is found comes in the order of the text.
 */
export function openVoiceCheck(voice: VoiceRules, names: readonly string[] = []): VoiceCheck {
  const find = openPhrases(rulesOf(voice, names));
  return (text) => {
    const words = cutWords(text);
    const found = find(words);
    const right = found.filter((match) => markOf(match, text) === null);
    const marks = [
      ...found.flatMap((match) => markOf(match, text) ?? []),
      ...markSpellings(words, text, voice.spelling),
      ...findForeignUnits(text, voice.units),
      ...findPersonWords(words, text, voice.person),
    ];
    // Sorting keeps the order of equals: of two marks of one place the word lists' own comes first.
    marks.sort((a, b) => a.start - b.start || b.end - a.end);
    return layOut(withoutCovered(marks, right));
  };
}

/** Where a text breaks a voice. */
export const checkVoice = (text: string, voice: VoiceRules, names: readonly string[] = []): VoiceMark[] =>
  openVoiceCheck(voice, names)(text);

// Splits text into sentences. Our own because every library splits inside `4.4 cu. ft.`, `480 sq. in.` or part numbers.

import { pieceOf } from './compact-text.ts';
import { lastWord } from './words.ts';

/** Short forms that end in a full stop and do not end a sentence. */
const shortForms = new Set(
  (
    'e.g i.e rs vs apt approx incl excl min max no nos nr art mr mrs ms dr jr sr st mt ft fig ref dept est vol pp ca ' +
    'tj tzv např popř resp vč cca bzw inkl zzgl evtl ggf z.b d.h u.a p.ej ej aprox env'
  ).split(' '),
);
/** Short forms of measures: a sentence may end after them, but only where the next word clearly opens one. */
const measures = new Set(
  (
    'cu sq ft in oz fl lb lbs qt qts gal pt yd yds tbsp tsp ch sec hr hrs wt pk ct pc pcs dia ea u.s u.k ' +
    'u.s.a e.u a.m p.m d.c inc ltd co corp etc atd apod usw aj'
  ).split(' '),
);
const openers = new Set(
  (
    'length width height weight one the this these that those it its a an and with for in on to by from each all includes included including ' +
    'features made measures fits designed compatible perfect ideal great you your our we they their no not ' +
    'use keep enjoy simply just also plus when if while whether once please color colour size material weight ' +
    'imported machine hand dry wash model requires redeemable valid visit'
  ).split(' '),
);

function isBoundary(before: string, next: string): boolean {
  // `Mill Bakery. LLC bakes`: the form of a company belongs to its name.
  if (/^(?:LLC|Inc|Ltd|Corp|GmbH)(?!\p{L})/u.test(next)) return false;
  // `T.G.I. Fridays`
  if (
    /(?<![\p{L}.])(?:\p{Lu}\.){3,}$/u.test(before) &&
    !measures.has(before.slice(before.lastIndexOf(' ') + 1, -1).toLowerCase())
  )
    return false;
  const word = /([\p{L}\p{N}.]+)\.$/u.exec(lastWord(before))?.[1]?.toLowerCase() ?? '';
  if (word === '') return true;
  const opener = /^["'“‘(]*([\p{L}]+)/u.exec(next)?.[1]?.toLowerCase() ?? '';
  // `Made in U.S.A. Ashley is tall.`: a name and its verb open a sentence too.
  if (measures.has(word)) return openers.has(opener) || /^\p{Lu}\p{Ll}+ (?:is|are|was|has|wears)\s/u.test(next);
  if (shortForms.has(word)) return false;
  // `18-year-old J.C. Hall`.
  if (/(?<![\p{L}.])(?:\p{Lu}\.){2}$/u.test(before) && !measures.has(word)) return openers.has(opener);
  // An initial, such as in `J. Crew`; a list number, such as `1.` at the start.
  if (/^\p{L}$/u.test(word) && /^\p{Lu}$/u.test(before.at(-2) ?? '')) return openers.has(opener);
  return !(/^\d{1,2}$/.test(word) && before.trim() === `${word}.`);
}

/** Whether a sentence begins with no space before it: `easy to use.It has`, `much easier.Take it along`, but not `Labo.Art`. */
const opensGlued = (before: string, next: string): boolean =>
  openers.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? '') ||
  (/(?:^|\s)\p{Ll}{4,}[.!?]$/u.test(before) && /^\p{Lu}\p{Ll}*\s/u.test(next));

/** Sentences of one line of text, each with its closing sign. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  const write = pieceOf(line);
  let start = 0;
  // Second branch: a full stop with no space after it, as in `easy to use.It has`.
  for (const mark of line.matchAll(
    /(?<![.!?…])[.!?…]+["'”’)\]]*\s+|[.!?](?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}|\d{1,3}% \p{Lu})/gu,
  )) {
    const end = mark.index + mark[0].length;
    const next = line.slice(end, end + 40);
    const isGlued = !/\s$/.test(mark[0]);
    if (isGlued && !/^\d/.test(next) && !opensGlued(line.slice(Math.max(start, end - 40), end), next)) continue;
    if (!isGlued && /^\p{Ll}/u.test(next)) continue;
    const before = line.slice(Math.max(start, end - 60), end).trimEnd();
    if (!isBoundary(before, next)) continue;
    sentences.push(write(line.slice(start, end).trim()));
    start = end;
  }
  sentences.push(start === 0 ? line.trim() : write(line.slice(start).trim()));
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

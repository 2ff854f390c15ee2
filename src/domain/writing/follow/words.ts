// Follows asks about how words are written: replaced, in other capitals, without symbols.

import { writeLikeTitle } from '#domain/benchmarks/fixes/write-in-title.ts';
import { calmCapitals } from '#domain/text/casing.ts';
import { writeLike } from '#domain/text/phrases.ts';
import { freeWords } from '#domain/text/words.ts';
import type { Ask } from '#domain/wishes/ask.ts';
import { findWords, hasWords } from '#domain/wishes/find-words.ts';
import { countSigns, dropSigns } from '#domain/wishes/signs.ts';
import { type Basis, needsModel, noWay, type Outcome } from './basis.ts';

export function replaceWords(items: readonly string[], from: string, to: string, { part }: Basis): Outcome {
  if (!items.some((text) => hasWords(text, from))) return noWay(`the text does not mention “${from}”`);
  const write = (old: string, text: string) => writeLike(old, part === 'title' ? writeLikeTitle(to, text) : to);
  const rewrite = (text: string) => {
    let written = text;
    for (const { start, end } of findWords(text, from).toReversed())
      written = written.slice(0, start) + write(text.slice(start, end), text) + written.slice(end);
    return written;
  };
  return { items: items.map(rewrite), leftOut: [from], added: [to] };
}

export function writeCase(items: readonly string[], want: 'title' | 'lower' | 'upper'): Outcome {
  if (want === 'lower') return { items: items.map((text) => text.toLowerCase()) };
  if (want === 'upper') return { items: items.map((text) => text.toUpperCase()) };
  const capital = (text: string) =>
    calmCapitals(text, new Map()).replace(/(?<![\p{L}\p{N}'’])\p{Ll}[\p{Ll}'’]*/gu, (word, at: number) =>
      at > 0 && freeWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
  return { items: items.map(capital) };
}

export function withoutSigns(
  items: readonly string[],
  ask: Extract<Ask, { about: 'signs' }>,
  isTitle: boolean,
): Outcome {
  if (countSigns(ask.want, items.join('\n')) === 0) return { items };
  const kept: string[] = [];
  for (const text of items) {
    const dropped = dropSigns(ask.want, text, isTitle);
    if (dropped === null) return needsModel;
    if (/[\p{L}\p{N}]/u.test(dropped)) kept.push(dropped);
  }
  return { items: kept };
}

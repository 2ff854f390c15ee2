// Keeps a title from saying one word too often.
import { trimLooseEnds, trimName } from './shorten.ts';
import { foldText, freeWords } from './words.ts';

const bareWord = (token: string) => foldText(token).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** A title in which no word stands more than twice: it ends after the second time, or, early in a title, without the third. */
export function limitRepeats(title: string): string {
  const seen = new Map<string, number[]>();
  const tokens = title.split(' ');
  const kept: string[] = [];
  for (const token of tokens) {
    const word = bareWord(token);
    const places = seen.get(word) ?? [];
    if (/\p{L}{2}/u.test(word) && !freeWords.has(word) && places.length === 2) {
      // A pair such as `Sleeping Bag` stays together when both come again.
      let end = (places[1] ?? 0) + 1;
      while (end < kept.length && (seen.get(bareWord(kept[end] ?? ''))?.length ?? 0) > 1) end += 1;
      const upToSecond = kept.slice(0, end).join(' ');
      // `for Orvik Two, Orvik | Three` ends before the entry it would break.
      const whole = /^(.+ for .+?)(?:,| and) [^,]+$/i.exec(upToSecond)?.[1];
      const isBroken = end < tokens.length && /\p{L}$/u.test(upToSecond) && !/^(?:and|or|&)$/.test(tokens[end] ?? '');
      if (upToSecond.length >= 20) return trimLooseEnds(isBroken && whole !== undefined ? whole : upToSecond);
      continue;
    }
    seen.set(word, [...places, kept.length]);
    kept.push(token);
  }
  // A name may end in a word that could not end a phrase: `Surface Pro`, `Château Rollan de By`.
  const trim = kept.length < tokens.length ? trimLooseEnds : trimName;
  return trim(
    kept
      .join(' ')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/\(\s*\)/g, ''),
  );
}

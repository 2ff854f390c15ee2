// Keeps a title from saying one word too often.

import { foldText, freeWords } from '#domain/text/words.ts';
import { trimLooseEnds, trimName } from './shorten.ts';

/** A word without the signs around it; most have none. */
function bareWord(token: string): string {
  const word = foldText(token);
  return /^[a-z\d]+$/.test(word) ? word : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const sides =
  /(?<![\d.\p{L}-])(\d+(?:\.\d+)?)(?:["”']|\s?(?:in|inch|inches|cm|mm))?(?:\s?x\s?|-by-|\sby\s)(\d+(?:\.\d+)?)(?:["”']|[\s-]?(?:inch(?:es)?|in|cm|mm)(?!\p{L}))?/giu;

/** A title with its measures once: `24" x 36" Film 24-by-36-Inch`. */
export function dropSecondSides(title: string): string {
  const [first, ...others] = [...title.matchAll(sides)];
  const again = others.find(([, width, height]) => width === first?.[1] && height === first?.[2]);
  return again === undefined
    ? title
    : trimLooseEnds(`${title.slice(0, again.index)}${title.slice(again.index + again[0].length)}`.replace(/\s+/g, ' '));
}

/** What a title is up to the phrase that would be broken: `Comb | with Teeth, Hair` before `Dye`. */
function endWhole(text: string, next: string): string {
  if (/^(?:with|for|in|from|by|[(|–—-])/i.test(next)) return text;
  const [start = ''] = text.split(/\s(?=(?:with|featuring|including)\s)/i);
  const at = start.length < text.length ? start.length : text.lastIndexOf(', ');
  return at > text.length / 3 ? text.slice(0, at) : text;
}

/** A title in which no word stands more than twice: it ends after the second time, or, early in a title, without the third. */
export function limitRepeats(title: string): string {
  const seen = new Map<string, number[]>();
  const tokens = title.split(' ');
  const kept: string[] = [];
  for (const token of tokens) {
    const word = bareWord(token);
    const places = seen.get(word) ?? [];
    if (places.length === 2 && /\p{L}{2}/u.test(word) && !freeWords.has(word)) {
      // A pair such as `Sleeping Bag` stays together when both come again.
      let end = (places[1] ?? 0) + 1;
      while (end < kept.length && (seen.get(bareWord(kept[end] ?? ''))?.length ?? 0) > 1) end += 1;
      const upToSecond = kept.slice(0, end).join(' ');
      // `for Orvik Two, Orvik | Three` ends before the entry it would break.
      const whole = /^(.+ for .+?)(?:,| and) [^,]+$/i.exec(upToSecond)?.[1];
      const isBroken = end < tokens.length && /\p{L}$/u.test(upToSecond) && !/^(?:and|or|&)$/.test(tokens[end] ?? '');
      const ended = isBroken ? (whole ?? endWhole(upToSecond, tokens[end] ?? '')) : upToSecond;
      if (upToSecond.length >= 20) return trimLooseEnds(ended);
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

// What a line such as a title says twice: phrases of three or more words that say something, in any case. Two may be a name: `New York New York`.
import { foldText, freeWords } from './words.ts';

type Word = { key: string; start: number; end: number };

const wordsOf = (line: string): Word[] =>
  [...line.matchAll(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)].map(({ 0: written, index }) => ({
    key: foldText(written),
    start: index,
    end: index + written.length,
  }));

const isFigure = (word: Word | undefined): boolean => word !== undefined && /^\d/.test(word.key);
/** Whether a word says something by itself; figures come again with everything that is counted. */
const says = ({ key }: Word): boolean => /\p{L}{2}/u.test(key) && !freeWords.has(key);

const leastWords = 3;

/** How many words from two places on are the same, the first phrase ending before the second. */
function sameFrom(words: readonly Word[], first: number, second: number): number {
  let count = 0;
  while (first + count < second && words[second + count] && words[first + count]?.key === words[second + count]?.key)
    count += 1;
  return count;
}

const saysEnough = (words: readonly Word[]): boolean => words.filter(says).length >= leastWords;

/** The phrases that come again, as they are written there. `iPad mini, iPad mini 2` names two things. */
export function phrasesSaidTwice(line: string): string[] {
  const words = wordsOf(line);
  const places = new Map<string, number>();
  const found: string[] = [];
  for (let at = 0; at + 1 < words.length; ) {
    const pair = `${words[at]?.key} ${words[at + 1]?.key}`;
    const first = places.get(pair) ?? at;
    if (first === at) places.set(pair, at);
    const count = first === at ? 0 : sameFrom(words, first, at);
    const [from, last] = [words[at], words[at + count - 1]];
    if (from && last && saysEnough(words.slice(at, at + count)) && !isFigure(words[at + count])) {
      found.push(line.slice(from.start, last.end));
      at += count;
    } else at += 1;
  }
  return found;
}

/** Longer than any name that is written twice by mistake. */
const longestEcho = 12;

/** A line without a phrase that follows itself with nothing but spaces between, and what went. */
export function withoutEcho(line: string): { rest: string; echo: string | null } {
  const words = wordsOf(line);
  for (let first = 0; first + 2 * leastWords <= words.length; first += 1)
    for (let count = leastWords; count <= longestEcho && first + 2 * count <= words.length; count += 1) {
      const second = first + count;
      const [before, from, last] = [words[second - 1], words[second], words[second + count - 1]];
      if (!before || !from || !last || words[first]?.key !== from.key) continue;
      if (sameFrom(words, first, second) < count || isFigure(words[second + count])) continue;
      if (line.slice(before.end, from.start).trim() !== '' || !saysEnough(words.slice(first, second))) continue;
      return { rest: line.slice(0, before.end) + line.slice(last.end), echo: line.slice(from.start, last.end) };
    }
  return { rest: line, echo: null };
}

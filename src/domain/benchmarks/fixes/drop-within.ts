// Takes words out of a sentence that goes on without them: praise before a noun, and an item of a list between commas.
import { wordBans } from '#domain/channels/banned.data.ts';
import { capitalise } from '#domain/text/words.ts';
import type { TextSpan } from '../kinds/find-forbidden.ts';
import { smallWordRows } from '../substance/small-words.ts';

const [small = new Set<string>()] = smallWordRows;
/** Words that join what stands before and behind them: `a simple yet stunning vase` lacks something without the second. */
const conjunctions = 'and or than but yet because while also nor if though although as'.split(' ');
const joining = new Set([
  ...conjunctions,
  ...'too very not thanks due owing despite upon within across under without between where who well'.split(' '),
]);
const isJoining = (word: string) => small.has(word.toLowerCase()) || joining.has(word.toLowerCase());

/** Praise says nothing, so that what it praises is the same without it. */
const praise = wordBans.find(({ reason }) => reason === 'praise')?.pattern ?? /(?!)/g;

/** Before one of these praise is not said of the noun behind it, or says how much of something. */
const beforeIt = new RegExp(
  `(?:^|[^\\p{L}])(?:${conjunctions.join('|')}|most|more|less|very|so|too|truly|really|how|even|quite|rather|is|are|was|were|be|been|being|look|looks|looking|feel|feels|sound|sounds|taste|tastes|stay|stays|remain|remains|become|becomes|not|no)$`,
  'iu',
);
/** `the finest selection`, `the ultimate in comfort`: the best of all, not one with praise. */
const superlative = /^(?:best|ultimate|perfect|finest|\p{L}+est)(?![\p{L}])/iu;

/** Nouns that say something only with a word before them: `at amazing prices`, `stunning levels of light`, `of quality materials`. */
const hollow =
  /^(?:levels?|ranges?|prices?|degrees?|amounts?|values?|rates?|scales?|qualit(?:y|ies)|ways?|numbers?|variety|lengths?|heights?|standards?|kinds?|sorts?|performance|experiences?|services?|conditions?|skills?|results?|shapes?|looks?|feel|materials?|components?)$/i;

/** The article that goes before a word; null if its letters do not show which. */
function articleOf(word: string): 'a' | 'an' | null {
  if (/^(?:eu|one|once|h|u|[A-Z]{2}|[A-Z]\b|\d)/.test(word)) return null;
  return /^[aeio]/i.test(word) ? 'an' : 'a';
}

/** Takes praise from before its noun: `made of premium vinyl`. */
function dropPraise(sentence: string, { start, end }: TextSpan): string | null {
  const isOfList = [...sentence.matchAll(praise)].some(
    (found) => found.index <= start && end <= found.index + found[0].length,
  );
  const word = sentence.slice(start, end);
  if (!isOfList || start === 0 || word !== word.toLowerCase() || word.startsWith('of ')) return null;
  const before = sentence.slice(0, start);
  const [, next, more] = /^ ([\p{L}\p{N}][\p{L}\p{N}'’-]*)(?: ([\p{L}\p{N}]+))?/u.exec(sentence.slice(end)) ?? [];
  if (next === undefined || isJoining(next) || hollow.test(next) || /(?:ly|ing)$/.test(next)) return null;
  if (!/[\p{L}\p{N}] $/u.test(before) || beforeIt.test(before.trimEnd())) return null;
  if (/(?:^|\s)(?:the|its|their|our|your|my|s)\s$/i.test(before) && superlative.test(word)) return null;
  const article = /(?:^|\s)(an?) $/i.exec(before)?.[1];
  if (article === undefined) return before + sentence.slice(end + 1);
  const wanted = articleOf(next);
  // `It is an exceptional piece`: a thing of which nothing else is said.
  if (wanted === null || more === undefined || isJoining(more)) return null;
  const written = article.startsWith('A') ? capitalise(wanted) : wanted;
  return `${before.slice(0, -article.length - 1)}${written} ${sentence.slice(end + 1)}`;
}

/** Fewer items are no list that goes on without one. */
const fewestItems = 4;

/** What stands on both sides of an item that went: two things alone have no comma before their *and*. */
function closeUp(before: string, after: string): string {
  const isPair = !before.includes(',') && /^,\s+(?:and|or|&)\s/i.test(after);
  return before + (isPair ? after.replace(/^,/, '') : after);
}

/** Takes an item from a list: `soft, antibacterial, light and warm`. */
function dropItem(sentence: string, { start, end }: TextSpan): string | null {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const items = sentence.split(/,\s/).length;
  const isFirst = before.trim() === '';
  const next = /^,\s+([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u.exec(after);
  if (isFirst && next?.[1] !== undefined && !isJoining(next[1])) return capitalise(after.replace(/^,\s+/, ''));
  if (!/,\s+$/.test(before)) return null;
  if (/^,\s/.test(after) && items >= fewestItems) return closeUp(before.trimEnd().replace(/,$/, ''), after);
  return /^[.!;]?\s*$/.test(after) ? before.trimEnd().replace(/,$/, '') + after : null;
}

/** The sentence without the words at these places, which come in order; null where it would not go on. */
export function dropWithin(sentence: string, places: readonly TextSpan[]): string | null {
  let text = sentence;
  for (const place of places.toReversed()) {
    const cut = dropPraise(text, place) ?? dropItem(text, place);
    if (cut === null) return null;
    text = cut;
  }
  return text;
}

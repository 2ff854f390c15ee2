// Follows asks in a title: whole phrases go or come, and words move to its front or its end. A title never loses a figure, a unit, a variant
// or the noun of its goods.

import { noAims } from '#domain/benchmarks/aims.ts';
import { dropPieces } from '#domain/benchmarks/fixes/drop-pieces.ts';
import { writeLikeTitle } from '#domain/benchmarks/fixes/write-in-title.ts';
import { ListingReading } from '#domain/benchmarks/substance/read-listing.ts';
import { capitalise, freeWords, joinSpaces } from '#domain/text/words.ts';
import type { Words } from '#domain/wishes/ask.ts';
import { findWords, hasWords, startsWithWords, type TextSpan } from '#domain/wishes/find-words.ts';
import { callOf, wordingsOf } from '#domain/wishes/resolve-words.ts';
import {
  type Basis,
  findDispute,
  findObstacle,
  findUnknown,
  isStep,
  meantBy,
  type NoWay,
  noWay,
  type Outcome,
} from './basis.ts';

/** A longer value is no part of a title. */
const longestValue = 40;
const titleValue = (value: string) => value.length <= longestValue && !/[;|]/.test(value);

const tidy = (title: string): string =>
  joinSpaces(title)
    .replace(/\(\s*\)/g, '')
    .replace(/\s+(?=[,;:)])/g, '')
    .replace(/([,;|–—-])(?:\s*[,;|–—-])+/g, '$1')
    .replace(/^[\s,;:|.–—-]+|[\s,;:|–—-]+$/g, '')
    .replace(/\s{2,}/g, ' ');

const withoutTail = (title: string) => title.replace(/[\s,;:|.–—-]+$/, '');

const wordBefore = (text: string) => /([\p{L}\p{N}'’]+)[^\p{L}\p{N},;|()–—-]*$/u.exec(text)?.[1]?.toLowerCase() ?? null;
const wordAfter = (text: string) => /^[^\p{L}\p{N},;|()–—-]*([\p{L}\p{N}'’]+)/u.exec(text)?.[1]?.toLowerCase() ?? null;
/** What hangs on the words behind it: they go together. */
const hanging = /\s*(?<![\p{L}\p{N}])(?:with|by|in|for|featuring|and|&|\+|plus)\s*$/iu;

/** The title without words at a place; null where the rest would not read on. */
function cutPlace(title: string, { start, end }: TextSpan): string | null {
  const [before, after] = [title.slice(0, start), title.slice(end).replace(/^[®™©]+/u, '')];
  const [previous, next] = [wordBefore(before), wordAfter(after)];
  const isTail = next === null;
  if (previous !== null && freeWords.has(previous)) {
    // `Lamp by Orvik`, `Bench in Black, 2 m`: the little word goes with them; `made of oak` would be cut short.
    if (!isTail || !hanging.test(before)) return null;
    return tidy(before.replace(hanging, '') + after);
  }
  // `TV Stand for Most TVs`: what is left would begin in the middle.
  if (previous === null && next !== null && freeWords.has(next)) return null;
  if (previous !== null && next !== null && freeWords.has(next) && !/^(?:for|with|in|by|from)$/.test(next)) return null;
  return tidy(`${before} ${after}`);
}

function cutAll(title: string, wordings: readonly string[]): string | null {
  let text = title;
  for (let round = 0; round < 20; round += 1) {
    const place = wordings.flatMap((each) => findWords(text, each))[0];
    if (!place) return text;
    const cut = cutPlace(text, place);
    if (cut === null || cut.length >= text.length) return null;
    text = cut;
  }
  return null;
}

export function avoidInTitle(
  title: string,
  wordings: readonly string[],
  called: string,
  { findLost, avoided }: Basis,
): Outcome {
  const cut = cutAll(title, wordings);
  if (cut === null || !/\p{L}/u.test(cut)) return noWay(`${called} cannot be removed without rewriting the title`);
  if (findLost([title], [cut], avoided).length > 0)
    return noWay(`removing ${called} would also remove a number, a variant or the kind of product`);
  return { items: [capitalise(cut)], leftOut: wordings };
}

/** As the title writes its words; a figure and its unit stay as they are: `500 ml`. */
const likeTitle = (value: string, title: string) =>
  /\d/.test(value) ? value : writeLikeTitle(capitalise(value), title);

/** The words as the product has them, as they could stand in a title. */
function findValue(words: Words, basis: Basis): string | NoWay {
  const meant = meantBy(words, basis);
  const obstacle = findObstacle(meant, words);
  if (obstacle) return obstacle;
  const [value = ''] = wordingsOf(meant, words);
  if (!titleValue(value)) return noWay(`${callOf(meant, words)} is too long for a title`);
  const dispute = findDispute(meant, words, basis);
  if (dispute) return dispute;
  if (meant.kind === 'field') return value;
  const { product, source } = basis;
  const texts = [
    basis.content.title,
    product.title,
    product.brand ?? '',
    ...source.attributes.map((each) => each.value),
    ...source.bullets,
    ...source.description.flatMap(({ sentences }) => sentences),
  ];
  for (const text of texts) {
    const [place] = findWords(text, value);
    if (place) return text.slice(place.start, place.end);
  }
  return findUnknown(words);
}

const fitsTitle = (title: string, { limits, refuse }: Basis, added: string): NoWay | null => {
  if (title.length > limits.title.max) return noWay(`the title would be longer than ${limits.title.max} characters`);
  const refused = refuse(added);
  return refused === null ? null : noWay(`a title must not contain “${added}”: ${refused}`);
};

export function mentionInTitle(title: string, words: Words, basis: Basis): Outcome {
  const value = findValue(words, basis);
  return typeof value === 'string' ? appendToTitle(title, value, basis) : value;
}

function appendToTitle(title: string, value: string, basis: Basis): Outcome {
  if (hasWords(title, value)) return { items: [title] };
  const token = likeTitle(value, title);
  const longer = title === '' ? token : `${withoutTail(title)}, ${token}`;
  return fitsTitle(longer, basis, token) ?? { items: [longer], added: [token] };
}

export function startTitle(title: string, words: Words, basis: Basis): Outcome {
  const value = findValue(words, basis);
  if (typeof value !== 'string') return value;
  if (startsWithWords(title, value)) return { items: [title] };
  const isThere = hasWords(title, value);
  const rest = isThere ? cutAll(title, [value]) : title;
  if (rest === null || rest === '') return noWay(`“${value}” cannot be moved without rewriting the title`);
  const token = isThere ? title.slice(...boundsOf(title, value)) : value;
  const led = `${capitalise(token)} ${rest}`;
  if (/\d$/.test(token) && /^\d/.test(rest))
    return noWay(`“${value}” and the number after it would read as one number`);
  if (basis.findLost([title], [led]).length > 0) return noWay(`moving “${value}” would break the title`);
  return fitsTitle(led, basis, token) ?? { items: [led], added: [token] };
}

export function endTitle(title: string, words: Words, basis: Basis): Outcome {
  const value = findValue(words, basis);
  if (typeof value !== 'string') return value;
  const isThere = hasWords(title, value);
  const rest = isThere ? cutAll(title, [value]) : title;
  if (rest === null || rest === '') return noWay(`“${value}” cannot be moved without rewriting the title`);
  const token = isThere ? title.slice(...boundsOf(title, value)) : likeTitle(value, title);
  const closed = `${withoutTail(capitalise(rest))}, ${token}`;
  if (basis.findLost([title], [closed]).length > 0) return noWay(`moving “${value}” would break the title`);
  return fitsTitle(closed, basis, token) ?? { items: [closed], added: [token] };
}

function boundsOf(text: string, value: string): [number, number] {
  const [place] = findWords(text, value);
  return [place?.start ?? 0, place?.end ?? 0];
}

/** Leaves out whole phrases, those that say least first, until the title is done. */
export function shortenTitle(title: string, basis: Basis, isDone: (title: string) => boolean): Outcome {
  const { content, product, facts, findLost, isWanted, source } = basis;
  // What sets a variant apart stays, in any language: the attributes say which words those are.
  const variants = source.attributes.filter(({ use, value }) => use === 'title' && hasWords(title, value));
  const isWhole = (next: readonly string[]) =>
    findLost([title], next).length === 0 &&
    (!isWanted(title) || next.some(isWanted)) &&
    variants.every(({ value }) => next.some((text) => hasWords(text, value)));
  const listing = new ListingReading({ ...content, title }, product, noAims);
  const fixed = dropPieces(
    {
      part: 'title',
      items: [title],
      content,
      product,
      facts,
      listing,
      passes: ([next = '']) => isDone(next),
      loses: (next) => !isWhole(next),
      isAllowed: () => true,
      isShort: () => false,
    },
    { isDone, mayLean: true, mayDropUnsaid: true },
  );
  if (!('items' in fixed))
    return noWay('each phrase of the title contains a number, a name, a variant or the kind of product');
  const [next = ''] = fixed.items;
  return { items: [next], leftOut: [describeGone(title, next)] };
}

/** The first run of words that stands in a title and not in the other one. */
function describeGone(before: string, after: string): string {
  let from = 0;
  while (from < after.length && before[from] === after[from]) from += 1;
  let [a, b] = [before.length, after.length];
  while (b > from && a > from && before[a - 1] === after[b - 1]) [a, b] = [a - 1, b - 1];
  return before.slice(from, a).replace(/^[\s,;|–—-]+|[\s,;|–—-]+$/g, '');
}

/** Adds what buyers search by until the title is done: never a value that needs its name. */
export function extendTitle(
  title: string,
  tokens: readonly string[],
  basis: Basis,
  isDone: (title: string) => boolean,
): Outcome {
  let written = title;
  const added: string[] = [];
  for (const token of tokens) {
    if (isDone(written)) break;
    const next = appendToTitle(written, token, basis);
    if (!isStep(next) || next.items[0] === written) continue;
    written = next.items[0] ?? written;
    added.push(token);
  }
  return isDone(written) && added.length > 0
    ? { items: [written], added }
    : noWay('the source has nothing more that belongs in a title');
}

// Follows asks about how long a text is: whole phrases and sentences come or go.

import { countWords } from '#domain/text/pieces.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import type { Ask, Measure } from '#domain/wishes/ask.ts';
import { charactersOf, figuresOf, isOfEachBullet, isWithin, leastChange } from '#domain/wishes/check-wish.ts';
import { variantTokens } from '../write/title.ts';
import { type Basis, isStep, needsModel, noWay, type Outcome, roomFor } from './basis.ts';
import { dropSentences, extendSentences } from './sentences.ts';
import { extendTitle, shortenTitle } from './title.ts';

const shorterEnough = [0.8, 0.9, leastChange];

function shrink(
  items: readonly string[],
  basis: Basis,
  isDone: (items: readonly string[]) => boolean,
  mayLose: boolean,
): Outcome {
  if (basis.part === 'title') return shortenTitle(items[0] ?? '', basis, (title) => isDone([title]));
  return dropSentences(items, basis, { isDone, mayLose });
}

function grow(
  items: readonly string[],
  basis: Basis,
  isDone: (items: readonly string[]) => boolean,
  fits: (items: readonly string[]) => boolean,
): Outcome {
  if (basis.part === 'title')
    return extendTitle(items[0] ?? '', variantTokens(basis.source), basis, (title) => isDone([title]));
  return extendSentences(items, basis, { isDone, fits: (next) => fits(next) && roomFor(next, basis) === null });
}

/** Where a bullet may end before its end: at a comma, a dash or a bracket. */
const phraseEnd = /\s*[,;]\s+|\s+[–—-]\s+|\s+(?=\()/g;
/** What is no phrase of its own: an item of a list, or what lists open with. */
const isListed = (text: string): boolean => (text.match(/,/g)?.length ?? 0) > 1 || /:\s|,.*\s(?:and|or|&)\s/.test(text);

/** A bullet of one sentence without its last phrases; null where no whole phrase can go, or what goes says what nothing else says. */
function cutPhrases(item: string, isDone: (text: string) => boolean, loses: (next: string) => boolean): string | null {
  if (isListed(item)) return null;
  for (const end of [...item.matchAll(phraseEnd)].toReversed()) {
    const next = item.slice(0, end.index);
    if (isDone(next) && countWords(next) > 1 && !loses(next)) return next;
  }
  return null;
}

/** A bullet that is too long loses sentences or phrases of its own. None goes as a whole: its length was spoken of, and not whether it is there. */
function shortenEach(items: readonly string[], ask: Measure, basis: Basis): Outcome {
  const leftOut: string[] = [];
  const tooLong: string[] = [];
  const isShort = (text: string) => figuresOf(ask, [text]).every((figure) => figure <= (ask.max ?? figure));
  const kept = items.map((item) => {
    if (isShort(item)) return item;
    const cut = dropSentences([item], basis, { isDone: ([text = '']) => isShort(text), mayLose: false });
    if (isStep(cut)) {
      leftOut.push(...(cut.leftOut ?? []));
      return cut.items[0] ?? '';
    }
    const others = [...items.filter((each) => each !== item), basis.content.title, basis.content.description];
    const next = cutPhrases(item, isShort, (text) => basis.findLost([item], [text, ...others]).length > 0);
    if (next === null) tooLong.push(item);
    else leftOut.push(item.slice(next.length).replace(/^[\s,;–—-]+/, ''));
    return next ?? item;
  });
  if (tooLong.length > 0) return noWay(`${quoteFirst(tooLong)} cannot be made that short without being rewritten`);
  return { items: kept, leftOut };
}

export function followMeasure(items: readonly string[], ask: Measure, basis: Basis): Outcome {
  if (ask.unit === 'bullets' && basis.part !== 'bullets') return needsModel;
  // Paragraphs are joined or cut, and no sentence has to go.
  if (ask.unit === 'paragraphs' && !figuresOf(ask, [...items].join('\n\n')).every((figure) => isWithin(ask, figure)))
    return needsModel;
  const figures = (texts: readonly string[]) => figuresOf(ask, basis.part === 'bullets' ? texts : (texts[0] ?? ''));
  const isShort = (texts: readonly string[]) => figures(texts).every((figure) => figure <= (ask.max ?? figure));
  const isLong = (texts: readonly string[]) => figures(texts).every((figure) => figure >= (ask.min ?? 0));
  const isEach = isOfEachBullet(ask, basis.part);
  if (!isShort(items)) return isEach ? shortenEach(items, ask, basis) : shrink(items, basis, isShort, true);
  if (isLong(items)) return { items };
  return isEach ? needsModel : grow(items, basis, isLong, isShort);
}

export function followLength(items: readonly string[], ask: Extract<Ask, { about: 'length' }>, basis: Basis): Outcome {
  const length = (texts: readonly string[]) => charactersOf([...texts]);
  const was = length(items);
  if (ask.want === 'longer') {
    const least = ask.share === null ? Math.ceil(was * 1.2) : Math.ceil(was * ask.share);
    const long = grow(
      items,
      basis,
      (texts) => length(texts) >= least,
      () => true,
    );
    if (isStep(long) || ask.share !== null) return long;
    return grow(
      items,
      basis,
      (texts) => length(texts) > was,
      () => true,
    );
  }
  const shares = ask.share === null ? shorterEnough : [ask.share];
  let outcome: Outcome = needsModel;
  for (const share of shares) {
    outcome = shrink(items, basis, (texts) => length(texts) <= was * share, ask.share !== null);
    if (isStep(outcome)) return outcome;
  }
  return outcome;
}

// Follows asks about how long a text is: whole phrases and sentences come or go.

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

/** A bullet that is too long loses sentences of its own; one that is one sentence goes only where all it says is said elsewhere. */
function shortenEach(items: readonly string[], ask: Measure, basis: Basis): Outcome {
  const leftOut: string[] = [];
  let kept = [...items];
  for (const item of items) {
    if (figuresOf(ask, [item]).every((figure) => isWithin(ask, figure))) continue;
    const isDone = ([text = '']: readonly string[]) =>
      figuresOf(ask, [text]).every((figure) => figure <= (ask.max ?? figure));
    const cut = dropSentences([item], basis, { isDone, mayLose: false });
    if (isStep(cut)) {
      kept = kept.map((each) => (each === item ? (cut.items[0] ?? '') : each));
      leftOut.push(...(cut.leftOut ?? []));
      continue;
    }
    const rest = kept.filter((each) => each !== item);
    if (
      rest.length === 0 ||
      basis.findLost([item], [...rest, basis.content.title, basis.content.description]).length > 0
    )
      return noWay('a bullet that is too long says what nothing else says');
    kept = rest;
    leftOut.push(item);
  }
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

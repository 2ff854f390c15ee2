// Follows the asks of a prompt in one text without a language model: what is on the screen is kept, and whole phrases and sentences come or
// go. Whether an ask was followed, its check says afterwards.

import { pointsBack } from '#domain/benchmarks/fixes/sentence-places.ts';
import { writeLikeTitle } from '#domain/benchmarks/fixes/write-in-title.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { calmCapitals } from '#domain/text/casing.ts';
import { writeLike } from '#domain/text/phrases.ts';
import { escapeSigns, freeWords } from '#domain/text/words.ts';
import { type Ask, lasts, type Measure, type Words } from '#domain/wishes/ask.ts';
import { charactersOf, figuresOf, isWithin, leastChange, shownText, type Text } from '#domain/wishes/check-wish.ts';
import { endsWithWords, findWords, hasWords, saysValue, startsWithWords } from '#domain/wishes/find-words.ts';
import { countSigns, dropSigns } from '#domain/wishes/signs.ts';
import { variantTokens } from '../write/title.ts';
import {
  type Basis,
  callOf,
  findObstacle,
  isStep,
  meantBy,
  type NoWay,
  noWay,
  type Outcome,
  says,
  wordingsOf,
} from './basis.ts';
import { append, avoidInSentences, dropSentences, extendSentences, findSentence } from './sentences.ts';
import { avoidInTitle, endTitle, extendTitle, mentionInTitle, shortenTitle, startTitle } from './title.ts';

/** The text as it was followed as far as it goes; `problems` says of each ask that has no way why. */
export type Followed = {
  text: Text;
  leftOut: string[];
  added: string[];
  problems: { ask: Ask; says: string }[];
};

/** What changes words goes first, then what comes and goes, then what moves: a later step keeps what an earlier one did. */
const turnOf = (ask: Ask): number => {
  if (ask.about === 'word') return ask.want === 'avoid' ? 3 : 4;
  if (ask.about === 'measure' && ask.unit === 'bullets') return 5.5;
  const turns = { replace: 0, signs: 1, case: 2, measure: 5, length: 5, end: 6, start: 7 };
  return ask.about in turns ? turns[ask.about as keyof typeof turns] : 9;
};

const needsModel = noWay('this needs a language model');

function replaceWords(items: readonly string[], from: string, to: string, { part }: Basis): Outcome {
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

function writeCase(items: readonly string[], want: 'title' | 'lower' | 'upper'): Outcome {
  if (want === 'lower') return { items: items.map((text) => text.toLowerCase()) };
  if (want === 'upper') return { items: items.map((text) => text.toUpperCase()) };
  const capital = (text: string) =>
    calmCapitals(text, new Map()).replace(/(?<![\p{L}\p{N}'’])\p{Ll}[\p{Ll}'’]*/gu, (word, at: number) =>
      at > 0 && freeWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
  return { items: items.map(capital) };
}

function withoutSigns(items: readonly string[], ask: Extract<Ask, { about: 'signs' }>, isTitle: boolean): Outcome {
  if (countSigns(ask.want, items.join('\n')) === 0) return { items };
  const kept: string[] = [];
  for (const text of items) {
    const dropped = dropSigns(ask.want, text, isTitle);
    if (dropped === null) return needsModel;
    if (/[\p{L}\p{N}]/u.test(dropped)) kept.push(dropped);
  }
  return { items: kept };
}

function avoid(items: readonly string[], words: Words, basis: Basis): Outcome {
  const meant = meantBy(words, basis);
  const wordings = meant.kind === 'empty' ? [words.text] : wordingsOf(meant, words);
  if (!items.some((text) => wordings.some((each) => hasWords(text, each)))) return { items };
  const called = callOf(meant, words);
  return basis.part === 'title'
    ? avoidInTitle(items[0] ?? '', wordings, called, basis)
    : avoidInSentences(items, wordings, called, basis);
}

const factOf = (label: string, values: readonly string[]) => `${label}: ${values.join(', ')}`;

/** What could be added so that a text mentions the words: a fact by its name, or a sentence of the source. */
function findPiece(items: readonly string[], words: Words, basis: Basis): string | NoWay {
  const meant = meantBy(words, basis);
  const sentence = findSentence(basis, items, (text) => says(text, meant, words));
  if (meant.kind === 'field' && meant.label !== null) return factOf(meant.label, meant.values);
  if (sentence !== null) return sentence;
  const obstacle = findObstacle(meant, words);
  if (obstacle) return obstacle;
  if (meant.kind === 'field') return factOf(meant.name.charAt(0).toUpperCase() + meant.name.slice(1), meant.values);
  const fact = basis.source.facts.find(({ label, value }) => says(`${label}: ${value}`, meant, words));
  return fact ? factOf(fact.label, [fact.value]) : noWay(`the source does not mention “${words.text}”`);
}

const roomFor = (items: readonly string[], { part, limits }: Basis): NoWay | null => {
  if (part === 'bullets' && items.length > limits.bullets.max)
    return noWay(`the channel allows ${limits.bullets.max} bullets`);
  if (part === 'description' && (items[0] ?? '').length > limits.description.maxChars)
    return noWay(`the description would be longer than ${limits.description.maxChars} characters`);
  return null;
};

function mention(items: readonly string[], words: Words, basis: Basis): Outcome {
  const meant = meantBy(words, basis);
  if (items.some((text) => says(text, meant, words))) return { items };
  if (basis.part === 'title') return mentionInTitle(items[0] ?? '', words, basis);
  const piece = findPiece(items, words, basis);
  if (typeof piece !== 'string') return piece;
  const refused = basis.refuse(piece);
  if (refused !== null) return noWay(`“${piece}” may not be in the text: ${refused}`);
  const next = append(items, piece, basis);
  return roomFor(next, basis) ?? { items: next, added: [piece] };
}

/** A line of a description goes to the front where nothing points back to what stood before it; null where there is none. */
function moveLine(text: string, isRight: (line: string) => boolean): string | null {
  const lines = text.split(/\n+/);
  const at = lines.findIndex(isRight);
  const line = lines[at];
  if (line === undefined || pointsBack(line) || pointsBack(lines[0] ?? '') || pointsBack(lines[at + 1] ?? ''))
    return null;
  const gap = /\n+/.exec(text)?.[0] ?? '\n\n';
  const rest = text.replace(new RegExp(`\\n*${escapeSigns(line)}(?=\\n|$)`), '');
  return `${line}${gap}${rest.replace(/^\n+/, '')}`;
}

/** Moves what begins or ends with the words to the front or the end; a fact by its name is added there. */
function placeWords(
  items: readonly string[],
  { about, want }: Extract<Ask, { about: 'start' | 'end' }>,
  basis: Basis,
): Outcome {
  if (basis.part === 'title') return (about === 'start' ? startTitle : endTitle)(items[0] ?? '', want, basis);
  const meant = meantBy(want, basis);
  const wordings = wordingsOf(meant, want);
  const stands = about === 'start' ? startsWithWords : endsWithWords;
  const label = meant.kind === 'field' ? meant.label : null;
  const isRight = (text: string) =>
    wordings.some((each) => stands(text, each) || (label !== null && stands(text, factOf(label, [each]))));
  const isAbout = (text: string) =>
    isRight(text) || (label !== null && wordings.every((each) => saysValue(text, each)));
  const edge = about === 'start' ? items[0] : items.at(-1);
  if (edge !== undefined && (basis.part === 'bullets' ? isAbout : isRight)(edge)) return { items };
  const obstacle = findObstacle(meant, want);
  if (obstacle) return obstacle;
  const order = (moved: string, rest: readonly string[]) => (about === 'start' ? [moved, ...rest] : [...rest, moved]);
  if (basis.part === 'bullets') {
    const found = items.find(isRight) ?? items.find(isAbout);
    if (found !== undefined)
      return {
        items: order(
          found,
          items.filter((each) => each !== found),
        ),
      };
    if (label === null || meant.kind !== 'field')
      return noWay(`no bullet ${about === 'start' ? 'starts' : 'ends'} with ${callOf(meant, want)}`);
    const piece = factOf(label, meant.values);
    const rest = items.filter((each) => each !== piece);
    const next = order(piece, rest);
    return roomFor(next, basis) ?? { items: next, added: [piece] };
  }
  if (about === 'end' && label !== null && meant.kind === 'field') {
    const next = append(items, factOf(label, meant.values), basis);
    return roomFor(next, basis) ?? { items: next, added: [factOf(label, meant.values)] };
  }
  const moved = about === 'start' ? moveLine(items[0] ?? '', isRight) : null;
  if (moved !== null) return { items: [moved] };
  return noWay(
    `no sentence can be moved so that the text ${about === 'start' ? 'starts' : 'ends'} with ${callOf(meant, want)}`,
  );
}

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

function followMeasure(items: readonly string[], ask: Measure, basis: Basis): Outcome {
  if (ask.unit === 'bullets' && basis.part !== 'bullets') return needsModel;
  // Paragraphs are joined or cut, and no sentence has to go.
  if (ask.unit === 'paragraphs' && !figuresOf(ask, [...items].join('\n\n')).every((figure) => isWithin(ask, figure)))
    return needsModel;
  const figures = (texts: readonly string[]) => figuresOf(ask, basis.part === 'bullets' ? texts : (texts[0] ?? ''));
  const isShort = (texts: readonly string[]) => figures(texts).every((figure) => figure <= (ask.max ?? figure));
  const isLong = (texts: readonly string[]) => figures(texts).every((figure) => figure >= (ask.min ?? 0));
  const isEach = basis.part === 'bullets' && ask.unit !== 'bullets' && !ask.isTotal;
  if (!isShort(items)) return isEach ? shortenEach(items, ask, basis) : shrink(items, basis, isShort, true);
  if (isLong(items)) return { items };
  return isEach ? needsModel : grow(items, basis, isLong, isShort);
}

function followLength(items: readonly string[], ask: Extract<Ask, { about: 'length' }>, basis: Basis): Outcome {
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

function followAsk(items: readonly string[], ask: Ask, basis: Basis): Outcome {
  switch (ask.about) {
    case 'replace': {
      const [from, to] = [ask.from, ask.want].map((words) => wordingsOf(meantBy(words, basis), words)[0] ?? words.text);
      return replaceWords(items, from ?? '', to ?? '', basis);
    }
    case 'signs':
      return withoutSigns(items, ask, basis.part === 'title');
    case 'case':
      return writeCase(items, ask.want);
    case 'word':
      return (ask.want === 'avoid' ? avoid : mention)(items, ask.word, basis);
    case 'start':
    case 'end':
      return placeWords(items, ask, basis);
    case 'measure':
      return followMeasure(items, ask, basis);
    case 'length':
      return followLength(items, ask, basis);
    case 'language':
      return ask.want === 'unchanged' ? { items } : needsModel;
    case 'tone':
      return ask.want === 'plain' ? { items } : needsModel;
    case 'other':
      return needsModel;
  }
}

const mostRounds = 3;

/** Follows the asks about one text as far as there is a way. Deterministic; never throws. */
export function followWish(text: Text, asks: readonly Ask[], given: Omit<Basis, 'isWanted' | 'avoided'>): Followed {
  const isAsked = (piece: string, basis: Basis) =>
    asks.some(
      (ask) =>
        (ask.about === 'word' && ask.want === 'mention' && says(piece, meantBy(ask.word, basis), ask.word)) ||
        ((ask.about === 'start' || ask.about === 'end') && says(piece, meantBy(ask.want, basis), ask.want)),
    );
  const bare: Basis = { ...given, avoided: [], isWanted: () => false };
  const avoided = asks.flatMap((ask) =>
    ask.about === 'word' && ask.want === 'avoid' ? wordingsOf(meantBy(ask.word, bare), ask.word) : [],
  );
  const basis: Basis = { ...bare, avoided, isWanted: (piece) => isAsked(piece, bare) };
  const followed: Followed = { text, leftOut: [], added: [], problems: [] };
  let items: readonly string[] = [text]
    .flat()
    .map(shownText)
    .filter((item) => item !== '');
  if (items.length === 0 && given.part !== 'bullets') items = [''];
  const start = items;
  const ordered = asks.toSorted((one, other) => turnOf(one) - turnOf(other));
  // A later step may undo an earlier one, as a brand put in front makes a title too long: what lasts is gone through again.
  for (let round = 0; round < mostRounds; round += 1) {
    const before = items;
    followed.problems = followed.problems.filter(({ ask }) => round > 0 && !lasts(ask));
    for (const ask of round === 0 ? ordered : ordered.filter(lasts)) {
      const outcome = followAsk(items, ask, basis);
      if (!isStep(outcome)) {
        followed.problems.push({ ask, says: outcome.says });
        continue;
      }
      if (isSameContent(outcome.items, items)) continue;
      items = outcome.items;
      followed.leftOut.push(...(outcome.leftOut ?? []));
      followed.added.push(...(outcome.added ?? []));
    }
    if (isSameContent(before, items)) break;
  }
  // Where nothing was to be done the text stays as it is, markup and all.
  return {
    ...followed,
    text: isSameContent(items, start) ? text : given.part === 'bullets' ? [...items] : (items[0] ?? ''),
  };
}

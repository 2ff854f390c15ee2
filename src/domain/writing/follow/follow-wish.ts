// Follows the asks of a prompt in one text without a language model: what is on the screen is kept, and whole phrases and sentences come or
// go. Whether an ask was followed, its check says afterwards.

import { pointsBack } from '#domain/benchmarks/fixes/sentence-places.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { escapeSigns } from '#domain/text/words.ts';
import { type Ask, lasts, type Words } from '#domain/wishes/ask.ts';
import { shownText, type Text } from '#domain/wishes/check-wish.ts';
import { endsWithWords, hasWords, saysValue, startsWithWords } from '#domain/wishes/find-words.ts';
import { callOf, wordingsOf } from '#domain/wishes/resolve-words.ts';
import {
  type Basis,
  findDispute,
  findObstacle,
  findUnknown,
  isStep,
  meantBy,
  type NoWay,
  needsModel,
  noWay,
  type Outcome,
  roomFor,
  says,
} from './basis.ts';
import { followLength, followMeasure } from './measures.ts';
import { append, avoidInSentences, findSentence } from './sentences.ts';
import { avoidInTitle, endTitle, mentionInTitle, startTitle } from './title.ts';
import { replaceWords, withoutSigns, writeCase } from './words.ts';

/** The text as it was followed as far as it goes; `problems` says of each ask that has no way why. */
type Followed = {
  text: Text;
  leftOut: string[];
  added: string[];
  problems: { ask: Ask; says: string }[];
};

/** What changes words goes first, then what comes and goes, then what moves: a later step keeps what an earlier one did. */
const turns = ['replace', 'signs', 'case', 'avoid', 'mention', 'measure', 'length', 'bullets', 'end', 'start'];
const turnOf = (ask: Ask): number => {
  const kind =
    ask.about === 'word' ? ask.want : ask.about === 'measure' && ask.unit === 'bullets' ? 'bullets' : ask.about;
  return turns.includes(kind) ? turns.indexOf(kind) : turns.length;
};

function avoid(items: readonly string[], words: Words, basis: Basis): Outcome {
  const meant = meantBy(words, basis);
  const wordings = wordingsOf(meant, words);
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
  if (meant.kind === 'field' || sentence === null) {
    const dispute = findDispute(meant, words, basis);
    if (dispute) return dispute;
  }
  if (meant.kind === 'field' && meant.label !== null) return factOf(meant.label, meant.values);
  if (sentence !== null) return sentence;
  const obstacle = findObstacle(meant, words);
  if (obstacle) return obstacle;
  if (meant.kind === 'field') return factOf(meant.name.charAt(0).toUpperCase() + meant.name.slice(1), meant.values);
  const { source } = basis;
  const fact = source.facts.find((each) => says(`${each.label}: ${each.value}`, meant, words));
  return fact ? factOf(fact.label, [fact.value]) : findUnknown(words);
}

function mention(items: readonly string[], words: Words, basis: Basis): Outcome {
  const meant = meantBy(words, basis);
  if (items.some((text) => says(text, meant, words))) return { items };
  if (basis.part === 'title') return mentionInTitle(items[0] ?? '', words, basis);
  const piece = findPiece(items, words, basis);
  if (typeof piece !== 'string') return piece;
  const refused = basis.refuse(piece);
  if (refused !== null) return noWay(`the text must not contain “${piece}”: ${refused}`);
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

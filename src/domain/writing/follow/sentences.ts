// Leaves whole sentences out of a description or of bullets, and adds sentences of the source and facts by their names. Nothing is rewritten.
import { dropWithin } from '#domain/benchmarks/fixes/drop-within.ts';
import { otherTexts, unsaidIn } from '#domain/benchmarks/fixes/said-elsewhere.ts';
import {
  editSentences,
  placeSentences,
  pointsBack,
  type SentencePlace,
} from '#domain/benchmarks/fixes/sentence-places.ts';
import { saysGoods } from '#domain/claims/noun.ts';
import { countWords } from '#domain/text/pieces.ts';
import { findWords, hasWords, type TextSpan } from '#domain/wishes/find-words.ts';
import { findHeadings } from '../read/lines.ts';
import { type Basis, noWay, type Outcome } from './basis.ts';
import { groupSteps } from './steps.ts';

/** What a shopper must not miss: what is denied, ordered or warned of. It goes last. */
const warning =
  /\b(?:not|never|no|don't|cannot|can't|without|only|must|warning|caution|danger|keep away|hazard|choking)\b/i;

/** What goes as one: a sentence, or all steps of a sequence. */
type Candidate = { item: number; places: SentencePlace[]; weight: number; order: number };

/** What counts as much as a figure: a warning is never worth less than three of them. */
const heldWeight = 4;
const warningWeight = 12;

/** How much of a sentence nothing else says: figures and the like count most, then words that mean something. */
function scoreOf(sentence: string, rest: readonly string[], { findLost, content, part }: Basis): number {
  const others = [...rest, ...otherTexts(content, part)];
  const held = findLost([sentence], others).length;
  return held * heldWeight + unsaidIn(sentence, others).length + (warning.test(sentence) ? warningWeight : 0);
}

/** Whether a sentence says which goods they are, in a word of the title. */
function namesProduct(sentence: string, { content }: Basis): boolean {
  const nouns = (content.title.match(/[\p{L}\p{M}]+/gu) ?? []).filter(saysGoods);
  return nouns.some((name) => hasWords(sentence, name));
}

function listCandidates(items: readonly string[], basis: Basis): Candidate[] {
  const found: Candidate[] = [];
  const naming =
    basis.part === 'bullets'
      ? []
      : items
          .flatMap(placeSentences)
          .map(({ text }) => text)
          .filter((text) => namesProduct(text, basis));
  for (const [item, text] of items.entries()) {
    const sentences = placeSentences(text);
    for (const places of groupSteps(sentences)) {
      const at = sentences.indexOf(places[0] as SentencePlace);
      const next = sentences[at + places.length];
      // What is left may not point back to what is gone, and a heading may not stand over nothing.
      if (places.some((place) => basis.isWanted(place.text)) || (at === 0 && next && pointsBack(next.text))) continue;
      if (/:$/.test(sentences[at - 1]?.text ?? '') && next === undefined) continue;
      // One of them has to say which goods they are.
      if (naming.length === 1 && places.some((place) => place.text === naming[0])) continue;
      // A bullet is one as long as it has its first sentence.
      if (at === 0 && basis.part === 'bullets' && sentences.length > places.length) continue;
      const rest = items.flatMap((other, index) =>
        index === item ? sentences.filter((each) => !places.includes(each)).map((each) => each.text) : [other],
      );
      const weight = Math.max(...places.map((place) => scoreOf(place.text, rest, basis)));
      found.push({ item, places, weight, order: found.length });
    }
  }
  return found.toSorted((a, b) => a.weight - b.weight || b.order - a.order);
}

const cutFrom = (items: readonly string[], { item, places }: Pick<Candidate, 'item' | 'places'>): string[] =>
  items
    .map((text, at) =>
      at === item
        ? editSentences(
            text,
            places.map((place) => [place, null] as const),
          )
        : text,
    )
    .filter((text) => text !== '');

/** Without sentences of a text, those first that say least that nothing else says. */
function dropLightest(
  items: readonly string[],
  basis: Basis,
  { isDone, mayLose }: Dropping,
  isStepsFirst: boolean,
): { kept: readonly string[]; gone: string[][] } | null {
  let kept = items;
  const gone: string[][] = [];
  while (!isDone(kept)) {
    const candidates = listCandidates(kept, basis);
    const heaviest = Math.max(...candidates.map(({ weight }) => weight));
    const next = (isStepsFirst ? candidates.find(({ places }) => places.length > 1) : undefined) ?? candidates[0];
    const isLast = kept.length === 1 && placeSentences(kept[0] ?? '').length === next?.places.length;
    // Where no length is asked for, nothing goes that only it says, nor what says most of all.
    const isLight = mayLose || (next !== undefined && next.weight < heldWeight && next.weight < heaviest);
    if (!next || isLast || !isLight) return null;
    gone.push(next.places.map(({ text }) => text));
    kept = cutFrom(kept, next);
  }
  return { kept, gone };
}

type Dropping = { isDone: (items: readonly string[]) => boolean; mayLose: boolean };

/**
 * Leaves out whole sentences, those that say least first, until the text is done, and takes back what fits again. `mayLose`: whether a
 * sentence may go that says what nothing else says, as where a length is asked for.
 */
export function dropSentences(items: readonly string[], basis: Basis, dropping: Dropping): Outcome {
  // Steps count much and go late; where nothing else would be left of the text then, they go first.
  const dropped =
    dropLightest(items, basis, dropping, false) ??
    (dropping.mayLose ? dropLightest(items, basis, dropping, true) : null);
  if (dropped === null)
    return noWay(
      dropping.mayLose
        ? 'no more sentences can be removed without breaking the rest'
        : 'each remaining sentence says something that no other text says',
    );
  // The one that says most is tried first: with it others may have to stay away.
  let { gone } = dropped;
  for (const sentences of dropped.gone.toReversed()) {
    const fewer = gone.filter((each) => each !== sentences);
    if (dropping.isDone(withoutSentences(items, fewer.flat()))) gone = fewer;
  }
  return { items: withoutSentences(items, gone.flat()), leftOut: gone.flat() };
}

/** The texts without these sentences, the last of those that say the same, and without headings over nothing but them. */
function withoutSentences(items: readonly string[], sentences: readonly string[]): string[] {
  const left = [...sentences];
  const cut = items.toReversed().map((text) => {
    const places = placeSentences(text);
    const gone = new Set(
      places.toReversed().filter((place) => {
        const at = left.indexOf(place.text);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      }),
    );
    const headings = gone.size === 0 ? new Set() : findHeadings(text);
    const isOver = (at: number) => {
      const end = places.findIndex((place, index) => index > at && headings.has(place.text));
      const below = places.slice(at + 1, end < 0 ? undefined : end);
      return below.length > 0 && below.every((place) => gone.has(place));
    };
    return editSentences(
      text,
      places.flatMap((place, at) =>
        gone.has(place) || (headings.has(place.text) && isOver(at)) ? [[place, null] as const] : [],
      ),
    );
  });
  return cut.toReversed().filter((text) => text !== '');
}

/** A sentence goes with a word where it says no more than this beside it. */
const mostUnsaid = 2;

/** Without words: from within a sentence where it reads on, else without the sentence. */
export function avoidInSentences(
  items: readonly string[],
  wordings: readonly string[],
  called: string,
  basis: Basis,
): Outcome {
  const leftOut: string[] = [];
  const kept: string[] = [];
  for (const text of items) {
    const changes: [SentencePlace, string | null][] = [];
    const sentences = placeSentences(text);
    for (const place of sentences) {
      const places = wordings.flatMap((each) => findWords(place.text, each)).toSorted((a, b) => a.start - b.start);
      if (places.length === 0) continue;
      const cut = dropWithin(place.text, places as TextSpan[]);
      leftOut.push(place.text);
      changes.push([place, cut]);
    }
    const gone = new Set(changes.flatMap(([place, by]) => (by === null ? [place] : [])));
    const left = sentences.filter((place) => !gone.has(place));
    // What is left would point back to nothing.
    const [first] = left;
    if (gone.size > 0 && first !== undefined && sentences[0] !== first && pointsBack(first.text))
      return noWay(`the text after the sentence with ${called} refers to that sentence`);
    const written = changes.length === 0 ? text : editSentences(text, changes);
    if (written !== '') kept.push(written);
  }
  if (kept.length === 0 || countWords(kept.join(' ')) * 2 < countWords(items.join(' ')))
    return noWay(`without ${called}, less than half of the text would be left`);
  const others = [...kept, ...otherTexts(basis.content, basis.part)];
  const lost = basis.findLost(items, others, basis.avoided);
  if (lost.length > 0) return noWay(`the sentence with ${called} also says “${lost[0]}”`);
  const unsaid = leftOut.flatMap((sentence) => unsaidIn(sentence, [...others, ...basis.avoided]));
  if (new Set(unsaid).size > mostUnsaid)
    return noWay(`the sentence with ${called} also says things that no other text says`);
  if (kept.some((text) => wordings.some((each) => hasWords(text, each))))
    return noWay(`${called} cannot be removed without rewriting`);
  return { items: kept, leftOut };
}

const factLine = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

/** Facts and sentences of the source that the text does not have, as they could be added to it. */
function listAdditions({ part, facts, source, refuse, content }: Basis, items: readonly string[]): string[] {
  const all = [
    ...items,
    ...(part === 'bullets' ? [content.title, content.description] : [content.title, ...content.bullets]),
  ];
  const lines = facts.filter(({ value }) => !all.some((text) => hasWords(text, value))).map(factLine);
  const own =
    part === 'description'
      ? source.description.flatMap(({ kind, sentences }) => (kind === 'prose' ? sentences : []))
      : source.bullets;
  const missing = own.filter((sentence) => !all.some((text) => hasWords(text, sentence)) && !pointsBack(sentence));
  return [...missing, ...lines].filter((text) => refuse(text) === null);
}

/** Adds a piece where the part has its end. */
export function append(items: readonly string[], piece: string, { part }: Pick<Basis, 'part'>): string[] {
  if (part === 'bullets') return [...items, piece];
  const text = items[0] ?? '';
  const sentence = /[.!?…]$/.test(piece) ? piece : `${piece}.`;
  const isFact = /^[^.!?]{1,50}: /.test(sentence);
  return [
    text === ''
      ? sentence
      : `${text}${isFact && !/\n[^\n]{1,50}: [^\n]*$|^[^\n]{1,50}: [^\n]*$/.test(text) ? '\n\n' : isFact ? '\n' : ' '}${sentence}`,
  ];
}

/** Adds what the source has and the text has not, until the text is done. */
export function extendSentences(
  items: readonly string[],
  basis: Basis,
  { isDone, fits }: { isDone: (items: readonly string[]) => boolean; fits: (items: readonly string[]) => boolean },
): Outcome {
  let kept = items;
  const added: string[] = [];
  for (const piece of listAdditions(basis, items)) {
    if (isDone(kept)) break;
    const next = append(kept, piece, basis);
    if (!fits(next)) continue;
    kept = next;
    added.push(piece);
  }
  return isDone(kept) ? { items: kept, added } : noWay('the source has no more facts to add');
}

/** A sentence of the source that has the words and that the text has not. */
export function findSentence(
  { source }: Basis,
  items: readonly string[],
  has: (text: string) => boolean,
): string | null {
  const sentences = [...source.description.flatMap((block) => block.sentences), ...source.bullets];
  return sentences.find((sentence) => has(sentence) && !items.some((item) => hasWords(item, sentence))) ?? null;
}

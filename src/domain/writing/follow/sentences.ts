// Leaves whole sentences out of a description or of bullets, and adds sentences of the source and facts by their names. Nothing is rewritten.
import { dropWithin } from '#domain/benchmarks/fixes/drop-within.ts';
import {
  editSentences,
  placeSentences,
  pointsBack,
  type SentencePlace,
} from '#domain/benchmarks/fixes/sentence-places.ts';
import { otherTexts, saysNothing } from '#domain/benchmarks/fixes/told.ts';
import { countWords } from '#domain/text/pieces.ts';
import { findWords, hasWords, type Place } from '#domain/wishes/find-words.ts';
import { type Basis, noWay, type Outcome } from './basis.ts';

/** What a shopper must not miss: what is denied, ordered or warned of. It goes last. */
const warning =
  /\b(?:not|never|no|don't|cannot|can't|without|only|must|warning|caution|danger|keep away|hazard|choking)\b/i;

type Candidate = { item: number; place: SentencePlace; rank: number; order: number };

/** Why a sentence may go sooner than others: it says nothing, all it says is said elsewhere, or neither. */
function rankOf(sentence: string, rest: readonly string[], basis: Basis): number {
  if (warning.test(sentence)) return 4;
  if (saysNothing(sentence)) return 0;
  const others = [...rest, ...otherTexts(basis.content, basis.part)];
  return basis.findLost([sentence], others).length === 0 ? 1 : 3;
}

function listCandidates(items: readonly string[], basis: Basis, mostRank: number): Candidate[] {
  const found: Candidate[] = [];
  for (const [item, text] of items.entries()) {
    const sentences = placeSentences(text);
    for (const [at, place] of sentences.entries()) {
      // The first sentence of a description says what it is about; a bullet is one as long as it has its first.
      if (at === 0 && (basis.part === 'description' || sentences.length > 1)) continue;
      if (basis.isWanted(place.text)) continue;
      const next = sentences[at + 1];
      if (next && pointsBack(next.text) && at === 0) continue;
      if (/:$/.test(sentences[at - 1]?.text ?? '') && sentences[at + 1] === undefined) continue;
      const rest = items.flatMap((other, index) =>
        index === item ? sentences.filter((each) => each !== place).map((each) => each.text) : [other],
      );
      const rank = rankOf(place.text, rest, basis);
      if (rank <= mostRank) found.push({ item, place, rank, order: found.length });
    }
  }
  return found.toSorted((a, b) => a.rank - b.rank || b.order - a.order);
}

const cutFrom = (items: readonly string[], { item, place }: Candidate): string[] =>
  items.map((text, at) => (at === item ? editSentences(text, [[place, null]]) : text)).filter((text) => text !== '');

/**
 * Leaves out whole sentences, those that say least first, until the text is done. `mayLose`: whether a sentence with a figure or a name that
 * stands nowhere else may go, too, as where a length is asked for.
 */
export function dropSentences(
  items: readonly string[],
  basis: Basis,
  { isDone, mayLose }: { isDone: (items: readonly string[]) => boolean; mayLose: boolean },
): Outcome {
  let kept = items;
  const leftOut: string[] = [];
  while (!isDone(kept)) {
    const [next] = listCandidates(kept, basis, mayLose ? 4 : 1);
    if (!next || (kept.length === 1 && placeSentences(kept[0] ?? '').length === 1))
      return noWay('every sentence left has a figure, a name or a warning that stands nowhere else');
    leftOut.push(next.place.text);
    kept = cutFrom(kept, next);
  }
  return { items: kept, leftOut };
}

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
      const cut = dropWithin(place.text, places as Place[]);
      leftOut.push(place.text);
      changes.push([place, cut]);
    }
    const gone = new Set(changes.flatMap(([place, by]) => (by === null ? [place] : [])));
    const left = sentences.filter((place) => !gone.has(place));
    // What is left would point back to nothing.
    const [first] = left;
    if (gone.size > 0 && first !== undefined && sentences[0] !== first && pointsBack(first.text))
      return noWay(`what is behind the sentence with ${called} refers to it`);
    const written = changes.length === 0 ? text : editSentences(text, changes);
    if (written !== '') kept.push(written);
  }
  if (kept.length === 0 || countWords(kept.join(' ')) * 2 < countWords(items.join(' ')))
    return noWay(`without ${called}, less than half of the text would be left`);
  const lost = basis.findLost(items, [...kept, ...otherTexts(basis.content, basis.part)], basis.avoided);
  if (lost.length > 0) return noWay(`the sentence with ${called} also says “${lost[0]}”`);
  if (kept.some((text) => wordings.some((each) => hasWords(text, each))))
    return noWay(`${called} cannot be removed without rewriting`);
  return { items: kept, leftOut };
}

const factLine = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

/** Facts and sentences of the source that the text does not have, as they could be added to it. */
export function listAdditions({ part, facts, source, refuse, content }: Basis, items: readonly string[]): string[] {
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

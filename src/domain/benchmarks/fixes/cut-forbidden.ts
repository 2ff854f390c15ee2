// Takes forbidden words out of a text where what is left reads on: signs, praise before a noun, an item between commas, a phrase of a title,
// a whole sentence or bullet point. What a sentence says beside them must be said elsewhere in the listing, unless it is about the shop.
import { countWords, joinSegments, type Segment, segmentsOf } from '#domain/text/pieces.ts';
import type { TextSpan } from '../kinds/find-forbidden.ts';
import { dropSignsAt } from './drop-signs.ts';
import { dropWithin } from './drop-within.ts';
import { type Fixed, type FixTarget, losesFact, type NotFixed, noSafeFix } from './fix.ts';
import { isSaidIn, otherTexts } from './said-elsewhere.ts';
import { editSentences, placeSentences, pointsBack, type SentencePlace } from './sentence-places.ts';

type Find = (text: string) => TextSpan[];
type Cut = { text: string; removed: string[] };

const inOrder = (places: readonly TextSpan[]) => places.toSorted((a, b) => a.start - b.start || b.end - a.end);
const isSign = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/** What goes with a place: the whole of an address, of which a rule finds a part. */
function widen(text: string, { start, end }: TextSpan): string {
  const word = text.slice(start, end);
  if (!/[.:/@]/.test(word)) return word;
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  return (before + word + after).replace(/^[("'“‘]+|[)"'”’.,;:!?]+$/g, '');
}

const without = (text: string, places: readonly TextSpan[]) => {
  let left = '';
  let at = 0;
  for (const { start, end } of places) {
    left += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  return left + text.slice(at);
};

/** Whether a sentence may go whole: nothing around it leans on it. */
function standsAlone(
  sentences: readonly SentencePlace[],
  at: number,
  gone: ReadonlySet<number>,
  text: string,
): boolean {
  const own = sentences[at];
  const before = sentences[at - 1];
  const after = sentences.slice(at + 1).find((_, index) => !gone.has(at + 1 + index));
  if (!own || own.text.endsWith(':') || /<\/?[a-z]/i.test(own.text)) return false;
  if (before && !gone.has(at - 1) && /[:?,]$/.test(before.text)) return false;
  // A header, `Easy Care: wash cold. Dry flat.`, stands over all of its line.
  if (
    after &&
    !own.isLine &&
    /^[^.!?]{1,60}:\s/.test(own.text) &&
    text.slice(own.end, after.start).trim() === '' &&
    !text.slice(own.end, after.start).includes('\n')
  )
    return false;
  return !after || !pointsBack(after.text);
}

/** One text of sentences without what is forbidden; null where it cannot be cut. An empty text says nothing else. */
function cutProse(text: string, find: Find, rest: readonly string[]): Cut | null {
  const sentences = placeSentences(text);
  const places = inOrder(find(text));
  const removed = places.map((place) => widen(text, place));
  const held = places.map((place) => sentences.findIndex(({ start, end }) => start <= place.start && place.end <= end));
  if (held.includes(-1)) return null;
  const changes = new Map<number, string | null>();
  const placesOf = (at: number): TextSpan[] => {
    const { start } = sentences[at] as SentencePlace;
    return places
      .filter((_, index) => held[index] === at)
      .map((place) => ({ start: place.start - start, end: place.end - start }));
  };
  for (const at of new Set(held)) changes.set(at, dropWithin((sentences[at] as SentencePlace).text, placesOf(at)));
  const gone = new Set([...changes].flatMap(([at, cut]) => (cut === null ? [at] : [])));
  const left = sentences.flatMap(({ text: sentence }, at) => changes.get(at) ?? (gone.has(at) ? [] : sentence));
  for (const at of gone) {
    const { text: sentence } = sentences[at] as SentencePlace;
    if (!standsAlone(sentences, at, gone, text)) return null;
    if (!isSaidIn(without(sentence, placesOf(at)), [...left, ...rest])) return null;
  }
  return {
    text: editSentences(
      text,
      [...changes].map(([at, cut]) => [sentences[at] as SentencePlace, cut] as const),
    ),
    removed,
  };
}

/** What a phrase at the end of a title leaves waiting: `with free shipping`. */
const waiting = /(?:[\s,;:|–—-]|(?<=^|\s)(?:with|and|for|plus|in|a|an|the|of|&|\+))+$/iu;

/** A title without the phrases that are forbidden; null where the rest would not read on. */
function cutTitle(title: string, find: Find, rest: readonly string[]): Cut | null {
  const removed = inOrder(find(title)).map((place) => widen(title, place));
  const opening = /^(.{1,40}?)\s*(?:[!*]+|\s[–—|-]|:)\s+(?=\S)/u.exec(title);
  const [first] = inOrder(find(title));
  // `NEW! Lamp`, `Hot Sale: Lamp`.
  const isOpening = opening !== null && first?.start === 0 && first.end === opening[1]?.length;
  const led = isOpening ? title.slice(opening[0].length) : title;
  const segments = segmentsOf(led);
  const kept: Segment[] = [];
  for (const segment of segments) {
    const places = inOrder(find(segment.text));
    const last = places.at(-1);
    if (!last) {
      kept.push(segment);
      continue;
    }
    const others = segments.filter((each) => each !== segment).map(({ text }) => text);
    const beside = without(segment.text, places);
    const phrase = segment.text.slice(last.start, last.end);
    const isTail = places.length === 1 && /^[\s.!)]*$/.test(segment.text.slice(last.end)) && /\S\s+\S/.test(phrase);
    const head = segment.text.slice(0, last.start).replace(waiting, '');
    if (isTail && /\p{L}/u.test(head) && !segment.text.startsWith('(')) kept.push({ ...segment, text: head });
    else if (segments.length === 1 || !isSaidIn(beside, [...others, ...rest])) return null;
  }
  const text = joinSegments(kept);
  return text === '' ? null : { text, removed };
}

/** `find` gives the places in a text that the rule forbids. */
export function cutForbidden(target: FixTarget, find: Find): Fixed | NotFixed {
  const { part, items, content } = target;
  const others = otherTexts(content, part);
  const isTitle = part === 'title';
  const kept: string[] = [];
  const removed: string[] = [];
  for (const [at, item] of items.entries()) {
    let text = item;
    if (find(item).some(({ start, end }) => !isSign(item.slice(start, end)))) {
      const wordsOnly: Find = (each) => find(each).filter(({ start, end }) => !isSign(each.slice(start, end)));
      const rest = [...others, ...items.filter((_, other) => other !== at && find(items[other] ?? '').length === 0)];
      const cut = (isTitle ? cutTitle : cutProse)(item, wordsOnly, rest);
      if (cut === null) return noSafeFix;
      text = cut.text;
      removed.push(...cut.removed);
    }
    const signs = inOrder(find(text));
    const signless = signs.length === 0 ? text : dropSignsAt(text, signs, isTitle);
    if (signless === null) return noSafeFix;
    if (signless.trim() !== '') kept.push(signless);
  }
  if (kept.length === 0 || countWords(kept.join(' ')) * 2 < countWords(items.join(' '))) return noSafeFix;
  return target.loses(kept, removed) ? losesFact : { items: kept, removed };
}

// What a part of the source says and none of the texts says any more: figures with their units, colors, sizes, materials and the like, and
// what it warns of. A shorter text may have no room for them, and a person should know which they are.
import { openFindLost } from '#domain/benchmarks/fixes/find-lost.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { shopTalk } from '#domain/channels/banned.data.ts';
import { readDenials } from '#domain/claims/polarity/denials.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { type PartContent, pickParts, type TextPart, textParts } from '#domain/parts/parts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { rootOf } from '#domain/text/word-forms.ts';
import { contentWords, escapeSigns, firstOfEach, foldText } from '#domain/text/words.ts';
import { readNumber } from '#domain/wishes/wish-words.ts';

/** In the words of the source, in its order. What a shop says of itself, such as prices and shipping, is no fact. */
export function findLeftOut(part: TextPart, texts: PartContent, product: SourceProduct): string[] {
  const source = pickParts(product)[part];
  if (isSameContent(texts[part], source)) return [];
  const sentences = [source]
    .flat()
    .flatMap((text) => toPlainText(text).split('\n'))
    .flatMap((line) => (part === 'title' ? [line] : splitSentences(line)))
    .filter((sentence) => !shopTalk.some(({ pattern }) => pattern.test(sentence)));
  const after = textParts.flatMap((each) => texts[each]).map(toPlainText);
  const findLost = openFindLost(part, product, texts, { holdsNames: false });
  const bare = after.join(' ').toLowerCase();
  const isGone = (key: string) => {
    // `40 wireless headphones` may be `40 headphones`: a figure that is there, or is written as a word, is not left out.
    const figure = /\d[\d.,]*/.exec(key)?.[0];
    if (figure === undefined) return readNumber(key) === null;
    return !new RegExp(`(?<!\\d)${escapeSigns(figure)}(?!\\d)`).test(bare);
  };
  const saysStill = openWarnings(after);
  const found = sentences.flatMap((sentence) =>
    part !== 'title' && isWarning(sentence) && !saysStill(sentence)
      ? [sentence]
      : writeLost(sentence, findLost([sentence], after).filter(isGone)),
  );
  return firstOfEach(found, foldText);
}

type Span = { start: number; end: number };

/** The keys as the sentence writes them; those that meet are one: `100% organic cotton`. */
function writeLost(sentence: string, keys: readonly string[]): string[] {
  const spans: Span[] = [];
  const unplaced: string[] = [];
  for (const key of keys) {
    const words = key.split(' ').map(escapeSigns).join('[^\\p{L}\\p{N}]{1,3}');
    const placed = [...sentence.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu'))];
    if (placed.length === 0) unplaced.push(key);
    spans.push(...placed.map(({ 0: written, index }) => ({ start: index, end: index + written.length })));
  }
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && /^[\s-]*$/.test(sentence.slice(last.end, Math.max(last.end, span.start))))
      last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return [...merged.map(({ start, end }) => sentence.slice(start, end)), ...unplaced];
}

const opensWarning = /^\W*(?:warning|caution|danger)\b/i;

/** What a sentence forbids, or says the product is not for. */
const ordersOf = (sentence: string) =>
  readDenials(scanText(sentence)).filter(({ mode }) => mode === 'act' || mode === 'use');

/** A longer sentence is the small print of a shop. */
const longestWarning = 160;

const isWarning = (sentence: string): boolean =>
  sentence.length <= longestWarning && (opensWarning.test(sentence) || ordersOf(sentence).length > 0);

/** Answers of a warning whether the texts give it still: each thing it forbids, or where it forbids none, most of its words. */
function openWarnings(after: readonly string[]): (sentence: string) => boolean {
  const given = after.flatMap(ordersOf);
  const said = new Set(after.flatMap((text) => contentWords(text).map(rootOf)));
  return (sentence) => {
    const orders = ordersOf(sentence);
    if (orders.length > 0)
      return orders.every(({ words }) => given.some((other) => words.every((word) => other.words.includes(word))));
    const words = contentWords(sentence).map(rootOf);
    return words.filter((word) => said.has(word)).length * 2 > words.length;
  };
}

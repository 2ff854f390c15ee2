// Where a plain text is found in the texts of a product, and what takes its place. Values in, values out.
import { findNameSpans, findOwnNames, type OwnNamed } from '#domain/attributes/own-names.ts';
import type { PartContent, TextPart } from '#domain/parts/parts.ts';
import { keepCapitals } from '#domain/text/keep-capitals.ts';
import { escapeSigns } from '#domain/text/words.ts';
import type { HitPlace, PickedHits, ReplacementOptions } from './actions/find-replace.action.ts';

/** `item` counts bullets from 0, `at` characters of the text. */
export type Hit = Pick<HitPlace, 'part' | 'item' | 'at'> & {
  found: string;
  replacement: string;
  /** Whether it is part of a name of the product that is not to change. */
  isName: boolean;
};

const wordSign = '[\\p{L}\\p{M}\\p{N}_]';

function createPattern({ find, matchCase, wholeWords }: ReplacementOptions): RegExp {
  const pattern = wholeWords ? `(?<!${wordSign})${escapeSigns(find)}(?!${wordSign})` : escapeSigns(find);
  return new RegExp(pattern, matchCase ? 'gu' : 'giu');
}

export type Texts = Partial<Pick<PartContent, TextPart>>;

/** In the order of the parts asked for. Where the case does not matter, a replacement keeps the capitals of what it replaces; what would stay as it is is no hit. */
export function findHits(texts: Texts, product: OwnNamed, options: ReplacementOptions): Hit[] {
  const { replace, parts, matchCase, leaveNames } = options;
  const pattern = createPattern(options);
  let names: string[] | null = null;
  return parts.flatMap((part) =>
    [texts[part] ?? []].flat().flatMap((text, item) => {
      const hits = [...text.matchAll(pattern)].flatMap(({ 0: found, index: at }): Hit[] => {
        const replacement = matchCase ? replace : keepCapitals(found, options.find, replace);
        return found === replacement ? [] : [{ part, item, at, found, replacement, isName: false }];
      });
      if (!leaveNames || hits.length === 0) return hits;
      names ??= findOwnNames(product);
      const spans = findNameSpans(text, names);
      return hits.map((hit) => ({
        ...hit,
        isName: spans.some(({ start, end }) => start < hit.at + hit.found.length && hit.at < end),
      }));
    }),
  );
}

/** Text items with the hits of one part replaced. */
export function replaceHits(texts: readonly string[], hits: readonly Hit[]): string[] {
  return texts.map((text, item) => {
    let after = '';
    let from = 0;
    for (const { at, found, replacement } of hits.filter((hit) => hit.item === item)) {
      after += text.slice(from, at) + replacement;
      from = at + found.length;
    }
    return after + text.slice(from);
  });
}

const placeKey = ({ part, item, at }: Pick<Hit, 'part' | 'item' | 'at'>): string => `${part} ${item} ${at}`;

/** Whether a hit of a product was picked, and whether the product is as it was when its hits were listed; times are ISO. */
export function readPicked(
  picked: PickedHits | undefined,
  { productId, version, changedAt }: { productId: number; version: number; changedAt: string },
): { isAsListed: boolean; isPicked: (hit: Hit) => boolean } {
  if (!picked) return { isAsListed: true, isPicked: () => true };
  const own = picked.hits.filter((hit) => hit.productId === productId);
  const named = new Set(own.map(placeKey));
  return {
    isAsListed: Date.parse(changedAt) <= Date.parse(picked.asOf) && own.every((hit) => hit.version === version),
    isPicked: (hit) => named.has(placeKey(hit)) === picked.isOnly,
  };
}

/** Characters shown on each side of a hit. */
const around = 60;

/** What is written around a hit, in whole words where there are any. */
export function excerptHit(text: string, { at, found }: Pick<Hit, 'at' | 'found'>): { before: string; after: string } {
  const end = at + found.length;
  const before = text.slice(Math.max(0, at - around), at);
  const after = text.slice(end, end + around);
  const cutBefore = at > around ? `…${before.slice(before.indexOf(' ') + 1)}` : before;
  const space = after.lastIndexOf(' ');
  const cutAfter = end + around < text.length ? `${space > 0 ? after.slice(0, space) : after}…` : after;
  return { before: cutBefore, after: cutAfter };
}

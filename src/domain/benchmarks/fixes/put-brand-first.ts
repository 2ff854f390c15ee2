// The brand at the front of a title, as its field spells it; a second mention goes where the title reads on without it.

import { readBrandName } from '#domain/text/brand-name.ts';
import { countCapitals, isAllCaps } from '#domain/text/casing.ts';
import { joinSegments, segmentsOf } from '#domain/text/pieces.ts';
import { joinSpaces } from '#domain/text/words.ts';
import { type Fixed, type FixTarget, type NotFixed, noSafeFix, notFixed } from './fix.ts';

/** Letters and figures alone, without accents: `Trade Movers` is `TradeMovers`. */
const loosen = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

type Span = { start: number; end: number };

/** Where a title names the brand, however it is spelled. */
function findMentions(title: string, brand: string): Span[] {
  const wanted = loosen(brand);
  const words = [...title.matchAll(wordPattern)];
  const found: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let loose = '';
    for (let last = at; last < words.length && loose.length < wanted.length; last += 1) {
      const { 0: word, index } = words[last] as RegExpExecArray;
      loose += loosen(word);
      if (loose !== wanted) continue;
      const mark = /^[™®©]+/.exec(title.slice(index + word.length))?.[0] ?? '';
      found.push({ start: (words[at] as RegExpExecArray).index, end: index + word.length + mark.length });
      at = last;
    }
  }
  return found;
}

/** Words that say who made it; with the brand behind them they go, too. */
const maker = /(?:^|\s)(?:by|from)\s+$/i;
/** What the product is for may be of its own brand: `Orvik Case for Orvik Phones`. */
const aim = /(?:^|\s)(?:for|to|fits?|fitting|with)\s+$/i;
const joined = /(?:^|\s)(?:a|an|the|and|or|of|in|on|at|as|&|\+|x|vs\.?)\s+$|[\p{L}\p{N}'’/&+-]$/iu;
const goesOn = /^(?:['’/&+-]|\s+(?:and|or|&|\+|x|vs)(?:\s|$))/iu;

type Cut = Span | 'stays' | null;

/** What to take out of a segment with a mention; null where the segment would not read on. */
function cutMention(segment: string, { start, end }: Span, isEnglish: boolean): Cut {
  const [before, after] = [segment.slice(0, start), segment.slice(end)];
  if (before.trim() === '' && after.trim() === '') return { start: 0, end: segment.length };
  const by = maker.exec(before);
  if (by && after.trim() === '') return { start: by.index, end: segment.length };
  if (aim.test(before)) return 'stays';
  if (by || !isEnglish || joined.test(before) || goesOn.test(after)) return null;
  return { start, end: end + (/^\s+/.exec(after)?.[0].length ?? 0) };
}

const companyForm =
  /(?:^|[\s,])(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|corp|corporation|company|co\.|s\.?a\.?|s\.?r\.?[ol]\.?|pty|bv|ab|oy)\.?$/i;
/** `tradelia.com`: the shop it is sold in. */
const webAddress = /^\S+\.(?:com|net|org|info|biz|shop|store|online)$/i;
const slug = /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$/u;

/** Why the field Brand names no brand a title could begin with; null where it does. */
function findBrandProblem(raw: string | null): NotFixed | null {
  if ((raw ?? '').trim() === '') return notFixed('no-brand', 'The Brand field is empty');
  const brand = readBrandName(raw);
  if (brand === null || slug.test(brand)) return notFixed('no-brand', 'The Brand field contains no brand name');
  if (webAddress.test(brand)) return notFixed('no-brand', 'The Brand field contains a web address, not a brand');
  return companyForm.test(brand) ? notFixed('no-brand', 'The Brand field contains a company, not a brand') : null;
}

/** Whether a title has a word of the brand: it may name it in another form, `DSW` of `DSW Shoe Warehouse`. */
function hasWordOf(title: string, brand: string): boolean {
  const words = (text: string) =>
    (text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map(loosen).filter((word) => word.length > 2);
  const ofBrand = words(brand);
  return words(title).some((word) =>
    ofBrand.some(
      (other) =>
        word === other ||
        (Math.min(word.length, other.length) > 3 && (word.startsWith(other) || other.startsWith(word))),
    ),
  );
}

/** A first word in capitals, which stands out from the others, may be the name of another maker. */
function beginsWithCapitals(title: string): boolean {
  const first = /^[\p{L}\p{N}'’&.-]+/u.exec(title)?.[0] ?? '';
  return first.length > 2 && !isAllCaps(title) && countCapitals(first).shouted.length > 0;
}

/** `Coffee table by Mobili Polli`: who made it, and not the brand. */
const namesMaker = (title: string) => /\sby\s+\p{Lu}/u.test(title);

export function putBrandFirst({ items, product, listing }: FixTarget): Fixed | NotFixed {
  const problem = findBrandProblem(product.brand);
  if (problem) return problem;
  const brand = joinSpaces(product.brand ?? '').trim();
  const title = items[0] ?? '';
  const mentions = findMentions(title, brand);
  if (mentions.length === 0 && hasWordOf(title, brand))
    return notFixed('no-fix', 'The title has the brand in another form');
  if (mentions.length === 0 && beginsWithCapitals(title))
    return notFixed('no-fix', 'The title starts with a name that may be another brand');
  const removed: string[] = [];
  const segments = segmentsOf(title);
  const rest = [];
  for (const segment of segments) {
    let { text } = segment;
    for (const mention of findMentions(text, brand).reverse()) {
      const cut = cutMention(text, mention, !listing.isForeign);
      if (cut === null) return notFixed('no-fix', 'The brand cannot be moved without breaking the title');
      if (cut === 'stays') continue;
      removed.push(text.slice(mention.start, mention.end));
      text = (text.slice(0, cut.start) + text.slice(cut.end)).trim();
    }
    if (/[\p{L}\p{N}]/u.test(text)) rest.push({ ...segment, text });
  }
  const name = joinSegments(rest).replace(/^[\s,;:|–—-]+/, '');
  if (namesMaker(name)) return notFixed('no-fix', 'The title mentions another maker');
  // `Studio 54 7 Bracelets`: two figures that would read as one.
  if (name === '' || (/\d$/.test(brand) && /^\d/.test(name))) return noSafeFix;
  return { items: [`${brand} ${name}`], removed };
}

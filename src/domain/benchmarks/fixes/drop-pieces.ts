// Shortens a title without cutting into a phrase. Signs go first, then whole phrases: those that say nothing, what the title says again, what
// only says when and where the thing is used, and what the other texts say.
import { saysGoods } from '#domain/claims/noun.ts';
import { countWords, type Segment, segmentsOf } from '#domain/text/pieces.ts';
import { contentWords, escapeSigns, foldText } from '#domain/text/words.ts';
import { dropTradeMarks } from '../finding.ts';
import { isAllHeld } from './find-lost.ts';
import { type Fixed, type FixTarget, losesFact, type NotFixed } from './fix.ts';
import { isSaidIn, otherTexts, repeats, saysNothing } from './said-elsewhere.ts';

/** What waits for the phrase behind it: `Perfect for Travel` is one. */
const waiting =
  /(?:^|\s)(?:suitable|perfect|ideal|great|good|best|excellent|designed|made|used|use|compatible|intended|fits?|gifts?|gift idea|favors?|free|not|without|and|or|&)$/i;
/** What may go on in the phrases behind it: `for Home, Office, School`. */
const listing = /^(?:for|with|featuring|as)\s|\s(?:for|as)\s/i;
const opensAnother = /^(?:for|with|featuring|without|in|by|size|set|pack)\s/i;

/** The segments of a title, and in them what begins with `with` or `for`; joined again they are the title. */
function cutPhrases(title: string, goesOn: (text: string, next: string) => boolean): Segment[] {
  const pieces = segmentsOf(title).flatMap(({ before, text }) => {
    const phrases: Segment[] = [];
    let start = 0;
    let sign = before;
    for (const mark of text.matchAll(/\s+(?=(?:with|for|featuring)\s)/giu)) {
      const piece = text.slice(start, mark.index);
      const isOpen = piece.lastIndexOf('(') > piece.lastIndexOf(')');
      if (isOpen || waiting.test(piece)) continue;
      phrases.push({ before: sign, text: piece });
      sign = mark[0];
      start = mark.index + mark[0].length;
    }
    return [...phrases, { before: sign, text: text.slice(start) }];
  });
  const whole: Segment[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = whole.at(-1);
    const isOfList =
      at > 1 && last && goesOn(last.text, piece.text) && /^\s*,/.test(piece.before) && !opensAnother.test(piece.text);
    if (isOfList) whole[whole.length - 1] = { ...last, text: last.text + piece.before + piece.text };
    else whole.push(piece);
  }
  return whole;
}

const join = (pieces: readonly Segment[]) =>
  pieces.map(({ before, text }, at) => (at === 0 ? text : before + text)).join('');

/** The brand right behind itself is written once: `Orvik Orvik Lamp`. Other words may belong so: `Pom Pom`. */
function dropDoubledBrand(title: string, brand: string): string {
  const twice = brand === '' ? null : new RegExp(`^(${escapeSigns(brand)})(?:\\s+\\1)+(?![\\p{L}\\p{N}])`, 'iu');
  return twice === null ? title : title.replace(twice, '$1');
}

/** `61" - 102"`: from one figure to the other. */
const isRange = (before: string, after: string) =>
  /\d\s?(?:["'”″°%]|\p{L}{1,3}\.?)?$/u.test(before) && /^\d/.test(after);

/** `Orvik - Lamp - Black` as `Orvik Lamp, Black`; as it is where a dash would stay, as between figures. */
function joinWithCommas(title: string, brand: string): string {
  const joined = join(
    segmentsOf(title).map(({ before, text }, at, all) => {
      const isBehindBrand =
        at === 1 && foldText(dropTradeMarks(all[0]?.text ?? '')) === foldText(dropTradeMarks(brand));
      const isJoined = /^\s+[-–—|]\s+$/.test(before) && !isRange(all[at - 1]?.text ?? '', text);
      return { text, before: isJoined ? (isBehindBrand ? ' ' : ', ') : before };
    }),
  );
  return /\s[-–—|]\s/.test(joined) ? title : joined;
}

/** A word by itself between signs is a feature: `Smart`, `Curved`. */
const isPhrase = (text: string) => /\S\s+\S/.test(text.trim());

const headOf = (text: string) => contentWords(text).at(-1);

/** Whether another phrase is the very same, or one names the same thing and all that this one says of it stands in the title. */
function isRepeated(text: string, rest: readonly string[]): boolean {
  if (rest.some((other) => foldText(other) === foldText(text))) return true;
  return isPhrase(text) && repeats(text, rest) && rest.some((other) => headOf(other) === headOf(text));
}

/** A color or a material by itself, and any figure, is another one elsewhere: `Stainless Steel Tub - Stainless Steel`, `for 17" TVs - Extends 17"`. */
const isOwn = (text: string) => /\p{N}/u.test(text) || isAllHeld(text);

const isListed = (text: string) => listing.test(text);
/** A list of what a thing is for goes as a whole; of what it comes with each goes by itself, and a color or a size is in neither. */
const isPurpose = (text: string, next: string) => /(?:^|\s)(?:for|as)\s/i.test(text) && !isOwn(next);

type Ways = {
  /** Whether a title is as the rule wants it. */
  isDone: (title: string) => boolean;
  /** Whether what the other texts say may go from the title. */
  mayLean: boolean;
  /** Whether any other phrase may go, too: somebody asked for a shorter title. */
  mayDropUnsaid?: boolean;
};

/** Drops phrases until the title is done; the first, the name of the thing, stays. Null where too few may go. */
function dropUntilDone(
  title: string,
  target: FixTarget,
  { isDone, mayLean, mayDropUnsaid = false }: Ways,
): string | null {
  const others = otherTexts(target.content, 'title');
  const isEnglish = !target.listing.isForeign;
  const brand = foldText(target.product.brand ?? '');
  const all = cutPhrases(title, mayDropUnsaid ? isPurpose : isListed);
  // `2024 New - Battle Toy`: the name is what says which goods they are.
  const named = all.findIndex(({ text }) => saysGoods(text));
  const name = named >= 0 ? named : all.findIndex(({ text }) => foldText(text) !== brand);
  const reasons: ((text: string, rest: readonly string[]) => boolean)[] = [
    (text) => isEnglish && isPhrase(text) && saysNothing(text),
    isRepeated,
    (text, rest) => mayLean && isEnglish && isPhrase(text) && isSaidIn(text, [...rest, ...others]),
    (text) => mayDropUnsaid && isPhrase(text),
  ];
  let kept = all;
  for (const mayGo of reasons) {
    for (const piece of all.toReversed()) {
      if (isDone(join(kept))) break;
      if (all.indexOf(piece) <= name || !kept.includes(piece)) continue;
      // `Organizer with Drawers`: what hangs on a phrase without a sign goes before it.
      const next = kept[kept.indexOf(piece) + 1];
      if (next && /^\s+$/.test(next.before) && all[all.indexOf(piece) + 1] === next) continue;
      const rest = kept.filter((each) => each !== piece);
      const texts = rest.map(({ text }) => text);
      const isSame = texts.some((text) => foldText(text) === foldText(piece.text));
      if ((isSame || !isOwn(piece.text)) && mayGo(piece.text, texts) && !target.loses([join(rest)])) kept = rest;
    }
  }
  if (!isDone(join(kept))) return null;
  // What went first may fit again.
  for (const piece of all.filter((each) => !kept.includes(each))) {
    const last = all[all.indexOf(piece) - 1];
    if (/^\s+$/.test(piece.before) && last && !kept.includes(last)) continue;
    const more = all.filter((each) => each === piece || kept.includes(each));
    if (isDone(join(more))) kept = more;
  }
  return join(kept);
}

/** Takes as little from a title as it takes to be done: no figure, unit, name, color, size or noun goes. */
export function dropPieces(target: FixTarget, ways: Ways): Fixed | NotFixed {
  const single = dropDoubledBrand(target.items[0] ?? '', (target.product.brand ?? '').trim());
  const bare = dropTradeMarks(single).replace(/ {2,}/g, ' ').trim();
  const tight = joinWithCommas(bare, target.product.brand ?? '');
  const ready = [single, bare, tight].find(ways.isDone);
  if (ready !== undefined) return { items: [ready] };
  const [best] = [single, bare, tight]
    .flatMap((title) => dropUntilDone(title, target, ways) ?? [])
    .toSorted((a, b) => countWords(b) - countWords(a));
  return best === undefined ? losesFact : { items: [best] };
}

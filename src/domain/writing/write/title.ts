// The title: a plan of tokens. Brand, the name as the source has it, the noun of the goods where the name has none, then what a variant differs in.

import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import { saysGoods } from '#domain/claims/noun.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { countWords, fitTitle, joinSegments, type Segment, segmentsOf } from '#domain/text/pieces.ts';
import { quote } from '#domain/text/quote.ts';
import { withoutEcho } from '#domain/text/said-twice.ts';
import { capitalise, firstOfEach, foldText, freeWords, hasPhrase } from '#domain/text/words.ts';
import { type Chooser, describeLeftOut, type LeftOut, promotion } from '../choose/left-out.ts';
import { cutPromotions } from '../choose/promotions.ts';
import type { Source } from '../read/source.ts';
import { byFacts, byRule } from '../reasons.ts';

/** Longer values say more than which variant it is. */
const longestValue = 24;

/** Without `NEW!` and its like, and without segments that may not be used or that were used before. */
function keepSegments(title: string, chooser: Chooser): { segments: Segment[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const { rest, echo } = withoutEcho(title);
  if (echo !== null) leftOut.push({ text: echo, reason: byFacts('already mentioned'), isRepeat: true });
  const given = segmentsOf(rest.replace(/^[\s,;:|!*–—-]+|[\s,;:|*–—-]+$/g, ''));
  const cut = given.flatMap(({ before, text }): Segment[] => {
    const { rest: left, phrases } = cutPromotions(text);
    for (const phrase of phrases) leftOut.push({ text: phrase, reason: promotion, isRepeat: false });
    return left === '' ? [] : [{ before, text: left }];
  });
  // A title that is nothing else stays.
  const all = cut.length > 0 ? cut : given;
  const { kept, leftOut: refused } = chooser.choose(
    'title',
    all.map(({ text }) => text),
  );
  // The name always stays, and so does what says which goods they are: without it there is no product.
  const isSaid = kept.some(saysGoods);
  const chosen = all.filter(({ text }, index) => index === 0 || kept.includes(text) || (!isSaid && saysGoods(text)));
  const segments = firstOfEach(chosen, ({ text }) => foldText(text));
  return {
    segments,
    leftOut: [...leftOut, ...refused.filter(({ text }) => !chosen.some((each) => each.text === text))],
  };
}

/** The brand in front, where the title does not hold it or only names it as the maker: `Lamp by Orvik`. */
function putBrandFirst(segments: readonly Segment[], brand: string): Segment[] | null {
  const isMaker = (text: string) => foldText(text) === foldText(brand) || foldText(text) === `by ${foldText(brand)}`;
  const [first] = segments;
  if (!first || foldText(first.text).startsWith(foldText(brand)) || beginsWithBrand(first.text, brand)) return null;
  const rest = segments
    .filter(({ text }) => !isMaker(text))
    .map(({ before, text }) => ({
      before,
      text: foldText(text).endsWith(` by ${foldText(brand)}`) ? text.slice(0, -brand.length - 4) : text,
    }));
  const [name, ...others] = rest;
  if (!name || hasPhrase(joinSegments(rest), brand)) return null;
  return [{ before: '', text: `${brand} ${name.text}` }, ...others];
}

/** Whether a title begins with more than half of the words of a brand: `Blue Diamond Grader` of *Blue Diamond Attachments*. */
function beginsWithBrand(title: string, brand: string): boolean {
  const [words, wanted] = [foldText(title).split(' '), foldText(brand).split(' ')];
  const same = wanted.findIndex((word, at) => words[at] !== word);
  return (same < 0 ? wanted.length : same) * 2 > wanted.length;
}

/** `Zephyr 300`: a name that may want its noun. One of several words says in its own what it is: `Grooming Kit`. */
const isBareName = (name: string) => countWords(name) === 1 || /\d\S*$/.test(name);

/** What a variant differs in, as a title says it: the value, and of a bare count what it counts. */
export function variantTokens(source: Source): string[] {
  const { title, facts, isEnglish } = source;
  const isTitleCase = !/(?:^|\s)(?!(?:and|for|from|in|of|on|the|to|with|by)\s)\p{Ll}{3,}/u.test(title);
  return facts.flatMap((fact) => {
    const { kind, value: said, use } = fact;
    if (use !== 'title' || said.length > longestValue || /[,;/|±]|\bor\b/i.test(said)) return [];
    // `Truck, Yellow` and *Yellow and grey*: half of it is there already.
    if (said.split(/\s+(?:and|&)\s+/).some((item, _, items) => items.length > 1 && hasPhrase(title, item))) return [];
    if (!hasPhrase(title, said) && source.isDisputed(fact)) return [];
    const write = (word: string) => (freeWords.has(word) ? word : capitalise(word));
    const value = isTitleCase ? said.replace(/(?<=^|\s)\p{Ll}{3,}(?=\s|$)/gu, write) : said;
    if (kind !== 'Pack Size') return /^(?:yes|no|one size|standard|regular|normal)$/i.test(value) ? [] : [value];
    if (!/^\d+$/.test(value)) return [value];
    // `60 Tablets`: the title counts them already.
    return isEnglish && Number(value) > 1 && !hasPhrase(title, value) ? [`Pack of ${Number(value)}`] : [];
  });
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** A size is there where all its figures are, however it is written: `20x10` for *20ft x 10ft*. */
function says(title: string, token: string): boolean {
  const [figures, known] = [figuresIn(token), new Set(figuresIn(title))];
  if (hasPhrase(title, token) || (figures.length > 0 && figures.every((each) => known.has(each)))) return true;
  return foldText(token)
    .split(' ')
    .every((word) => hasPhrase(title, word));
}

export function writeTitle(
  source: Source,
  limits: ChannelLimits,
  chooser: Chooser,
): { content: string; reasons: DraftReason[] } {
  const { segments, leftOut } = keepSegments(source.title, chooser);
  const reasons = describeLeftOut(leftOut);
  let planned = [...segments];
  const [name] = planned;
  if (name && source.noun !== null && isBareName(name.text) && !saysGoods(joinSegments(planned))) {
    planned[0] = { ...name, text: `${name.text} ${source.noun}` };
    reasons.push(byFacts(`Added "${source.noun}" from the category: the title does not say what the product is.`));
  }
  const branded = source.brand === null ? null : putBrandFirst(planned, source.brand);
  if (branded) {
    planned = branded;
    reasons.push(byRule('title.brand', `Put the brand "${source.brand}" first.`));
  }
  let title = joinSegments(planned);
  const add = (token: string) => {
    const longer = `${title}, ${token}`;
    const isFitting = longer.length <= Math.min(limits.title.max, limits.title.aim);
    if (token === '' || says(title, token) || !isFitting || chooser.refuse('title', token) !== null) return false;
    title = longer;
    return true;
  };
  const added = title === '' ? [] : variantTokens(source).filter(add);
  if (added.length > 0)
    reasons.push(byFacts(`Added ${added.map((token) => `"${token}"`).join(', ')} from the attributes.`));
  return { content: fitRoom(title, { source, limits, reasons }), reasons };
}

/** What fits, with the noun of the goods: where the cut took it, the category's goes to the end. */
function fitNamed(title: string, room: number, { noun }: Source): string {
  const fitted = fitTitle(title, room);
  if (noun === null || !saysGoods(title) || saysGoods(fitted) || room < 2 * noun.length) return fitted;
  const head = fitTitle(title, room - noun.length - 1);
  return /^[\p{L}\p{N}]/u.test(title.slice(head.length)) ? fitted : `${head} ${noun}`;
}

type Fitting = { source: Source; limits: ChannelLimits; reasons: DraftReason[] };

function fitRoom(title: string, { source, limits, reasons }: Fitting): string {
  const { max } = limits.title;
  const fitted = fitNamed(title, max, source);
  if (fitted === title) return fitted;
  const gone = quote(title.slice(fitTitle(title, max).length).replace(/^[\s,;|–—-]+/, ''));
  reasons.push(byRule('title.length', `Left out "${gone}" to keep the title within ${max} characters.`));
  return fitted;
}

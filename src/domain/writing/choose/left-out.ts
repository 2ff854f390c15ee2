// What of a source is left out: talk of the shop and the sale, sentences the channel refuses, what was said before.

import { checkRule } from '#domain/benchmarks/check-rule.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { moneyWords, priceAmount, savingWords, shopTalk, soldByAmount } from '#domain/channels/banned.data.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { countWords } from '#domain/text/pieces.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { bareText, contentWords, foldText } from '#domain/text/words.ts';
import { byFacts, byRule, subjectOfBan } from '../reasons.ts';
import { sizesOf } from './sizes.ts';

const webAddress = 'a web or mail address';
const sale = 'price, shipping or a promotion';
/** Why the talk of a sale is not in a title. */
export const promotion: DraftReason = byRule(`title.${subjectOfBan(sale)}`, sale);

export type LeftOut = { text: string; reason: DraftReason; isRepeat: boolean };
/** `places` are those of the kept texts among the given ones. */
export type Choice = { kept: string[]; leftOut: LeftOut[]; places: number[] };

export type Chooser = {
  /** Why a sentence, a point or a segment of a title may not be used; null if it may. */
  refuse: (part: TextPart, text: string) => DraftReason | null;
  /** Those of these texts that may be used and say something new, in their order. */
  choose: (part: TextPart, texts: readonly string[]) => Choice;
};

/** Fewer words are too few to recognize a repeat. */
const leastWords = 4;

/** What was said, and whether a text says it again: word for word, or else in another order as well. */
function openRepeats(isVerbatim: boolean): { isRepeated: (text: string) => boolean; note: (text: string) => void } {
  const keys = new Set<string>();
  const wordings: ReadonlySet<string>[] = [];
  return {
    isRepeated: (text) => {
      if (keys.has(bareText(text))) return true;
      if (isVerbatim) return false;
      const words = contentWords(text);
      if (words.length < leastWords) return false;
      return wordings.some((noted) => noted.size <= words.length * 2 && words.every((word) => noted.has(word)));
    },
    note: (text) => {
      keys.add(bareText(text));
      const words = contentWords(text);
      if (words.length >= leastWords) wordings.push(new Set(words));
    },
  };
}

/** Chooses for one product of these texts, by the rules in effect for it. */
export function openChooser(product: SourceProduct, texts: string, rules: readonly BenchmarkRule[]): Chooser {
  const brand = foldText(product.brand ?? '').replace(/\s+/g, '');
  /** The shop's own address as its name: `Orvik.com` of Orvik. */
  const isName = (text: string) =>
    brand !== '' && !/https?:|www\.|@/i.test(text) && foldText(text).replace(/\s+/g, '').includes(brand);
  const named = `${product.title} ${product.category ?? ''}`;
  const keepsAmounts = soldByAmount.test(named);
  const isForMoney = moneyWords.test(named);
  /** Money a sentence speaks of as a thing, such as coins in a box: no price. */
  const isOfMoney = (text: string) => isForMoney || moneyWords.test(text);
  const timesSaid = Map.groupBy(sizesOf(texts), (size) => size);
  /** A size that no other text mentions stays, no matter what is next to it. */
  const isOnlySize = (text: string) =>
    [...Map.groupBy(sizesOf(text), (size) => size)].some(
      ([size, here]) => (timesSaid.get(size)?.length ?? 0) <= here.length,
    );
  const breaks = (rule: BenchmarkRule, text: string) =>
    (checkRule({ attribute: rule.attribute, items: [text], product }, rule)?.share ?? 0) > 0;
  // Most texts hold nothing to refuse: what the whole does not hold no piece of it does.
  const refusing = rules.filter(
    (rule) => rule.benchmarkType === 'forbidden' && rule.severity === 'block' && breaks(rule, texts),
  );
  const bans = shopTalk.filter(({ pattern, sign }) => sign?.test(texts) !== false && pattern.test(texts));
  const hasPrice = !keepsAmounts && priceAmount.test(texts);

  const refuse: Chooser['refuse'] = (part, text) => {
    const ban = bans.find(
      ({ pattern, reason }) =>
        pattern.test(reason === sale && isOfMoney(text) ? text.replace(savingWords, '') : text) &&
        !(reason === webAddress && isName(text)),
    );
    if (ban && !(ban.reason === sale && isOnlySize(text)))
      return byRule(`${part}.${subjectOfBan(ban.reason)}`, ban.reason);
    if (hasPrice && priceAmount.test(text) && !isOfMoney(text) && !isOnlySize(text))
      return byRule(`${part}.price`, 'a price');
    // A symbol alone is removed by its fix: no size goes with it.
    const rule = refusing.find(
      (each) => each.attribute === part && breaks(each, text) && !(each.subject === 'signs' && isOnlySize(text)),
    );
    return rule ? byRule(`${part}.${rule.subject}`, rule.label) : null;
  };

  const choose: Chooser['choose'] = (part, texts) => {
    // A step of a guide may say what a sentence before it said.
    const { isRepeated, note } = openRepeats(part === 'description');
    const choice: Choice = { kept: [], leftOut: [], places: [] };
    for (const [place, text] of texts.entries()) {
      const isRepeat = isRepeated(text);
      const reason = isRepeat ? byFacts('already mentioned') : refuse(part, text);
      if (reason !== null) {
        choice.leftOut.push({ text, reason, isRepeat });
        continue;
      }
      note(text);
      choice.kept.push(text);
      choice.places.push(place);
    }
    return choice;
  };
  return { refuse, choose };
}

/** Why a text stays as the source has it though some of it should go. */
const asItStood = byFacts('Not changed: more than half of the text would have to be removed.');

/** A choice of less than half of what was said is no text any more: all of it stays then but for repeats, and the checks mark what is wrong with it. */
export function chooseOrKeep(
  choice: Choice,
  texts: readonly string[],
): { places: readonly number[]; reasons: DraftReason[] } {
  const refused = choice.leftOut.filter(({ isRepeat }) => !isRepeat);
  const isHalf = countWords(choice.kept.join(' ')) >= countWords(refused.map(({ text }) => text).join(' '));
  if (isHalf) return { places: choice.places, reasons: describeLeftOut(choice.leftOut) };
  const { isRepeated, note } = openRepeats(true);
  const places = texts.flatMap((text, place) => {
    if (isRepeated(text)) return [];
    note(text);
    return [place];
  });
  return { places, reasons: [asItStood] };
}

/** One sentence for each cause: `Left out "Free shipping": price, shipping or a promotion.` */
export function describeLeftOut(leftOut: readonly LeftOut[]): DraftReason[] {
  const byCause = Map.groupBy(leftOut, ({ reason }) => reason.text);
  return [...byCause.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ ...first.reason, text: `Left out ${quoteFirst(same.map(({ text }) => text))}: ${first.reason.text}.` }];
  });
}

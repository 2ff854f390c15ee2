// Reads what a gift card's texts say of the card: that it never expires once, and nothing that only sings of the shop.
import type { Removal } from './promotion.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import { contentWords } from './words.ts';

const neverExpires =
  /(?<!\p{L})(?:never|no|not|cannot|without|don['’]?t|doesn['’]?t)\s(?:[\p{L}'’]+\s){0,4}expir|(?<!\p{L})expires? never/iu;
const noFees = /(?<!\p{L})(?:no|without|free of)\s(?:[\p{L}]+\s){0,3}fees?(?!\p{L})/iu;
/** Longer texts that say so only on the way tell other things too. */
const brief = 12;

/** Whether a text is about the card not expiring or costing nothing, and little else. */
const isOnTerms = (text: string) =>
  (neverExpires.test(text) || noFees.test(text)) &&
  (text.split(' ').length <= brief || neverExpires.test(text.split(/[,;]/)[0] ?? ''));

const ofCard =
  /(?<!\p{L})(?:e-?gifts?|gift ?cards?|redeem\p{L}*|valid|vouchers?|codes?|denominations?|amounts?|balances?|designs?|value|use[ds]?|usable|reload\p{L}*|include[sd]?|requirements?|internet|comes|stores?|shops?|online|locations?)(?!\p{L})|expir|fees?(?!\p{L})|[$€£]\s?\d|\d\s?(?:[$€£%"”]|-?(?:digit|hour|day|week|month|year|inch|cm|lap|mile|minute)(?:e?s)?(?!\p{L})|x\s?\d|cards?(?!\p{L}))/iu;

/** What a sentence of a card is about, when it is about the card. */
const ofCardItself =
  /(?<!\p{L})(?:e-?gifts?|gifts?|cards?|redeem\p{L}*|certificates?|vouchers?|codes?|denominations?|amounts?|balances?|recipients?|valid|accepted|reload\p{L}*|e-?mails?|print\p{L}*|design\p{L}*)(?!\p{L})|expir|fees?(?!\p{L})/iu;
/** So many sentences say whose card it is; more tell of the shop. */
const ofShop = 2;

/** `Gift cards for any occasion`, and what announced a list that went. */
const idle = /^(?!.*design).*\boccasions?\W*$|\bthe following\b/i;

/** The texts of a card without those that repeat its terms, or tell of the shop more than whose card it is. */
export function readCardTexts(
  title: string,
  sentences: readonly string[],
  items: readonly string[],
): { sentences: string[]; items: string[]; removed: Removal[] } {
  const removed: Removal[] = [];
  const terms = [...sentences, ...items].filter(isOnTerms);
  const rank = (text: string) =>
    (noFees.test(text) ? 2 : 0) + (neverExpires.test(text) ? 2 : 0) + (isFragment(text, 30) ? 0 : 1);
  const best = terms.toSorted((a, b) => rank(b) - rank(a) || a.length - b.length)[0];
  const shop = contentWords(title).filter((word) => !ofCardItself.test(word));
  let told = 0;
  /** `Mill Bakery serves fresh bread`; a call and what the shop's people do say nothing of the card. */
  const isOnShop = (text: string) => {
    const words = text.split(' ');
    const isNamed = contentWords(words.slice(0, 5).join(' ')).some((word) => shop.includes(word));
    if (!isNamed || isCommand((words[0] ?? '').toLowerCase(), words[1] ?? '')) return false;
    told += 1;
    return told <= ofShop;
  };
  const isKept = (text: string) => {
    const reason =
      best !== undefined && text !== best && isOnTerms(text)
        ? 'told already'
        : (isFragment(text, 30) && (!ofCard.test(text) || idle.test(text) || /^Featuring\s/.test(text))) ||
            (!isFragment(text, 30) && !ofCardItself.test(text) && !isOnShop(text))
          ? 'it says nothing of the card'
          : null;
    if (reason !== null) removed.push({ text, reason });
    return reason === null;
  };
  return { sentences: sentences.filter(isKept), items: items.filter(isKept), removed };
}

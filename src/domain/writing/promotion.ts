// Takes promotion, prices, addresses, unproven claims and shop talk out of text, and says what went.

import { priceAmount, sentenceBans, soldByAmount, titlePromotion, wordBans } from './banned.data.ts';
import type { DraftReason } from './draft-record.ts';
import { isFiller } from './filler-text.ts';
import { leftovers } from './leftovers.data.ts';
import { quoteFirst } from './quote.ts';
import { byFacts, byRule, subjectOfBan } from './reasons.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import { trimLooseEnds } from './shorten.ts';
import type { InstructedPart } from './target.ts';
import { dropTails } from './title-tails.ts';
import { capitalise, firstOfEach, fitArticleTo } from './words.ts';

export type Removal = { text: string; reason: string };
export type Cleaned = { text: string; removed: Removal[] };

const articleWords = /(^|\s)(an?)\s+$/iu;

function fitArticle(before: string, after: string): string {
  return before.replace(articleWords, (_whole, lead: string, article: string) => {
    const fitted = fitArticleTo(after);
    return `${lead}${/^A/.test(article) ? capitalise(fitted) : fitted} `;
  });
}

/** An adjective and a comma at the end, by the usual endings and the commonest short ones. */
const adjectiveBefore =
  /(?<!\p{L})(?:\p{L}{2,}(?:ful|ic|able|ible|ous|ive|less|ant|ent|ish|ary|proof|sized?|weight)|sharp|crisp|bold|rich|clear|vivid|soft|strong|sturdy|compact|smooth|fresh|clean|bright|deep|warm|quiet|fast|quick|slim|thin|thick|light|simple|modern|classic|sleek|tough|rugged|reliable|easy|large|small|new|great|true|full|natural|safe|hot|cool|dark|fine|pure|lush|cozy|stylish),\s*$/iu;

const isAdjectiveBefore = (before: string) =>
  adjectiveBefore.test(`${before.replace(/,?\s(?:and|or|&|yet)\s*$/i, '')},`);

/** Before what a thing gives: without its adjective a lone noun tells nothing. */
const bareObject =
  /\s(?:promote|deliver|provide|offer|ensure|produce|enable|create|allow|give|boast|generate|reproduce|makes? for)s?\s*$/i;

const toReader = /(?:^|\s)(?:enjoy|experience|hear|listen to)\s*$/i;

/** Text without the word between `start` and `end`, if what stays still reads; else null. */
function withoutWord(text: string, start: number, end: number): string | null {
  let before = text.slice(0, start);
  let after = text.slice(end);
  // `something truly exceptional`, `is premium, it has`: the word is what the sentence says, no ornament of a noun.
  if (/(?<!\p{L})(?:some|any|no|every)thing\s*$/iu.test(before)) return null;
  if (
    /^,\s*(?:and\s+|but\s+|so\s+)?(?:it|they|you|we|i|he|she|this|that|these|those|there|which|so|but)\s/iu.test(after)
  )
    return null;
  // `make perfect gifts`: the praise is what is said.
  if (
    /(?:^|\s)(?:makes?|are|is|as)(?: an?| the)?\s*$/i.test(before) &&
    /^\s+gifts?(?!\p{L}|\s(?:cards?|box|set|tag|wrap))/iu.test(after)
  )
    return null;
  // `making a sustainable purchase`: without the word it says nothing.
  if (/^\s+(?:purchase|choice|decision|lifestyle|future|alternative)(?!\p{L})/iu.test(after)) return null;
  // `at unbeatable prices`: without the praise nothing is said of the price.
  const price = /\s(?:at|for|with)(?: an?| the)?\s*$/i.exec(before);
  const priced = /^\s+(?:prices?|values?|pricing)(?=[\s.,;!]|$)/i.exec(after);
  if (price && priced) return `${before.slice(0, price.index)}${after.slice(priced[0].length)}`;
  const joined = /^(?:,\s*(?:and\s+)?|\s+(?:and|&|yet|but)\s+)(?=\p{L})/iu.exec(after);
  if (joined) after = ` ${after.slice(joined[0].length)}`;
  // `soft and premium fabric`, but not `beads and premium fittings`: what stands before is no adjective there.
  else if (/\s(?:and|or|&|yet)\s*$/i.test(before) && /^\s+\p{L}/u.test(after) && isAdjectiveBefore(before))
    before = before.replace(/,?\s(?:and|or|&|yet)\s*$/i, ' ');
  // `sharp, high-quality prints`: the comma stood between two adjectives.
  else if (adjectiveBefore.test(before) && /^\s+\p{L}/u.test(after)) before = before.replace(/,\s*$/, ' ');
  // `the finest coffee in the world`: without the praise the world is none of its own.
  if (
    /(?:^|\s)the\s*$/i.test(before) &&
    /^[^.;:]*\sin the (?:world|country|business|industry|market)(?!\p{L})/iu.test(after)
  )
    return null;
  // `Premium fit tank top`: the fit was praised, it is no word of the thing.
  after = after.replace(/^\s+fit(?=\s\p{L}+(?:\s\p{L}+)?[.,;]?$)/iu, '');
  // `stunning levels of detail`: levels of nothing are none.
  after = after.replace(/^\s+(?:levels?|degrees?|amounts?) of(?=\s)/iu, '');
  // `promotes high-quality shooting.` says what it does well; `delivers superior sound.` says nothing but that.
  const isBare =
    (bareObject.test(before) && /^\s+\p{Ll}+(?=[.,;!]|$)/u.test(after)) ||
    (toReader.test(before) &&
      /^\s+\p{Ll}+(?=[.,;!]|$|\s(?:with|from|on|in|while|when|using|through|thanks)\s)/u.test(after));
  if (isBare) return /quality/i.test(text.slice(start, end)) ? `${before}quality${after}` : null;
  // Attributive only: a noun must follow, not a preposition, a verb or the end.
  if (!/^\s+[\p{L}\d]/u.test(after)) return null;
  if (
    /^\s+(?:you|me|it|them|of|in|on|for|to|and|or|at|with|than|as|is|are|when|if|but|by|from|that|which|so|while)(?!\p{L})/iu.test(
      after,
    )
  )
    return null;
  // `made with high-quality materials` without its praise says nothing.
  if (
    /(?:^|\s)(?:with|of|from|using)\s+(?:the\s+)?$/i.test(`${before} `) &&
    /^\s+(?:materials?|construction|components?|ingredients?|craftsmanship)(?!\p{L})/iu.test(after)
  )
    return null;
  before = fitArticle(before, after.trimStart());
  const rest = `${before.trimEnd()} ${after.trimStart()}`.trim();
  return start === 0 || before.trim() === '' ? capitalise(rest) : rest;
}

function isName(text: string, start: number, word: string): boolean {
  const before = text.slice(0, start).trimEnd();
  return (
    /^\p{Lu}/u.test(word) &&
    before !== '' &&
    !/[.!?:]$/.test(before) &&
    !/^\p{Lu}+$/u.test(text.replace(/[^\p{L}]/gu, ''))
  );
}

/** Whether the word is part of the brand's name where it stands. */
function isInBrand(text: string, at: number, word: string, brand: string): boolean {
  const folded = text.toLowerCase();
  for (let start = folded.indexOf(brand); brand !== '' && start >= 0; start = folded.indexOf(brand, start + 1)) {
    if (start <= at && at + word.length <= start + brand.length) return true;
  }
  return false;
}

function removeWords(text: string, brand: string): Cleaned | null {
  let kept = text;
  const removed: Removal[] = [];
  for (const { reason, pattern } of wordBans) {
    let from = 0;
    for (let round = 0; round < 20; round += 1) {
      pattern.lastIndex = from;
      const match = pattern.exec(kept);
      if (!match) break;
      const end = match.index + match[0].length;
      // `made of the finest oak` keeps its preposition, `of the finest quality` goes whole.
      const isOfNoun = /^of the /i.test(match[0]) && /^\s+(?!quality|order|kind|sort)\p{L}/iu.test(kept.slice(end));
      const word = isOfNoun ? match[0].slice('of the '.length) : match[0];
      const start = end - word.length;
      if (isInBrand(kept, start, word, brand) || isName(kept, start, word)) {
        from = end;
        continue;
      }
      const shorter = withoutWord(kept, start, end);
      if (shorter === null) return null;
      removed.push({ text: word, reason });
      kept = shorter;
      from = Math.max(0, start - 3);
    }
  }
  return { text: kept, removed };
}

/** The text up to a banned closing clause, when what stays before it is a whole phrase. */
function withoutLastClause(text: string, at: number): string | null {
  const head = text.slice(0, at);
  const breakAt = Math.max(
    head.lastIndexOf('; '),
    head.lastIndexOf(' - '),
    head.lastIndexOf(' – '),
    head.lastIndexOf(' ('),
    head.lastIndexOf(' * '),
  );
  if (breakAt < 0) return null;
  const kept = trimLooseEnds(text.slice(0, breakAt));
  // `Your purchase of this product` alone says nothing.
  return kept.split(' ').length >= 4 && !isFragment(kept, 12) ? kept : null;
}

const usualBans = [...sentenceBans, ...leftovers];
const allBans = [...usualBans, { reason: 'price, shipping or a promotion', pattern: priceAmount }];

/** `a pattern that’s second to none`, `and has a flex like you won’t believe`. */
const praisingEnd =
  /,?\s(?:(?:that['’]s|that (?:is|are)|which (?:is|are)) (?:second to none|beyond compare|unmatched|unrivall?ed|unparallell?ed|like no other)|and (?:has|have) an? \p{L}+ like you won['’]t believe)(?=[.!]*$)/iu;

/** One sentence without what does not belong; an empty text when it has to go whole. `brand` words are never taken for praise. */
export function cleanSentence(sentence: string, brand: string | null, isSoldByAmount: boolean): Cleaned {
  // `a kettle.34.99`: a price a feed left at the end.
  const text = sentence
    .trim()
    .replace(/(?<=\p{L}{3}\.)\d+\.\d{2}$/u, '')
    // A clause of praise at the end: the rest says what the thing has.
    .replace(praisingEnd, '');
  if (isFiller(text)) return { text: '', removed: [{ text, reason: 'filler text' }] };
  if (/\?[!?]*["”)]*$/.test(text)) return { text: '', removed: [{ text, reason: 'a question to the reader' }] };
  for (const { reason, pattern } of isSoldByAmount ? usualBans : allBans) {
    const match = pattern.exec(text);
    if (!match) continue;
    // `Only at Best Buy  Give your phone …`: a banned opening without a full stop, before the real sentence.
    const after = text.slice(match.index + match[0].length);
    const isInvitation = /^(?:visit|contact|call|e-?mail|follow|check|see|click|learn|read)/i.test(match[0]);
    if (
      match.index === 0 &&
      !isInvitation &&
      reason === 'text about the shop' &&
      /^[\s:–-]+\p{Lu}\S*(?: \S+){4}/u.test(after)
    ) {
      const rest = cleanSentence(after.replace(/^[\s:–-]+/, ''), brand, isSoldByAmount);
      return { text: rest.text, removed: [{ text: match[0], reason }, ...rest.removed] };
    }
    // `Learn more about Tal Service Plans Store your …`: a link before the real sentence, which its last capital opens.
    const link = /^(?: about)?(?: \p{Lu}\S*)*? (?=(\p{Lu}\p{Ll}+) (\p{Ll}+) )/u.exec(after);
    if (match.index === 0 && link !== null && isCommand((link[1] ?? '').toLowerCase(), link[2] ?? '')) {
      const rest = cleanSentence(after.slice(link[0].length), brand, isSoldByAmount);
      return { text: rest.text, removed: [{ text: `${match[0]}${link[0]}`.trim(), reason }, ...rest.removed] };
    }
    const head = withoutLastClause(text, match.index);
    if (head !== null && !pattern.test(head)) {
      const rest = cleanSentence(head, brand, isSoldByAmount);
      return { text: rest.text, removed: [{ text: text.slice(head.length).trim(), reason }, ...rest.removed] };
    }
    return { text: '', removed: [{ text, reason }] };
  }
  const cleaned = removeWords(text, (brand ?? '').toLowerCase());
  if (cleaned === null) return { text: '', removed: [{ text, reason: 'praise' }] };
  return { text: cleaned.text.replace(/!+(?=\s|$)/g, '.').replace(/\.{2,}$/, '.'), removed: cleaned.removed };
}

// In a title a banned phrase takes the rest of its word along: `Anti-Wrinkle` goes whole.
const titleBans = sentenceBans.map(({ reason, pattern }) => ({
  reason,
  pattern: new RegExp(
    `(?:[\\p{L}\\d]+-)?(?:${pattern.source})(?:-[\\p{L}\\d]+)?`,
    `${pattern.flags.replace(/[ug]/g, '')}gu`,
  ),
}));
const everyPrice = new RegExp(priceAmount, 'gu');

/** A title without promotion and, unless the goods are sold by amount, without prices. */
export function cleanTitle(title: string, isSoldByAmount: boolean): Cleaned {
  const removed: Removal[] = [];
  const take = (reason: string) => (text: string) => {
    removed.push({ text, reason });
    return ' ';
  };
  const tails = dropTails(title, isSoldByAmount);
  for (const tail of tails.removed) removed.push({ text: tail, reason: 'words of a shop, not of the product' });
  let text = tails.text
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(/(?<=\p{Ll}{2})-\s(?!(?:and|or|to)\s)(?=\S)/gu, ' - ');
  text = text.replace(titlePromotion, take('price, shipping or a promotion'));
  text = text.replace(/\s(?:configuration )?asin(?!\p{L})/giu, take('a shop code'));
  for (const { reason, pattern } of titleBans) text = text.replace(pattern, take(reason));
  if (!isSoldByAmount) text = text.replace(everyPrice, take('price, shipping or a promotion'));
  return {
    text: text
      .replace(/\((?:choice of|choose|select|pick)[^()]*\)/gi, ' ')
      .replace(/[([]\s*[)\]]/g, ' ')
      .replace(/\s(?:for|with|and|of|&|to)\s+(?=[,|]|[–-]\s|$)/gi, ' ')
      .replace(/\s+(?=,)|(?<=\()\s+|\s+(?=\))/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    removed,
  };
}

export function isSoldByAmount(texts: readonly (string | null)[]): boolean {
  return texts.some((text) => text !== null && soldByAmount.test(text));
}

const banned = new Set([...sentenceBans, ...wordBans].map(({ reason }) => reason));

/** A sentence for each kind of passage left out of a part, with the first two of them. */
export function describeRemovals(part: InstructedPart, removals: readonly Removal[]): DraftReason[] {
  const unique = firstOfEach(removals, ({ reason, text }) => `${reason}|${text}`);
  return firstOfEach(unique, ({ reason }) => reason).map(({ reason }) => {
    const texts = unique.filter((removal) => removal.reason === reason).map(({ text }) => text);
    const said = `Left out ${quoteFirst(texts)}: ${reason}.`;
    return banned.has(reason) ? byRule(`${part}.${subjectOfBan(reason)}`, said) : byFacts(said);
  });
}

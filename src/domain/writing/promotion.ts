// Takes promotion, prices, addresses, unproven claims and shop talk out of text, and says what went.

import {
  type Ban,
  priceAmount,
  sentenceBans,
  soldByAmount,
  titlePromotion,
  wordBans,
} from '#domain/channels/banned.data.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { capitalise, firstOfEach } from '#domain/text/words.ts';
import { isFiller } from './filler-text.ts';
import { leftovers } from './leftovers.data.ts';
import { withoutPraise } from './praise.ts';
import { byFacts, byRule, subjectOfBan } from './reasons.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import { trimLooseEnds } from './shorten.ts';
import type { InstructedPart } from './target.ts';
import { dropTails } from './title-tails.ts';
import { mayMatch, possibleIn } from './word-openings.ts';

export type Removal = { text: string; reason: string };
export type Cleaned = { text: string; removed: Removal[] };

function isName(text: string, start: number, word: string): boolean {
  const before = text.slice(0, start).trimEnd();
  return (
    /^\p{Lu}/u.test(word) &&
    before !== '' &&
    !/[.!?]$/.test(before) &&
    // `Header: Premium leather strap`, but `Moon Race: Ultimate Edition is a game`.
    (!before.endsWith(':') || (/^\s\p{Lu}/u.test(text.slice(start + word.length)) && /(?:\s\p{Ll}+){3}/u.test(text))) &&
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

const possibleWordBans = possibleIn(wordBans, ({ pattern }) => pattern);

function removeWords(text: string, brand: string): Cleaned | null {
  if (possibleWordBans(text).length === 0) return { text, removed: [] };
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
      const shorter = withoutPraise(kept, start, end);
      if (shorter === null || !shorter.includes(' ')) return null;
      removed.push({ text: word, reason });
      kept = shorter;
      from = Math.max(0, start - 3);
    }
  }
  return { text: kept, removed };
}

/** `Enjoy superb audio with this bar that has two drivers`: what the product does, without the call that praises it. */
const withProduct =
  /^[^.;]*?\swith (th(?:is|ese)) ([^,;]+?),? (?:that|which) ((?:features?|offers?|includes?|has|have|comes? with|uses?|utilizes?|provides?|handles?|supports?|lets?|allows?|contains?|holds?|connects?)\s.+)$/u;

/** A sentence whose praise cannot be taken out as what it says of the product, if it says something. */
function tellOfProduct(sentence: string, brand: string): Cleaned | null {
  const [, which = '', product = '', clause = ''] = withProduct.exec(sentence) ?? [];
  if (product === '') return null;
  const told = removeWords(`${capitalise(which)} ${product} ${clause}`, brand);
  const call = sentence.slice(0, sentence.indexOf(` with ${which} `));
  return told === null ? null : { text: told.text, removed: [{ text: call, reason: 'praise' }, ...told.removed] };
}

/** The shop speaks: `we`, `our`, `us`. A brand may be called so. */
const firstPerson =
  /(?<![\p{L}\p{N}'’-])(?:[Ww]e|[Oo]urs?|us|[Oo]urselves|I(?= (?:am|was|have|had|use|think|believe|know|want|do|made|designed|never|always) ))(?![\p{L}\p{N}-])/u;
const mayBeOfShop = mayMatch(firstPerson);
const isOfShop = (text: string, brand: string): boolean =>
  mayBeOfShop(text) && firstPerson.test(text) && !new RegExp(firstPerson, 'iu').test(brand);

/** Entries of a list that lost its last one: `water resistant, scratch resistant`. */
const joinLast = (text: string): string =>
  / (?:and|or) /.test(text) ? text : text.replace(/^([^,]+(?:, [^,]{1,40})*), ([^,]{1,40})$/u, '$1 and $2');

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

const usualBans: readonly Ban[] = [...sentenceBans, ...leftovers];
const allBans: readonly Ban[] = [...usualBans, { reason: 'price, shipping or a promotion', pattern: priceAmount }];
const possibleUsualBans = possibleIn(usualBans, ({ pattern }) => pattern);
const possibleBans = possibleIn(allBans, ({ pattern }) => pattern);

/** `a pattern that’s second to none`, `and has a flex like you won’t believe`. */
const praisingEnd =
  /,?\s(?:(?:that['’]s|that (?:is|are)|which (?:is|are)) (?:second to none|beyond compare|unmatched|unrivall?ed|unparallell?ed|like no other)|and (?:has|have) an? \p{L}+ like you won['’]t believe|making (?:it|them|this|these) (?:an?|the) (?:truly )?(?:ideal|excellent|perfect|great|essential|must[- ]have|wonderful|valuable|invaluable)(?: \p{L}+)? (?:addition|companion|choice|solution|gift|treat|purchase|option|pick)(?: (?:to|for|in|of) [^,;.]{3,80})?|making it an? game[- ]changer(?: for [^,;.]{3,80})?)(?=[.!]*$)/iu;

const mayPraise = mayMatch(praisingEnd);

/** Without an address at the end, and without whose shops they are, which a number or a place tells. */
function dropShop(text: string): string {
  // `Redeemable in all bakeries and online at mill.example.com`: the bakeries are there without it.
  const told = /\.(?:com|net|org)[.!]?$/i.test(text)
    ? text.replace(/,? (?:and|or) (?:online )?(?:at|on) (?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|net|org)(?=[.!]?$)/iu, '')
    : text;
  // `at any of our 350+ shops`, `in our bakery`.
  return told.includes(' our ')
    ? told.replace(
        /(?<=\s(?:in|at|of) )our (?=(?:\d[\d,.]*\+? )?(?:\p{Ll}+ )?(?:stores?|shops?|locations?|restaurants?|boutiques?|baker(?:y|ies)|theat(?:er|re)s?)(?!\p{L}))/gu,
        'the ',
      )
    : told;
}

/** `Available in several colors, it has …`: the list of them says which. */
const choiceLead =
  /^(?:Available|Comes?) in (?:an? (?:\p{Ll}+ )?(?:variety|range|choice|selection) of|many|several|various|multiple|different) (?:\p{Ll}+ )?(?:colou?rs|sizes|styles|patterns)(?:(?:,| and| or) (?:colou?rs|sizes|styles|patterns))*, (it|they|this|these)(?= )/u;

/** What stays of a sentence around a banned match: what stands after an opening, or before a closing clause; nothing else. */
function withoutBanned(
  text: string,
  match: RegExpExecArray,
  { reason, pattern }: Ban,
  clean: (rest: string) => Cleaned,
): Cleaned {
  // `Only at Best Buy  Give your phone …`: a banned opening without a full stop, before the real sentence.
  const after = text.slice(match.index + match[0].length);
  const isInvitation = /^(?:visit|contact|call|e-?mail|follow|check|see|click|learn|read)/i.test(match[0]);
  if (
    match.index === 0 &&
    !isInvitation &&
    reason === 'text about the shop' &&
    /^[\s:–-]+\p{Lu}\S*(?: \S+){4}/u.test(after)
  ) {
    const rest = clean(after.replace(/^[\s:–-]+/, ''));
    return { text: rest.text, removed: [{ text: match[0], reason }, ...rest.removed] };
  }
  // `Learn more about Tal Service Plans Store your …`: a link before the real sentence, which its last capital opens.
  const link = /^(?: about)?(?: \p{Lu}\S*)*? (?=(\p{Lu}\p{Ll}+) (\p{Ll}+) )/u.exec(after);
  if (match.index === 0 && link !== null && isCommand((link[1] ?? '').toLowerCase(), link[2] ?? '')) {
    const rest = clean(after.slice(link[0].length));
    return { text: rest.text, removed: [{ text: `${match[0]}${link[0]}`.trim(), reason }, ...rest.removed] };
  }
  const head = withoutLastClause(text, match.index);
  if (head !== null && !pattern.test(head)) {
    const rest = clean(head);
    return { text: rest.text, removed: [{ text: text.slice(head.length).trim(), reason }, ...rest.removed] };
  }
  return { text: '', removed: [{ text, reason }] };
}

/** One sentence without what does not belong; an empty text when it has to go whole. `brand` words are never taken for praise. */
export function cleanSentence(sentence: string, brand: string | null, isSoldByAmount: boolean): Cleaned {
  // `a kettle.34.99`: a price a feed left at the end.
  const told = dropShop(sentence.trim());
  const whole = (/\.\d\d$/.test(told) ? told.replace(/(?<=\p{L}{3}\.)\d+\.\d{2}$/u, '') : told)
    // `Introducing the Arlo lamp, a light for two.`
    .replace(/^(?:Introducing|Meet) (?:the )?(\p{Lu}[^,:;.]+), (?=an? )/u, 'The $1 is ')
    .replace(choiceLead, (_whole, subject: string) => capitalise(subject));
  // A clause of praise at the end: the rest says what the thing has.
  const [end = ''] = (mayPraise(whole) ? praisingEnd.exec(whole) : null) ?? [];
  const rest = end === '' ? '' : whole.replace(praisingEnd, '').replace(/[.!]+$/, '');
  const text = end === '' ? whole : `${/^,? and /.test(end) ? joinLast(rest) : rest}.`;
  if (isOfShop(text, brand ?? '')) return { text: '', removed: [{ text, reason: 'the shop speaking of itself' }] };
  if (isFiller(text)) return { text: '', removed: [{ text, reason: 'filler text' }] };
  if (/\?[!?]*["”)]*$/.test(text)) return { text: '', removed: [{ text, reason: 'a question to the reader' }] };
  for (const { reason, pattern, sign } of (isSoldByAmount ? possibleUsualBans : possibleBans)(text)) {
    const match = sign?.test(text) === false ? null : pattern.exec(text);
    if (!match) continue;
    return withoutBanned(text, match, { reason, pattern }, (rest) => cleanSentence(rest, brand, isSoldByAmount));
  }
  const make = (brand ?? '').toLowerCase();
  const cleaned = removeWords(text, make) ?? tellOfProduct(text, make);
  if (cleaned === null) return { text: '', removed: [{ text, reason: 'praise' }] };
  // `this Orvik Sports! video game`: the sign of a name.
  const calm = cleaned.text.includes('!')
    ? cleaned.text.replace(/(?<=(?:^|\s)\p{Lu}[\p{L}\d]+)!+(?=\s\p{Ll})/gu, '').replace(/!+(?=\s|$)/g, '.')
    : cleaned.text;
  // `( chef's tasting course)`, whose praise went.
  return { text: calm.replace(/\.{2,}$/, '.').replace(/\(\s+(?=\p{L})/gu, '('), removed: cleaned.removed };
}

// In a title a banned phrase takes the rest of its word along: `Anti-Wrinkle` goes whole.
const titleBans = sentenceBans.map(({ reason, pattern }) => ({
  reason,
  phrase: pattern,
  pattern: new RegExp(
    `(?:[\\p{L}\\d]+-)?(?:${pattern.source})(?:-[\\p{L}\\d]+)?`,
    `${pattern.flags.replace(/[ug]/g, '')}gu`,
  ),
}));
const possibleTitleBans = possibleIn(titleBans, ({ phrase }) => phrase);
const mayBePromotion = mayMatch(titlePromotion);
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
  // A sign is found sooner than what stands before it.
  let text = tails.text
    .replace(/,(?<=\p{L},)(?=\p{L}|\d[\d.]*["”])/gu, ', ')
    .replace(/-\s(?<=(?:\p{Ll}{2}|\p{Lu}{2}|\p{L}\.)-\s)(?!(?:and|or|to)\s)(?=\S)/gu, ' - ')
    .replace(/(?<=\s)w\/\s?(?=\p{L})/gu, 'with ');
  // `Gift Card - Print -Welcome`
  if (isSoldByAmount) text = text.replace(/\s-(?=\p{Lu}\p{Ll})/gu, ' - ');
  // `Floor Cleaner. Includes Polish, Brush`: what a set holds.
  text = text.replace(/\.\sIncludes?\s.*$/u, take('what comes with it'));
  if (mayBePromotion(text)) text = text.replace(titlePromotion, take('price, shipping or a promotion'));
  if (/asin/i.test(text)) text = text.replace(/\s(?:configuration )?asin(?!\p{L})/giu, take('a shop code'));
  for (const { reason, phrase, pattern } of possibleTitleBans(text))
    if (phrase.test(text)) text = text.replace(pattern, take(reason));
  if (!isSoldByAmount && priceAmount.test(text))
    text = text.replace(everyPrice, take('price, shipping or a promotion'));
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

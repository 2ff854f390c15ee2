// Gives each bullet its header: the merchant's own, one from the text's words, or a plain label.

import { calmSentence } from '#domain/text/casing.ts';
import { capitalise, contentWords, coverage, foldText, hasPhrase } from '#domain/text/words.ts';
import { isOfCard, isOnShop } from './card-texts.ts';
import { isCare } from './care.ts';
import { opensWithVerb } from './complete-sentence.ts';
import { type Bullet, dropLabel, findHeader, ownHeader, readHeader } from './headers.ts';
import { handling } from './imperatives.data.ts';
import { nameWords } from './name-words.ts';
import { headWord } from './noun-phrase.ts';
import { perSource } from './per-source.ts';
import { kindOf } from './product-kind.ts';
import { headOf, isNoun, namingPartOf } from './product-name.ts';
import { hasVerb, isCommand, isFragment } from './sentence-shape.ts';
import { trimLooseEnds } from './shorten.ts';
import { singularise } from './singular.ts';
import type { Source } from './source.ts';
import { saysMore } from './subject.ts';
import { findWords } from './title-brand.ts';
import { isCaveat, sureTopic } from './topics.ts';

/** A bullet on its way. `isOwnHeader`: the header is the source's, or names a fact, and must not be lost in a merge; `inside`: the detail behind another one. */
export type BulletDraft = Bullet & { isOwnHeader: boolean; inside?: string };

/** A second thing said of the product: `and is made of oak`. */
const goesOn = / and (?:is|are|has|can|comes|acts|works|doubles|serves|functions|looks|runs|lasts) /;

/** What speaks against it: `a hood, but the zip lets you …`. */
const goesAgainst = /, but (?:the |an? )?\p{Ll}/u;

/** `Features: Features a 15-bar pump` says its header twice. */
function dropHeaderVerb(detail: string): string {
  // `Featuring a plaid pattern`; what goes on is a clause of its own.
  if (/^Featuring (?:an? |the )\S+ [^,]*$/.test(detail)) return capitalise(detail.slice('Featuring '.length));
  if (saysMore(detail)) return detail;
  // `Features a lid and is made of oak`, `Features a hood, but the zip lets you …` need their verb.
  if (goesOn.test(detail)) return detail;
  if (goesAgainst.test(detail)) return detail;
  return capitalise(
    detail.replace(
      /^(?:Features|Includes|Offers|Has|Provides|Delivers|Boasts) (?!(?:guests?|you|customers?|users?|visitors?|shoppers?|diners?|players?|them|everyone|anyone|people|kids|children)\s)(?=\S+ \S)/u,
      '',
    ),
  );
}

/** What a gift card's text names on its way, as a restaurant's screens, heads nothing. */
const noGiftTopics: readonly string[] =
  'design display sound camera storage comfort origin craftsmanship fit connectivity power temperature closure pockets lighting protection size capacity'.split(
    ' ',
  );

const isCard = (source: Source) => /gift ?card|voucher/i.test(`${source.kind ?? ''} ${source.title}`);

/** Topics that head no bullet of this product. */
export function unfitTopics(source: Source): readonly string[] {
  return isCard(source) ? noGiftTopics : [];
}

/** Last words of what the product is called. */
const headsOf = perSource((source) =>
  [
    headOf(source) ?? '',
    namingPartOf(source)?.text ?? '',
    headWord(kindOf(source)?.phrase ?? ''),
    singularise(source.kind ?? ''),
  ].flatMap((name) => contentWords(name).slice(-1)),
);

/** Whether a text says what the product is or does: it opens with it (`This jersey dress features …`), names it in full, or speaks of `this kettle`. */
function presents(text: string, source: Source): boolean {
  const part = namingPartOf(source)?.text ?? '';
  if (isNoun(text, source, true) || (part.includes(' ') && hasPhrase(text, part))) return true;
  // `The Lina is a wide dress`.
  const [, called = ''] = /^(?:The )?(\p{Lu}[^\s,]*) (?:is|are) (?:an? )?/u.exec(text) ?? [];
  if (called !== '' && !source.isByAmount && hasPhrase(part, called)) return true;
  // `The Lina Wide Dress makes` opens with the name too.
  const [, first = '', noun = ''] = /^The (\p{Lu}[^\s,]*)((?: \p{Lu}[^\s,]*){1,4}) \p{Ll}/u.exec(text) ?? [];
  if (first !== '' && !source.isByAmount && hasPhrase(part, first) && hasPhrase(part, noun.split(' ').at(-1) ?? ''))
    return true;
  const heads = headsOf(source);
  // `Deluxe child's Orvik costume features`: the words of its name in another order.
  const [, subject = ''] = /^((?:[^\s,;:]+ ){2,9}?)(?:features|provides|includes|offers|has|comes) /u.exec(text) ?? [];
  const said = contentWords(subject);
  if (said.length > 1 && coverage(said, nameWords(source)) > 0.8 && heads.includes(said.at(-1) ?? '')) return true;
  return [...text.matchAll(/(?:(?<!\p{L})(?:this|these)|^An?|^The)((?:\s[^\s,;:]+){1,9})/giu)].some(
    ([found, after = '']) =>
      (source.brand !== null && hasPhrase(after, source.brand) && !/['’]s?\s/.test(after)) ||
      (!found.startsWith('The ') &&
        contentWords(after).some((word) =>
          heads.some((head) => word === head || (head.length > 3 && word.endsWith(head))),
        )),
  );
}

const spareHeaders = ['Features', 'Highlights', 'Details', 'More features', 'More details'];
/** Whether a header says nothing of its bullet. */
export const isPlainHeader = (header: string): boolean => spareHeaders.includes(header);
/** What a card's text says of its shop is no feature of the card. */
const spareOfCards = ['Highlights', 'Details', 'More details', 'Features'];
const spareOf = (source: Source) => (source.isByAmount ? spareOfCards : spareHeaders);
/** What calls on the reader says what to do with it: `Pack your makeup into it`. */
const spareOfCalls = ['Use'];
/** A call that opens the list says what the goods are for. */
const spareOfOpenings = ['Overview'];
const spareOfChoices = ['Options'];
const choice = /^(?:(?:Choose|Select|Pick) (?:from|between|one|among|your)|Your choice of)\s/;
/** What says what is not, or what must be, is no feature. */
const spareOfCaveats = ['Good to know', 'Details', 'More details'];

const longestShop = 30;

/** `All your colors: This pack includes: green, blue`. */
const inPack = /^(?:This|The) (?:pack|set|kit|bundle|box|package) (?:includes|contains|comes with):\s*/i;

/** `Smart Cook System & thermometer`: a name goes on in capitals. */
const capitaliseName = (word: string) => (word.length > 3 ? capitalise(word) : word);

/** Whether a header is the product's name, which the title says: `Nordo Steam Kettle`. */
function isProductName(header: string, source: Source): boolean {
  const words = contentWords(header);
  const head = contentWords(namingPartOf(source)?.text ?? '').at(-1) ?? '';
  return words.length > 1 && words.at(-1) === head && coverage(words, nameWords(source)) === 1;
}

/** A header as the source writes the name inside its sentences: `Smart Cook System` of `Smart cook system`. */
function spellAsName(header: string, source: Source): string {
  const words = header.split(' ');
  const text = [...source.sentences, ...source.items].join('\n');
  for (let size = words.length; size >= 2; size -= 1)
    for (let start = 0; start + size <= words.length; start += 1) {
      const phrase = words.slice(start, start + size).join(' ');
      // Only where a small word before it shows that its capitals are those of a name.
      const at = text.toLowerCase().indexOf(` ${phrase.toLowerCase()}`);
      const found = at < 0 ? '' : text.slice(at + 1, at + 1 + phrase.length);
      const isName = found.split(' ').every((word) => /^\p{Lu}[^\s]*\p{Ll}/u.test(word));
      if (found !== phrase && isName && /\p{Ll}$/u.test(text.slice(0, at)))
        return [...words.slice(0, start), found, ...words.slice(start + size)]
          .map((word) => (size * 2 > words.length ? capitaliseName(word) : word))
          .join(' ');
    }
  return header;
}

/** The plain headers in their natural order, whichever bullet had which; what the source calls so itself and what is no feature keep theirs. */
export function orderPlainHeaders(drafts: readonly BulletDraft[], source: Source): BulletDraft[] {
  const own = new Set([...source.items, ...source.sentences].flatMap((text) => readHeader(text)?.header ?? []));
  const isPlain = ({ header, detail }: BulletDraft) =>
    header !== null && spareHeaders.includes(header) && !own.has(header) && !isCaveat(detail);
  const kept = drafts.flatMap((draft) => (isPlain(draft) ? [] : [draft.header ?? '']));
  const free = spareOf(source).filter((label) => !kept.includes(label));
  return drafts.map((draft) => {
    if (!isPlain(draft)) return draft;
    const at = free.findIndex((label) => !saysLabel(draft.detail, label));
    const [header = draft.header] = at < 0 ? [] : free.splice(at, 1);
    return { ...draft, header };
  });
}

/** `Features a clip and holds a phone` under `Features` would say its header twice. */
const saysLabel = (text: string, label: string) =>
  ((saysMore(text) || goesOn.test(text) || goesAgainst.test(text) || label === 'Use') &&
    foldText(text).startsWith(`${foldText(label)} `)) ||
  // `Featuring a floral front, this case …`
  (label === 'Features' && /^Featur(?:e|ing) /.test(text)) ||
  // `The case features a cutout`
  (label === 'Features' && /\sfeatures\s/.test(text));

/** `Orvik weaves in four old mills` of an `Orvik Scarf`: whose it is, and nothing of the thing. */
function isOnMaker(said: string, brand: string, source: Source): boolean {
  // `Marséll crafts shoes` of the brand `Marsell`.
  const text = /[^ -~]/.test(said) ? said.normalize('NFD').replace(/\p{M}/gu, '') : said;
  // `The designs of Orvik are many`.
  if (/^The (?:designs|pieces|collections?|garments|clothes) (?:of|by|from) /.test(text) && hasPhrase(text, brand))
    return true;
  const at = findWords(text, brand);
  if (at < 0 && !/^The (?:brand|label|designer|company)(?:[’']s)? /u.test(text)) return false;
  const own = new Set(contentWords(brand));
  const goods = contentWords(`${source.title} ${source.kind ?? ''}`).filter((word) => !own.has(word));
  const after = at < 0 ? '' : text.slice(at + brand.length);
  const isSubject =
    /^(?:[’']s? \p{Ll}+|,? (?:jewelry|label|brand|garments?))? (?:is|was|has|have|are|\p{Ll}{3,}(?:[^s\W]s|ed)) /u.test(
      after,
    ) ||
    (at > 0 && /^[.!]?$/.test(after)) ||
    /^The (?:brand|label|designer|company)(?:[’']s)? /u.test(text);
  // `Born of two crafts, Orvik makes scarves of its own wool`.
  if (
    /^ (?:makes|crafts|creates|designs|weaves|produces|builds) /.test(after) &&
    !/ (?:from|by) $/.test(text.slice(0, Math.max(0, at)))
  )
    return true;
  return (
    isSubject &&
    hasVerb(text) &&
    !/(?<!\p{L})(?:this|these|it|you|your)(?!\p{L})/iu.test(text) &&
    !contentWords(text).some((word) => goods.includes(word))
  );
}

/** Whether a text of goods tells of who makes them. */
export const isOfMaker = (text: string, source: Source): boolean =>
  source.brand !== null && !source.isByAmount && isOnMaker(text, source.brand, source);

/** Headers for what calls on the reader: it opens the list, or says what to do with the goods. */
function spareForCall(text: string, isOpening: boolean): readonly string[] {
  if (isCare(text)) return ['Care'];
  const bare = text.replace(/^(?:Just|Simply|Easily|Then) (?=\p{Ll})/u, '');
  const [first = '', second = ''] = bare.split(' ', 2);
  const isCall = isCommand(first.toLowerCase(), second) || /^(?:experience|enjoy|discover)$/i.test(first);
  if (!isCall || text.split(' ').length <= 4) return [];
  if (isOpening && bare === text) return spareOfOpenings;
  return handling.has(first.toLowerCase()) ? spareOfCalls : [];
}

/** Headers for what a text says of the brand: `About Orvik`, unless the text opens with it. */
function spareOfBrand({ brand }: Source, text = ''): string[] {
  const isNamed = hasPhrase(text.split(' ', 4).join(' '), brand ?? '');
  return ['About the brand', `About ${brand}`].slice(text !== '' && !isNamed ? 1 : 0);
}

/** Headers for a text whose words give none, the plain ones last. */
function spareFor(text: string, isOpening: boolean, source: Source): readonly string[] {
  if (isCaveat(text)) return spareOfCaveats;
  const { brand, isByAmount } = source;
  const isOfShop =
    brand !== null &&
    brand.length <= longestShop &&
    // `Allows you to subscribe to Orvik`: the card does.
    !opensWithVerb(text) &&
    !/^If you|\$\d/.test(text) &&
    !isCommand((text.split(' ', 1)[0] ?? '').toLowerCase(), text.split(' ', 2)[1] ?? '') &&
    (isByAmount ? isOnShop(text, brand) || (isFragment(text, 40) && !isOfCard(text)) : isOnMaker(text, brand, source));
  return [
    // `About Mill Bakery`: what a card's text says of its shop.
    ...(isOfShop ? spareOfBrand(source, text) : []),
    ...(choice.test(text) ? spareOfChoices : isByAmount ? [] : spareForCall(text, isOpening)),
    ...spareOf(source),
  ];
}

/** A bullet of a text: the header its source gives it, or the one its words give. `taken` holds the headers used already. */
export function giveHeader(
  text: string,
  taken: Set<string>,
  isOpening: boolean,
  source: Source,
  name: ReadonlySet<string>,
): BulletDraft {
  if (!source.isEnglish) {
    const own = readHeader(text);
    return {
      header: own?.header ?? null,
      detail: own?.detail ?? capitalise(text),
      isOwnHeader: own !== null,
      inside: own?.detail ?? capitalise(text),
    };
  }
  const own = ownHeader(text, source.title);
  const isOwn = own !== null && !taken.has(foldText(own.header ?? '')) && !isProductName(own.header ?? '', source);
  // A header used before is not said again inside the bullet.
  const said = (own?.detail ?? text).replace(inPack, '');
  let found: Bullet = isOwn ? { ...own, detail: capitalise(said) } : findHeader(said, taken, name, source.title);
  // The sentence that presents the product is an overview, whatever it mentions on its way.
  const isOverview =
    isOpening &&
    !isOwn &&
    !taken.has('overview') &&
    !isCaveat(said) &&
    !isOfMaker(said, source) &&
    presents(said, source);
  if (isOverview && !/^(?:Compatibility|Redemption)$/.test(found.header ?? ''))
    found = { header: 'Overview', detail: said };
  const header =
    found.header ??
    spareFor(said, isOpening, source).find((label) => !taken.has(foldText(label)) && !saysLabel(said, label)) ??
    null;
  const calm = spellAsName(trimLooseEnds(calmSentence(header ?? '', source.spellings)), source);
  if (calm !== '') taken.add(foldText(calm));
  // `About the brand` once, by either name.
  if (/^About /.test(calm)) for (const label of spareOfBrand(source)) taken.add(foldText(label));
  // `Locations: Locations in Ohio`, `Locations: Located in Ohio`.
  const told = capitalise(
    dropLabel(
      calm,
      header === 'Locations' ? found.detail.replace(/^Locat(?:ions|ed) in (?=\p{Lu})/u, '') : found.detail,
    ),
  );
  const isPlain = /^(?:features|highlights|good to know|design|details|overview|in the box)$/i.test(calm);
  return {
    header: calm === '' ? null : calm,
    detail: isPlain || (!isOwn && sureTopic(said) === header) ? dropHeaderVerb(told) : told,
    isOwnHeader: isOwn,
  };
}

// The opening sentence of a description whose source never says what the product is: the product by a short name, and what is known of it first.
import { setTitleCase } from './casing.ts';
import type { Fact } from './fact.ts';
import { joinPack, predicateOf } from './fact-sentences.ts';
import { nameGiftCard } from './gift-card-name.ts';
import { headWord } from './noun-phrase.ts';
import { calmValue, isPlural, isProperName, joinEntries } from './plain-values.ts';
import { kindOf } from './product-kind.ts';
import { coreOf, headOf, type Lead, nameOf } from './product-name.ts';
import { nounOf } from './product-noun.ts';
import { splitSentences } from './sentences.ts';
import type { Source } from './source.ts';
import { isColour } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';
import { capitalise, contentWords, coverage, fitArticleTo, foldText, hasPhrase } from './words.ts';

/** Facts an opening tells, two at most, in this order. */
const openingFacts = [
  'Material',
  'Composition',
  'Fabric',
  'Color',
  'Size',
  'Quantity',
  'Pack',
  'Dimensions',
  'Pattern',
];
const most = 2;

/** A name of ordinary words in small letters, where the source's own text shows that they are; null where they may be names. */
function plainName(name: string, source: Source): string | null {
  // In a longer pile of words or one with measures nobody can tell what is a name.
  if (name.split(' ').length > 6 || /\d\p{Lu}/u.test(name)) return null;
  const [first = '', ...rest] = source.title.split(' ');
  // `Biodegradable cardboard pots`: only the start of the title has its capital.
  const isSentenceCase = rest.every((word) => word === word.toLowerCase());
  const words = name.split(' ').map((word) => {
    const plain = word.toLowerCase();
    const known = source.spellings.get(plain);
    const isOrdinary =
      !isProperName(word) &&
      (known === plain || calmValue(word) === plain || rest.includes(plain) || (isSentenceCase && word === first));
    return !/^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*$/u.test(word) || isOrdinary ? (isOrdinary ? plain : word) : null;
  });
  return words.includes(null) ? null : words.join(' ');
}

/** `is made of`: two facts told by it would say the same. */
const verbOf = (predicate: string) => predicate.split(' ').slice(0, 3).join(' ');

/** `The Tin Company` has its article. */
const withThe = (name: string) => `the ${name.replace(/^The\s/, '')}`;

type Subject = { phrase: string; isMany: boolean; hasBrand: boolean };

/** Words that name no thing by themselves: `Tool Parts`, `Earring Sets`. */
const generalHead =
  /^(?:sets?|parts?|accessor(?:y|ies)|suppl(?:y|ies)|tools?|decorations?|decors?|kits?|products?|items?|components?|crafts?|jewelry)$/i;

/** The kind of goods in the words its title confirms: a category is often only the nearest branch of a shop's tree. */
function confirmedKind(source: Source): { phrase: string; isMany: boolean } | null {
  const kind = kindOf(source);
  if (kind === null) return null;
  const [bare = '', audience] = kind.phrase.split(/ (?=for (?:women|men|girls|boys|kids)$)/);
  const words = bare.split(' ');
  const said = contentWords(coreOf(source));
  const isSaid = (word: string) => contentWords(word).every((stem) => said.includes(stem));
  let start = words.length;
  while (start > 0 && isSaid(words[start - 1] ?? '')) start -= 1;
  const told = words.slice(start);
  const isGeneral = told.length === 1 && words.length > 1 && generalHead.test(told[0] ?? '');
  // `Drawer` of a drawer organizer is not its head; in a longer pile of words nobody can tell which is.
  const at = said.lastIndexOf(contentWords(told.at(-1) ?? '')[0] ?? '');
  const isHead = nameOf(source) === null || at !== said.length - 2;
  if (told.length === 0 || isGeneral || !isHead) return null;
  return { phrase: [...told, audience].filter((part) => part !== undefined).join(' '), isMany: kind.isMany };
}

/** Words a pile of keywords ends in that name nothing. */
const noHead = /^(?:diy|fashion|style|proof|new|gift|design|decor|capacity|color|cute|casual|random|multicolor)$/i;

/** The end of a name too long to be said: `the SHEIN Water Carafe Set`. */
function shortSubject(source: Source): Subject | null {
  const first = splitTitle(source.title).find((part) => foldText(part) !== foldText(source.brand ?? '')) ?? '';
  const whole = (first.split(/\s(?:for|with|in|of|featuring)\s/i)[0] ?? '').split(' ');
  while (whole.length > 2 && isColour(whole.at(-1) ?? '')) whole.pop();
  const words = whole.slice(-4);
  while (words.length > 0 && !/^\p{L}{3,}$/u.test(words[0] ?? '')) words.shift();
  if (words.length < 2 || words.some((word) => !/^[\p{L}’'-]+$/u.test(word)) || noHead.test(words.at(-1) ?? ''))
    return null;
  const name = setTitleCase(words.join(' '));
  // `Invasion Elite Trainer Box` is half a name: the plain noun is none.
  const noun = words.length < whole.length && source.brand === null ? nounOf(source, isPlural(name)) : null;
  if (noun !== null)
    return { phrase: `${isPlural(name) ? 'these' : 'this'} ${noun}`, isMany: isPlural(name), hasBrand: true };
  return {
    phrase: withThe(`${source.brand === null ? '' : `${source.brand} `}${name}`),
    isMany: isPlural(name),
    hasBrand: true,
  };
}

/** What the sentence is about: `the Orvik canvas tote`, `this storage cabinet from SHEIN`. `isNeeded`: no other text says it. */
function subjectOf(source: Source, isNeeded: boolean): Subject | null {
  const { brand } = source;
  const name = nameOf(source)?.name ?? null;
  const kind = confirmedKind(source);
  // Of a long title made of keywords the kind of goods is what reads best.
  const isPile = source.title.split(' ').length >= 12 && (name?.split(' ').length ?? 0) > 4;
  if (name === null || (kind !== null && isPile)) {
    const short = kind === null ? shortSubject(source) : null;
    const called = kind ?? (isNeeded ? kindOf(source) : null);
    if (short !== null || called === null) return short;
    const from = brand === null ? '' : ` from ${brand}`;
    return {
      phrase: `${called.isMany ? 'these' : 'this'} ${called.phrase}${from}`,
      isMany: called.isMany,
      hasBrand: true,
    };
  }
  // `Maid of Honour Bracelets` are many by their last word, which the category knows.
  const lastWord = name.split(' ').at(-1) ?? '';
  const isMany = isPlural(name) || (isPlural(lastWord) && hasPhrase(source.kind ?? '', lastWord));
  const plain = plainName(name, source);
  if (brand === null)
    return { phrase: plain === null ? withThe(name) : `${isMany ? 'these' : 'this'} ${plain}`, isMany, hasBrand: true };
  if (foldText(name).startsWith(foldText(brand))) return { phrase: withThe(name), isMany, hasBrand: true };
  return plain === null
    ? { phrase: withThe(`${brand} ${name}`), isMany, hasBrand: true }
    : { phrase: `${isMany ? 'these' : 'this'} ${plain}`, isMany, hasBrand: false };
}

/** Whether the text says what the product is: its head noun, or its kind's. */
function isPresented(source: Source, told: string): boolean {
  const words = new Set(contentWords(told.replace(/['’]s(?!\p{L})/gu, '')));
  const name = contentWords(nameOf(source)?.name ?? '');
  if (name.length > 0 && coverage(name, words) >= 0.5) return true;
  const heads = [headOf(source), headWord(coreOf(source)), headWord(kindOf(source)?.phrase ?? '')]
    .flatMap((head) => contentWords(head ?? ''))
    .filter((head) => !isColour(head));
  if (heads.some((head) => words.has(head) || (head.length > 4 && [...words].some((word) => word.endsWith(head)))))
    return true;
  // `this groundbreaking air fryer`
  const brand = contentWords(source.brand ?? '');
  const titled = new Set(contentWords(source.title).filter((word) => !brand.includes(word)));
  return [...told.matchAll(/(?<!\p{L})(?:this|these)((?: [\p{L}\d][\p{L}\d'’/-]*){1,4})/giu)].some(([, after = '']) =>
    contentWords(after).some((word) => titled.has(word)),
  );
}

/** Whether a text begins without saying what it is about: no sentence of the first two does, or the first points at what is not there. */
function isUnnamed(source: Source, told: string): boolean {
  const [first = '', second = ''] = splitSentences(told);
  if (isPresented(source, first)) return false;
  return /(?<!\p{L})(?:its?|they|them|their|these)(?!\p{L})/iu.test(first) || !isPresented(source, second);
}

/** Whether a lead that tells nothing but the name may stand before a text: `The Red Moon is from Acme` of a game tells no one anything. */
function mayOpen(source: Source, told: string, { phrase, isMany }: Subject): boolean {
  // `Choose your amount.` `They include a bag.`: of what?
  const isShort = (source.brand === null || source.isByAmount) && told.split(' ').length < 12;
  if (/^(?:It|They)\s/.test(told) || isShort) return true;
  const noun = nounOf(source, isMany) ?? '';
  const isPlain = /^\p{Ll}/u.test(noun.split(' ').at(-1) ?? '') && hasPhrase(phrase, noun);
  return nameOf(source) !== null && (source.brand === null || isPlain);
}

/** What the product is called in full, where the kind of goods would be all that is said: not `this is a crayon`. */
function kindless(phrase: string, name: string | null): string {
  const bare = phrase.replace(/^(?:the|this|these) /, '');
  return name !== null && /^(?:this|these) /.test(phrase) && name.split(' ').length > bare.split(' ').length
    ? name
    : bare;
}

/** A name of more words reads as a pile of keywords. */
const mostNameWords = 6;

/** The sentence, or null where the text says it all already. `told` is the text the description will hold, `facts` what it may tell. */
export function writeLead(source: Source, told: string, facts: readonly Fact[]): Lead | null {
  const giftCard = nameGiftCard(source, told);
  if (giftCard !== null) return { ...giftCard, facts: [] };
  if (told !== '' && !isUnnamed(source, told)) return null;
  const subject = subjectOf(source, told === '');
  if (subject === null) return null;
  const { brand } = source;
  const { phrase, isMany, hasBrand } = subject;
  const chosen = openingFacts
    .flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
    // `The Wool Cap in Black comes in black` says it twice.
    .filter(({ value }) => coverage(contentWords(value), new Set(contentWords(phrase))) < 1)
    .flatMap((fact) => {
      const predicate = predicateOf(fact, isMany);
      return predicate === null ? [] : [{ name: fact.name, predicate }];
    })
    .filter(
      ({ predicate }, index, all) => all.findIndex((other) => verbOf(other.predicate) === verbOf(predicate)) === index,
    )
    .slice(0, most);
  const lead = (sentence: string) => ({
    sentence: capitalise(sentence),
    facts: chosen.map(({ name }) => name),
    isMany,
  });
  const about = hasBrand ? phrase : `${phrase} from ${brand}`;
  if (chosen.length > 0) {
    // Two lists in one sentence cannot be told apart.
    const predicates = joinPack(chosen.map(({ predicate }) => predicate));
    const [first, second] = predicates;
    const isLists = predicates.length > 1 && [first, second].some((each) => /,| and /.test(each ?? ''));
    if (isLists) chosen.pop();
    return lead(`${about} ${isLists ? first : joinEntries(predicates)}.`);
  }
  if (!hasBrand) return lead(`${phrase} ${isMany ? 'are' : 'is'} from ${brand}.`);
  if (told !== '' && !mayOpen(source, told, subject)) return null;
  const name = nameOf(source);
  if (brand !== null && name !== null) return lead(`${withThe(name.name)} ${isMany ? 'are' : 'is'} from ${brand}.`);
  // Nothing else is known: what it is called is all there is to say.
  const bare = kindless(phrase, name?.name ?? null);
  // A pile of keywords is no name to open with, where there is anything else to say.
  if (told !== '' && bare.split(' ').length > mostNameWords) return null;
  const extras = (name?.extras ?? []).join(', ');
  const note = extras !== '' && extras.length <= 60 ? ` (${extras.replace(/\s*[([][^()[\]]*[)\]]/g, '')})` : '';
  return lead(isMany ? `these are ${bare}${note}.` : `this is ${fitArticleTo(bare)} ${bare}${note}.`);
}

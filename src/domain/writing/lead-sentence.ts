// The opening sentence of a description whose source never says what the product is: the product by a short name, and what is known of it first.
import { setTitleCase } from '#domain/text/casing.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { capitalise, contentWords, coverage, fitArticleTo, foldText, hasPhrase } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { joinPack, predicateOf } from './fact-predicates.ts';
import { nameGiftCard } from './gift-card-name.ts';
import { isGoods } from './goods.data.ts';
import { headWord } from './noun-phrase.ts';
import { calmValue, isPlural, isProperName, joinEntries } from './plain-values.ts';
import { kindOf } from './product-kind.ts';
import { coreOf, headOf, type Lead, mostNameWords, nameOf, namingPartOf } from './product-name.ts';
import { endsInThing, nounOf } from './product-noun.ts';
import type { Source } from './source.ts';
import { separateBrand } from './title-brand.ts';
import { isColour } from './title-facts.ts';

/** A text that measures the product may measure it otherwise than a list. */
export const saysMeasure = /(?:^|\s)measures? (?:about )?\d/i;

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
const verbOf = (predicate: string) => predicate.split(' ', 3).join(' ');

/** `The Tin Company` has its article. */
const withThe = (name: string) => `the ${name.replace(/^The\s/, '')}`;

type Subject = { phrase: string; isMany: boolean; hasBrand: boolean };

/** A name to be said, in so many words with its maker: it ends in the noun, and holds no measure or number. */
function sayName(source: Source): string | null {
  const part = namingPartOf(source);
  const name = setTitleCase(part?.text ?? '').replace(/^The\s/, '');
  const words = name.split(' ');
  const brandWords = source.brand === null || hasPhrase(name, source.brand) ? 0 : source.brand.split(' ').length;
  const isShort =
    (words.length > 1 || source.title === name || (source.brand !== null && /^\p{Lu}\p{Ll}+s$/u.test(name))) &&
    words.length <= mostNameWords &&
    words.length + brandWords <= mostNameWords + 1;
  const isPlain = words.every((word) => /^[\p{L}&][\p{L}'’&-]*$/u.test(word));
  // A later part of a pile of keywords, `Holiday Decor`, is no name.
  return part?.isSure === true &&
    part.isFirst &&
    isShort &&
    isPlain &&
    (endsInThing(name) || (part.isKind && !/accessor(?:y|ies)$/i.test(name)))
    ? name
    : null;
}

/** `20pcs Hair Claw`: there are several of what the title names once. */
const saysSeveral = (title: string): boolean =>
  /^(?:1 ?set of )?(?:[2-9]|\d\d+)\s?(?:pcs|pieces|pairs)(?!\p{L}|\s?\/)/iu.test(title);

/** `these clips` of `20pcs Hair Clip`, `this set` of `10pcs Brush Set`: a title that names once what there are several of. Null where its last word is not sure. */
function oddNoun(source: Source): { noun: string; isMany: boolean } | null {
  const part = namingPartOf(source);
  const last = part?.text.split(' ').at(-1)?.toLowerCase() ?? '';
  if (/^(?:set|kit)$/.test(last)) return { noun: last, isMany: false };
  const isNamed = part?.isKind === true || (part?.isSure === true && isGoods(last));
  if (!isNamed || !endsInThing(last) || !/^\p{L}{3,}(?<![sy])$/u.test(last)) return null;
  return { noun: `${last}${/(?:x|ch|sh)$/.test(last) ? 'es' : 's'}`, isMany: true };
}

/** What the sentence is about: `the Orvik canvas tote`, `this cabinet from SHEIN`, and, where no name of it is sure, `this product`. `isNeeded`: no other text says it. */
function subjectOf(source: Source, isNeeded: boolean): Subject | null {
  const { brand } = source;
  const isSeveral = isPlural(namingPartOf(source)?.text ?? '');
  const isOdd = !isSeveral && saysSeveral(source.title);
  const name = isOdd ? null : sayName(source);
  // `the Beanie with Logo`
  if (name === null && brand === null && !isOdd && /^\p{L}+ with \p{L}+(?: \p{L}+)?$/u.test(source.title))
    return { phrase: withThe(source.title), isMany: isSeveral, hasBrand: true };
  if (name === null) {
    const odd = isOdd ? oddNoun(source) : null;
    // `300 Oil Colored Pencils Set Soft Lead`: that there are several, its noun may tell alone.
    const isAlone = isOdd || isSeveral || nounOf(source, false) !== null;
    const many = odd?.isMany ?? (isSeveral || !isAlone);
    const noun = isOdd ? (odd?.noun ?? null) : nounOf(source, many);
    if (noun === null && !isNeeded) return null;
    const isMany = noun !== null && many;
    return { phrase: `${isMany ? 'these' : 'this'} ${noun ?? 'product'}`, isMany, hasBrand: brand === null };
  }
  const isMany = isSeveral;
  const plain = plainName(name, source);
  if (brand === null)
    return { phrase: plain === null ? withThe(name) : `${isMany ? 'these' : 'this'} ${plain}`, isMany, hasBrand: true };
  if (foldText(name).startsWith(foldText(brand))) return { phrase: withThe(name), isMany, hasBrand: true };
  // `The By Orvik Dress` names nobody.
  if (plain === null && /^(?:By|In|On|From|For|With) /.test(brand))
    return { phrase: withThe(name), isMany, hasBrand: false };
  return plain === null
    ? { phrase: withThe(`${brand} ${name}`), isMany, hasBrand: true }
    : { phrase: `${isMany ? 'these' : 'this'} ${plain}`, isMany, hasBrand: false };
}

/** Whether the text says what the product is: its head noun, or its kind's. */
function isPresented(source: Source, told: string): boolean {
  const words = new Set(contentWords(told.replace(/['’]s(?!\p{L})/gu, '')));
  const name = contentWords(nameOf(source)?.name ?? '');
  if (name.length > 0 && coverage(name, words) >= 0.5) return true;
  // `The Arlo from Orvik offers`
  const [, called = ''] = /^The ((?:\p{Lu}[^\s,]* )+)(?:from|by) /u.exec(told) ?? [];
  if (called !== '' && source.brand !== null && hasPhrase(source.title, called.trim()) && hasPhrase(told, source.brand))
    return true;
  const noun = contentWords(headWord(nounOf(source, false) ?? ''));
  const heads = [headOf(source), headWord(coreOf(source)), headWord(kindOf(source)?.phrase ?? ''), ...noun]
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
  // `It comes with a lid`, `Use it with games`: what does, stood before.
  if (
    /^(?:It|They) (?:also |can |will )?(?:comes?|has|have|features?|includes?|makes?|offers?|lets?|provides?|fits?)\s|^(?:Its|Their)\s|^\p{Lu}\p{Ll}+ (?:it|them)\s/u.test(
      first,
    )
  )
    return true;
  if (isPresented(source, first)) return false;
  return /(?<!\p{L})(?:its?|they|them|their|these)(?!\p{L})/iu.test(first) || !isPresented(source, second);
}

/** Whether a lead that tells nothing but the name may stand before a text: `The Red Moon is from Acme` of a game tells no one anything. */
function mayOpen(source: Source, told: string, { phrase, isMany }: Subject): boolean {
  // `Choose your amount.` `They include a bag.`: of what?
  const isShort = (source.brand === null || source.isByAmount) && told.split(' ').length < 12;
  if (/^(?:It|They)\s/.test(told) || isShort) return true;
  const noun = nounOf(source, isMany) ?? '';
  return source.brand === null || (/^\p{Ll}/u.test(noun.split(' ').at(-1) ?? '') && hasPhrase(phrase, noun));
}

/** The sentence, or null where the text says it all already. `told` is the text the description will hold, `facts` what it may tell. */
export function writeLead(source: Source, told: string, facts: readonly Fact[]): Lead | null {
  const giftCard = nameGiftCard(source, told);
  if (giftCard !== null) return { ...giftCard, facts: [] };
  if (told !== '' && !isUnnamed(source, told)) return null;
  const subject = subjectOf(source, told === '' || /^(?:It|They)\s/.test(told));
  if (subject === null) return null;
  const { brand } = source;
  const { phrase, isMany, hasBrand } = subject;
  const chosen = openingFacts
    .flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
    // A text that measures it itself may measure it otherwise.
    .filter(({ name }) => name !== 'Dimensions' || !saysMeasure.test(told))
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
  if (told !== '' && !mayOpen(source, told, subject)) return null;
  if (!hasBrand) return lead(`${phrase} ${isMany ? 'are' : 'is'} from ${brand}.`);
  const bare = phrase.replace(/^(?:the|this|these) /, '');
  if (bare === 'product') return null;
  const apart = brand === null ? bare : separateBrand(bare, brand, true).name;
  if (apart !== '' && apart !== bare) return lead(`${withThe(apart)} ${isMany ? 'are' : 'is'} from ${brand}.`);
  // What it is called is worth a sentence only where there is nothing else to say, or `it` has to be something.
  if (told !== '' && !/(?<!\p{L})(?:its?|they|their|them)(?!\p{L})/iu.test(splitSentences(told)[0] ?? '')) return null;
  const extras = (nameOf(source)?.extras ?? []).join(', ');
  const note = extras !== '' && extras.length <= 60 ? ` (${extras.replace(/\s*[([][^()[\]]*[)\]]/g, '')})` : '';
  return lead(isMany ? `these are ${bare}${note}.` : `this is ${fitArticleTo(bare)} ${bare}${note}.`);
}

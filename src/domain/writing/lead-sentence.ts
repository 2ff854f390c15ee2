// The opening sentence of a description whose source never says what the product is: the product by a short name, and what is known of it first.
import { setTitleCase } from './casing.ts';
import type { Fact } from './fact.ts';
import { predicateOf } from './fact-sentences.ts';
import { headWord } from './noun-phrase.ts';
import { calmValue, isPlural, isProperName, joinEntries } from './plain-values.ts';
import { kindOf } from './product-kind.ts';
import { headOf, type Lead, nameOf } from './product-name.ts';
import type { Source } from './source.ts';
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

/** The end of a name too long to be said: `the SHEIN Water Carafe Set`. */
function shortSubject(source: Source): Subject | null {
  const [first = ''] = splitTitle(source.title);
  const whole = (first.split(/\s(?:for|with|in|of|featuring)\s/i)[0] ?? '').split(' ');
  const words = whole.slice(-4);
  while (words.length > 0 && !/^\p{L}{3,}$/u.test(words[0] ?? '')) words.shift();
  if (words.length < 2 || words.some((word) => !/^[\p{L}’'-]+$/u.test(word))) return null;
  const name = setTitleCase(words.join(' '));
  return {
    phrase: withThe(`${source.brand === null ? '' : `${source.brand} `}${name}`),
    isMany: isPlural(name),
    hasBrand: true,
  };
}

/** What the sentence is about: `the Orvik canvas tote`, `this storage cabinet from SHEIN`. */
function subjectOf(source: Source): Subject | null {
  const { brand } = source;
  const name = nameOf(source)?.name ?? null;
  const kind = kindOf(source);
  // Of a long title made of keywords the kind of goods is what reads best.
  const isPile = source.title.split(' ').length >= 12 && (name?.split(' ').length ?? 0) > 4;
  if (name === null || (kind !== null && isPile)) {
    if (kind === null) return shortSubject(source);
    const from = brand === null ? '' : ` from ${brand}`;
    return { phrase: `${kind.isMany ? 'these' : 'this'} ${kind.phrase}${from}`, isMany: kind.isMany, hasBrand: true };
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
  const heads = [headOf(source), headWord(kindOf(source)?.phrase ?? '')].flatMap((head) => contentWords(head ?? ''));
  return heads.some((head) => words.has(head) || (head.length > 4 && [...words].some((word) => word.endsWith(head))));
}

/** The sentence, or null where the text says it all already. `told` is the text the description will hold, `facts` what it may tell. */
export function writeLead(source: Source, told: string, facts: readonly Fact[]): Lead | null {
  if (told !== '' && (isPresented(source, told) || (source.brand !== null && hasPhrase(told, source.brand))))
    return null;
  const subject = subjectOf(source);
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
    const [first, second] = chosen.map(({ predicate }) => predicate);
    const isLists = chosen.length > 1 && [first, second].some((each) => /,| and /.test(each ?? ''));
    if (isLists) chosen.pop();
    return lead(`${about} ${isLists ? first : joinEntries(chosen.map(({ predicate }) => predicate))}.`);
  }
  if (!hasBrand) return lead(`${phrase} ${isMany ? 'are' : 'is'} from ${brand}.`);
  // `Choose your amount.` `They include a bag.`: of what?
  const isWithoutSubject =
    told === '' ||
    /^(?:It|They)\s/.test(told) ||
    ((brand === null || source.isByAmount) && told.split(' ').length < 12);
  if (!isWithoutSubject) return null;
  const name = nameOf(source);
  if (brand !== null && name !== null) return lead(`${withThe(name.name)} ${isMany ? 'are' : 'is'} from ${brand}.`);
  // Nothing else is known: what it is called is all there is to say.
  const bare = phrase.replace(/^(?:the|this|these) /, '');
  const extras = (name?.extras ?? []).join(', ');
  const note = extras !== '' && extras.length <= 60 ? ` (${extras.replace(/\s*[([][^()[\]]*[)\]]/g, '')})` : '';
  return lead(isMany ? `these are ${bare}${note}.` : `this is ${fitArticleTo(bare)} ${bare}${note}.`);
}

// The opening sentence of a description whose source never says what the product is: `The Brother TN221BK Toner Cartridge comes in black.`
import type { Fact } from './fact.ts';
import { calmFact, isPlural, joinEntries, readEntries } from './plain-values.ts';
import { kindOf } from './product-kind.ts';
import { type Lead, nameOf } from './product-name.ts';
import type { Source } from './source.ts';
import { contentWords, coverage, foldText, hasPhrase } from './words.ts';

const unitPacks = /^(?:\d+-(?:pack|piece|count)|pair|set of \d+|pack of \d+)$/i;

/** `in black`, `as a 12-pack`; null where the fact is neither a colour nor a quantity, or cannot be told so. */
function variantOf(fact: Fact): string | null {
  if (fact.name === 'Color') {
    const entries = readEntries(calmFact(fact));
    const isVague = entries.length > 12 || fact.value.length > 90 || /^multi-?\S*$|assorted|various/i.test(fact.value);
    return isVague ? null : `in ${joinEntries(entries)}`;
  }
  if (fact.name !== 'Quantity' || !unitPacks.test(fact.value)) return null;
  return `as a ${fact.value.toLowerCase()}${/piece$/i.test(fact.value) ? ' set' : ''}`;
}

/** Where the title is a pile of keywords: `This storage cabinet is from SHEIN.` */
function leadByKind(source: Source, told: string, isShort: boolean): Lead | null {
  const kind = kindOf(source);
  if (!isShort || source.brand === null || hasPhrase(told, source.brand)) return null;
  if (kind === null && told !== '') return null;
  const { phrase, isMany } = kind ?? { phrase: 'product', isMany: false };
  const sentence = `${isMany ? 'These' : 'This'} ${phrase} ${isMany ? 'are' : 'is'} from ${source.brand}.`;
  return { sentence, facts: [], isMany };
}

/** The sentence, or null where the text says it all already. `told` is the text the description will hold. */
export function writeLead(source: Source, told: string, isShort: boolean): Lead | null {
  const named = nameOf(source);
  if (named === null) return leadByKind(source, told, isShort);
  const { name, extras } = named;
  const { brand } = source;
  const toldWords = new Set(contentWords(told));
  const isMany = isPlural(name);
  const full = brand === null || foldText(name).startsWith(foldText(brand)) ? name : `${brand} ${name}`;
  const article = /^the\s/i.test(full) ? '' : 'The ';
  const known = new Set([...toldWords, ...contentWords(name)]);
  const news = [...source.facts, ...source.titleFacts].filter(
    (fact) => variantOf(fact) !== null && coverage(contentWords(fact.value), known) < 1,
  );
  const chosen = ['Color', 'Quantity'].flatMap((wanted) => news.find((fact) => fact.name === wanted) ?? []);
  // `Galaxy Tab A 9.7 comes`: a number at the end would count what follows.
  if (chosen.length > 0 && !/\d$/.test(name)) {
    const variant = chosen.map((fact) => variantOf(fact)).join(', ');
    return {
      sentence: `${article}${full} ${isMany ? 'come' : 'comes'} ${variant}.`,
      facts: chosen.map((fact) => fact.name),
      isMany,
    };
  }
  const isNamed = coverage(contentWords(name), toldWords) >= 0.75 && (brand === null || hasPhrase(told, brand));
  const isTold = isNamed && coverage(contentWords(extras.join(' ')), known) === 1;
  if (!isShort || isTold || (brand === null && told !== '')) return null;
  const note = extras.length > 0 && extras.join(', ').length <= 60 ? ` (${extras.join(', ')})` : '';
  return { sentence: `${isMany ? 'These are' : 'This is'} ${article.toLowerCase()}${full}${note}.`, facts: [], isMany };
}

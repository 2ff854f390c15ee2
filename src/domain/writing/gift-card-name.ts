// How a gift card is called in a sentence: its design is all that tells it from the shop's others: `Mill Bakery Gift Card with the design "Happy Birthday" (Balloons)`.
import { calmCapitals, setTitleCase } from './casing.ts';
import type { Source } from './source.ts';
import { isColourName } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';
import { contentWords, coverage, fitArticleTo, foldText, hasPhrase } from './words.ts';

const card = /(?<!\p{L})(?:e-?)?gift ?cards?(?!\p{L})(?! (?:holder|box|sleeve|envelope|tin|bag|pouch))/iu;
/** How it is sent and sold, what it is printed on and who drew it are not what it shows. */
const noDesign =
  /delivery|shipping|free|limited quantit|asin|multi|version|\bpack\b|designs?\b|gift ?cards?|[\d$%]|^(?:e-?mail|print(?:able)?|note|animated|seasonal)$/iu;
const longest = { name: 70, note: 60 };

const tidyNote = (text: string) => text.replace(/[!?.]+$/, '').trim();
const isDesign = (text: string) => /\p{L}/u.test(text) && !noDesign.test(text) && !isColourName(text);

/** `Happy Easter (Egg Nest) [Maker]` as what it is called and what it shows; a maker in square brackets is no part of it. */
function readDesign(texts: readonly string[]): string {
  const bare = texts.map((text) => text.replace(/\s*\[[^[\]]*\]/g, ''));
  const named = bare.map((text) => tidyNote(text.replace(/\s*\([^()]*\)/g, ''))).filter(isDesign);
  const shown = bare
    .flatMap((text) => [...text.matchAll(/\(([^()]+)\)/g)].map((match) => tidyNote(match[1] ?? '')))
    .filter(isDesign);
  const titled = (part: string) => setTitleCase(part);
  // `In a Gift Box` is no design.
  const [first = ''] = named;
  if (/^(?:in|with|for)\s/i.test(first)) return ` ${first.charAt(0).toLowerCase()}${titled(first).slice(1)}`;
  const [name, extra] =
    named.length > 0 ? [named.map(titled).join(', '), shown[0]] : [shown.map(titled).join(', '), undefined];
  return name === ''
    ? ''
    : ` with the design "${name}"${extra === undefined || foldText(extra) === foldText(name) ? '' : ` (${titled(extra)})`}`;
}

/** The sentence that says which card it is; null for any other product, and where `told` says so already. */
export function nameGiftCard(source: Source, told: string): { sentence: string; isMany: boolean } | null {
  const { brand } = source;
  const parts = splitTitle(calmCapitals(source.title, source.spellings));
  const [first = '', ...others] = parts.filter((part) => brand === null || foldText(part) !== foldText(brand));
  const bare = first.replace(/\s*[([][^()[\]]*[)\]]/g, '').replace(/\s+\$\d+$/, '');
  // `Mill Bakery Thanks - Roses Gift Cards`: the noun stands behind the design.
  const behind = others[0] !== undefined && !card.test(bare) ? card.exec(others[0]) : null;
  const name = setTitleCase(behind === null ? bare : `${bare} ${behind[0]}`);
  if (!card.test(name) || name.length > longest.name || /\$|\basin\b|[:;|]/i.test(name)) return null;
  // A maker the name does not hold is told another way.
  if (brand !== null && !hasPhrase(`${name} ${told}`, brand)) return null;
  const rest = behind === null ? others : [(others[0] ?? '').replace(card, '').trim(), ...others.slice(1)];
  const design = readDesign([first.slice(bare.length), ...rest]);
  const note = design.length <= longest.note ? design : '';
  if (coverage(contentWords(`${name}${note.replace(' with the design', '')}`), new Set(contentWords(told))) === 1)
    return null;
  const isMany = /s$/i.test(card.exec(name)?.[0] ?? '');
  const article = /^The\s/.test(name) ? '' : `${fitArticleTo(name)} `;
  return {
    sentence: isMany ? `These are ${name}${note}.` : `This is ${article}${name}${note}.`,
    isMany,
  };
}

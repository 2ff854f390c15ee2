// How a gift card is called in a sentence: its design is all that tells it from the shop's others: `Mill Bakery Gift Card (Happy Birthday, Balloons)`.
import { calmCapitals, setTitleCase } from './casing.ts';
import type { Source } from './source.ts';
import { isColourName } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';
import { contentWords, coverage, fitArticleTo, foldText, hasPhrase } from './words.ts';

const card = /(?<!\p{L})(?:e-?)?gift ?cards?(?!\p{L})(?! (?:holder|box|sleeve|envelope|tin|bag|pouch))/iu;
/** How it is sent and sold is not what it is. */
const ofShop = /delivery|shipping|free|limited quantit|asin|\$\s?\d|^e-?mail$/i;
const longest = { name: 70, note: 60 };

/** `(Balloons)` and what stands between commas, each by itself. */
const splitNote = (text: string) =>
  text
    .split(/\s*[()[\],]\s*/)
    .map((part) => part.replace(/[!?.]+$/, '').trim())
    .filter((part) => /\p{L}/u.test(part) && !ofShop.test(part) && !/^multi/i.test(part) && !isColourName(part));

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
  const brackets = first.slice(bare.length);
  const notes = [brackets, ...(behind === null ? others : [(others[0] ?? '').replace(card, ''), ...others.slice(1)])]
    .flatMap(splitNote)
    .filter((note, index, all) => all.findIndex((other) => foldText(other) === foldText(note)) === index);
  const kept = notes.join(', ').length <= longest.note ? notes : [];
  if (coverage(contentWords([name, ...kept].join(' ')), new Set(contentWords(told))) === 1) return null;
  const note = kept.length === 0 ? '' : ` (${kept.map((part) => setTitleCase(part)).join(', ')})`;
  const isMany = /s$/i.test(card.exec(name)?.[0] ?? '');
  const article = /^The\s/.test(name) ? '' : `${fitArticleTo(name)} `;
  return {
    sentence: isMany ? `These are ${name}${note}.` : `This is ${article}${name}${note}.`,
    isMany,
  };
}

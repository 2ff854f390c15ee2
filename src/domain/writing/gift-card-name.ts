// How a gift card is called in a sentence: its design is all that tells it from the shop's others: `Mill Bakery Gift Card with the design "Happy Birthday (Balloons)"`.
import { calmCapitals, setTitleCase } from '#domain/text/casing.ts';
import { contentWords, coverage, fitArticleTo, foldText, hasPhrase } from '#domain/text/words.ts';
import { withArticle } from './noun-phrase.ts';
import type { Source } from './source.ts';
import { isColourName } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';

const card = /(?<!\p{L})(?:e-?)?gift ?cards?(?!\p{L})(?! (?:holder|box|sleeve|envelope|tin|bag|pouch))/iu;
/** How it is sent and sold, what it is printed on and who drew it are not what it shows. */
const noDesign =
  /delivery|shipping|redemption|free|upload|limited quantit|asin|multi|version|\bpack\b|designs?\b|gift ?cards?|[\d$%]|^(?:e-?mail|print(?:able)?|note|animated|seasonal|collections?)$/iu;
const longest = { name: 70, note: 60 };

const tidyNote = (text: string) => (/(?:\p{L}\.){2,}$/u.test(text) ? text : text.replace(/[!?.]+$/, '')).trim();
/** `16th Birthday` is one, `$16` is none. */
const isDesign = (text: string) =>
  /\p{L}/u.test(text) &&
  // `Cincinnati, OH` is where.
  !/^[\p{L} .]+, [A-Z]{2}$/u.test(text) &&
  !noDesign.test(text.replace(/\d+(?:st|nd|rd|th)(?!\p{L})/gu, '')) &&
  !isColourName(text);

type Design = { name: string; shown: string | null };

/** `Happy Easter (Egg Nest) [Maker]` as what it is called and what it shows; a maker in square brackets is no part of it. */
function readDesign(texts: readonly string[]): Design | null {
  const bare = texts.map((text) => text.replace(/\s*\[[^[\]]*\]/g, ''));
  const named = bare.map((text) => tidyNote(text.replace(/\s*\([^()]*\)/g, ''))).filter(isDesign);
  const inBrackets = bare
    .flatMap((text) => [...text.matchAll(/\(([^()]+)\)/g)].map((match) => tidyNote(match[1] ?? '')))
    .filter(isDesign);
  const [names, shown] = named.length > 0 ? [named, inBrackets[0] ?? null] : [inBrackets, null];
  const name = names.map((part) => setTitleCase(part)).join(', ');
  if (name === '') return null;
  return { name, shown: shown === null || foldText(shown) === foldText(name) ? null : setTitleCase(shown) };
}

/** `In a Gift Box` is no design. */
const isPacking = ({ name }: Design) => /^(?:(?:in|for) (?:an?|the|\d+)|with)\s/i.test(name);

function tellDesign(design: Design | null): string {
  if (design === null) return '';
  if (isPacking(design)) {
    const [joint = '', ...rest] = design.name.split(' ');
    const thing = rest.join(' ');
    // `With Limited Edition Bear`.
    return ` ${joint.toLowerCase()} ${/^(?:an?|the|\d+)\s/i.test(thing) ? thing : withArticle(thing)}`;
  }
  return ` with the design "${design.name}${design.shown === null ? '' : ` (${design.shown})`}"`;
}

/** What a card's title says: its name, and its design. */
function readCard({ title, brand, spellings }: Source): { name: string; design: Design | null } | null {
  if (!card.test(title)) return null;
  const parts = splitTitle(calmCapitals(title, spellings));
  const [first = '', ...others] = parts.filter((part) => brand === null || foldText(part) !== foldText(brand));
  const written = first.replace(/\s*[([][^()[\]]*[)\]]/g, '').replace(/\s+\$\d+$/, '');
  // `Mill Bakery Gift Cards Happy Birthday`: its design stands behind with nothing between.
  const found = card.exec(written);
  const isJoined = found !== null && /^ \p{Lu}/u.test(written.slice(found.index + found[0].length));
  const bare = isJoined ? written.slice(0, found.index + found[0].length) : written;
  // `Mill Bakery Thanks - Roses Gift Cards`: the noun stands behind the design.
  const behind = others[0] !== undefined && !card.test(bare) ? card.exec(others[0]) : null;
  const name = setTitleCase(behind === null ? bare : `${bare} ${behind[0]}`);
  if (!card.test(name) || name.length > longest.name || /\$|\basin\b|[:;|]/i.test(name)) return null;
  const rest = behind === null ? others : [(others[0] ?? '').replace(card, '').trim(), ...others.slice(1)];
  const design = readDesign([first.slice(bare.length), ...rest]);
  return { name, design: tellDesign(design).length <= longest.note ? design : null };
}

/** The design of a gift card by itself: `Happy Easter (Egg Nest)`; null where its title names none. */
export function designOf(source: Source): string | null {
  const design = readCard(source)?.design ?? null;
  if (design === null || isPacking(design)) return null;
  return design.shown === null ? design.name : `${design.name} (${design.shown})`;
}

/** The sentence that says which card it is; null for any other product, and where `told` says so already. */
export function nameGiftCard(source: Source, told: string): { sentence: string; isMany: boolean } | null {
  const read = readCard(source);
  // A maker the name does not hold is told another way.
  if (read === null || (source.brand !== null && !hasPhrase(`${read.name} ${told}`, source.brand))) return null;
  const { name, design } = read;
  const words = contentWords(`${name} ${design?.name ?? ''} ${design?.shown ?? ''}`);
  if (coverage(words, new Set(contentWords(told))) === 1) return null;
  const note = tellDesign(design);
  const isMany = /s$/i.test(card.exec(name)?.[0] ?? '');
  const article = /^The\s/.test(name) ? '' : `${fitArticleTo(name)} `;
  return {
    sentence: isMany ? `These are ${name}${note}.` : `This is ${article}${name}${note}.`,
    isMany,
  };
}

// Facts that say other than the title does of colour or material: a shop writes a title by hand, and an attribute is often a default or another variant's.
import { colourRows } from '#domain/claims/reading/colours.data.ts';
import { materialRows } from '#domain/claims/reading/materials.data.ts';
import type { Fact } from './fact.ts';

type Table = { families: ReadonlyMap<string, readonly string[]>; openings: ReadonlySet<string> };
type Row = { parents: readonly string[]; phrases: string };

/** The families of each spelling, its usual spelling first; `isSure`: only words that cannot mean anything else. */
function tableOf(rows: readonly Row[], isSure: boolean): Table {
  const families = new Map<string, readonly string[]>();
  for (const { parents, phrases } of rows)
    for (const spellings of phrases.split('|').map((group) => group.split('=')))
      for (const word of spellings)
        if (!isSure || !word.endsWith('~'))
          families.set(word.replace('~', ''), [(spellings[0] ?? '').replace('~', ''), ...parents]);
  // Most words of a text open no name.
  return { families, openings: new Set([...families.keys()].map((name) => name.split(' ', 1)[0] ?? '')) };
}

/** The names of a table a text holds, longer ones first: `rose gold`, not `rose`. */
function namesIn(text: string, { families, openings }: Table): string[] {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!openings.has(words[at] ?? '')) continue;
    const length = [3, 2, 1].find(
      (count) => at + count <= words.length && families.has(words.slice(at, at + count).join(' ')),
    );
    if (length === undefined) continue;
    found.push(words.slice(at, at + length).join(' '));
    at += length - 1;
  }
  return found;
}

const colours = { sure: tableOf(colourRows, true), all: tableOf(colourRows, false) };
const materials = { sure: tableOf(materialRows, true), all: tableOf(materialRows, false) };

/** Ways to weave and finish, which any fibre may have, and names of no single stuff. */
const weaves =
  /^(?:elastic|resin|denim|canvas|velvet|fleece|microfib(?:er|re)|tweed|chiffon|mesh|corduroy|flannel|twill|suede|organza|tulle|chenille|jacquard|sherpa|muslin|poplin|chambray|georgette|tricot|oxford cloth|taffeta|ripstop|sateen|percale|lycra|vinyl)$/;

/** The colours a text speaks of, by their families: navy is blue. */
const familiesIn = (text: string, table: Table) =>
  new Set(namesIn(text, table).flatMap((name) => table.families.get(name)?.slice(1) ?? []));

/** `Choker with Gold Pendant`: what it has or is for has colours of its own. */
const withoutParts = (title: string) => title.replace(/\s(?:with|for)\s[^,–-]*/gi, ' ');

/** Whether a title names a colour of the goods by a word that means nothing else. */
export const namesColour = (title: string): boolean => namesIn(withoutParts(title), colours.sure).length > 0;

/** `Gold-Tone Bangle` is gold to look at. */
const metalTone = /(?<!\p{L})(gold|silver|bronze|copper)[- ]tone/iu;

/** `…, Red, Black, Clear Orange`: a title that lists all a shop has leaves it to the form which one this is. */
const isListed = (value: string, title: string): boolean => {
  const listed = title
    .split(/,\s*/)
    .filter((part) => /^\p{L}+(?: \p{L}+){0,2}$/u.test(part) && namesIn(part, colours.all).length > 0);
  return listed.length > 2 && listed.some((part) => part.toLowerCase().includes(value.toLowerCase()));
};

function isOtherColour(value: string, title: string): boolean {
  if (isListed(value, title)) return false;
  const tone = metalTone.exec(title)?.[1];
  if (tone !== undefined && /^(?:gold|silver|bronze|copper)$/i.test(value))
    return tone.toLowerCase() !== value.toLowerCase();
  const titled = familiesIn(title, colours.sure);
  const told = familiesIn(value, colours.all);
  if (titled.size === 0 || told.size === 0) return false;
  const isShared = [...told].some((family) => titled.has(family));
  // `White` of a `White & Gray Table` is half of it.
  const isHalf = titled.size > 1 && told.size === 1;
  return !isShared || isHalf;
}

function isOtherMaterial(value: string, title: string): boolean {
  const titled = namesIn(title, materials.sure).filter((name) => !weaves.test(name));
  const told = namesIn(value, materials.all);
  if (titled.length === 0 || told.length === 0) return false;
  const kindsOf = (name: string) => [...(materials.all.families.get(name) ?? []), ...name.split(' ')];
  return !titled.some((name) =>
    told.some(
      (other) =>
        kindsOf(name).includes(other) || kindsOf(other).includes(name) || kindsOf(name)[0] === kindsOf(other)[0],
    ),
  );
}

/** Makers of phones, and what their phones are called. */
const makes =
  /(?<!\p{L})(apple|iphone|ipad|samsung|galaxy|google|pixel|huawei|xiaomi|redmi|motorola|oneplus|oppo|realme)(?!\p{L})/giu;
const makeOf: ReadonlyMap<string, string> = new Map([
  ['iphone', 'apple'],
  ['ipad', 'apple'],
  ['galaxy', 'samsung'],
  ['pixel', 'google'],
  ['redmi', 'xiaomi'],
]);
const makesIn = (text: string) =>
  [...text.toLowerCase().matchAll(makes)].map(([, name = '']) => makeOf.get(name) ?? name);

function isOtherMake(value: string, title: string): boolean {
  const [told, titled] = [makesIn(value), makesIn(title)];
  return told.length > 0 && titled.length > 0 && !told.some((make) => titled.includes(make));
}

/** Whether two texts name several stuffs each, and each one the other does not: `polyester and spandex`, `cotton and polyester`. */
export function mixesOther(one: string, other: string): boolean {
  const [these, those] = [one, other].map((text) =>
    namesIn(text, materials.all).filter((name) => !weaves.test(name)),
  ) as [string[], string[]];
  const isOther = (mine: readonly string[], yours: readonly string[]) => mine.some((name) => !yours.includes(name));
  return these.length > 1 && those.length > 1 && isOther(these, those) && isOther(those, these);
}

/** Whether a fact names a colour, material or make of phone other than the title's. */
export function saysOtherThanTitle({ name, value }: Fact, title: string): boolean {
  if (/compatib/i.test(name)) return isOtherMake(value, title);
  const named = withoutParts(title);
  if (name === 'Color') return isOtherColour(value, named);
  return /^(?:Material|Fabric|Composition)$/.test(name) && isOtherMaterial(value, named);
}

/** How many ways of working: `24 functions`, `25 cooking pre-sets`. */
const ways = /(?<![\d.,-])(\d{1,3}) (?:\p{Ll}+ )?(?:functions|(?:cooking )?(?:pre-?sets|programs|modes))(?!\p{L})/iu;

/** Whether a text counts what the product can do otherwise than its title. */
export function countsOtherThanTitle(text: string, title: string): boolean {
  const titled = ways.exec(title)?.[1];
  const told = ways.exec(text)?.[1];
  return titled !== undefined && told !== undefined && titled !== told;
}

// Reads cells that hold several values: bullets, image addresses, category paths, names with values.
import type { Attribute } from '#domain/catalogue/product.ts';
import { plainName } from './column-names.ts';
import { type Literal, type LiteralRecord, literalText, readLiteral } from './read-literal.ts';
import { lineText } from './read-nested.ts';

export const textKeys = ['text', 'value', 'content', 'name', 'title', 'label'] as const;
const addressKeys = [
  'src',
  'url',
  'uri',
  'link',
  'href',
  'large',
  'hi_res',
  'image',
  'source',
  'file',
  'path',
] as const;

/** The own field of a record under the first of the given names that holds a plain value. */
function pick(record: LiteralRecord, keys: readonly string[]): string {
  for (const key of keys) {
    const text = Object.hasOwn(record, key) ? literalText(record[key]) : '';
    if (text !== '') return text;
  }
  return '';
}

export function flatten(value: Literal, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => flatten(entry, keys));
  if (typeof value !== 'object' || value === null) return [literalText(value)];
  const picked = pick(value, keys);
  return picked === '' ? Object.values(value).flatMap((entry) => flatten(entry, keys)) : [picked];
}

/** Texts of a JSON list, or of a cell parted by lines, ` | ` or ` • `; a cell without any of these is one text. */
export function readTexts(cell: string): string[] {
  const literal = readLiteral(cell);
  const parts = literal
    ? flatten(literal, textKeys)
    : /\r|\n/.test(cell.trim())
      ? cell.split(/[\r\n]+/)
      : cell.includes('|')
        ? cell.split('|')
        : cell.split(/ ?• /);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Texts of a list whose parts are separated by commas; a comma inside double quotes does not separate. */
export function readCommaTexts(cell: string): string[] {
  if (readLiteral(cell) || /[\r\n|]/.test(cell)) return readTexts(cell);
  const parts = cell.match(/"(?:[^"]|"")*"|[^,"]+/g) ?? [];
  return parts.map((part) => part.replace(/^"|"$/g, '').replaceAll('""', '"').trim()).filter((part) => part !== '');
}

/**
 * The parts of a list that commas separate, as WooCommerce writes them: a comma after a backslash, or inside quotes around a whole part,
 * belongs to the part.
 */
export function splitAtCommas(cell: string): string[] {
  const parts = cell.match(/\s*"(?:[^"]|"")*"\s*(?=,|$)|(?:\\,|[^,])+/g) ?? [];
  return parts
    .map((part) => part.trim())
    .map((part) =>
      (/^"(?:[^"]|"")*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part).replaceAll('\\,', ',').trim(),
    )
    .filter((part) => part !== '');
}

/** A list as WooCommerce shows it: as it is, without the quotes and backslashes that keep its commas. */
export const unescapeCommas = (cell: string): string =>
  cell
    .replace(
      /(^|,)(\s*)"((?:[^"]|"")*)"(?=\s*(?:,|$))/g,
      (_, comma: string, gap: string, text: string) => comma + gap + text.replaceAll('""', '"'),
    )
    .replaceAll('\\,', ',')
    .trim();

/** Runs of spaces as one: patterns that allow any number of them before a sign take forever on a million. */
const shortGaps = (cell: string) => cell.trim().replace(/\s{2,}/g, (gap) => (/[\r\n]/.test(gap) ? '\n' : ' '));

const betweenAddresses = /[\r\n|]+|\s?[,;]\s?(?=(?:[a-z][a-z\d+.-]*:)?\/\/)|\s(?=https?:\/\/)/i;
const betweenPaths = /[\r\n|]+|\s?[,;]\s?(?=(?:[a-z][a-z\d+.-]*:)?\/\/|\/|[\w%.~ -]+\.(?:jpe?g|png|webp|gif|avif)\b)/i;

/** An image of a cell; `alt` is null where the cell does not speak of alt texts. */
type Picture = { address: string; alt: string | null };

/** Magento's REST calls it a label. */
const altKey = /^(?:(?:image )?alt(?: ?(?:text|tag))?|alternative text|label)$/;

function altOf(record: LiteralRecord): string | null {
  const [, value] = Object.entries(record).find(([key]) => altKey.test(plainName(key))) ?? [];
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null ? lineText(JSON.stringify(value)) : literalText(value);
}

/** Images wherever they are in a list or a record; one inside another record has the alt text of that: `{ "alt": …, "image": { "url": … } }`. */
function findPictures(value: Literal, alt: string | null): Picture[] {
  if (Array.isArray(value)) return value.flatMap((entry) => findPictures(entry, alt));
  if (typeof value !== 'object' || value === null) return [{ address: literalText(value), alt }];
  const own = altOf(value) ?? alt;
  const address = pick(value, addressKeys);
  if (address !== '') return [{ address, alt: own }];
  return Object.entries(value).flatMap(([key, entry]) => (altKey.test(plainName(key)) ? [] : findPictures(entry, own)));
}

const addressAndAlt = /^(\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?[^\s:]*)?):(?!\/\/)(\D[^|]*|\d+[^\d/:][^|]*)$/i;

/** The longest address and the longest alt text together. */
const longestPair = 6_000;

/** An address, with the alt text some write behind it: `https://shop.example/1.jpg:Front view`. */
function withAlt(text: string): Picture {
  const [, address, alt] = text.length > longestPair ? [] : (addressAndAlt.exec(text.trim()) ?? []);
  return address === undefined || alt === undefined ? { address: text, alt: null } : { address, alt: alt.trim() };
}

/**
 * Images of a cell: a JSON list, or a list parted by lines, `|`, `;` or commas. Addresses may hold commas themselves, so a comma
 * (or semicolon) separates only where another address or a path follows.
 */
export function readPictures(cell: string): Picture[] {
  const literal = readLiteral(cell);
  const parts: Picture[] = literal
    ? findPictures(literal, null)
    : shortGaps(cell)
        .split(/^\s?(?:[a-z]+:)?\/\//i.test(cell) ? betweenAddresses : betweenPaths)
        .map(withAlt);
  return parts
    .map(({ address, alt }) => ({ address: address.trim().replace(/[,;]+$/, ''), alt }))
    .filter(({ address }) => address !== '');
}

/** The addresses alone. */
export const readAddresses = (cell: string): string[] => readPictures(cell).map(({ address }) => address);

const asText = (value: Literal): string =>
  typeof value === 'object' && value !== null ? lineText(JSON.stringify(value)) : literalText(value);

/**
 * The alt texts of a cell that speaks of so many images, in their order, empty ones among them. Texts hold commas and bars of their own:
 * a cell for one image is one text, and lines, bars and commas separate only where no more texts come of it than there are images;
 * with commas exactly as many.
 */
export function readAlts(cell: string, count: number): string[] {
  const literal = readLiteral(cell);
  if (Array.isArray(literal)) return literal.map((entry) => asText(entry).trim());
  if (literal !== undefined) return [asText(literal).trim()];
  const split = (sign: string | RegExp) => cell.split(sign).map((text) => text.trim());
  for (const sign of [/\r\n|\r|\n/, '|']) {
    const texts = split(sign);
    if (texts.length > 1 && texts.length <= count) return texts;
  }
  const texts = split(',');
  return texts.length > 1 && texts.length === count ? texts : [cell.trim()];
}

/** A cell with more names than this is no list of facts. */
const maxPairs = 500;
const nameKeys = ['name', 'key', 'attribute_name', 'attribute', 'label', 'title'] as const;
const valueKeys = ['value', 'attribute_value', 'content', 'text', 'data'] as const;

const ownName = /(?:^|[ _-])(?:name|key|label|(?:attribute|property|field)(?:[ _-]?(?:code|id))?)$/i;

/** A record of a name and a value: `{ "attribute_code": "color", "value": "Blue" }`; null for any other. */
export function pairOf(record: LiteralRecord): [name: string, value: Literal] | null {
  const own = Object.entries(record).filter(([, entry]) => entry !== null);
  const value = own.find(([key]) => (valueKeys as readonly string[]).includes(key) || key === 'values');
  const named = own.find(([key]) => (nameKeys as readonly string[]).includes(key) && key !== value?.[0]);
  const name = named ?? own.find(([key]) => ownName.test(key));
  return value && name && typeof name[1] === 'string' && name[1] !== '' ? [name[1], value[1]] : null;
}

const severalKeys = ['values', 'options', 'terms'] as const;

/** The text under one of the keys, or the name of the record there. */
function pickNamed(record: LiteralRecord, keys: readonly string[]): string {
  const own = pick(record, keys);
  if (own !== '') return own;
  for (const key of keys) {
    const inner = record[key];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && pick(inner, textKeys) !== '')
      return pick(inner, textKeys);
  }
  return '';
}

const factContainer =
  /^(?:details|attributes|specs|specifications?|product[ _]?(?:details|specifications?|attributes|information)|technical[ _]details|(?:other|additional|custom)[ _]attributes|properties|features|options|metafields)$/i;

/** True for the name of a record that is known to hold facts. */
export const isFactContainer = (name: string): boolean => factContainer.test(name);

/** Names with values of a record or a list of records, nested names joined by dots; undefined when the cell is not one. */
export function readPairs(cell: string, column: string): Attribute[] | undefined {
  const literal = readLiteral(cell);
  if (!literal) return undefined;
  const found: Attribute[] = [];
  const visit = (value: Literal, name: string, depth: number) => {
    if (found.length > maxPairs || depth > 8) return;
    if (Array.isArray(value)) {
      if (value.every((entry) => typeof entry !== 'object' || entry === null)) {
        found.push({
          name,
          value: value
            .map(literalText)
            .filter((text) => text !== '')
            .join(', '),
        });
        return;
      }
      for (const entry of value) visit(entry, name, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      const own = pickNamed(value, valueKeys);
      const label = pickNamed(value, nameKeys) || (pairOf(value)?.[0] ?? '');
      const several = [...severalKeys, ...valueKeys].map((key) => value[key]).find(Array.isArray);
      if (own !== '' && (label !== '' || Object.values(value).filter((each) => each !== null).length === 1))
        found.push({ name: label || name, value: own });
      else if (own === '' && label !== '' && several) {
        const texts = flatten(several, textKeys).filter((text) => text !== '');
        found.push({ name: label, value: texts.join(', ') });
      } else
        for (const [key, entry] of Object.entries(value)) visit(entry, name === '' ? key : `${name}.${key}`, depth + 1);
    } else found.push({ name, value: literalText(value) });
  };
  visit(literal, isFactContainer(column) ? '' : column, 0);
  return found
    .filter((pair) => pair.value !== '')
    .map((pair) => ({ ...pair, name: lastContainer(pair.name) || column }));
}

/** `product_specification.Fabric` → `Fabric`: a container's own name says nothing. */
function lastContainer(name: string): string {
  return name
    .replace(/^(?:details|attributes|specs|specifications?|product_specifications?)\./i, '')
    .replace(/^(?:product_specifications?)$/i, '');
}

/** Magento's `additional_attributes`: `size=XS,climate=Cool|Indoor`; a comma separates only before the next `name=`. */
export function readMagentoAttributes(cell: string): Attribute[] {
  return cell
    .split(/,(?=[a-z][a-z\d_]{0,100}=)/i)
    .slice(0, maxPairs)
    .map((pair) => {
      const at = pair.indexOf('=');
      return {
        name: pair.slice(0, at).trim(),
        value: pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/s, '$1')
          .split('|')
          .join(', '),
      };
    })
    .filter((pair) => pair.name !== '' && pair.value !== '');
}

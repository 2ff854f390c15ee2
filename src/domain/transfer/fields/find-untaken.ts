// What the records inside cells say that no field of the product holds: it is reported with an example, once a file.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { pairOf } from '../cells/read-list.ts';
import type { Literal } from '../cells/read-literal.ts';
import { areLanguages, byLanguage, nestedLiteral } from '../cells/read-nested.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { Field } from './field.ts';

/** Names of values already reported in this file. */
export type Untaken = Set<string>;

/** Beyond it a file has names without end, such as ids for keys. */
const mostReported = 50;
const mostLeaves = 500;
const probeLength = 60;

/** Left out by choice, or taken by a reader that says itself what it passes over. */
const settled = new Set<ImportTarget>([
  'ignore',
  'id',
  'sku',
  'group',
  'parent',
  'price',
  'currency',
  'category-path',
  'translations',
]);

/** Where a word in small letters beside the text is a code: `"type": "image"`. */
const withCodes = new Set<ImportTarget>(['title', 'body', 'description', 'bullets', 'images', 'brand', 'retailer']);
const isCode = (text: string) => /^[a-z\d_-]+$/.test(text);

/** Words between single spaces, with one at each end. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The first words of a text, without markup; empty for what says nothing in words. */
function probe(text: string): string {
  if (/^\s*[a-z][a-z\d+.-]*:\/\/\S+\s*$/i.test(text)) return '';
  const words = text.slice(0, 2_000).split(/<[^>]*>|&#?\w+;|\n/);
  const first = words.find((part) => /\p{L}{2}/u.test(part));
  return first === undefined ? '' : wordsOf(first).slice(0, probeLength);
}

type Leaf = { path: string; text: string };

/** The texts of a record under their dotted names; of several languages one is taken, and that is reported elsewhere. */
function collect(value: Literal, path: string, leaves: Leaf[]): void {
  if (leaves.length >= mostLeaves) return;
  if (typeof value === 'string') leaves.push({ path, text: value });
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (byLanguage(value)) return;
    for (const entry of value) collect(entry, path, leaves);
    return;
  }
  if (areLanguages(value)) return;
  const pair = pairOf(value);
  // Names that begin with a sign are a system's own.
  const entries = pair ? [pair] : Object.entries(value).filter(([key]) => !/^[_@$]/.test(key));
  for (const [key, entry] of entries) {
    const target = targetByName(key);
    if (target === null || !settled.has(target)) collect(entry, `${path}.${key}`, leaves);
  }
}

const textOf = ({ price: _, attributes, translations: __, ...fields }: SourceProduct) =>
  [...Object.values(fields).flat(), ...attributes.flatMap(({ name, value }) => [name, value])]
    .map((text) => wordsOf(text ?? ''))
    .join('');

/** Values of nested cells that the product does not hold and that were not reported yet; their names are added to `reported`. */
export function findUntaken(
  fields: ReadonlyMap<ImportTarget, readonly Field[]>,
  product: SourceProduct,
  reported: Untaken,
): Leaf[] {
  let said: string | undefined;
  const found: Leaf[] = [];
  for (const [target, list] of fields) {
    if (settled.has(target)) continue;
    for (const { column, cell } of list) {
      const literal = nestedLiteral(cell);
      if (literal === undefined) continue;
      const leaves: Leaf[] = [];
      collect(literal, column, leaves);
      for (const leaf of leaves) {
        if (reported.has(leaf.path) || reported.size >= mostReported) continue;
        const words = withCodes.has(target) && isCode(leaf.text) ? '' : probe(leaf.text);
        if (words === '') continue;
        said ??= textOf(product);
        if (said.includes(words)) continue;
        reported.add(leaf.path);
        found.push(leaf);
      }
    }
  }
  return found;
}

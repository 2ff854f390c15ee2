// Ids of products that a list elsewhere in the file explains: `<categoryId>2</categoryId>` beside `<category id="2" parentId="1">`.
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { type Literal, literalText, readLiteral } from '../cells/read-literal.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { RawRecord } from './scan.ts';
import { isIdName, isNameName, isSameWord, isValueName, referred } from './xml-names.ts';
import { localName, type XmlNode } from './xml-tree.ts';

/** Bounds of what a file explains: ids and characters. */
const most = { entries: 200_000, characters: 20_000_000 } as const;
const deepest = 12;

/** An element with an id: what it is called, and its fields that hold ids themselves. */
type Entry = { label: string; outer: string | null; ids: Map<string, string> };

/** The elements with ids, by the name of their tag and of what they are in. */
export type XmlLists = { of: Map<string, Map<string, Entry>>; entries: number; characters: number };

/** Columns that hold ids: the column their texts go to, and the text of each id. */
export type XmlReferences = Readonly<Record<string, { column: string; texts: ReadonlyMap<string, string> }>>;

export const createXmlLists = (): XmlLists => ({ of: new Map(), entries: 0, characters: 0 });

const isParentName = (name: string) => /parent|(?:^| )(?:padre|nadrz|nadrad|родител|батьк|πατερ)/.test(plainName(name));

/** The attributes and the plain elements of a node. */
function fieldsOf({ name, attributes, children }: XmlNode): [string, string][] {
  const inner = children.flatMap((child): [string, string][] =>
    child.children.length === 0 && child.name !== name ? [[localName(child.name), child.text.trim()]] : [],
  );
  return [...attributes.map(([key, value]): [string, string] => [localName(key), value.trim()]), ...inner];
}

/** Which of the fields names the element itself: `id`, `category_id` in a category, else the first that says id. */
function findId(node: XmlNode, fields: readonly [string, string][]): [string, string] | undefined {
  const ids = fields.filter(([name, value]) => value !== '' && value.length <= 100 && isIdName(name));
  const plain = (name: string) => plainName(name);
  return (
    ids.find(([name]) => plain(name) === 'id') ??
    ids.find(([name]) => isSameWord(referred(name), localName(node.name))) ??
    ids.find(([name]) => !isParentName(name))
  );
}

/** Takes an element outside the products, and those inside it; `inside` is the tag around it. */
export function collectList(node: XmlNode, lists: XmlLists, inside: string | null, outer: string | null = null): void {
  const tag = localName(node.name);
  const fields = fieldsOf(node);
  const id = findId(node, fields);
  if (id) {
    const rest = fields.filter(([name]) => name !== id[0]);
    const named = rest.find(([name, value]) => value !== '' && (isNameName(name) || isValueName(name)))?.[1];
    const worded = rest.find(([name, value]) => /\p{L}{2}/u.test(value) && !isIdName(name) && !isParentName(name))?.[1];
    const label = node.text.trim() || (named ?? worded ?? '');
    lists.entries += 1;
    lists.characters += label.length + 50;
    if (lists.entries > most.entries || lists.characters > most.characters) return;
    const ids = new Map(rest.filter(([name, value]) => (isIdName(name) || isParentName(name)) && value.length <= 100));
    const entry = { label: label.slice(0, 500), outer, ids };
    for (const name of inside === null || isSameWord(inside, tag) ? [tag] : [tag, inside]) {
      const list = lists.of.get(name) ?? new Map<string, Entry>();
      lists.of.set(name, list);
      if (!list.has(id[1])) list.set(id[1], entry);
    }
  }
  for (const child of node.children)
    if (child.children.length > 0 || child.attributes.length > 0) collectList(child, lists, tag, id?.[1] ?? outer);
}

/** The ids a cell holds: one, several with signs between them, or a list. */
function idsOf(cell: string): string[] {
  const literal = readLiteral(cell);
  const flat = (value: Literal): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : [literalText(value)];
  return (literal ? flat(literal) : cell.split(/[,;|]/)).map((text) => text.trim()).filter((text) => text !== '');
}

/** The name of an entry behind those it is in. */
function pathOf(id: string, list: ReadonlyMap<string, Entry>, parent: string | null): string {
  const path = new Map<string, string>();
  // One that is on the path already would lead around it again.
  for (let at: string | undefined = id; at !== undefined && !path.has(at) && path.size < deepest; ) {
    const entry = list.get(at);
    if (!entry) break;
    path.set(at, entry.label || at);
    at = (parent === null ? undefined : entry.ids.get(parent)) ?? entry.outer ?? undefined;
  }
  return [...path.values()].reverse().join(' > ');
}

/** The field of a list's entries that holds the ids of others. */
function findParent(list: ReadonlyMap<string, Entry>): string | null {
  const named = new Map<string, { all: number; known: number }>();
  for (const { ids } of [...list.values()].slice(0, 5_000))
    for (const [name, id] of ids) {
      if (id === '' || id === '0') continue;
      const { all, known } = named.get(name) ?? { all: 0, known: 0 };
      named.set(name, { all: all + 1, known: known + (list.has(id) ? 1 : 0) });
    }
  const found = [...named].filter(([, { all, known }]) => known >= all * 0.8).map(([name]) => name);
  return found.find(isParentName) ?? found[0] ?? null;
}

/** What a column's ids may be of: the words around `id` in its name. */
const referredBy = (column: string): string => referred(column.replaceAll('.', ' '));

/** What the ids of the products may be of. */
export const referredIn = (columns: readonly SampledColumn[]): string[] => [
  ...new Set(columns.filter(mayRefer).map(({ name }) => referredBy(name))),
];

/** What has a meaning of its own whatever lists there are. */
const never = new Set<ImportTarget | null>(['sku', 'id', 'title', 'body', 'description', 'images', 'price']);

/** True for a column whose values may be the ids of something: codes, not texts. */
function mayRefer({ name, samples }: SampledColumn): boolean {
  if (samples.length === 0 || (never.has(targetByName(name)) && !isIdName(name))) return false;
  return referredBy(name) !== '' && samples.every((cell) => idsOf(cell).every((id) => /^[^\s/<]{1,60}$/.test(id)));
}

/** The columns of products whose ids the lists explain. */
export function findReferences(columns: readonly SampledColumn[], lists: XmlLists): XmlReferences {
  const found: [string, XmlReferences[string]][] = [];
  for (const column of columns.filter(mayRefer)) {
    const of = referredBy(column.name);
    const ids = column.samples.flatMap(idsOf);
    for (const [tag, list] of lists.of) {
      if (!isSameWord(tag, of) || ids.filter((id) => list.has(id)).length < ids.length * 0.8) continue;
      const parent = findParent(list);
      const texts = new Map([...list.keys()].map((id) => [id, pathOf(id, list, parent)]));
      const named = plainName(column.name) === of ? column.name : tag;
      // What is in one another as categories are is a path of them, whatever its name.
      const isPath = targetByName(named) === null && [...texts.values()].some((text) => text.includes(' > '));
      found.push([column.name, { column: isPath ? `${named}.category` : named, texts }]);
      break;
    }
  }
  return Object.fromEntries(found);
}

/** The record with texts in place of ids; a field that has a text of its own already stays, and the id beside it goes. */
export function resolveReferences(record: RawRecord, references: XmlReferences): RawRecord {
  const own = new Set(record.fields.map(([name]) => name));
  const fields = record.fields.flatMap(([name, cell]): RawRecord['fields'] => {
    const reference = Object.hasOwn(references, name) ? references[name] : undefined;
    // What the tag of an id says besides is not of the product.
    if (!reference) return Object.hasOwn(references, name.slice(0, name.lastIndexOf('.'))) ? [] : [[name, cell]];
    const texts = idsOf(cell).flatMap((id) => reference.texts.get(id) ?? []);
    if (texts.length === 0) return [[name, cell]];
    if (reference.column !== name && own.has(reference.column)) return [];
    return [[reference.column, texts.length === 1 ? (texts[0] ?? '') : JSON.stringify(texts)]];
  });
  return { ...record, fields };
}

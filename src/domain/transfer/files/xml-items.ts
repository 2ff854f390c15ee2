// Finds the products of an XML file by its structure, whatever their tag.
import type { SampledColumn } from '../cells/column-names.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { xmlCurrency } from './file-currency.ts';
import { toItemRecord } from './xml-item-fields.ts';
import { isNameName, isSameWord, type XmlNaming } from './xml-names.ts';
import { chooseProducts, type Group, groupElements, mostLooked, tagOf } from './xml-products.ts';
import { collectList, createXmlLists, findReferences, referredIn, type XmlReferences } from './xml-references.ts';
import { createXmlReader, localName, type XmlAround, type XmlNode } from './xml-tree.ts';

/** Which elements of a file are its products, and how their fields are read. */
export type XmlItems = XmlNaming & {
  /** The local name of their tag, in small letters. */
  tag: string;
  /** Elements of this tag inside these are something else. */
  otherParents: readonly string[];
  /** Whether they are items of Google's feed. */
  isFeed: boolean;
  /** Tags of other elements that look like products and are not read. */
  others: readonly string[];
  /** The tags around them. */
  around: readonly string[];
  /** Those of them that several products each are in and that have a name: the categories of a menu. */
  inherited: readonly string[];
  references: XmlReferences;
  /** What ids of the products are of that the text read so far may not explain. */
  referred: readonly string[];
  columns: readonly SampledColumn[];
  /** The currency it states once for all prices. */
  currency: string | null;
};

/** Whether an element outside all products is one. */
export function isXmlItem(
  { tag, otherParents }: Pick<XmlItems, 'tag' | 'otherParents'>,
  name: string,
  parent: string | null,
): boolean {
  return localName(name).toLowerCase() === tag && !otherParents.includes(localName(parent ?? '').toLowerCase());
}

/** Local names that elements in a product have with different prefixes. */
function findMixedPrefixes(nodes: readonly XmlNode[]): string[] {
  const prefixes = new Map<string, Set<string>>();
  for (const { name } of nodes.flatMap(({ children }) => children)) {
    const local = localName(name);
    prefixes.set(local, (prefixes.get(local) ?? new Set()).add(name));
  }
  return [...prefixes].flatMap(([local, names]) => (names.size > 1 ? [local] : []));
}

/** Parents of the same tag whose elements have other fields. */
function findOthers(group: Group, groups: readonly Group[]): string[] {
  const names = (nodes: readonly XmlNode[]) =>
    new Set(nodes.slice(0, mostLooked).flatMap(({ children }) => children.map(tagOf)));
  const parentOf = ({ path }: Group) => path.split('/').at(-2) ?? '';
  const tag = group.path.split('/').at(-1);
  const own = names(group.nodes);
  return groups
    .filter((other) => other !== group && other.path.endsWith(`/${tag}`) && parentOf(other) !== parentOf(group))
    .filter((other) => !other.path.startsWith(`${group.path}/`))
    .filter(({ nodes }) => {
      const theirs = names(nodes);
      return [...theirs].filter((name) => own.has(name)).length * 2 <= Math.max(theirs.size, own.size);
    })
    .map(parentOf);
}

/** What an element around products says they are in. */
const labelOf = (said: XmlAround['said']): string | undefined =>
  said.find(([name, value]) => isNameName(localName(name)) && value.trim() !== '')?.[1].trim();

function findInherited({ parent }: Group): string[] {
  if (!parent) return [];
  const isNamed = ({ attributes, children }: XmlNode) =>
    labelOf([...attributes, ...children.map(({ name, text }): [string, string] => [name, text])]) !== undefined;
  const found = findInherited(parent);
  const [tag] = parent.nodes.map(tagOf);
  return tag !== undefined && parent.siblings > 1 && parent.nodes.every(isNamed) ? [...found, tag] : found;
}

/** What the elements around a product say it is in, the widest first, under their own names. */
export function inheritedFields(around: readonly XmlAround[], inherited: readonly string[]): [string, string][] {
  const fields = new Map<string, string[]>();
  for (const { name, said } of around) {
    const local = localName(name);
    const label = inherited.includes(local.toLowerCase()) ? labelOf(said) : undefined;
    if (label !== undefined) fields.set(local, [...(fields.get(local) ?? []), label]);
  }
  return [...fields].map(([name, labels]) => [name, labels.join(' > ')]);
}

/** The lists beside the products that say what the ids in them are of. */
function collectLists(
  root: XmlNode,
  words: readonly string[],
  isItem: (node: XmlNode, parent: XmlNode | null) => boolean,
) {
  const lists = createXmlLists();
  const visit = (node: XmlNode, parent: XmlNode | null): boolean => {
    if (isItem(node, parent)) return true;
    const hasItems = node.children.map((child) => visit(child, node)).includes(true);
    if (!hasItems && words.some((word) => isSameWord(word, localName(node.name)))) {
      const isInner = parent !== null && words.some((word) => isSameWord(word, localName(parent.name)));
      if (!isInner) collectList(node, lists, parent && localName(parent.name));
    }
    return hasItems;
  };
  visit(root, null);
  return lists;
}

/**
 * The products of the XML whose first text this is; null when nothing in it looks like one. `wanted`: the user says whether it is Google's
 * feed; `isGoogle` whether these columns are.
 */
export function findXmlItems(
  head: string,
  isGoogle: (columns: readonly SampledColumn[]) => boolean,
  wanted?: boolean,
): XmlItems | null {
  const roots: XmlNode[] = [];
  const reader = createXmlReader({
    isRoot: () => true,
    grow: () => undefined,
    onTree: (node) => {
      roots.push(node);
    },
  });
  reader.push(head);
  const open = reader.open();
  // A piece of a file may have several roots.
  const children = open ? [...roots, open] : roots;
  const tree: XmlNode = { name: '', attributes: [], parts: [], children, text: '', opened: 0 };
  const groups = groupElements(tree);
  const chosen = chooseProducts(
    tree,
    groups,
    (columns) => reader.isGoogle() || isGoogle(columns),
    wanted !== undefined,
  );
  if (!chosen) return null;
  const { group, others } = chosen;
  const [first] = group.nodes;
  const isFeed = wanted ?? chosen.isFeed;
  const naming = { keepPrefix: findMixedPrefixes(group.nodes.slice(0, mostLooked)) };
  const otherParents = findOthers(group, groups);
  const tag = first ? tagOf(first) : '';
  const isItem = (node: XmlNode, parent: XmlNode | null) =>
    isXmlItem({ tag, otherParents }, node.name, parent?.name ?? null);
  const inherited = isFeed ? [] : findInherited(group);
  const rows = isFeed ? [] : group.nodes.slice(0, 500).map((node, row) => toItemRecord(row, node, naming).fields);
  const columns = sampleColumns([], rows, 50);
  const referred = referredIn(columns);
  const lists = collectLists(tree, referred, isItem);
  const around = group.path.split('/').slice(1, -1);
  return {
    ...naming,
    tag,
    otherParents,
    others,
    around,
    inherited,
    isFeed,
    columns,
    currency: xmlCurrency(tree, isItem),
    referred,
    references: findReferences(columns, lists),
  };
}

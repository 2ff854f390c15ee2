// Tells the products of an XML file from everything else in it: the elements that repeat, look like products and hold most of the text.
import type { SampledColumn } from '../cells/column-names.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { suggestColumns } from '../columns/suggest-columns.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { toFeedFields } from './xml-feed-fields.ts';
import { columnOf, isSameWord, type XmlNaming } from './xml-names.ts';
import { readXmlPairs } from './xml-params.ts';
import { localName, type XmlNode } from './xml-tree.ts';

/** Elements of one path from the root. */
export type Group = {
  path: string;
  parent: Group | null;
  nodes: XmlNode[];
  /** How many there are under one parent at most. */
  siblings: number;
  size: number;
  /** By the tags of the elements in them. */
  inner: Map<string, Group>;
};

/** Elements that speak for all of their group. */
export const mostLooked = 40;
const mostLevels = 12;

export const tagOf = (node: XmlNode) => localName(node.name).toLowerCase();

/** All elements by their path, with the characters in them. */
export function groupElements(root: XmlNode): Group[] {
  const groups = new Map<string, Group>();
  const visit = (node: XmlNode, parent: Group | null, level: number): number => {
    const tag = tagOf(node);
    // Categories in categories are of one kind, however deep.
    const isNested = parent?.path.endsWith(`/${tag}`);
    const path = parent && isNested ? parent.path : `${parent?.path ?? ''}/${tag}`;
    const group: Group = groups.get(path) ?? { path, parent, nodes: [], siblings: 1, size: 0, inner: new Map() };
    groups.set(path, group);
    if (!isNested) parent?.inner.set(tag, group);
    group.nodes.push(node);
    let size = node.text.trim().length + node.attributes.reduce((sum, [, value]) => sum + value.length, 0);
    if (level < mostLevels) {
      const counts = new Map<string, number>();
      for (const child of node.children) {
        size += visit(child, group, level + 1);
        counts.set(tagOf(child), (counts.get(tagOf(child)) ?? 0) + 1);
      }
      for (const [name, count] of counts) {
        const inner = name === tag ? group : group.inner.get(name);
        if (inner) inner.siblings = Math.max(inner.siblings, count);
      }
    }
    if (!isNested) group.size += size;
    return size;
  };
  visit(root, null, 0);
  return [...groups.values()];
}

type OwnFields = [name: string, value: string][];

/** What an element says by itself: its tag, its plain elements, and those of elements that only wrap them. */
function ownFields(node: XmlNode, group: Group, naming: XmlNaming, path = '', level = 0): OwnFields {
  const fields = node.attributes.map(([key, value]): OwnFields[number] => [`${path}${localName(key)}`, value]);
  const byColumn = Map.groupBy(node.children, (child) => columnOf(child, naming));
  const isRepeated = level > 0 || group.siblings > 1;
  for (const [column, nodes] of byColumn) {
    const [first] = nodes;
    const pairs = readXmlPairs(nodes);
    if (pairs && byColumn.size === 1 && level === 0) for (const { name, value } of pairs) fields.push([name, value]);
    if (!first || pairs) continue;
    const inner = group.inner.get(tagOf(first));
    if (first.children.length === 0)
      fields.push([`${path}${column}`, first.text.trim() || (first.attributes[0]?.[1] ?? '')]);
    else if (isListOfTexts(first)) fields.push([`${path}${column}`, first.children[0]?.text.trim() ?? '']);
    // What repeats inside may be products of their own.
    else if (isRepeated && inner && inner.siblings === 1 && level < 3)
      fields.push(...ownFields(first, inner, naming, `${path}${column}.`, level + 1));
  }
  return fields;
}

const isListOfTexts = ({ name, children }: XmlNode) =>
  children.every(
    (child) =>
      child.children.length === 0 &&
      child.name === children[0]?.name &&
      isSameWord(localName(name), localName(child.name)),
  );

const worth: Partial<Record<ImportTarget, number>> = {
  title: 4,
  body: 3,
  description: 3,
  price: 3,
  images: 3,
  bullets: 1,
  sku: 2,
  id: 1,
  brand: 2,
  category: 1,
  'category-path': 1,
};

type Judged = { group: Group; kinds: ReadonlySet<ImportTarget>; score: number };

/** How much the elements of a group look like products. */
function judge(group: Group, whole: number, naming: XmlNaming): Judged {
  const isRepeated = group.siblings > 1;
  const rows = group.nodes.slice(0, mostLooked).map((node) => ownFields(node, group, naming));
  const columns = sampleColumns([], rows, 20);
  const kinds = new Set(Object.values(suggestColumns(columns)).filter((target) => worth[target] !== undefined));
  // Most fields of a product are those of its neighbors too.
  const shares = columns.map(({ filled = 0 }) => filled / rows.length);
  const common = shares.reduce((sum, share) => sum + share, 0);
  const known = [...kinds].reduce((sum, target) => sum + (worth[target] ?? 0), 0);
  const score = (known + Math.min(common, 8) / 2) * (0.4 + (0.6 * group.size) / whole);
  return { group, kinds, score: isRepeated || group.nodes.length === 1 ? score : 0 };
}

const hasProducts = ({ kinds }: Judged) =>
  kinds.size > 1 && (kinds.has('title') || (kinds.has('price') && (kinds.has('sku') || kinds.has('id'))));

/** Elements that are called variants, or are in a list of them. */
const isVariant = ({ path }: Group) =>
  path
    .split('/')
    .slice(-2)
    .some((tag) => /variant|variation|variante|modification|sku/.test(tag));

/** Around the best there may be what it is only a part of: a product of variants has a title, and says more than they do. */
function widen(best: Judged, judged: readonly Judged[]): Judged {
  let found = best;
  for (let { parent } = best.group; parent; { parent } = parent) {
    const outer = judged.find(({ group }) => group === parent);
    const has = (target: ImportTarget) => outer?.kinds.has(target) ?? false;
    const isOf = isVariant(best.group);
    const isFuller = has('title') && (isOf || has('body') || has('images') || has('brand') || has('price'));
    const isPart =
      isOf ||
      !best.kinds.has('title') ||
      (['body', 'description', 'brand'] as const).some((target) => has(target) && !best.kinds.has(target));
    if (outer && (isOf || outer.group.siblings > 1) && isFuller && isPart) found = outer;
  }
  return found;
}

/** Fields that every feed has, of products or not. */
const feedField =
  /^(?:id|title|link|description|summary|content|guid|pubDate|published|updated|category|author|comments|source|enclosure)$/;

/** RSS and Atom name their items themselves. */
const feedItems = new Map([
  ['rss', 'item'],
  ['rdf', 'item'],
  ['feed', 'entry'],
]);

/** Tags of other elements that look like products, neither around those chosen nor inside them. */
function findRivals({ path }: Group, ranked: readonly Judged[]): string[] {
  const tag = path.split('/').at(-1);
  const rivals = ranked.filter(
    (each) =>
      hasProducts(each) &&
      each.group.siblings > 1 &&
      (each.kinds.has('price') || each.kinds.has('images')) &&
      !`${each.group.path}/`.startsWith(`${path}/`) &&
      !path.startsWith(`${each.group.path}/`),
  );
  const tags = rivals.map(({ group }) => localName(group.nodes[0]?.name ?? ''));
  return [...new Set(tags)].filter((other) => other.toLowerCase() !== tag);
}

/** `others`: tags of elements that look like products, too. */
type Choice = { group: Group; isFeed: boolean; others: string[] };

/** The products among the groups, and whether they are items of Google's feed; null when nothing looks like one, unless the user says it is XML. */
export function chooseProducts(
  root: XmlNode,
  groups: readonly Group[],
  isGoogle: (columns: readonly SampledColumn[]) => boolean,
  isWanted: boolean,
): Choice | null {
  const isFeed = (nodes: readonly XmlNode[], isNamed: boolean) => {
    if (nodes.some(({ children }) => children.some(({ name }) => /^[gc]:/.test(name)))) return true;
    const columns = sampleColumns([], nodes.slice(0, mostLooked).map(toFeedFields), 20);
    return isGoogle(columns) || (isNamed && columns.every(({ name }) => feedField.test(name)));
  };
  const [top] = root.children;
  const tag = top && feedItems.get(tagOf(top));
  const items = groups.filter(({ nodes: [first] }) => first && tagOf(first) === tag);
  const [feed] = items;
  if (tag !== undefined)
    return feed
      ? {
          group: feed,
          isFeed: isFeed(
            items.flatMap(({ nodes }) => nodes),
            true,
          ),
          others: [],
        }
      : null;
  const judged = groups.map((group) => judge(group, Math.max(1, groups[0]?.size ?? 1), { keepPrefix: [] }));
  const ranked = judged.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const best = ranked.find(hasProducts) ?? (isWanted ? ranked[0] : undefined);
  if (!best) return null;
  const { group } = widen(best, judged);
  return { group, isFeed: isFeed(group.nodes, false), others: findRivals(group, ranked) };
}

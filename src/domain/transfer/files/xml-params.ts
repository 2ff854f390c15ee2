// Elements that state a fact each, its name beside its value: `<param name="Color">red</param>`, `<spec><label>…</label><value>…</value></spec>`.
import { targetByName } from '../columns/target-by-name.ts';
import { isIdName, isNameName, isUnitName, isValueName } from './xml-names.ts';
import { localName, type XmlNode } from './xml-tree.ts';

export type XmlPair = { name: string; value: string };

const address = /^\s*(?:https?:)?\/\/\S+\s*$/i;
const isLeaf = ({ children }: XmlNode) => children.length === 0;
const textOf = (node: XmlNode) => node.text.trim();

/** What an element without a text names: `<value id="9" name="Oak"/>`. */
export function namedBy({ attributes }: XmlNode): string {
  const named = attributes.find(([key, value]) => isNameName(localName(key)) && value.trim() !== '');
  const isOnly = attributes.every((each) => each === named || isIdName(localName(each[0])));
  return named && isOnly ? named[1].trim() : '';
}

/** A value with its unit, where that is beside it: 3 and `unit="l"` → 3 l. */
export function withUnit(value: string, unit: string | undefined): string {
  const plain = unit?.trim() ?? '';
  return plain === '' || value === '' || plain.length > 20 || value.endsWith(plain) ? value : `${value} ${plain}`;
}

/** Texts of elements, also of a list of them in one. */
const valuesOf = (nodes: readonly XmlNode[]): string =>
  nodes
    .flatMap((node) => (isLeaf(node) ? [node] : node.children))
    .map((node) => textOf(node) || namedBy(node))
    .filter((text) => text !== '')
    .join(', ');

function byAttributes(node: XmlNode): XmlPair | null {
  const { attributes, children } = node;
  const [, name] = attributes.find(([key, value]) => isNameName(localName(key)) && value.trim() !== '') ?? [];
  if (name === undefined) return null;
  const unit = attributes.find(([key]) => isUnitName(localName(key)))?.[1];
  const [, given] = attributes.find(([key]) => isValueName(localName(key))) ?? [];
  const isValues = children.every(({ name: tag }) => isValueName(localName(tag)));
  if (!isValues) return null;
  const text = children.length > 0 ? valuesOf(children) : textOf(node) || (given?.trim() ?? '');
  return { name: name.trim(), value: withUnit(text, unit) };
}

function byChildren({ children }: XmlNode, isRepeated: boolean): XmlPair | null {
  if (children.length < 2 || children.length > 5) return null;
  const unit = children.find((child) => isUnitName(localName(child.name)));
  const rest = children.filter((child) => child !== unit);
  const values = rest.filter((child) => isValueName(localName(child.name)));
  const others = rest.filter((child) => isLeaf(child) && !values.includes(child));
  const plain = others.filter((child) => !isIdName(localName(child.name)));
  // Beside a value the only other text is its name, whatever it is called.
  const named =
    others.find((child) => isNameName(localName(child.name))) ??
    (values.length > 0 && plain.length === 1 ? plain[0] : undefined);
  if (!named || textOf(named) === '') return null;
  const [only, ...more] = plain.filter((child) => child !== named);
  const isValue =
    isRepeated && only && more.length === 0 && named === children[0] && targetByName(localName(only.name)) === null;
  const found = values.length > 0 ? values : isValue ? [only] : [];
  return found.length === 0 ? null : { name: textOf(named), value: withUnit(valuesOf(found), unit && textOf(unit)) };
}

/** Fields that are never facts, whatever stands in their tags. */
const fields = new Set<string | null>([
  'price',
  'images',
  'title',
  'body',
  'description',
  'category',
  'category-path',
  'brand',
  'sku',
]);

/** The facts that elements of one tag state; null where one of them is something else. */
export function readXmlPairs(nodes: readonly XmlNode[]): XmlPair[] | null {
  if (fields.has(targetByName(localName(nodes[0]?.name ?? '')))) return null;
  const pairs: XmlPair[] = [];
  for (const node of nodes) {
    const pair = byAttributes(node) ?? byChildren(node, nodes.length > 1);
    if (pair === null) return null;
    pairs.push(pair);
  }
  const stated = pairs.filter(({ value }) => value !== '');
  return stated.every(({ value }) => address.test(value)) ? null : stated;
}

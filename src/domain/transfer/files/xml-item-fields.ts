// The fields of a product of any XML: its elements and what their tags say, under the names the file gives them.
import type { Literal, LiteralRecord } from '../cells/read-literal.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { RawRecord } from './scan.ts';
import { toRecord } from './scan-json.ts';
import { cleanName } from './scan-table.ts';
import { columnOf, isSameWord, isUnitName, type XmlNaming } from './xml-names.ts';
import { readXmlPairs, withUnit } from './xml-params.ts';
import { localName, type XmlNode } from './xml-tree.ts';

const markup =
  /^(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|a|img|su[bp]|small|hr|font|center|blockquote|dl|dt|dd)$/i;
const address = /^\s*(?:https?:)?\/\/\S+\s*$/i;
/** What a tag says instead of holding a text. */
const insteadOfText = ['href', 'url', 'src', 'value', 'content', 'text'];
const language = /^(?:lang(?:uage)?|locale)$/i;

/** True for a text written with tags of HTML. */
const isMarkup = ({ children }: XmlNode): boolean =>
  children.every((child) => markup.test(child.name) && isMarkup(child));

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const toMarkup = ({ parts }: XmlNode): string =>
  parts
    .map((part) => (typeof part === 'string' ? escapeText(part) : `<${part.name}>${toMarkup(part)}</${part.name}>`))
    .join('');

type Leaf = { text: string; said: [name: string, value: string][] };

/** The text of an element with its unit, and what else its tag says. */
function readLeaf(node: XmlNode): Leaf {
  const said = node.attributes.flatMap(([key, value]): Leaf['said'] =>
    value.trim() === '' ? [] : [[cleanName(localName(key)), value.trim()]],
  );
  const unit = said.find(([key]) => isUnitName(key));
  const own = node.children.length > 0 ? toMarkup(node).trim() : node.text.trim();
  const instead = own === '' ? said.find(([key]) => insteadOfText.includes(key)) : undefined;
  const text = own || (instead?.[1] ?? '');
  const isMeasure = unit !== undefined && text !== '';
  return {
    text: isMeasure ? withUnit(text, unit[1]) : text,
    said: said.filter((each) => each !== instead && !(isMeasure && each === unit)),
  };
}

/** A list of one kind of elements: `<images><image/></images>`. */
function isList({ name, text, children: [first, ...others] }: XmlNode): boolean {
  if (!first || text.trim() !== '' || others.some((child) => child.name !== first.name)) return false;
  return others.length > 0 || isSameWord(localName(name), localName(first.name));
}

function toLiteral(node: XmlNode, naming: XmlNaming, isOne: boolean): Literal {
  if (isMarkup(node)) {
    const leaf = readLeaf(node);
    const said = isOne ? leaf.said.filter(([key]) => !language.test(key)) : leaf.said;
    if (said.length === 0) return leaf.text;
    const own: [string, string][] = leaf.text === '' ? [] : [[address.test(leaf.text) ? 'url' : 'value', leaf.text]];
    return Object.fromEntries([...said, ...own]);
  }
  if (isList(node)) return readXmlPairs(node.children) ?? node.children.map((child) => toLiteral(child, naming, false));
  return Object.fromEntries(toEntries(node, naming, false));
}

/** The name of a list is that of what is in it, where its own says nothing. */
function nameOf(column: string, node: XmlNode, naming: XmlNaming): string {
  const [first] = node.children;
  if (!first || isMarkup(node) || !isList(node) || targetByName(column) !== null) return column;
  const inner = columnOf(first, naming);
  return targetByName(inner) === null ? column : `${column}.${inner}`;
}

function toEntries(node: XmlNode, naming: XmlNaming, isItem: boolean): [string, Literal][] {
  const groups = Map.groupBy(node.children, (child) => columnOf(child, naming));
  const entries = new Map<string, Literal>();
  const add = (name: string, value: Literal) => entries.set(entries.has(name) ? `@${name}` : name, value);
  for (const [column, nodes] of groups) {
    const pairs = readXmlPairs(nodes);
    const [first] = nodes;
    // A record written as a list of names with values.
    if (pairs && groups.size === 1 && pairs.length > 2 && isItem) for (const { name, value } of pairs) add(name, value);
    else if (pairs) add(column, pairs);
    else if (first && nodes.length === 1 && isItem && isMarkup(first)) {
      const { text, said } = readLeaf(first);
      add(column, text);
      for (const [key, value] of said) if (!language.test(key)) add(`${column}.${key}`, value);
    } else if (first && nodes.length === 1) add(nameOf(column, first, naming), toLiteral(first, naming, true));
    else
      add(
        column,
        nodes.map((each) => toLiteral(each, naming, false)).filter((value) => value !== ''),
      );
  }
  for (const [key, value] of node.attributes) add(cleanName(localName(key)) || 'Column', value.trim());
  if (!isItem && node.text.trim() !== '') add('text', node.text.trim());
  return [...entries];
}

/** A product as a record: texts as they are, what wraps fields opened, anything else nested as JSON. */
export function toItemRecord(row: number, item: XmlNode, naming: XmlNaming): RawRecord {
  const record: LiteralRecord = Object.fromEntries(toEntries(item, naming, true));
  return toRecord(row, record);
}

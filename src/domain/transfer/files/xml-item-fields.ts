// The fields of a product of any XML: its elements and what their tags say, under the names the file gives them.
import type { Literal, LiteralRecord } from '../cells/read-literal.ts';
import { isCurrencyOf } from '../cells/write-money.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { RawRecord } from './scan.ts';
import { toRecord } from './scan-json.ts';
import { cleanName } from './scan-table.ts';
import { columnOf, isSameWord, isUnitName, type XmlNaming } from './xml-names.ts';
import { namedBy, readXmlPairs, withUnit } from './xml-params.ts';
import { localName, type XmlNode } from './xml-tree.ts';

const markup =
  /^(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|a|img|su[bp]|small|hr|font|center|blockquote|dl|dt|dd)$/i;
const address = /^\s*(?:https?:)?\/\/\S+\s*$/i;
/** What a tag says instead of holding a text. */
const insteadOfText = ['href', 'url', 'src', 'value', 'content', 'text'];
const language = /^(?:lang(?:uage)?|locale)$/i;

const markupAttribute =
  /^(?:class|style|href|src|alt|title|target|rel|width|height|align|border|col(?:span)?|rowspan|dir)$/i;

/** True for a text written with tags of HTML. */
const isMarkup = ({ children }: XmlNode): boolean =>
  children.every(
    (child) =>
      markup.test(child.name) && child.attributes.every(([key]) => markupAttribute.test(key)) && isMarkup(child),
  );

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const toMarkup = ({ parts }: XmlNode): string =>
  parts
    .map((part) => (typeof part === 'string' ? escapeText(part) : `<${part.name}>${toMarkup(part)}</${part.name}>`))
    .join('');

type Leaf = { text: string; said: [name: string, value: string][] };

/** The text of an element with its unit, or the only amount with its currency, and what else its tag says. */
function readLeaf(node: XmlNode, isOne: boolean): Leaf {
  const said = node.attributes.flatMap(([key, value]): Leaf['said'] =>
    value.trim() === '' ? [] : [[cleanName(localName(key)), value.trim()]],
  );
  const own = node.children.length > 0 ? toMarkup(node).trim() : node.text.trim();
  const named = own === '' ? namedBy(node) : '';
  if (named !== '') return { text: named, said: [] };
  const instead = own === '' ? said.find(([key]) => insteadOfText.includes(key)) : undefined;
  const text = own || (instead?.[1] ?? '');
  const unit = said.find(([key, value]) => isUnitName(key) || (isOne && isCurrencyOf(value, text)));
  const isMeasure = unit !== undefined && text !== '';
  return {
    text: isMeasure ? withUnit(text, unit[1]) : text,
    said: said.filter(
      (each) => each !== instead && !(isMeasure && each === unit) && !(isOne && language.test(each[0])),
    ),
  };
}

/** Tags of what a list holds, whatever it is of. */
const anyItem = /^(?:item|element|entry|node|value|string|row)$/i;

/** A list of one kind of elements: `<images><image/></images>`. */
function isList({ name, text, children }: XmlNode): boolean {
  const [first, ...others] = children;
  if (!first || text.trim() !== '' || others.some((child) => child.name !== first.name)) return false;
  const inner = localName(first.name);
  return (
    others.length > 0 || anyItem.test(inner) || isSameWord(localName(name), inner) || readXmlPairs(children) !== null
  );
}

function toLiteral(node: XmlNode, naming: XmlNaming, isOne: boolean): Literal {
  if (isMarkup(node)) {
    const { text, said } = readLeaf(node, isOne);
    if (said.length === 0) return text;
    const own: [string, string][] = text === '' ? [] : [[address.test(text) ? 'url' : 'value', text]];
    return Object.fromEntries([...said, ...own]);
  }
  if (isList(node)) return readXmlPairs(node.children) ?? node.children.map((child) => toLiteral(child, naming, false));
  const entries = toEntries(node, naming, false);
  const [only, ...others] = entries;
  // What holds one text of no other meaning is that text: `<brand><brandName>…</brandName></brand>`.
  if (only && others.length === 0 && typeof only[1] === 'string') {
    const inner = targetByName(only[0]);
    if (inner === null || inner === targetByName(columnOf(node, naming))) return only[1];
  }
  return Object.fromEntries(entries);
}

/** The name of a list is that of what is in it, where its own says nothing. */
function nameOf(column: string, node: XmlNode, naming: XmlNaming): string {
  const [first] = node.children;
  if (!first || isMarkup(node) || !isList(node)) return column;
  if (readXmlPairs(node.children)) return nameOfPairs(column);
  if (targetByName(column) !== null) return column;
  const inner = columnOf(first, naming);
  return targetByName(inner) === null ? column : `${column}.${inner}`;
}

/** Facts are none of the product's texts, as a column called features would be. */
const nameOfPairs = (column: string) => (targetByName(column) === null ? column : `${column}.attributes`);

function toEntries(node: XmlNode, naming: XmlNaming, isItem: boolean): [string, Literal][] {
  const groups = Map.groupBy(node.children, (child) => columnOf(child, naming));
  const entries = new Map<string, Literal>();
  const add = (name: string, value: Literal) => entries.set(entries.has(name) ? `@${name}` : name, value);
  for (const [column, nodes] of groups) {
    const pairs = readXmlPairs(nodes);
    const [first] = nodes;
    // A record written as a list of names with values.
    if (pairs && groups.size === 1 && pairs.length > 2 && isItem) for (const { name, value } of pairs) add(name, value);
    else if (pairs) add(nameOfPairs(column), pairs);
    else if (first && nodes.length === 1 && isItem && isMarkup(first)) {
      const { text, said } = readLeaf(first, true);
      const isRecord = text === '' && said.length > 1 && targetByName(column) !== null;
      add(column, isRecord ? Object.fromEntries(said) : text);
      if (!isRecord) for (const [key, value] of said) add(`${column}.${key}`, value);
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

/** The product of an element that holds nothing else: `<record><product>…</product></record>`. */
function openItem(item: XmlNode): XmlNode {
  const [only, ...others] = item.children;
  if (!only || others.length > 0 || only.children.length < 2 || isMarkup(item) || isList(only)) return item;
  return openItem({ ...only, attributes: [...item.attributes, ...only.attributes] });
}

/** A product as a record: texts as they are, what wraps fields opened, anything else nested as JSON. */
export function toItemRecord(row: number, item: XmlNode, naming: XmlNaming): RawRecord {
  const record: LiteralRecord = Object.fromEntries(toEntries(openItem(item), naming, true));
  return toRecord(row, record);
}

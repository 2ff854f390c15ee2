// The fields of an item of Google's feed, in RSS, in Atom or in elements of its own.
import type { Literal } from '../cells/read-literal.ts';
import type { RawRecord } from './scan.ts';
import { cleanName, storableCell } from './scan-table.ts';
import type { XmlNode } from './xml-tree.ts';

/** `g:title` and `c:title` are the feed's own fields; a plain one beside it is RSS's and gives way. */
const isOwn = (name: string) => /^[gc]:/.test(name);
const columnOf = (name: string) => cleanName(name.replace(/^[gc]:/, '')) || 'Column';

/** What a tag without a text says of itself. */
function attributeOf({ attributes }: XmlNode): string {
  const said = (name: string) => attributes.find(([key]) => key === name)?.[1];
  return said('href') ?? said('url') ?? said('value') ?? '';
}

function toLiteral(node: XmlNode): Literal {
  if (node.children.length === 0) return node.text.trim() || attributeOf(node);
  const record = new Map<string, Literal[]>();
  for (const child of node.children) {
    const values = record.get(columnOf(child.name));
    if (values) values.push(toLiteral(child));
    else record.set(columnOf(child.name), [toLiteral(child)]);
  }
  return Object.fromEntries(
    [...record].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? null) : values]),
  );
}

/** One child: its text, or its own children as JSON; several of one name: a JSON list. */
export function toFeedFields(item: XmlNode): RawRecord['fields'] {
  const prefixed = new Set(item.children.filter(({ name }) => isOwn(name)).map(({ name }) => columnOf(name)));
  const columns = new Map<string, Literal[]>();
  for (const child of item.children) {
    const column = columnOf(child.name);
    const name = prefixed.has(column) && !isOwn(child.name) ? `rss:${column}` : column;
    const values = columns.get(name) ?? [];
    values.push(toLiteral(child));
    columns.set(name, values);
  }
  const fields: RawRecord['fields'] = [];
  for (const [name, all] of columns) {
    const values = all.filter((value) => value !== '');
    const only = values[0];
    if (only === undefined) continue;
    const value = values.length === 1 ? only : values;
    fields.push([name, storableCell(typeof value === 'string' ? value : JSON.stringify(value))]);
  }
  return fields;
}

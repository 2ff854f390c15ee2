// Takes the items of an XML feed: Google's RSS and Atom, and feeds of the same make. Entities a file declares are read
// while they are short texts; nothing is ever fetched.
import { Parser } from 'htmlparser2';
import type { Literal } from '../cells/read-literal.ts';
import { type RawRecord, type RecordScanner, requireEnd, scanLimits, unreadable } from './scan.ts';
import { cleanName, storableCell } from './scan-table.ts';
import { createXmlEntities } from './xml-entities.ts';

/** Tags that hold one product: RSS, Atom, and the names other feeds give it. The first one met names them all. */
const itemTags = new Set(['item', 'entry', 'product', 'offer', 'shopitem']);

type Node = {
  name: string;
  text: string;
  attribute: string;
  children: Node[] /** Where its opening tag ends. */;
  opened: number;
};

/** `g:title` and `c:title` are the feed's own fields; a plain one beside it is RSS's and gives way. */
function columnOf(name: string): string {
  return cleanName(name.replace(/^[gc]:/, '')) || 'Column';
}

function toLiteral(node: Node): Literal {
  if (node.children.length === 0) return node.text.trim() || node.attribute;
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
function toFields(item: Node): RawRecord['fields'] {
  const prefixed = new Set(
    item.children.filter((child) => /^[gc]:/.test(child.name)).map((child) => columnOf(child.name)),
  );
  const columns = new Map<string, Literal[]>();
  for (const child of item.children) {
    const column = columnOf(child.name);
    const name = prefixed.has(column) && !/^[gc]:/.test(child.name) ? `rss:${column}` : column;
    const values = columns.get(name) ?? [];
    values.push(toLiteral(child));
    columns.set(name, values);
  }
  const fields: RawRecord['fields'] = [];
  for (const [name, all] of columns) {
    const values = all.filter((value) => value !== '');
    const only = values[0];
    if (only === undefined) continue;
    fields.push([
      name,
      storableCell(
        values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values.length === 1 ? only : values),
      ),
    ]);
  }
  return fields;
}

export function createXmlScanner(): RecordScanner {
  const entities = createXmlEntities();
  let found: RawRecord[] = [];
  let row = 0;
  let depth = 0;
  let size = 0;
  let itemTag: string | null = null;
  let unclosed: string[] = [];
  let path: Node[] = [];

  const grow = (length: number) => {
    size += length;
    requireEnd(size, `Item ${row + 1}`, 'damaged');
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > scanLimits.depth)
          throw unreadable(
            `The file nests tags deeper than ${scanLimits.depth} levels: it is damaged or not a catalog.`,
          );
        const local = name.replace(/^.*:/, '').toLowerCase();
        const parent = path.at(-1);
        const given = attributes.href ?? attributes.url ?? attributes.value ?? '';
        const attribute = parent ? entities.expand(given, grow) : given;
        const node: Node = { name, text: '', attribute, children: [], opened: parser.endIndex };
        if (parent) {
          grow(name.length + attribute.length + 10);
          parent.children.push(node);
          path.push(node);
        } else if (itemTag === null ? itemTags.has(local) : local === itemTag) {
          itemTag = local;
          size = 0;
          unclosed = [];
          path = [node];
        }
      },
      ontext(text) {
        const node = path.at(-1);
        if (!node) return;
        grow(text.length);
        node.text += text;
      },
      onprocessinginstruction(_name, text) {
        entities.declare(text);
      },
      onclosetag(_name, isImplied) {
        depth -= 1;
        const node = path.pop();
        if (!node) return;
        const parent = path.at(-1);
        node.text = entities.expand(node.text, grow);
        // The parser calls a tag that closes itself implied too: it ends where it began.
        if (isImplied && parser.endIndex !== node.opened) {
          if (unclosed.length < 5) unclosed.push(node.name);
          // What follows a tag that is never closed is beside it, not inside.
          if (parent) {
            parent.children.push(...node.children);
            node.children = [];
          }
        }
        if (parent) return;
        row += 1;
        const warnings =
          unclosed.length === 0
            ? undefined
            : [`Closing tag missing: ${unclosed.map((name) => `<${name}>`).join(', ')}.`];
        found.push({ row, fields: toFields(node), warnings });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const take = () => {
    const taken = found;
    found = [];
    return taken;
  };
  return {
    push(text) {
      parser.write(text);
      return take();
    },
    end() {
      const isCut = path.length > 0;
      parser.end();
      const last = take();
      const cut = last.at(-1);
      if (isCut && cut)
        last[last.length - 1] = {
          row: cut.row,
          fields: cut.fields,
          refusal: 'The file ends in the middle of this item.',
        };
      return last;
    },
  };
}

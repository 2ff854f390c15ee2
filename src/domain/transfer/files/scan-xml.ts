// Takes the products of an XML file one by one, whatever their tag. Entities a file declares are read while they are short texts; nothing is
// ever fetched.
import { type RawRecord, type RecordScanner, requireEnd } from './scan.ts';
import { toFeedFields } from './xml-feed-fields.ts';
import { toItemRecord } from './xml-item-fields.ts';
import { inheritedFields, isXmlItem, type XmlItems } from './xml-items.ts';
import { resolveReferences } from './xml-references.ts';
import { createXmlReader, type XmlAround, type XmlNode } from './xml-tree.ts';

function toRecord(row: number, node: XmlNode, around: readonly XmlAround[], items: XmlItems): RawRecord {
  if (items.isFeed) return { row, fields: toFeedFields(node) };
  const record = resolveReferences(toItemRecord(row, node, items), items.references);
  if (items.inherited.length === 0) return record;
  const own = new Set(record.fields.map(([name]) => name));
  const inherited = inheritedFields(around, items.inherited).filter(([name]) => !own.has(name));
  return { ...record, fields: [...record.fields, ...inherited] };
}

export function createXmlScanner(items: XmlItems): RecordScanner {
  let found: RawRecord[] = [];
  let row = 0;
  let size = 0;
  const reader = createXmlReader({
    isRoot: (name, parent) => isXmlItem(items, name, parent),
    grow(length, isNew) {
      size = isNew ? length : size + length;
      requireEnd(size, `Item ${row + 1}`, 'damaged');
    },
    onTree(node, unclosed, around) {
      row += 1;
      const record = toRecord(row, node, around, items);
      const missing =
        unclosed.length === 0 ? [] : [`Closing tag missing: ${unclosed.map((name) => `<${name}>`).join(', ')}.`];
      const warnings = [...(record.warnings ?? []), ...missing];
      found.push(warnings.length === 0 ? record : { ...record, warnings });
    },
  });
  const take = () => {
    const taken = found;
    found = [];
    return taken;
  };
  return {
    push(text) {
      reader.push(text);
      return take();
    },
    end() {
      const isCut = reader.open() !== null;
      reader.end();
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

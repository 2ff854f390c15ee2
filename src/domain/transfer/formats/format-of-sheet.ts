// The shop or channel whose export somebody saved as a workbook. A sheet of one's own may have names in common with a shop's, so that more is asked than of
// a text file: nothing a sheet of any columns brings may be lost.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { plainNames, type SampledColumn } from '../cells/column-names.ts';
import type { ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';
import { isOwnLayout } from './own-layout.write.ts';
import { readFormats } from './read-formats.ts';

/** What a product is called by and what is said of it: columns of these would be missed. */
const content = new Set<ImportTarget>(
  'title, body, description, bullets, images, price, brand, category, category-path, subcategory'.split(
    ', ',
  ) as ImportTarget[],
);

/** What columns of several targets say alike. */
const fieldOf = (target: ImportTarget): ImportTarget =>
  target === 'description' ? 'body' : target === 'category-path' || target === 'subcategory' ? 'category' : target;

const columnOf = (mapping: Mapping, target: ImportTarget) =>
  Object.keys(mapping).find((name) => mapping[name] === target);

/** The format these columns are of, `mapping` being what they become without one; null where they are nobody's own, or one's own. */
export function formatOfSheet(columns: readonly SampledColumn[], mapping: Mapping): ImportFormat | null {
  const names = columns.map(({ name }) => name);
  if (isOwnLayout('xlsx', names, null)) return null;
  const plain = plainNames(names);
  const format = Object.values(readFormats).find((each) => each.recognize?.(columns, plain));
  if (!format) return null;
  const own = format.suggestMapping(columns);
  const sku = columnOf(mapping, 'sku');
  if (sku !== undefined && sku !== (columnOf(own, 'sku') ?? sku)) return null;
  const held = new Set(Object.values(own).map(fieldOf));
  const isLost = (name: string) => {
    const target = mapping[name] ?? 'ignore';
    if (own[name] !== 'ignore' || !columns.find((column) => column.name === name)?.samples.length) return false;
    // A sale price, or a picture for another use, is none of what the shop's own columns hold.
    if (content.has(target)) return !held.has(fieldOf(target));
    return target === 'attribute' && readAttributeName(name).use !== 'hidden';
  };
  return names.some(isLost) ? null : format.id;
}

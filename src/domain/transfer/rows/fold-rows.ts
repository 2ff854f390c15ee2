// Brings the rows of one product together: rows of a handle, variations with their parent, simple products with their configurable.

import { readShortened } from '../cells/spoiled-number.ts';
import type { RawRecord } from '../files/scan.ts';
import { type RecordGroup, refuseRecord } from './build-product.ts';
import { cellOf, type FoldIndex, foldingOf, isVariation, parentNames } from './fold-index.ts';
import { foldLocales } from './fold-locales.ts';
import { type Folded, type Folder, sizeOf, waitingLimit } from './folder.ts';
import type { ImportPlan } from './import-plan.ts';

const alone = (record: RawRecord): Folded[] => [{ group: { main: record, others: [] } }];
const refuse = (record: RawRecord, reason: string, column: string | null = null): Folded[] => [
  { refused: refuseRecord(record, reason, column) },
];
const lostParent =
  'A spreadsheet shortened the name of the parent product, so its last digits are lost. Format the column as text before the file is saved.';
const lostHandle =
  'A spreadsheet shortened the handle, so its last digits are lost. Format the column as text before the file is saved.';
const tooFar = 'In the file, the variation is too far from its parent product. Put them next to each other.';

/**
 * Rows of one handle that follow one another are one product; a row without a handle belongs to the product before it. A product one of whose
 * rows cannot be read is refused as a whole: imported without it, it would overwrite a product that has all of them. A row that does not even
 * say its handle counts as one of the product before it where that goes on behind it.
 */
function createGroupFolder(plan: ImportPlan): Folder {
  const column = plan.columnOf('group');
  let group: RecordGroup | null = null;
  let handle = '';
  /** The row of the group that cannot be read. */
  let damaged: RawRecord | null = null;
  /** A row behind the group that cannot be read, not even its handle. */
  let unknown: RawRecord | null = null;
  const flush = (): Folded[] => {
    const [done, fault] = [group, damaged];
    group = null;
    damaged = null;
    unknown = null;
    if (!done) return [];
    if (!fault) return [{ group: done }];
    // The damaged row itself was reported when it came.
    const [first] = [done.main, ...done.others].filter((record) => record !== fault);
    return first ? refuse(first, `Row ${fault.row} of this product cannot be read, so the product was left out.`) : [];
  };
  const start = (record: RawRecord, own: string): Folded[] => {
    const done = flush();
    group = { main: record, others: [] };
    handle = own;
    return done;
  };
  return {
    push(record) {
      const own = cellOf(record, column);
      const isSame = group !== null && own === handle;
      if (record.refusal !== undefined) {
        const done = own === '' || isSame ? [] : start(record, own);
        if (own === '') unknown = record;
        else damaged = record;
        return [...done, ...refuse(record, record.refusal)];
      }
      // Of two products whose handles lost their last digits, both would have this one.
      if (readShortened(own) === null) return [...flush(), ...refuse(record, lostHandle, column)];
      if (own === '' && group === null)
        return refuse(record, 'The handle is empty, so the row belongs to no product.', column);
      if (!isSame && own !== '') return start(record, own);
      // The unreadable row is of this product, or of another one to which this row belongs.
      damaged ??= unknown;
      group?.others.push(record);
      return [];
    },
    end: flush,
  };
}

type Waiting = { main: RawRecord | null; others: RawRecord[]; missing: number; size: number };

/**
 * Parents wait until the children the index counted have come, children until their parent has, wherever they are in the file. When
 * more waits than the limit allows, the longest waiting parent goes on without its late children, and these are refused.
 */
function createParentFolder(
  relation: (record: RawRecord) => { key: string | null; isChild: boolean; names: string[]; refusal?: string },
  index: FoldIndex,
  parentColumn: string | null,
): Folder {
  const waiting = new Map<string, Waiting>();
  const gone = new Set<string>();
  let size = 0;

  const release = (key: string, entry: Waiting): Folded[] => {
    waiting.delete(key);
    size -= entry.size;
    if (entry.main) return [{ group: { main: entry.main, others: entry.others } }];
    return entry.others.flatMap((child) => refuse(child, tooFar, parentColumn));
  };
  const relieve = (): Folded[] => {
    const freed: Folded[] = [];
    for (const [key, entry] of waiting) {
      if (size <= waitingLimit) break;
      gone.add(key);
      freed.push(...release(key, entry));
    }
    return freed;
  };
  return {
    push(record) {
      if (record.refusal !== undefined) return refuse(record, record.refusal);
      const { key, isChild, names, refusal } = relation(record);
      if (refusal !== undefined) return refuse(record, refusal, parentColumn);
      const expected = isChild ? 0 : names.reduce((sum, name) => sum + (index.children.get(name) ?? 0), 0);
      if (key === null || (!isChild && expected === 0)) return alone(record);
      if (gone.has(key)) return isChild ? refuse(record, tooFar, parentColumn) : alone(record);
      const entry = waiting.get(key) ?? { main: null, others: [], missing: 0, size: 0 };
      if (!isChild && entry.main !== null) return alone(record);
      waiting.set(key, entry);
      const grown = sizeOf(record);
      entry.size += grown;
      size += grown;
      if (isChild) entry.others.push(record);
      else entry.main = record;
      entry.missing += isChild ? -1 : expected;
      if (entry.main !== null && entry.missing <= 0) return release(key, entry);
      return relieve();
    },
    end: () => [...waiting].flatMap(([key, entry]) => release(key, entry)),
  };
}

/** The folder of a file. `index` comes from a first reading; without folding none is needed. */
export const createFolder = (plan: ImportPlan, index: FoldIndex): Folder =>
  foldLocales(plan, createRowFolder(plan, index), index);

function createRowFolder(plan: ImportPlan, index: FoldIndex): Folder {
  const folding = foldingOf(plan);
  if (folding === 'group') return createGroupFolder(plan);
  if (folding === 'parent') {
    const parentColumn = plan.columnOf('parent');
    const relation = (record: RawRecord) => {
      if (!isVariation(plan, record)) {
        const names = parentNames(plan, record);
        return { key: index.parents.get(names[0] ?? '') ?? null, isChild: false, names };
      }
      const parent = cellOf(record, parentColumn);
      const orphan = (refusal: string) => ({ key: null, isChild: true, names: [], refusal });
      if (parent === '') return orphan('The variation has no parent product.');
      if (readShortened(parent) === null) return orphan(lostParent);
      const key = index.parents.get(parent);
      if (key === undefined)
        return orphan(`The variation belongs to “${parent.slice(0, 100)}”, which is not in this file.`);
      return { key, isChild: true, names: [] };
    };
    return createParentFolder(relation, index, parentColumn);
  }
  if (folding === 'listed') {
    const skuColumn = plan.columnOf('sku');
    const folder = createParentFolder(
      (record) => {
        const sku = cellOf(record, skuColumn);
        const parent = index.parentOf.get(sku);
        if (parent !== undefined && parent !== sku) return { key: parent, isChild: true, names: [] };
        return { key: index.children.has(sku) ? sku : null, isChild: false, names: [sku] };
      },
      index,
      plan.variationsColumn,
    );
    return folder;
  }
  return {
    push: (record) => (record.refusal === undefined ? alone(record) : refuse(record, record.refusal)),
    end: () => [],
  };
}

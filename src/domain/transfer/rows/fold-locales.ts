// Brings the rows of one product in several languages together, wherever they are in the file.
import type { RawRecord } from '../files/scan.ts';
import { refuseRecord } from './build-product.ts';
import { detach } from './detach.ts';
import { type FoldIndex, foldingOf } from './fold-index.ts';
import { type Folded, type Folder, sizeOf, waitingLimit } from './folder.ts';
import type { ImportPlan } from './import-plan.ts';
import { type LocaleCount, localeOfRow, rowKey } from './locale-rows.ts';

/** Rows that say it in another language, of a product that has `mains` of its own. */
const translationsOf = ({ plain, main, other }: LocaleCount) => other + (plain > 0 ? main : 0);
const hasMain = ({ plain, main }: LocaleCount) => plain + main > 0;

const tooFar =
  'In the file, this row is too far from the row of its product in the main language. Put them next to each other.';

/** A main row that waits for what other languages say of its product, or a row behind such a one. */
type Held = { record: RawRecord; others: RawRecord[]; key: string; isFirst: boolean; missing: number };

const sizeOfAll = (rows: readonly RawRecord[]) => rows.reduce((sum, row) => sum + sizeOf(row), 0);

/**
 * Puts before a folder: main rows go on in their order, each product's first with the rows in other languages, which wait until all of them have
 * come. Of a product without a main row, these are all there is. When more than `limit` characters wait, all rows of the product that waits longest
 * are left for later. Where rows of several products belong together, it goes on without the others, and these are refused.
 */
export function foldLocales(
  plan: ImportPlan,
  folder: Folder,
  { locales }: FoldIndex,
  limit: number = waitingLimit,
): Folder {
  if (plan.localeColumn === null) return folder;
  const mayPostpone = foldingOf(plan) === 'none';
  const postponed = new Set<string>();
  const queue: Held[] = [];
  /** The first main row of each product that is in the queue. */
  const first = new Map<string, Held>();
  const gone = new Set<string>();
  /** Rows in other languages whose main row has not come, or never will. */
  const early = new Map<string, RawRecord[]>();
  let size = 0;

  const countOf = (key: string) => locales.get(key) ?? { plain: 0, main: 0, other: 0 };
  const attach = (held: Held, rows: readonly RawRecord[]) => {
    held.others.push(...rows);
    held.missing -= rows.length;
  };
  const refuse = (rows: readonly RawRecord[]): Folded[] =>
    rows.map((row) => ({ refused: refuseRecord(row, tooFar, plan.localeColumn) }));
  const shift = (): Folded[] => {
    const held = queue.shift();
    if (!held) return [];
    const { record, others, key } = held;
    size -= sizeOf(record) + sizeOfAll(others);
    if (held.isFirst) {
      first.delete(key);
      gone.add(key);
    }
    if (postponed.has(key)) return [{ later: [record, ...others], key }];
    return folder.push(others.length === 0 ? record : { ...record, translations: others });
  };
  const takeEarly = (key: string): RawRecord[] => {
    const rows = early.get(key) ?? [];
    early.delete(key);
    size -= sizeOfAll(rows);
    return rows;
  };
  /** Makes room: rows whose main row has not come go first. */
  const giveUp = (): Folded[] => {
    const [key = queue[0]?.key ?? ''] = early.keys();
    const rows = takeEarly(key);
    if (mayPostpone) {
      postponed.add(key);
      return rows.length === 0 ? shift() : [{ later: rows, key }];
    }
    if (rows.length === 0) return shift();
    gone.add(key);
    return hasMain(countOf(key)) ? refuse(rows) : [{ translations: rows }];
  };
  const release = (): Folded[] => {
    const freed: Folded[] = [];
    for (;;) {
      const [head] = queue;
      if (head && (head.missing <= 0 || postponed.has(head.key))) freed.push(...shift());
      // What waits alone gets no more room later.
      else if (size > limit && first.size + early.size > 1) freed.push(...giveUp());
      else return freed;
    }
  };
  const pushMain = (record: RawRecord, key: string): void => {
    const mayBeFirst = record.refusal === undefined && key !== '' && !postponed.has(key);
    const isFirst = mayBeFirst && !first.has(key) && !gone.has(key);
    const missing = isFirst ? translationsOf(countOf(key)) : 0;
    const held: Held = { record, others: [], key: detach(key), isFirst, missing };
    if (isFirst) {
      first.set(held.key, held);
      const rows = takeEarly(key);
      attach(held, rows);
      size += sizeOfAll(rows);
    }
    queue.push(held);
    size += sizeOf(record);
  };
  const pushOther = (record: RawRecord, key: string): Folded[] => {
    if (key === '') return [{ translations: [record] }];
    if (postponed.has(key)) return [{ later: [record], key }];
    if (gone.has(key)) return refuse([record]);
    size += sizeOf(record);
    const held = first.get(key);
    if (held) {
      attach(held, [record]);
      return [];
    }
    const rows = early.get(key) ?? [];
    if (rows.length === 0) early.set(detach(key), rows);
    rows.push(record);
    const count = countOf(key);
    return hasMain(count) || rows.length < translationsOf(count) ? [] : [{ translations: takeEarly(key) }];
  };
  return {
    push(record) {
      const key = record.refusal === undefined ? rowKey(plan, record) : '';
      const locale = record.refusal === undefined ? localeOfRow(plan, record) : '';
      const isMain = locale === '' || (locale === plan.locales.main && countOf(key).plain === 0);
      if (isMain) pushMain(record, key);
      const done = isMain ? [] : pushOther(record, key);
      return [...release(), ...done];
    },
    end() {
      const done: Folded[] = [];
      while (queue.length > 0) done.push(...shift());
      done.push(...folder.end());
      for (const [key, rows] of early) done.push(...(hasMain(countOf(key)) ? refuse(rows) : [{ translations: rows }]));
      early.clear();
      return done;
    },
  };
}

// Brings the rows of one product in several languages together, wherever they are in the file.
import type { RawRecord } from '../files/scan.ts';
import { refuseRecord } from './build-product.ts';
import { detach } from './detach.ts';
import type { FoldIndex } from './fold-index.ts';
import { type Folded, type Folder, sizeOf, waitingLimit } from './folder.ts';
import type { ImportPlan } from './import-plan.ts';
import { type LocaleCount, localeOfRow, rowKey } from './locale-rows.ts';

/** Rows that say it in another language, of a product that has `mains` of its own. */
const translationsOf = ({ plain, main, other }: LocaleCount) => other + (plain > 0 ? main : 0);
const hasMain = ({ plain, main }: LocaleCount) => plain + main > 0;

const tooFar =
  'In the file, this row is too far from the row of its product in the main language. Put them next to each other.';

/** A main row that waits for what other languages say of its product, or a row behind such a one. */
type Held = { record: RawRecord; key: string | null; missing: number };

/**
 * Puts before a folder: main rows go on in their order, each product's first with the rows in other languages, which wait until all of them have
 * come. Of a product without a main row, these are all there is. When more waits than may, the longest waiting go on without the others.
 */
export function foldLocales(plan: ImportPlan, folder: Folder, { locales }: FoldIndex): Folder {
  if (plan.localeColumn === null) return folder;
  const queue: Held[] = [];
  const first = new Map<string, Held>();
  const gone = new Set<string>();
  /** Rows in other languages whose main row has not come, or never will. */
  const early = new Map<string, RawRecord[]>();
  let size = 0;

  const countOf = (key: string) => locales.get(key) ?? { plain: 0, main: 0, other: 0 };
  const attach = (held: Held, rows: readonly RawRecord[]) => {
    held.record = { ...held.record, translations: [...(held.record.translations ?? []), ...rows] };
    held.missing -= rows.length;
  };
  const shift = (): Folded[] => {
    const held = queue.shift();
    if (!held) return [];
    size -= sizeOf(held.record) + (held.record.translations ?? []).reduce((sum, row) => sum + sizeOf(row), 0);
    if (held.key !== null) gone.add(held.key);
    return folder.push(held.record);
  };
  const release = (): Folded[] => {
    const freed: Folded[] = [];
    while (queue[0] && (queue[0].missing <= 0 || size > waitingLimit)) freed.push(...shift());
    return freed;
  };
  const refuse = (rows: readonly RawRecord[]): Folded[] =>
    rows.map((row) => ({ refused: refuseRecord(row, tooFar, plan.localeColumn) }));
  const pushMain = (record: RawRecord, key: string): void => {
    const isFirst = record.refusal === undefined && key !== '' && !first.has(key) && !gone.has(key);
    const held: Held = {
      record,
      key: isFirst ? detach(key) : null,
      missing: isFirst ? translationsOf(countOf(key)) : 0,
    };
    if (isFirst) {
      first.set(detach(key), held);
      attach(held, early.get(key) ?? []);
      early.delete(key);
    }
    queue.push(held);
    size += sizeOf(record);
  };
  const pushOther = (record: RawRecord, key: string): Folded[] => {
    if (key === '') return [{ translations: [record] }];
    if (gone.has(key)) return refuse([record]);
    size += sizeOf(record);
    const held = first.get(key);
    if (held) {
      attach(held, [record]);
      return [];
    }
    const rows = [...(early.get(key) ?? []), record];
    early.set(detach(key), rows);
    const count = countOf(key);
    if (hasMain(count) || rows.length < translationsOf(count)) return [];
    early.delete(key);
    size -= rows.reduce((sum, row) => sum + sizeOf(row), 0);
    return [{ translations: rows }];
  };
  return {
    push(record) {
      const key = record.refusal === undefined ? rowKey(plan, record) : '';
      const locale = record.refusal === undefined ? localeOfRow(plan, record) : '';
      const isMain = locale === '' || (locale === plan.mainLocale && countOf(key).plain === 0);
      if (isMain) pushMain(record, key);
      const done = isMain ? [] : pushOther(record, key);
      return [...release(), ...done];
    },
    end() {
      const done: Folded[] = [];
      while (queue.length > 0) done.push(...shift());
      done.push(...folder.end());
      for (const [key, rows] of early) done.push(...(hasMain(countOf(key)) ? refuse(rows) : [{ translations: rows }]));
      return done;
    },
  };
}

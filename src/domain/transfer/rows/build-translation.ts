// A product of which a file has only rows in other languages.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { localeName } from '#domain/text/locale.ts';
import type { CleaningLog } from '../cells/cleaning-log.ts';
import { readName, readSkus } from '../fields/build-sku.ts';
import type { Notes } from '../fields/field.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ReadItem, ReadRefusal } from '../record.ts';
import type { ImportProblem } from '../transfer.contract.ts';
import { inSheet, problemOf } from './build-product.ts';
import type { ImportPlan } from './import-plan.ts';
import { localeOfRow } from './locale-rows.ts';
import { byTargetOf, readOtherLanguages } from './other-languages.ts';

/** Rows in other languages of a product that the file has no other row of: they update one that is in the catalog. */
export function buildTranslation(plan: ImportPlan, rows: readonly RawRecord[], log: CleaningLog): ReadItem {
  const [first] = rows;
  if (!first) throw new Error('A translation has a row');
  const warnings: ImportProblem[] = [];
  const notes: Notes = {
    clean: (bits, { column, cell }, after, row = first.row) => log.note(bits, row, column, cell, after),
    warn: (column, value, reason) => void warnings.push(problemOf(first.row, column, value, reason)),
  };
  const { translations, keys } = readOtherLanguages(plan, null, rows, notes);
  const cells = byTargetOf(plan, first);
  const [sku] = readSkus(
    (cells.get('sku') ?? []).map(({ cell }) => cell),
    plan.format.skuList,
  );
  const id = readName(cells.get('id')?.[0]?.cell);
  const name = sku ?? (id === '' ? readName(cells.get('group')?.[0]?.cell) : (plan.format.nameOfId?.(id) ?? id));
  const languages = rows.map((row) => localeName(localeOfRow(plan, row))).join(', ');
  const reason =
    name === ''
      ? `This row holds a text in another language (${languages}), and nothing in it identifies the product.`
      : `This row holds a text in another language (${languages}), and the file has no row of the product “${name.slice(0, 100)}” itself.`;
  const refusal: ReadRefusal = {
    kind: 'refused',
    row: first.row,
    problems: inSheet(first, [problemOf(first.row, plan.localeColumn, null, reason)]),
  };
  if (name === '') return refusal;
  const product: SourceProduct = {
    ...{ sku: name, title: '', description: '', bullets: [], images: [], imageAlts: [], price: null },
    ...{ category: null, subcategory: null, brand: null, retailer: null, attributes: [], translations },
  };
  return {
    ...refusal,
    update: {
      kind: 'product',
      row: first.row,
      product,
      source: { format: plan.format.id, rows: [] },
      ...{ provides: [], blank: [], providesAttributes: [], shopName: null, ...keys },
      warnings: inSheet(first, warnings),
    },
  };
}

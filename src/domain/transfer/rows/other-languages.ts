// What the rows of a product say in other languages than its main one, and which texts they speak of.
import { isTextTarget, textTargets } from '../columns/translated-texts.ts';
import {
  readTranslations,
  spokenByColumns,
  spokenByRow,
  spokenInCells,
  spokenInRecords,
  spokenKeys,
} from '../fields/build-translations.ts';
import type { Field, Notes } from '../fields/field.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { ImportPlan } from './import-plan.ts';
import { localeOfRow } from './locale-rows.ts';

type ByTarget = ReadonlyMap<ImportTarget, readonly Field[]>;

export const byTargetOf = (plan: ImportPlan, { fields }: RawRecord): ByTarget =>
  Map.groupBy(
    fields.map(([column, cell]): Field => ({ column, cell })),
    ({ column, cell }) => plan.targetOf(column, cell),
  );

/**
 * The texts of a product in other languages: in its `own` row, null where the file has none, and in the `rows` that are in one. `own.unread` are
 * columns that cannot be read.
 */
export function readOtherLanguages(
  plan: ImportPlan,
  own: { byTarget: ByTarget; unread?: readonly string[] } | null,
  rows: readonly RawRecord[],
  notes: Notes,
) {
  // Most files are in one language.
  const maySay = (target: ImportTarget, fields: readonly Field[]) =>
    target.startsWith('translat') || (isTextTarget(target) && fields.some(({ cell }) => /^\s*[[{]/.test(cell)));
  const cells: ByTarget = own?.byTarget ?? new Map();
  const translated = own === null ? [] : plan.translatedColumns();
  if (rows.length === 0 && translated.length === 0 && ![...cells].some((each) => maySay(...each)))
    return { translations: {}, keys: { providesTranslations: [], blankTranslations: [] } };
  const spoken = [
    ...spokenByColumns(cells, plan.localeOfColumn, notes),
    ...spokenInRecords(cells),
    ...spokenInCells(cells),
  ];
  const locales = rows.map((row) => ({ row, locale: localeOfRow(plan, row), cells: byTargetOf(plan, row) }));
  const columns = [
    ...translated,
    ...locales.flatMap(({ locale }) =>
      textTargets.flatMap((text) => (plan.columnOf(text) === null ? [] : { locale, text })),
    ),
  ];
  const unread = [
    ...translated.filter(({ column }) => own?.unread?.includes(column)),
    ...locales.flatMap(({ row, locale }) =>
      (row.unread ?? []).flatMap((column) => {
        const text = plan.targetOf(column, '');
        return isTextTarget(text) ? [{ locale, text }] : [];
      }),
    ),
  ];
  const all = [...spoken, ...locales.flatMap(({ locale, cells }) => spokenByRow(cells, locale))];
  const read = readTranslations(all, plan.format, notes);
  return { translations: read.translations, keys: spokenKeys(columns, all, read, unread) };
}

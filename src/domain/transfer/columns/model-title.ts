// Of a file without titles, the column of the models its products are of: a model is of one brand, a color or a size of many.
import type { SampledColumn } from '../cells/column-names.ts';
import type { Mapping } from '../transfer.contract.ts';
import { judgeColumn } from './judge-column.ts';

type Fields = readonly (readonly [column: string, cell: string])[];

const cellIn = (fields: Fields, column: string) => fields.find(([name]) => name === column)?.[1].trim() ?? '';

/** The mapping of a file without titles with one, where each value of a column nobody named stands beside one brand, of several brands. */
export function takeModelTitle(mapping: Mapping, columns: readonly SampledColumn[], rows: readonly Fields[]): Mapping {
  const targets = Object.values(mapping);
  const brand = Object.keys(mapping).find((name) => mapping[name] === 'brand');
  // Without a column that names its rows, products of one model would be one.
  const isNamed = targets.includes('sku') || targets.includes('id');
  if (brand === undefined || !isNamed) return mapping;
  const found = columns
    .filter(({ name }) => mapping[name] === 'attribute')
    .map(judgeColumn)
    .find(
      (column) => column.isUnnamed && !column.isTold && column.looksLike('short title') && isOfOneBrand(column.name),
    );
  return found ? { ...mapping, [found.name]: 'title' } : mapping;

  function isOfOneBrand(column: string): boolean {
    const brandOf = new Map<string, string>();
    let filled = 0;
    for (const fields of rows) {
      const [value, own] = [cellIn(fields, column), cellIn(fields, brand ?? '')];
      if (value === '') continue;
      filled += 1;
      if ((brandOf.get(value) ?? own) !== own) return false;
      brandOf.set(value, own);
    }
    // Several models of a brand, and each more than once: else nothing shows that they go together.
    const brands = new Set(brandOf.values()).size;
    return brands > 1 && brandOf.size > brands && filled >= brandOf.size * 2;
  }
}

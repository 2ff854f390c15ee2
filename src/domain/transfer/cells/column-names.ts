// Column names as they are compared: without case, accents, signs and prefixes that say nothing.
import { rememberNames } from './remember-names.ts';

/** `Nombre del Atributo 1` → `nombre del atributo 1`, `objectID` → `object id`, `g:image_link` → `image link`. */
export const plainName = rememberNames((name) =>
  name
    .replace(/^g:/i, '')
    // `N° de artículo`: a number.
    .replace(/(?<!\p{L})n°/giu, 'no ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[đ]/g, 'd')
    .replace(/[ø]/g, 'o')
    .replace(/[ł]/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/**
 * A column with a few of its different values, as the file gives them; where rows were counted, how many of them have a value and how
 * many different ones.
 */
export type SampledColumn = { name: string; samples: string[]; filled?: number; distinct?: number };

/** Columns by their plain name; the first of a name counts. */
export function plainNames(columns: readonly string[]): Set<string> {
  return new Set(columns.map(plainName));
}

/** The name of the fact a column states: Shopify writes `Material (product.metafields.custom.material)`. */
export function factName(column: string): string {
  return column.replace(/ \(product\.metafields\.[^()]*\)$/, '');
}

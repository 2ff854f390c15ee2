// Category and subcategory of a product out of a path or of plain columns.
import type { Attribute } from '#domain/catalogue/product.ts';
import { cleanLine } from '../cells/clean-text.ts';
import { plainName } from '../cells/column-names.ts';
import { readCategoryList, readCategoryPath } from '../cells/read-list.ts';
import type { Building, Field } from './building.ts';

type Categories = { category: string | null; subcategory: string | null; facts: Attribute[] };

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Shops put the product itself, or its brand, at the end of the path; scrapers put sentences there. */
function isNarrowing(name: string, title: string, brand: string | null): boolean {
  if (name.length > 100 || /[.!?]$/.test(name)) return false;
  const plain = bare(name);
  const own = bare(title);
  if (
    own !== '' &&
    plain.length > 5 &&
    (plain.startsWith(own) || (own.startsWith(plain) && plain.length > own.length * 0.6))
  )
    return false;
  return brand === null || bare(brand) === '' || !plain.startsWith(bare(brand)) || plain === bare(brand);
}

/**
 * The widest name of the path is the category, the narrowest the subcategory (a product's type). A path of more than two names
 * is also kept whole, as a fact. Plain category columns fill in where there is no path.
 */
export function readCategories(building: Building, title: string, brand: string | null): Categories {
  const { fields, group, plan } = building;
  for (const field of fields.get('category-path') ?? []) {
    const found = readPath(building, field, title, brand);
    if (found) return found;
  }
  const category = plainCategory(building, 'category');
  const subcategory = plainCategory(building, 'subcategory');
  const spare = group.main.fields.find(([column]) => plainName(column) === plan.format.spareCategory);
  const stand =
    category === null && spare ? readPath(building, { column: spare[0], cell: spare[1] }, title, brand) : null;
  return stand
    ? { ...stand, subcategory: stand.subcategory ?? subcategory, facts: [] }
    : { category, subcategory, facts: [] };
}

function readPath(building: Building, { column, cell }: Field, title: string, brand: string | null): Categories | null {
  const { log, group, plan } = building;
  const style = plan.format.categories;
  let bits = 0;
  const path: string[] = [];
  for (const raw of readCategoryPath(cell, style)) {
    const name = cleanLine(raw);
    bits |= name.bits;
    if (name.text === '' || name.text === path.at(-1)) continue;
    if (path.length >= 12 || (path.length > 0 && !isNarrowing(name.text, title, brand))) break;
    path.push(name.text);
  }
  const [category] = path;
  if (category === undefined || /^\d+$/.test(category)) return null;
  log.note(bits, group.main.row, column, cell, path.join(' > '));
  const list = style === undefined || style === 'plain' ? readCategoryList(cell) : [];
  const whole = list.length > 1 ? list.map((part) => cleanLine(part).text).join('; ') : path.join(' > ');
  return {
    category,
    subcategory: path.length > 1 ? (path.at(-1) ?? null) : plainCategory(building, 'subcategory'),
    facts: path.length > 2 || list.length > 1 ? [{ name: column, value: whole }] : [],
  };
}

function plainCategory({ fields, log, group }: Building, target: 'category' | 'subcategory'): string | null {
  for (const { column, cell } of fields.get(target) ?? []) {
    const clean = cleanLine(cell);
    log.note(clean.bits, group.main.row, column, cell, clean.text);
    if (clean.text !== '') return clean.text;
  }
  return null;
}

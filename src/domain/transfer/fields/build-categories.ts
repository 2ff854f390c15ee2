// Category and subcategory of a product out of a path or of plain columns.
import type { Attribute } from '#domain/catalogue/product.ts';
import { cleanLine } from '../cells/clean-text.ts';
import { dirt } from '../cells/cleaning-log.ts';
import { type CategoryStyle, readCategoryPaths, rootCategories } from '../cells/read-categories.ts';
import type { Field, Notes } from './field.ts';
import { readLine } from './read-line.ts';

type Categories = { category: string | null; subcategory: string | null; facts: Attribute[] };

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Shops put the product itself, or its brand, at the end of the path; scrapers put sentences there. */
function isNarrowing(name: string, title: string, brand: string | null): boolean {
  if (name.length > 100 || /[.!?]$/.test(name)) return false;
  const plain = bare(name);
  // A title of one word is rather one of the category's goods: a *Hoodie* among Hoodies.
  const own = /\S\s+\S/.test(title.trim()) ? bare(title) : '';
  if (
    own !== '' &&
    plain.length > 5 &&
    (plain.startsWith(own) || (own.startsWith(plain) && plain.length > own.length * 0.6))
  )
    return false;
  return brand === null || bare(brand) === '' || !plain.startsWith(bare(brand)) || plain === bare(brand);
}

/** The cells of the columns of categories; `spare` is used for a product that has none of its own. */
type CategoryFields = Record<'path' | 'category' | 'subcategory' | 'spare', readonly Field[]>;
/** What is known of the product, and how its format writes paths, `plain` without it, and the category all others are in. */
type About = {
  title: string;
  brand: string | null;
  style?: CategoryStyle | undefined;
  root?: RegExp | undefined;
};

/** The name of a plain column; null where it says that the product has none. */
function readName(fields: readonly Field[], notes: Notes): string | null {
  const name = readLine(fields, notes, { asIs: true });
  return name === null || rootCategories.test(name) ? null : name;
}

/**
 * The widest name of the path is the category, the narrowest the subcategory (a product's type). A path of more than two names
 * is also kept whole, as a fact. Plain category columns fill in where there is no path.
 */
export function readCategories(fields: CategoryFields, about: About, notes: Notes): Categories {
  for (const field of fields.path) {
    const found = readPath(field, about, notes);
    if (found) return { ...found, subcategory: found.subcategory ?? readName(fields.subcategory, notes) };
  }
  const category = readName(fields.category, notes);
  const subcategory = readName(fields.subcategory, notes);
  const [spare] = fields.spare;
  const stand = category === null && spare ? readPath(spare, about, notes) : null;
  return stand
    ? { ...stand, subcategory: stand.subcategory ?? subcategory, facts: [] }
    : { category, subcategory, facts: [] };
}

function readPath({ column, cell }: Field, { title, brand, style, root }: About, notes: Notes): Categories | null {
  let bits = 0;
  const [own = [], ...others] = readCategoryPaths(cell, style, root).map((names) => {
    const path: string[] = [];
    for (const raw of names) {
      const name = cleanLine(raw);
      bits |= name.bits;
      if (name.text === '' || name.text === path.at(-1)) continue;
      if (path.length >= 12 || (path.length > 0 && !isNarrowing(name.text, title, brand))) break;
      path.push(name.text);
    }
    return path;
  });
  const [category] = own;
  if (category === undefined || /^\d+$/.test(category)) return null;
  const whole = [own, ...others].map((path) => path.join(' > ')).join('; ');
  notes.clean(bits | (others.length > 0 ? dirt.lists : 0), { column, cell }, whole);
  return {
    category,
    subcategory: own.length > 1 ? (own.at(-1) ?? null) : null,
    facts: own.length > 2 || others.length > 0 ? [{ name: column, value: whole }] : [],
  };
}

// WooCommerce writes the header of its product file in the shop's language: its columns by their English names, and back.
import { once } from '#domain/once.ts';
import { plainName } from '../cells/column-names.ts';
import data from './woocommerce.columns.json' with { type: 'json' };

/** Names of the columns by language, each in the order of the English ones. */
export const wooColumnNames: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(data.languages));
const english = wooColumnNames.get('en_US') ?? [];

type Pattern = { test: RegExp; column: string };

/** A number no name of a column holds: it keeps the place of one while the name is made plain. */
const stand = '77077';
/** Columns by their names made plain, and by the form of those that hold a number or a name. */
const columns = once(() => {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const names of wooColumnNames.values()) {
    for (const [index, name] of names.entries()) {
      const column = english[index] ?? '';
      const plain = plainName(name.replace(/%[ds]/, ` ${stand} `));
      if (name === '') continue;
      if (plain.includes(stand)) {
        const text = plain.replace(stand, name.includes('%d') ? '(\\d{1,3})' : '(.+)');
        patterns.push({ test: new RegExp(`^${text}$`, 'u'), column });
      } else if (!exact.has(plain)) exact.set(plain, column);
    }
  }
  return { exact, patterns };
});

const known = new Map<string, string | null>();
const knownLimit = 10_000;

/** `Nom de l’attribut 2` → `Attribute 2 name`, `Poids (kg)` → `Weight (kg)`; null for a name that is none of WooCommerce's own. */
export function wooColumn(name: string): string | null {
  if (name.length > 300) return null;
  const found = known.get(name);
  if (found !== undefined) return found;
  const column = findColumn(name);
  if (known.size >= knownLimit) known.clear();
  known.set(name, column);
  return column;
}

function findColumn(name: string): string | null {
  const plain = plainName(name);
  const { exact, patterns } = columns();
  const whole = exact.get(plain);
  if (whole !== undefined) return whole;
  for (const { test, column } of patterns) {
    const part = test.exec(plain)?.[1];
    if (part === undefined) continue;
    if (!column.includes('%s')) return column.replace('%d', part);
    // Units and the names of meta data keep their spelling.
    const own = (column.startsWith('Meta') ? /[:：]\s*(.+)$/ : /\(([^()]+)\)\s*$/).exec(name)?.[1];
    if (own !== undefined) return column.replace('%s', own);
  }
  return null;
}

/** The language most of these columns are named in, English where none is. */
function languageOf(columns: Iterable<string>): string {
  const plain = new Set([...columns].map((name) => plainName(name.replace(/\d+/g, ` ${stand} `))));
  let best = { language: 'en_US', count: 0 };
  for (const [language, names] of wooColumnNames) {
    const count = names.filter((name) => plain.has(plainName(name.replace(/%[ds]/, ` ${stand} `)))).length;
    if (count > best.count) best = { language, count };
  }
  return best.language;
}

/** How the file these columns come from would call one of WooCommerce's columns: as it does, else in the same language. */
export function wooNames(columns: Iterable<string>): (column: string) => string {
  const all = [...columns];
  const own = new Map<string, string>();
  for (const name of all) {
    const column = wooColumn(name);
    if (column !== null && !own.has(column)) own.set(column, name);
  }
  const names = wooColumnNames.get(languageOf(all)) ?? english;
  return (column) => {
    const found = own.get(column);
    if (found !== undefined) return found;
    const [, number] = /^(?:Attribute|Download) (\d+) /.exec(column) ?? [];
    const name = names[english.indexOf(number === undefined ? column : column.replace(number, '%d'))];
    return name ? name.replace('%d', number ?? '') : column;
  };
}

// Facts of a product: attribute columns, names with values inside cells, and the options its variants differ in.
import type { Attribute } from '#domain/catalogue/product.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { cleanLine, cleanText } from '../cells/clean-text.ts';
import { factName, plainName } from '../cells/column-names.ts';
import { readPairs, unescapeCommas } from '../cells/read-list.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { Field, Notes } from './field.ts';

/** How a format writes facts. */
export type FactStyle = {
  /** Columns that hold facts with their names, by plain name. */
  factCells?: Readonly<Record<string, (cell: string) => Attribute[]>>;
};

const maxValue = textLimits.attribute;
function readCell({ column, cell }: Field, { factCells = {} }: FactStyle): Attribute[] {
  const plain = plainName(column);
  const readFacts = Object.hasOwn(factCells, plain) ? factCells[plain] : undefined;
  if (readFacts) return readFacts(cell);
  // Numbers of categories in a list we do not have.
  if (targetByName(column)?.startsWith('category') && /^[\d\s,;|]+$/.test(cell)) return [];
  const pairs = readPairs(cell, column) ?? readSpecification(cell);
  // Inside a cell of specifications the shop's own numbers and notes on delivery are beside the facts.
  return (
    pairs?.filter(({ name }) => !['id', 'sku', 'ignore'].includes(targetByName(name) ?? '')) ?? [
      { name: factName(column), value: cell },
    ]
  );
}

/** `Weight: 10.7 pounds|Age: 8 years and up`: names with values between bars; undefined when most parts have no name. */
function readSpecification(cell: string): Attribute[] | undefined {
  if (!cell.includes('|')) return undefined;
  const parts = cell.split('|').filter((part) => part.trim() !== '');
  const pairs = parts.flatMap((part) => {
    const found = /^\s*(\p{L}[^:|]{1,40}?)\s*:\s*(\S[^|]*)$/u.exec(part);
    return found?.[1] && found[2]
      ? [{ name: found[1].replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), value: found[2].trim() }]
      : [];
  });
  return pairs.length >= 2 && pairs.length >= parts.length * 0.6 ? pairs : undefined;
}

/** The name of a fact as it is stored: `Parent SKU:` without its colon. */
export const storedName = (name: string): string => cleanLine(name).text.replace(/\s*[:：]$/, '');

function clean(column: string, found: readonly Attribute[], notes: Notes): Attribute[] {
  return found.flatMap(({ name, value }) => {
    const cleanName = storedName(name);
    const text = cleanText(value.replace(/\s*\($/, ''));
    notes.clean(text.bits, { column, cell: value }, text.text);
    if (cleanName === '' || text.text === '') return [];
    if (text.text.length > maxValue || cleanName.length > textLimits.name) {
      notes.warn(
        column,
        value,
        `The value is longer than ${maxValue.toLocaleString('en')} characters and was skipped.`,
      );
      return [];
    }
    return [{ name: cleanName, value: text.text }];
  });
}

/** Two columns that state a fact together: its name in one, its value in the other. */
export type ColumnPair = { name: string; value: string };

/** Facts of the cells in their order; of the columns in `pairs` one names what the other says. */
export function readAttributes(
  fields: readonly Field[],
  pairs: readonly ColumnPair[],
  style: FactStyle,
  notes: Notes,
): Attribute[] {
  return fields.flatMap((field) => {
    if (pairs.some(({ name }) => name === field.column)) return [];
    const pair = pairs.find(({ value }) => value === field.column);
    if (!pair) return clean(field.column, readCell(field, style), notes);
    const name = fields.find(({ column }) => column === pair.name)?.cell;
    return name === undefined ? [] : clean(field.column, [{ name, value: unescapeCommas(field.cell) }], notes);
  });
}

/** What variants differ in, and its values in the order of their rows. */
type Option = { name: string; values: readonly string[] };

/** Options as facts, every value once. */
export function readOptions(options: readonly Option[]): Attribute[] {
  const found = new Map<string, Set<string>>();
  for (const { name, values } of options)
    for (const value of values) found.set(name, (found.get(name) ?? new Set()).add(cleanLine(value).text));
  return [...found].flatMap(([name, values]) => {
    const texts = [...values].filter((value) => value !== '');
    return texts.length === 0 ? [] : [{ name: cleanLine(name).text, value: texts.join(', ') }];
  });
}

const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();

const itemsOf = (value: string) => value.split(/\s*;\s*|,\s+/).filter((item) => item !== '');

/** A list of values without those that come again in it, in any case and with any separator: `S, L, xl` of `S, L, s; l; xl`. Any other value as it is. */
export const withoutRepeats = (value: string): string => {
  const items = itemsOf(value);
  const seen = new Set<string>();
  const kept = items.filter((item) => !seen.has(bare(item)) && seen.add(bare(item)));
  return kept.length === items.length ? value : kept.join(', ');
};

/** A value and what another adds to it. */
function joinValues(value: string, other: string): string {
  const known = new Set(itemsOf(value).map(bare));
  const items = itemsOf(other);
  const added = items.filter((item) => !known.has(bare(item)));
  if (added.length === 0) return value;
  return `${value}, ${added.length < items.length ? added.join(', ') : other}`;
}

/** Facts by name, in any case: several values of one name are joined, each once. */
export function mergeAttributes(attributes: readonly Attribute[], notes: Notes): Attribute[] {
  const merged = new Map<string, Attribute>();
  for (const { name, value } of attributes) {
    const key = name.toLowerCase();
    const before = merged.get(key);
    if (value.length > maxValue)
      notes.warn(name, value, `The value is longer than ${maxValue.toLocaleString('en')} characters and was skipped.`);
    else if (before === undefined && merged.size < textLimits.attributes) merged.set(key, { name, value });
    else if (before === undefined)
      notes.warn(
        name,
        value,
        `The product has more than ${textLimits.attributes} attributes. The others were skipped.`,
      );
    else if (bare(before.value) === bare(value)) {
      if (value.length > before.value.length) before.value = value;
    } else before.value = joinValues(before.value, value);
  }
  return [...merged.values()];
}

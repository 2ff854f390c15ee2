// Facts of a product: attribute columns, names with values inside cells, and the options its variants differ in.
import type { Attribute } from '#domain/catalogue/product.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { cleanLine, cleanText } from '../cells/clean-text.ts';
import { factName, plainName } from '../cells/column-names.ts';
import { readMagentoAttributes, readPairs } from '../cells/read-list.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { Building } from './building.ts';

const maxValue = textLimits.attribute;
function readCell(building: Building, column: string, cell: string): Attribute[] {
  const plain = plainName(column);
  const { factCells = {} } = building.plan.format;
  const readFacts = Object.hasOwn(factCells, plain) ? factCells[plain] : undefined;
  if (readFacts) return readFacts(cell);
  if (plain === 'google product category' && /^\d+$/.test(cell.trim())) return [];
  const pairs = readPairs(cell, column) ?? readSpecification(cell);
  // Inside a cell of specifications the shop's own numbers and notes on delivery stand beside the facts.
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

function clean(building: Building, column: string, found: readonly Attribute[]): Attribute[] {
  return found.flatMap(({ name, value }) => {
    const cleanName = cleanLine(name).text.replace(/\s*[:：]$/, '');
    const text = cleanText(value.replace(/\s*\($/, ''));
    building.log.note(text.bits, building.group.main.row, column, value, text.text);
    if (cleanName === '' || text.text === '') return [];
    if (text.text.length > maxValue || cleanName.length > textLimits.name) {
      building.warn(
        column,
        value,
        `The value is longer than ${maxValue.toLocaleString('en')} characters and was skipped.`,
      );
      return [];
    }
    return [{ name: cleanName, value: text.text }];
  });
}

/** Facts of the main row, in the file's order. */
export function readAttributes(building: Building): Attribute[] {
  const { plan, group } = building;
  const cells = new Map(group.main.fields);
  const values = new Map(plan.attributes.map((pair) => [pair.value, pair.name]));
  const names = new Set(plan.attributes.map((pair) => pair.name));
  return (building.fields.get('attribute') ?? []).flatMap(({ column, cell }) => {
    if (names.has(column)) return [];
    const nameColumn = values.get(column);
    if (nameColumn === undefined) return clean(building, column, readCell(building, column, cell));
    const name = cells.get(nameColumn);
    return name === undefined ? [] : clean(building, column, [{ name, value: cell.replaceAll('\\,', ',') }]);
  });
}

/** What the variants differ in: Shopify's options and Magento's variations, every value once in the file's order. */
export function readOptions(building: Building): Attribute[] {
  const { plan, group } = building;
  const found = new Map<string, Set<string>>();
  const add = (name: string, value: string) => {
    const values = found.get(name) ?? new Set();
    found.set(name, values.add(value));
  };
  const main = new Map(group.main.fields);
  for (const option of plan.options) {
    const name = main.get(option.name)?.trim();
    if (!name) continue;
    for (const record of [group.main, ...group.others]) {
      const value = record.fields.find(([column]) => column === option.value)?.[1];
      if (value === undefined || (name === 'Title' && value === 'Default Title')) continue;
      for (const each of plan.format.splitOption?.(value) ?? [value]) add(name, cleanLine(each).text);
    }
  }
  const variations = plan.variationsColumn === null ? undefined : main.get(plan.variationsColumn);
  for (const variation of variations?.split('|') ?? []) {
    for (const { name, value } of readMagentoAttributes(variation)) if (name !== 'sku') add(name, value);
  }
  return [...found].flatMap(([name, values]) => {
    const texts = [...values].filter((value) => value !== '');
    return texts.length === 0 ? [] : [{ name: cleanLine(name).text, value: texts.join(', ') }];
  });
}

// WooCommerce's product file. The header is written in the shop's language and often cut down, so it is recognized by several signs.

import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { unreadAlts } from '../columns/alt-names.ts';
import { targetByName, targetByValues } from '../columns/target-by-name.ts';
import type { ColumnPair } from '../fields/build-attributes.ts';
import { targetsByName } from '../rows/define-format.ts';
import type { ReadFormat } from '../rows/format.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { wooColumn } from './woocommerce.columns.ts';
import data from './woocommerce.names.json' with { type: 'json' };

const targets = targetsByName(data.targets);

/** The target of a column whose name is known, as WooCommerce translates it or as shops write it by hand. */
function targetOf(name: string): ImportTarget | undefined {
  return targets.get(plainName(name)) ?? targets.get(plainName(wooColumn(name) ?? ''));
}

/** Which attribute a column speaks of and which side of it: `Attribute 2 value(s)`, `Nombre del atributo 2`, `Wert(e) des Attributs 2`. */
function wooAttribute(name: string): { index: string; part: 'name' | 'value' | 'other' } | null {
  const [, number, side] = /^Attribute (\d+) (.*)$/.exec(wooColumn(name) ?? '') ?? [];
  if (number !== undefined)
    return { index: number, part: side === 'name' ? 'name' : side === 'value(s)' ? 'value' : 'other' };
  const plain = plainName(name);
  const found = /^(?=.*\b(?:at+ribut\w*|atrybut\w*|osobin\w*)\b)(?:.*\D)?(\d{1,3})\b/.exec(plain);
  if (!found?.[1]) return null;
  if (/\b(?:name|nombre|nom|nome|naziv|nazev|nazwa|naam)\b/.test(plain)) return { index: found[1], part: 'name' };
  if (/\b(?:values?|valor\w*|werte?|valeurs?|vrednost\w*|hodnot\w*|wartosc\w*|waarde\w*)\b/.test(plain))
    return { index: found[1], part: 'value' };
  return { index: found[1], part: 'other' };
}

const types = /^(?:simple|variable|variation|grouped|external)(?:\s*,\s*(?:virtual|downloadable))*$/i;

/** The column whose values are WooCommerce's product types; they are never translated, even where the header is. */
function wooTypeColumn(columns: readonly SampledColumn[]): string | null {
  return (
    columns.find(({ samples }) => samples.length > 0 && samples.every((text) => types.test(text.trim())))?.name ?? null
  );
}

export function isWooCommerce(columns: readonly SampledColumn[], names: ReadonlySet<string>): boolean {
  let signs = 0;
  if (wooTypeColumn(columns)) signs += 2;
  if (columns.some((column) => wooAttribute(column.name)?.part === 'value')) signs += 2;
  const known = new Set([...names, ...columns.map((column) => plainName(wooColumn(column.name) ?? ''))]);
  for (const name of [
    'regular price',
    'short description',
    'visibility in catalog',
    'catalog visibility',
    'is featured',
    'tax class',
    'backorders allowed',
    'in stock',
    'shipping class',
  ]) {
    if (known.has(name)) signs += 1;
  }
  if (columns.some((column) => /^meta: ?\S/i.test(wooColumn(column.name) ?? column.name))) signs += 1;
  const hasTitle = columns.some((column) => targetOf(column.name) === 'title');
  return signs >= 3 && (hasTitle || signs >= 4);
}

/** Both columns of an attribute are `attribute`; its other columns (visible, global, default) are left out. */
function suggestWooCommerce(columns: readonly SampledColumn[]): Mapping {
  const typeColumn = wooTypeColumn(columns);
  const mapping = new Map<string, ImportTarget>();
  for (const { name, samples } of columns) {
    const plain = plainName(wooColumn(name) ?? name);
    const target = targetOf(name);
    const attribute = wooAttribute(name);
    if (attribute) mapping.set(name, attribute.part === 'other' ? 'ignore' : 'attribute');
    else if (name === typeColumn) mapping.set(name, 'variant');
    else if (target) mapping.set(name, target);
    else if (/^(?:meta |download \d)/.test(plain)) mapping.set(name, 'ignore');
    else if (
      /^(?:weight|length|width|height|gewicht|lange|breite|hohe|peso|longitud|anchura|altura|poids|longueur|largeur|hauteur|lunghezza|larghezza|altezza)\b/.test(
        plain,
      )
    )
      mapping.set(name, 'attribute');
    else mapping.set(name, targetByName(name) ?? targetByValues(samples) ?? 'attribute');
  }
  // A file cut down to `Price` and `Sale price`, or with SKU and an own number: the first column of a meaning counts.
  for (const target of ['title', 'price', 'sku', 'brand'] as const) {
    for (const { name } of columns.filter((column) => mapping.get(column.name) === target).slice(1))
      mapping.set(name, 'attribute');
  }
  for (const name of unreadAlts(mapping)) mapping.set(name, 'ignore');
  return Object.fromEntries(mapping);
}

/** The columns of each attribute, by its number. */
export function attributeColumns(columns: readonly string[]): ColumnPair[] {
  const found = new Map<string, Partial<ColumnPair>>();
  for (const column of columns) {
    const attribute = wooAttribute(column);
    if (!attribute || attribute.part === 'other') continue;
    found.set(attribute.index, { ...found.get(attribute.index), [attribute.part]: column });
  }
  return [...found.values()].flatMap(({ name, value }) =>
    name !== undefined && value !== undefined ? [{ name, value }] : [],
  );
}

export const woocommerceCsv: ReadFormat = {
  id: 'woocommerce-csv',
  layout: 'table',
  recognize: isWooCommerce,
  isOwnName: (name) => wooColumn(name) !== null,
  suggestMapping: suggestWooCommerce,
  findTypeColumn: wooTypeColumn,
  pairColumns: attributeColumns,
  hasTypedVariants: true,
  // Its own files refer to products so.
  nameOfId: (id) => (/^\d+$/.test(id) ? `id:${id}` : id),
  categories: 'woocommerce',
  hasSpelledBreaks: true,
};

// Finds the SKU, the title, the description and the price among columns whose names say nothing, by what their values look like.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readLiteral } from '../cells/read-literal.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { isOpinion } from './technical-names.ts';

/** True where there are values and all of them pass. */
export function every(samples: readonly string[], test: (text: string) => boolean): boolean {
  return samples.length > 0 && samples.every(test);
}

const average = (samples: readonly string[]) =>
  samples.reduce((sum, text) => sum + text.length, 0) / Math.max(1, samples.length);
const isNumeric = (text: string) => /^[\s\d.,$€£+-]+$/.test(text);
const isDistinct = ({ samples, filled, distinct }: SampledColumn) =>
  filled === distinct && new Set(samples).size === samples.length;

/** A code of letters and digits, or a long number; figures, prices (`1299.00`) and measures (`350g`) are none. */
const code = /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,39}$/u;
const figure = /^(?:\d{1,5}|\d+[.,]\d{1,3}|\d+(?:[.,]\d+)?\p{L}{1,4}|\p{L}{1,3}\d+[.,]\d{1,2})$/u;
const money =
  /(?:^| )(?:prices?|cost|amount|msrp|rrp|mrp|preis|precio|preco|prix|prezzo|cena|cijena|prijs|pris|hinta|fiyat|цена|価格|价格)(?: |$)/;

/** True for a column that may name the products: a code of its own in every row, and nothing else by its name or its values. */
export function mayBeSku(column: SampledColumn): boolean {
  const { name, samples } = column;
  return (
    samples.length > 1 &&
    isDistinct(column) &&
    !money.test(plainName(name)) &&
    !isOpinion(plainName(name)) &&
    readAttributeName(name).use !== 'told' &&
    every(samples, (text) => code.test(text)) &&
    !every(samples, (text) => figure.test(text))
  );
}

/** True for a column of different short texts. */
export function mayBeTitle({ samples }: SampledColumn): boolean {
  return (
    every(samples, (text) => /\p{L}{2}/u.test(text) && !isNumeric(text) && readLiteral(text) === undefined) &&
    average(samples) >= 8 &&
    average(samples) <= 200 &&
    new Set(samples).size === samples.length
  );
}

/** Characters beyond which a column of texts rather describes than names. */
const longTitle = 120;

/**
 * Finds the title, the description and the SKU among columns whose names say nothing, by what their values look like; a column whose name
 * ends as one of descriptions comes first, one of texts that products share is none.
 */
export function guessTexts(
  columns: readonly SampledColumn[],
  mapping: Map<string, ImportTarget>,
  { isDescription, isShared }: { isDescription(name: string): boolean; isShared(column: SampledColumn): boolean },
): void {
  const has = (target: ImportTarget) => [...mapping.values()].includes(target);
  const open = () => columns.filter((column) => mapping.get(column.name) === 'attribute' && column.samples.length > 0);
  if (!has('sku') && !has('id') && !has('group')) {
    const sku = open().find(mayBeSku);
    if (sku) mapping.set(sku.name, 'sku');
  }
  if (!has('title')) {
    const titles = open().filter(mayBeTitle);
    const title = titles.find(({ samples }) => average(samples) <= longTitle) ?? titles[0];
    if (title) mapping.set(title.name, 'title');
  }
  if (!has('body') && !has('description')) {
    const texts = open().filter(
      (column) => !isShared(column) && every(column.samples, (text) => readLiteral(text) === undefined),
    );
    const body =
      texts.find(({ name, samples }) => isDescription(name) && every(samples, (text) => /\S\s+\S/.test(text))) ??
      texts.find(({ samples }) => average(samples) > longTitle);
    if (body) mapping.set(body.name, 'body');
  }
  if (!has('price')) {
    const price = open().find(({ samples }) =>
      every(samples, (text) =>
        /^\s*(?:[$€£]|[A-Z]{3})\s*\d[\d.,]*\s*$|^\s*\d[\d.,]*\s*(?:[$€£]|[A-Z]{3}|Kč)\s*$/.test(text),
      ),
    );
    if (price) mapping.set(price.name, 'price');
  }
}

// Amounts of contents and sizes, such as `0.7 L` and `20 in`: where title and attribute disagree the title holds, for a shop writes it by hand and an attribute is often a default.

import { foldText } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';

const names =
  /^(?:size|capacity|volume|contents?|net contents?|zapremina|objem|obsah|contenido|volumen|capacidad|inhalt|füllmenge|contenance)$/;
const amount = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(ml|cl|dl|l|lt|g|gr|kg|oz)(?![\p{L}\d])/giu;
/** In millilitres or grams; an ounce is both, nearly. */
const units: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1_000,
  lt: 1_000,
  g: 1,
  gr: 1,
  kg: 1_000,
  oz: 29,
};
/** Two amounts nearer than this are one, in other units. */
const near = 0.05;

const amountsIn = (text: string): number[] =>
  [...text.matchAll(amount)].map(
    ([, value = '', unit = '']) => Number(value.replace(',', '.')) * (units[foldText(unit)] ?? 1),
  );

/** In centimetres. */
const lengths: Readonly<Record<string, number>> = {
  '"': 2.54,
  '”': 2.54,
  in: 2.54,
  ft: 30.48,
  fe: 30.48,
  fo: 30.48,
  mm: 0.1,
  cm: 1,
  m: 100,
};
const side = String.raw`\d+(?:\.\d+)?`;
const unit = String.raw`\s?(?:["”]|-?(?:inch(?:es)?|in|feet|foot|ft|cm|mm|m)(?![\p{L}\d]))`;
const measure = new RegExp(`(?<![\\d.])${side}(?:${unit})?(?:\\s?[x×*]\\s?${side}(?:${unit})?){0,2}`, 'giu');
/** Two lengths nearer than this are one: `24"` and the `23.6"` of its screen. */
const nearly = 0.06;

/** The measures of a text, each by its sides in centimetres; numbers without a unit measure nothing. */
const measuresIn = (text: string): number[][] =>
  (text.match(measure) ?? []).flatMap((found) => {
    const [last = ''] = (found.match(/["”]|\p{L}+/giu) ?? []).filter((word) => !/^x$/i.test(word)).slice(-1);
    const factor = lengths[last.toLowerCase()] ?? lengths[last.toLowerCase().slice(0, 2)];
    return factor === undefined ? [] : [(found.match(/\d+(?:\.\d+)?/g) ?? []).map((each) => Number(each) * factor)];
  });

/** Whether the title measures otherwise: all its sides, of a thing by its sides; else any length of its. */
function measuresOtherwise(value: string, title: string): boolean {
  const [told, ...more] = measuresIn(value);
  if (told === undefined || more.length > 0) return false;
  const titled = measuresIn(title);
  const has = (sides: readonly number[], length: number) =>
    sides.some((each) => Math.abs(each - length) <= nearly * Math.max(each, length));
  if (told.length === 1) return titled.length > 0 && !titled.some((sides) => has(sides, told[0] ?? 0));
  const whole = titled.filter((sides) => sides.length > 1);
  return whole.length > 0 && !whole.some((sides) => sides.every((length) => has(told, length)));
}

/** Whether a fact gives an amount of contents or a size, and the title others only. */
export function contradictsTitle({ name, value }: Fact, title: string): boolean {
  const label = foldText(name);
  if (/^(?:size|dimensions)$/.test(label) && measuresOtherwise(value, title)) return true;
  if (!names.test(label)) return false;
  const [told, ...more] = amountsIn(value);
  const titled = amountsIn(title);
  return (
    told !== undefined &&
    more.length === 0 &&
    titled.length > 0 &&
    titled.every((each) => Math.abs(each - told) > near * told)
  );
}

// Amounts of contents, such as `0.7 L`: where title and attribute disagree the title holds, for a shop writes it by hand and an attribute is often a default.
import type { Fact } from './fact.ts';
import { foldText } from './words.ts';

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

/** Whether a fact gives an amount of contents, and the title others only. */
export function contradictsTitle({ name, value }: Fact, title: string): boolean {
  if (!names.test(foldText(name))) return false;
  const [told, ...more] = amountsIn(value);
  const titled = amountsIn(title);
  return (
    told !== undefined &&
    more.length === 0 &&
    titled.length > 0 &&
    titled.every((each) => Math.abs(each - told) > near * told)
  );
}

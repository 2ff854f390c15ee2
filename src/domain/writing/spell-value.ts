// Values of a shop's form as one writes them: `Hand wash,do not bleach`, `50*50`, `3-6years`.

import { capitalise } from '#domain/text/words.ts';
import { mayMatch } from './word-openings.ts';

const longUnits = 'years?|months?|ounces?|inches|pounds?|degrees?|pieces?';
/** Units a shop writes with a capital: `3 Inch`, `over 14 Years`. */
const loudUnits =
  /(?<=\d\s?)(?:Inch(?:es)?|Feet|Pounds?|Ounces?|Years?|Months?|Pieces?|Pcs|PCS|CM|MM|KG|ML|OZ)(?![\p{L}\d])/gu;

/** `10.3x3.4x0.8`, `50*50`: sizes by their sides; `5B10X02594` is a code. */
const sides =
  /(?<![\p{L}\d.-])\d[\d.]{0,8}["”]?(?:(?:\s?[*x×]\s?|\sX\s)\d[\d.]{0,8}["”]?){1,3}(?=[\s,;)]|[a-z]{2}|$)/gu;

const tradeNames = /(?<![\p{L}\d])(?:lycra|velcro|teflon|kevlar|cordura|tencel|swarovski)(?![\p{L}\d])/giu;

const mayNameTrade = mayMatch(tradeNames);

const longUnit = new RegExp(`(?<=\\d)(?=(?:${longUnits})(?![a-z]))`, 'g');

/** Figures with their units and sides as one writes them. */
function spellFigures(value: string): string {
  // `4pcs-5 x 8 ft`: a count before the size of each.
  const each = value.replace(/^\d+ ?pcs-(?=\d)/i, '');
  const sized = /[*x×]/i.test(each) ? spellSides(each) : each;
  return /\d\s?[A-Z]/.test(sized) ? sized.replace(loudUnits, (unit) => unit.toLowerCase()) : sized;
}

function spellSides(value: string): string {
  return (
    value
      .replace(/(?<=\d ?(?:cm|mm|in|inch|m)?)\s?\*\s?(?=\d)/gi, ' x ')
      .replace(/(?<=\d x \d[\d.]*) inch$/i, ' inches')
      .replace(sides, (found) => found.replace(/\s?[*xX×]\s?/g, ' x '))
      // A side of nothing: `72 x 36 x 0 inches` of what is flat.
      .replace(/(?<= x \d[\d.]*) x 0(?![\d.])/g, '')
      .replace(
        /(?<= x \d[\d.]*)(?=(?:cm|mm|in|ft|m)(?![a-z]))|(?<=(?<![\p{L}]-)(?<![\d.])\d[\d.]*)(?=(?:cm|mm|in|ft|m) x \d)/giu,
        ' ',
      )
  );
}

const spaceSigns = (value: string): string =>
  value
    .replace(/(?<=\p{L}{3})\((?=\S)/gu, ' (')
    .replace(/\s+;\s+/g, ', ')
    .replace(/(?<=\p{L})(?:\s\/\s?|\/\s)(?=\p{L})/gu, '/')
    .replace(/(?<=\p{L}),(?=\p{L}{2})/gu, ', ');

/** A value with the spaces its words need: `Hand wash,do not bleach`, `3-6years`, `14.7 x 11 inches ; 4 pounds`. */
export function spellValue(value: string): string {
  const listed = value.includes('|') ? value.replace(/\s*\|\s*/g, ', ') : value;
  const hasFigures = /\d/.test(listed);
  const figured = hasFigures ? spellFigures(listed) : listed;
  const named = mayNameTrade(figured) ? figured.replace(tradeNames, (name) => capitalise(name.toLowerCase())) : figured;
  const spelled = /[(;/,]/.test(named) ? spaceSigns(named) : named;
  return (hasFigures ? spellAmounts(spelled) : spelled)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.;,]+$/, '');
}

/** Amounts with their units in words. */
function spellAmounts(value: string): string {
  return (
    value
      .replace(longUnit, ' ')
      .replace(/^(1(?:\.0+)? \p{L}+[^s\s])s$/u, '$1')
      // `100.00% polyester`.
      .replace(/(?<=\d)\.0+(?= ?%)/g, '')
      // `12 month-2 years`.
      .replace(/(?<=(?:^|[^\d.])(?:[2-9]|\d{2,}) (?:month|year))(?=\s?(?:[-–]|to)\s?\d)/g, 's')
      .replace(/(?<=, )Over(?= \d)/g, 'over')
  );
}

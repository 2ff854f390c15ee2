// Units in capitals as their signs are written: `5000MAH` is 5000mAh, `3CM` 3cm. Letters alone: whether a space stands before them is the shop's.
import { unitRows } from '#domain/claims/tokens/units.data.ts';

/** Signs that are another unit in other capitals: `Nm`, `MW`, `MV`. */
const ambiguous: ReadonlySet<string> = new Set(['nm', 'mw', 'mv']);
const longest = 4;

/** A sign is short for a longer word or holds both kinds of letters; `cup` and `day` are words. */
const isSign = (name: string, spellings: readonly string[]): boolean =>
  /^\p{L}{2,}$/u.test(name) &&
  name.length <= longest &&
  !ambiguous.has(name.toLowerCase()) &&
  (/\p{Ll}\p{Lu}|\p{Lu}\p{Ll}/u.test(name) || spellings.some((each) => each.length > name.length + 1));

/** The signs of units, and their plurals, by their capitals. */
const signs: ReadonlyMap<string, string> = new Map(
  unitRows.flatMap(([name, , , written]) => {
    const spellings = written.split('|');
    if (!isSign(name, spellings)) return [];
    return [name, `${name}s`]
      .filter((each) => spellings.includes(each.toLowerCase()))
      .map((each) => [each.toUpperCase(), each] as const);
  }),
);

const glued = /(?<![\p{L}\p{N}#/-])((?:\d{1,9}[.,/xX×*-]){0,4}\d{1,9})(\p{Lu}{2,5})(?![\p{L}\p{N}#/-])/gu;
const apart = /(?<![\p{L}\p{N}#/-])((?:\d{1,9}[.,/xX×*-]){0,4}\d{1,9}\s)(\p{Lu}{2,5})(?![\p{L}\p{N}#/-])/gu;

const spell = (text: string, pattern: RegExp) =>
  text.replace(pattern, (all, figure: string, unit: string) => figure + (signs.get(unit) ?? unit) || all);

/** Where all is in capitals, so are units that stand apart from their figure; in other text such a word may be a name. */
export const spellUnits = (text: string, isLoud: boolean): string =>
  /\d\s?\p{Lu}{2}/u.test(text) ? spell(isLoud ? spell(text, apart) : text, glued) : text;

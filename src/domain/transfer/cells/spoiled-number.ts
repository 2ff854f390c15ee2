// Numbers and codes that a spreadsheet took for something else: long ones it shortened, and those it took for a date.

/** Shorter numbers a spreadsheet writes out. */
const leastExponent = 5;
const shortened = /^\s*(\d)(?:[.,](\d+))?E\+(\d{1,3})\s*$/i;

/**
 * A number written in short (`1.23E+11`): all its digits where the cell still has them, else null for those that are lost. Undefined for any
 * other text.
 */
export function readShortened(cell: string): string | null | undefined {
  const found = cell.includes('+') ? shortened.exec(cell) : null;
  if (!found) return undefined;
  const [, first = '', decimals = '', exponent = ''] = found;
  if (Number(exponent) < leastExponent) return undefined;
  return decimals.length === Number(exponent) ? first + decimals : null;
}

const languages = 'en de fr es it nl pt pl cs sk hu ro sv da nb fi et lv lt hr sl sr bg ru uk el tr'.split(' ');
const plain = (month: string) => month.toLowerCase().replace(/\.$/, '');

let months: readonly string[] | null = null;
/** Names of months in these languages; spreadsheets write their first letters. */
function monthNames(): readonly string[] {
  months ??= languages.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) =>
        plain(format.formatToParts(Date.UTC(2026, at, 15)).find(({ type }) => type === 'month')?.value ?? ''),
      );
    }),
  );
  return months;
}

const inDigits = /^(?:\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}.*)?|\d{1,2}([./])\d{1,2}\1(?:\d{2}|\d{4}))$/;
const inWords = /^(?:\d{1,2}[-./ ]{1,2}(\p{L}{3,12}\.?)(?:[-./ ]\d{2,4})?|(\p{L}{3,12}\.?)[-./ ](?:\d{2}|\d{4}))$/u;

/** True for a code that is written as a date: `5-Mar`, `2026-03-05`. */
export function isDateLike(name: string): boolean {
  if (name.length > 25) return false;
  if (inDigits.test(name)) return true;
  const found = inWords.exec(name);
  const word = plain(found?.[1] ?? found?.[2] ?? '');
  return word !== '' && monthNames().some((month) => month.startsWith(word));
}

const numbered = /^(\p{L}{3,12})[-./ ]?\d/u;
const wordOf = (code: string) => numbered.exec(code)?.[1]?.toLowerCase();

/**
 * Finds out which codes a spreadsheet may have made a date of, by some of them: none where most are dates, and none whose word is that of other
 * codes (`SET-12` beside `SET-120`).
 */
export function createDateDoubt(samples: readonly string[]): (code: string) => boolean {
  const codes = samples.map((text) => text.trim());
  const others = codes.filter((code) => !isDateLike(code));
  if (others.length * 2 <= codes.length && codes.length > 0) return () => false;
  const words = new Set(others.map(wordOf));
  return (code) => isDateLike(code) && (wordOf(code) === undefined || !words.has(wordOf(code)));
}

// A number of a sheet as its format shows it, as far as that says more than the number: zeros in front, units, currencies, percents, dates.
// Rounding and marks between thousands are left out, or digits would be lost.

type Token = { kind: 'digit' | 'literal' | 'point' | 'percent'; text: string };

const msPerDay = 86_400_000;
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** The last day a sheet can show. */
const lastDay = 2_958_465;
/** Excel keeps 15 digits of a number. */
const exactDigits = 15;
const mostExact = 10 ** exactDigits;

/** More digits than a sheet keeps, written by a program that knows them all: a sheet has zeros in their place. */
const knownDigits = /^[1-9]\d{14}0*[1-9]\d*$/;

/** A stored number in plain digits; one with more of them than a sheet keeps stays shortened (`4.006E+17`), for the rest is lost. */
export function plainNumber(stored: string): string {
  const value = Number(stored);
  if (knownDigits.test(stored)) return stored;
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (Math.abs(value) >= mostExact)
    return value.toExponential().replace(/e\+?(-?)(\d+)$/, (_, sign: string, digits: string) => {
      return `E${sign || '+'}${digits.padStart(2, '0')}`;
    });
  const exact = Number(value.toPrecision(exactDigits));
  const text = String(exact);
  return text.includes('e') ? exact.toFixed(20).replace(/0+$/, '') : text;
}

/** The part of a format for numbers of this sign, without colors and conditions. */
function sectionFor(format: string, value: number): string {
  const sections: string[] = [];
  let start = 0;
  for (const { 0: text, index } of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|;/g)) {
    if (text !== ';') continue;
    sections.push(format.slice(start, index));
    start = index + 1;
  }
  sections.push(format.slice(start));
  const [positive = '', negative = positive, zero = positive] = sections;
  return value < 0 ? negative : value === 0 && sections.length > 2 ? zero : positive;
}

/** What is written as it is: `"kg"`, `\-`, `[$€-407]`; `_x` and `*x` only fill space. */
const written = /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|[_*]./gi;

const isDate = (section: string) => {
  const bare = section.replace(written, '');
  return /[ymdhs]/i.test(bare.replace(/general|am\/pm|a\/p/gi, '')) && !/[0#?]/.test(bare.replace(/[hms][.]0+/gi, ''));
};

/** Formats that choose by the number, count in thousands or add up hours: what they add is true of what they show, and not of the number. */
const isBeyond = (section: string, format: string) =>
  /\[(?:[<>=][^\]]*|h+|m+|s+)\]/i.test(format) || /[0#?],+(?![0#?,])/.test(section.replace(written, ''));

/** A day of the sheet's calendar as `2026-05-03`, with its time where it has one, or the time alone; null beyond the calendar. */
function showDate(value: number, is1904: boolean): string | null {
  if (value < 0 || value > lastDay + 1) return null;
  // The calendar of 1900 has a day that never was: days before it are one later.
  const day = is1904 || value >= 60 ? value : value + 1;
  const date = new Date((is1904 ? epoch1904 : epoch1900) + Math.round(day * 86_400) * (msPerDay / 86_400));
  const [days = '', clock = ''] = date.toISOString().split('T');
  const time = clock.slice(0, 8).replace(/:00$/, '');
  if (value < 1) return time;
  return time === '00:00' ? days : `${days} ${time}`;
}

function tokensOf(section: string): Token[] {
  const tokens: Token[] = [];
  const sign =
    /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|([_*].)|([0#?])|(\.)|(,)|(General)|(E[+-])|(.)/gi;
  for (const [, quoted, escaped, currency, filler, digit, point, comma, general, , other] of section.matchAll(sign)) {
    const literal = quoted ?? escaped ?? currency ?? other;
    if (general !== undefined) tokens.push({ kind: 'digit', text: '#' });
    else if (digit !== undefined) tokens.push({ kind: 'digit', text: digit });
    else if (point !== undefined) tokens.push({ kind: 'point', text: '.' });
    else if (filler !== undefined) tokens.push({ kind: 'literal', text: ' ' });
    else if (other === '%') tokens.push({ kind: 'percent', text: '%' });
    else if (literal !== undefined && comma === undefined) tokens.push({ kind: 'literal', text: literal });
  }
  return tokens;
}

/** Digits laid into the places of a format from the right, with what is written between them: `000-000` makes 012-345. */
function layDigits(digits: string, places: readonly Token[]): string {
  const left = [...digits];
  let text = '';
  const first = places.findIndex(({ kind }) => kind === 'digit');
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const { kind, text: sign } = places[at] ?? { kind: 'literal', text: '' };
    if (kind === 'literal') text = sign + text;
    else if (at === first && left.length > 0) text = left.splice(0).join('') + text;
    else text = (left.pop() ?? (sign === '0' ? '0' : '')) + text;
  }
  return text;
}

/** Signs that say something of a number, as units and currencies do. */
const telling = /[\p{L}\p{Sc}°′″'"]/u;
const sayOf = (tokens: readonly Token[]) => {
  const text = tokens.map(({ text }) => text).join('');
  return telling.test(text) ? text.replace(/\s+/g, ' ') : '';
};

/**
 * The number `stored` as a cell of this format shows it. Dates are `2026-05-03` in any format; `is1904` counts them from 1904.
 */
export function showNumber(stored: string, format: string, is1904 = false): string {
  const plain = plainNumber(stored);
  const value = Number(stored);
  if (!Number.isFinite(value) || /^(?:general|@)?$/i.test(format)) return plain;
  const section = sectionFor(format, value);
  if (isBeyond(section, format)) return plain;
  if (isDate(section)) return showDate(value, is1904) ?? plain;
  const tokens = tokensOf(section);
  const first = tokens.findIndex(({ kind }) => kind === 'digit');
  if (first < 0) return section.replace(written, '').includes('@') ? plain : sayOf(tokens).trim() || plain;
  if (
    plain.includes('E') ||
    /E[+-]/i.test(section.replace(written, '')) ||
    /\/[\s?\d]/.test(section.replace(written, ''))
  )
    return plain;
  const last = tokens.findLastIndex(({ kind }) => kind === 'digit' || kind === 'point');
  const [before, after] = [tokens.slice(0, first), tokens.slice(last + 1)];
  const isPercent = after.some(({ kind }) => kind === 'percent');
  const number = isPercent ? plainNumber(String(value * 100)) : plain;
  const [whole = '', fraction] = number.replace('-', '').split('.');
  const inner = tokens.slice(first, last + 1);
  const point = inner.findIndex(({ kind }) => kind === 'point');
  const places = point < 0 ? inner : inner.slice(0, point);
  const isLaid = places.filter(({ text, kind }) => kind === 'digit' && text === '0').length > 1;
  const hasSigns = places.some(({ kind }) => kind === 'literal');
  const laid = isLaid || (hasSigns && fraction === undefined) ? layDigits(whole, places) : whole;
  const least = point < 0 ? 0 : inner.slice(point).filter(({ text }) => text === '0').length;
  const decimals = (fraction ?? '').padEnd(least, '0');
  const shown = `${value < 0 ? '-' : ''}${laid}${decimals === '' ? '' : `.${decimals}`}${isPercent ? '%' : ''}`;
  const beside = isPercent ? '' : sayOf(after);
  return `${sayOf(before)}${shown}${beside}`.trim();
}

/** Formats that a workbook does not list: those of dates and times, and percents. */
export function builtInFormat(id: number): string {
  if (id === 9 || id === 10) return '0%';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'yyyy-mm-dd';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'hh:mm';
  return id === 22 ? 'yyyy-mm-dd hh:mm' : 'General';
}

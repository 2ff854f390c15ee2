// Reads bounds on what can be measured: "quality under 60", "at least 4 images", "between $20 and $30", "a title longer than 80 characters".
import type { Bound, Condition, Figure } from './catalogue-query.ts';
import { numberPattern, type Rest, readNumber } from './rest.ts';

const figureWords: [Figure, string][] = [
  ['quality', '(?:listing )?quality(?: scores?| points)?'],
  ['score', '(?:content )?(?:scores?|scoring|scored)'],
  ['issues', '(?:open )?issues?|number of issues'],
  ['images', 'images?|pictures?|photos?|number of images'],
  ['bullets', 'bullets?(?: points?)?|number of bullets'],
  ['titleLength', 'titles?(?: length)?|title lengths|length of (?:the )?titles?'],
  ['descriptionLength', 'descriptions?(?: length)?|length of (?:the )?descriptions?'],
  ['price', 'prices?|priced|pricing|costs?|costing|sell for|sells for|selling for|retail for'],
];

const linking = '(?: (?:is|are|was|of|that|which|a|an|the|being|lies|set|at))*?';
const over =
  'above|over|more than|greater than|higher than|bigger than|better than|longer than|exceeding|exceeds|exceed';
const under = 'below|under|less than|fewer than|lower than|smaller than|worse than|shorter than|cheaper than';
const atLeast = 'at least|no less than|not less than|no fewer than|not below|not under|minimum(?: of)?|a minimum of';
const atMost = 'at most|up to|no more than|not more than|not above|not over|maximum(?: of)?|a maximum of';
const equal = 'exactly|only|just|equal to|equals|=';
const bound = `(${atLeast}|${atMost}|${over}|${under}|${equal})`;
const amount = `(${numberPattern})`;
const orTail = '(?: (?:and|or) (more|higher|above|better|over|up|longer|less|lower|fewer|below|worse|under|shorter))?';
const currencyWords: ReadonlyMap<string, string> = new Map([
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['bucks', 'USD'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['yen', 'JPY'],
  ...'usd eur gbp chf jpy cad aud nzd sek nok dkk pln czk huf rsd ron inr cny brl mxn try zar'
    .split(' ')
    .map((code): [string, string] => [code, code.toUpperCase()]),
]);
const currency = `(${[...currencyWords.keys()].join('|')})`;
const characters = ' (?:characters?|chars?|letters?|signs)(?: long)?';

const toBound = (how: string): Bound => {
  const is = (pattern: string) => new RegExp(`^(?:${pattern})$`).test(how);
  if (is(atLeast)) return 'atLeast';
  if (is(atMost)) return 'atMost';
  if (is(over)) return 'above';
  return is(under) ? 'below' : 'equal';
};
const tailBound = (tail: string): Bound =>
  /more|higher|above|better|over|up|longer/.test(tail) ? 'atLeast' : 'atMost';

const boundedLengths = new Set<Figure>(['titleLength', 'descriptionLength']);
/** A text is measured in characters, and says so. */
const unitOf = (of: Figure) => (boundedLengths.has(of) ? characters : of === 'quality' ? '(?: percent| points)?' : '');

type Phrase = { pattern: RegExp; read: (match: RegExpExecArray) => Condition[] | null };

function toConditions(
  of: Figure,
  limits: readonly (readonly [Bound, string | undefined])[],
  code?: string,
): Condition[] | null {
  const conditions: Condition[] = [];
  for (const [is, text] of limits) {
    const value = text === undefined ? null : readNumber(text);
    if (value === null) return null;
    const named = of === 'price' && code ? { currency: currencyWords.get(code) as string } : {};
    conditions.push({ field: 'figure', of, is, value, ...named });
  }
  return conditions;
}

const phrases: Phrase[] = figureWords.flatMap(([of, words]): Phrase[] => {
  const money = of === 'price' ? `(?:${currency} )?` : '()';
  const moneyTail = of === 'price' ? `(?: ${currency})?` : '()';
  const unit = unitOf(of);
  const named: Phrase[] = [
    {
      pattern: new RegExp(
        `\\b(?:${words})${linking} (?:between|from) ${money}${amount}${moneyTail} (?:and|to) ${money}${amount}${unit}${moneyTail}(?!\\w)`,
      ),
      read: (m) =>
        toConditions(
          of,
          [
            ['atLeast', m[2]],
            ['atMost', m[5]],
          ],
          m[1] || m[3] || m[4] || m[6],
        ),
    },
    {
      pattern: new RegExp(
        `\\b(?:${words})${linking} (?:${bound} )?${money}${amount}${unit}${moneyTail}${orTail}(?! ?\\w*percent)(?!\\w)`,
      ),
      read: (m) => toConditions(of, [[m[1] ? toBound(m[1]) : m[5] ? tailBound(m[5]) : 'equal', m[3]]], m[2] || m[4]),
    },
  ];
  if (of === 'price' || boundedLengths.has(of)) return named;
  const counted = words
    .replace('|number of issues', '')
    .replace('|number of images', '')
    .replace('|number of bullets', '');
  return [
    ...named,
    {
      pattern: new RegExp(`\\b(?:between|from) ${amount} (?:and|to) ${amount} (?:${counted})(?!\\w)`),
      read: (m) =>
        toConditions(of, [
          ['atLeast', m[1]],
          ['atMost', m[2]],
        ]),
    },
    {
      pattern: new RegExp(`\\b(?:${bound} )?${amount}${orTail} (?:${counted})(?!\\w)`),
      read: (m) => toConditions(of, [[m[1] ? toBound(m[1]) : m[3] ? tailBound(m[3]) : 'equal', m[2]]]),
    },
  ];
});

/** A price that names no price, but its currency. */
const bare: Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:for |at )?(?:between|from) (?:${currency} )?${amount}(?: ${currency})? (?:and|to) (?:${currency} )?${amount}(?: ${currency})?(?!\\w)`,
    ),
    read: (m) => {
      const code = m[1] ?? m[3] ?? m[4] ?? m[6];
      return code
        ? toConditions(
            'price',
            [
              ['atLeast', m[2]],
              ['atMost', m[5]],
            ],
            code,
          )
        : null;
    },
  },
  {
    pattern: new RegExp(`\\b(?:for |at )?${bound} (?:${currency} ${amount}|${amount} ${currency})${orTail}(?!\\w)`),
    read: (m) => toConditions('price', [[toBound(m[1] ?? ''), m[3] ?? m[4]]], m[2] ?? m[5]),
  },
  {
    pattern: new RegExp(
      `\\b(?:for |at )?(?:${currency} ${amount}|${amount} ${currency}) (?:and|or) (more|less|over|under|above|below|up)(?!\\w)`,
    ),
    read: (m) => toConditions('price', [[tailBound(m[5] ?? ''), m[2] ?? m[3]]], m[1] ?? m[4]),
  },
];

const mostBounds = 6;

const inCurrency = new RegExp(`\\b(?:in|priced in|with prices in) ${currency}(?!\\w)`);

/** Takes every bound out of the question; false when one is no number we can tell. */
export function readBounds(rest: Rest, where: Condition[]): boolean {
  for (let count = 0; count < mostBounds; count += 1) {
    const phrase = [...phrases, ...bare].find(({ pattern }) => rest.has(pattern));
    if (!phrase) {
      const code = currencyWords.get(rest.take(inCurrency)?.[1] ?? '');
      if (code) where.push({ field: 'currency', is: code });
      return true;
    }
    const match = rest.take(phrase.pattern);
    const conditions = match && phrase.read(match);
    if (!conditions) return false;
    where.push(...conditions);
  }
  return false;
}

const joinedFigures = figureWords.map(([, words]) => `(${words})`).join('|');
/** A figure by its name: eight capturing groups, one for each. */
export const figurePattern = `(?:(?:${joinedFigures})(?!\\w))`;

/** Which figure the groups of `figurePattern` found, from group `first` on. */
export function figureOf(match: RegExpExecArray, first: number): Figure | null {
  const at = figureWords.findIndex((_, index) => match[first + index] !== undefined);
  return figureWords[at]?.[0] ?? null;
}

// Reads wishes about how long a text is: `max 80 chars`, `between 100 and 150 characters`, `five bullets`, `half as long`, `cut it down`.
import type { Ask, Measure, Unit } from './ask.ts';
import { degreeWords, denials, lengthFillers, longerWords, readNumber, shorterWords } from './wish-words.ts';

const units: readonly (readonly [Unit, RegExp])[] = [
  ['characters', /^(?:characters?|chars?|charakters?|caracters?|letters|signs|symbols)$/],
  ['words', /^words?$/],
  ['sentences', /^(?:sentences?|sentance|sentances|lines?)$/],
  ['paragraphs', /^paragraphs?$/],
  ['bullets', /^(?:bullets?|bulletpoints?|points?|features?|items?)$/],
];
const unitOf = (word: string): Unit | null => units.find(([, names]) => names.test(word))?.[0] ?? null;

/** Signs as words: `≤80chars` is `at most 80 chars`. */
const spellSigns = (folded: string): string =>
  folded
    .replace(/(?:<=|≤|=<)\s*/g, ' at most ')
    .replace(/(?:>=|≥|=>)\s*/g, ' at least ')
    .replace(/<\s*/g, ' under ')
    .replace(/>\s*/g, ' over ')
    .replace(/~\s*/g, ' about ')
    .replace(/(\d)\s*(?:-|–|to)\s*(?=\d)/g, '$1 to ')
    .replace(/(\d)\s*\+/g, '$1 or more ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/\bbullet[- ]points?\b/g, 'bullets')
    .replace(/\ba? ?single (?=\w)/g, '1 ')
    .replace(/ (?:instead of|rather than|and not|not) (?:the )?(?:\d+|\w+)$/, '')
    .replace(/(?<!\d),|,(?!\d)|[:()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type Range = { min: number | null; max: number | null };

const more = '(?:more|longer|over|above|beyond|higher|greater|bigger|exceed|exceeding|exceeds)';
const less = '(?:less|fewer|shorter|under|below|smaller)';
const not = "(?:no|not|never|don't|do not|doesn't|mustn't|must not|shouldn't|should not|cannot|can't)";
const fill =
  '(?: (?:be|go|have|use|get|write|it|any|much|of|than|a|the|bullets?|titles?|texts?|sentences?|one|lines?|is|are))*';

/** What stands before a number, and what it makes of it. The first that matches holds. */
const comparers: readonly (readonly [RegExp, (n: number) => Range])[] = [
  [new RegExp(`\\b${not}${fill} ${more}${fill}$`), (n) => ({ min: null, max: n })],
  [new RegExp(`\\b${not}${fill} ${less}${fill}$`), (n) => ({ min: n, max: null })],
  [/\b(?:under|below|less than|fewer than|shorter than|smaller than|lower than)$/, (n) => ({ min: null, max: n - 1 })],
  [/\b(?:over|above|more than|longer than|greater than|beyond)$/, (n) => ({ min: n + 1, max: null })],
  [/\b(?:at least|min\.?|minimum|min of|minimum of|minimum is|no fewer than)$/, (n) => ({ min: n, max: null })],
  [
    /\b(?:max\.?|maximum|max of|maximum of|maximum is|max is|at most|at the most|up to|within|limit|limit of|limit is|limited to|limit (?:it|them|this|that|the \w+|\w+) to|capped? at|cap (?:it|this|the \w+) at|tops)$/,
    (n) => ({ min: null, max: n }),
  ],
  [/\b(?:exactly|precisely|just|only)$/, (n) => ({ min: n, max: n })],
  [
    /\b(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|some|close to|near)$/,
    (n) => ({ min: Math.floor(n * 0.9), max: Math.ceil(n * 1.1) }),
  ],
];
/** What stands behind a number and its unit. */
const followers: readonly (readonly [RegExp, (n: number) => Range])[] = [
  [
    /^(?:max\.?|maximum|or less|or fewer|or shorter|or under|or below|at most|at the most|tops|limit|long at most|long max)\b/,
    (n) => ({ min: null, max: n }),
  ],
  [/^(?:exactly|precisely|sharp|no more,? no less)\b/, (n) => ({ min: n, max: n })],
  [/^(?:min\.?|minimum|or more|or longer|at least|and more|and up|plus)\b/, (n) => ({ min: n, max: null })],
];
const grows = /\b(?:expand|extend|lengthen|longer|elaborate|grow)\b/;

/** A number alone: of bullets and sentences just so many, of characters and words close to it and no more. */
const bareRange = (n: number, unit: Unit, before: string): Range => {
  if (unit === 'bullets' || unit === 'sentences' || unit === 'paragraphs') return { min: n, max: n };
  if (grows.test(before)) return { min: Math.floor(n * 0.9), max: Math.ceil(n * 1.1) };
  const isBound = /\b(?:to|within|cut|shorten|trim|reduce|keep|limit)\b/.test(before);
  return isBound ? { min: null, max: n } : { min: Math.floor(n * 0.9), max: n };
};

const markAll = /\b(?:in total|together|total|altogether|all together|overall|combined|as a whole)\b/;
const comparing =
  /\b(?:between|from|under|below|less|fewer|shorter|smaller|over|above|more|longer|greater|beyond|at|least|most|min|minimum|max|maximum|of|is|the|up|to|within|limit|limited|capped?|tops|exactly|precisely|just|only|about|around|roughly|approximately|approx|circa|ca|some|close|near|than|no|not|never|don't|do|doesn't|mustn't|must|shouldn't|should|cannot|can't|exceed|exceeding|exceeds|go|or|and|plus|altogether|together|overall|combined|as|a|whole|total|in|long)\b/g;

/** The measures a clause gives; null where it gives none, or holds a word that is about something else. */
function readMeasures(text: string): Measure[] | null {
  const tokens = text.split(' ').map((token) => token.replace(/\.$/, ''));
  const measures: Measure[] = [];
  const between: string[] = [];
  let start = 0;
  const isTotal = markAll.test(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const second = readNumber(tokens[at] ?? '');
    if (second === null) continue;
    // `three short bullets` is a word too far: the unit stands at the number, or before it as in `word limit 80`.
    const unit = unitOf(tokens[at + 1] ?? '');
    const joins = /^(?:and|to|or|&)$/.test(tokens[at + 1] ?? '');
    if (unit === null && joins && readNumber(tokens[at + 2] ?? '') !== null && unitOf(tokens[at + 3] ?? '') !== null) {
      const last = readNumber(tokens[at + 2] ?? '') ?? second;
      const before = tokens.slice(start, at);
      between.push(...before);
      measures.push({
        about: 'measure',
        unit: unitOf(tokens[at + 3] ?? '') ?? 'characters',
        min: Math.min(second, last),
        max: Math.max(second, last),
        isTotal,
      });
      at += 3;
      start = at + 1;
      continue;
    }
    const named =
      unit ??
      tokens
        .slice(start, at)
        .map(unitOf)
        .find((each) => each !== null) ??
      null;
    if (named === null) return null;
    const before = tokens.slice(start, at).join(' ');
    const end = unit === null ? at + 1 : at + 2;
    const nextNumber = tokens.findIndex((token, index) => index >= end && readNumber(token) !== null);
    const after = tokens.slice(end, nextNumber < 0 ? undefined : nextNumber).join(' ');
    // `One bullet less`: how many that are, the text on the screen says.
    if (/^(?:less|fewer|more|extra|additional|too (?:many|few|much|long|short))\b(?! than)/.test(after)) return null;
    const range =
      comparers.find(([pattern]) => pattern.test(before))?.[1](second) ??
      followers.find(([pattern]) => pattern.test(after))?.[1](second) ??
      bareRange(second, named, before);
    measures.push({ about: 'measure', unit: named, ...range, isTotal });
    between.push(...tokens.slice(start, at));
    start = end;
  }
  if (measures.length === 0) return null;
  between.push(...tokens.slice(start));
  const rest = between.join(' ').replace(comparing, ' ').split(' ').filter(Boolean);
  const isKnown = (word: string) =>
    lengthFillers.has(word) || shorterWords.has(word) || longerWords.has(word) || unitOf(word) !== null;
  if (!rest.every(isKnown)) return null;
  return measures.every(({ min, max }) => (max ?? 1) > 0 && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY))
    ? measures
    : null;
}

/** `half as long`, `by a third`, `20 % shorter`, `twice as long`: the share of the length it had. */
const shares: readonly (readonly [
  RegExp,
  (found: RegExpExecArray) => { share: number; want?: 'shorter' | 'longer' },
])[] = [
  [
    /\b(?:to |by )?(?:a |one )?half(?: as long| the (?:length|size)| of (?:it|its length|the length))?\b|\bhalve\b/,
    () => ({ share: 0.5, want: 'shorter' }),
  ],
  [/\b(?:by )?(?:a|one) third\b/, () => ({ share: 2 / 3 })],
  [/\b(?:by )?(?:a|one) quarter\b/, () => ({ share: 0.75 })],
  [/\b(?:twice as long|double(?: the length| as long)?)\b/, () => ({ share: 2, want: 'longer' })],
  [
    /\b(?:by )?(?:about |around |at least )?(\d{1,2}) ?(?:%|percent|per cent)/,
    ([, percent]) => ({ share: 1 - Number(percent) / 100 }),
  ],
];

/** A wish for a shorter or a longer text; null where a word of it is about something else. */
function readRelative(text: string): Ask | null {
  let rest = text
    .replace(/\bcut (?:it |them |this |the \w+ )?(?:down|short|back)\b/g, 'shorter')
    .replace(/\bin more detail\b/g, 'longer');
  let want: 'shorter' | 'longer' | null = null;
  let share: number | null = null;
  for (const [pattern, read] of shares) {
    const found = pattern.exec(rest);
    if (!found) continue;
    ({ share, want = null } = read(found) as { share: number; want?: 'shorter' | 'longer' });
    rest = rest.replace(found[0], ' ');
    break;
  }
  if (denials.test(rest)) return null;
  // `It is too long` and `longer` want opposite things of the same word.
  if (
    /\btoo (?:long|wordy|lengthy|detailed|big)\b|\bless (?:long|wordy|lengthy|detail|detailed|text)\b|\bfewer words\b/.test(
      rest,
    )
  )
    want = 'shorter';
  else if (/\btoo (?:short|brief)\b|\bmore (?:text|words|detail|details)\b/.test(rest)) want = 'longer';
  const words = rest.split(/[\s,]+/).filter(Boolean);
  if (want === null) {
    const [shorter, longer] = [shorterWords, longerWords].map((known) => words.some((word) => known.has(word)));
    if (shorter === longer) return null;
    want = shorter ? 'shorter' : 'longer';
  }
  const isKnown = (word: string) =>
    lengthFillers.has(word) || shorterWords.has(word) || longerWords.has(word) || degreeWords.has(word);
  if (!words.every(isKnown)) return null;
  if (share !== null && want === 'longer' && share < 1) share = 2 - share;
  return { about: 'length', want, share };
}

/** What a clause, in small letters, asks of the length; null where it asks something else as well, or nothing of it. */
export function readLength(folded: string): Ask[] | null {
  const text = spellSigns(folded);
  const measures = readMeasures(text);
  if (measures) return measures;
  const relative = readRelative(text);
  return relative === null ? null : [relative];
}

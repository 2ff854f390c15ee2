// Cuts a text into words, numbers and signs with their places, in one pass over its characters.
import { respell } from '#domain/text/spellings.ts';
import { entities, fractions, plainSigns, unseen } from './signs.data.ts';

export type Token = {
  type: 'word' | 'number' | 'sign' | 'end';
  /** A word in lower case, in American spelling, without accents and without `'s`; a number without its commas; a sign in its plain form. */
  key: string;
  start: number;
  end: number;
  /** Whether nothing, not even a space, comes before it. */
  isGlued: boolean;
  /** Of a number; NaN for words, signs and versions such as `5.1.1`. */
  value: number;
  /** Counts up at commas, brackets, dashes and ends of sentences. */
  clause: number;
  sentence: number;
};

/** A text's tokens, and where the run of letters, digits and joining signs ends that starts at a token: `NS-HP01` is one. */
export type Scan = { source: string; tokens: Token[]; chunkEnds: Map<number, number> };

const end: Token = {
  type: 'end',
  key: '',
  start: -1,
  end: -1,
  isGlued: false,
  value: Number.NaN,
  clause: -1,
  sentence: -1,
};

/** The token at a place, or one that matches nothing. */
export function tokenAt(scan: Scan, at: number): Token {
  return scan.tokens[at] ?? end;
}

/** The place of the token that begins at a character. */
export function placeOf({ tokens }: Scan, start: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Short forms after which a full stop ends no clause, unless a word that opens a sentence follows. */
const shortForms = new Set(
  'cu sq ft in oz fl lb lbs qt qts gal pt yd tbsp tsp ch sec hr hrs min wt pk ct pc pcs dia approx vs no nos incl excl max mr mrs dr st jr inc ltd co corp e.g i.e'.split(
    ' ',
  ),
);
const openers = new Set(
  'the this these that it its a an and with for in on to by from each all includes features made measures fits designed compatible you your our we they no not use keep enjoy also when if while whether'.split(
    ' ',
  ),
);
const breaks = new Set(',;:()[]|!?•{}');

const isDigit = (code: number) => code >= 48 && code <= 57;
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code !== 0xba && /[\p{L}\p{M}]/u.test(text.charAt(at));
}

function foldWord(word: string): string {
  let key = word.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: says whether the word is plain ASCII
  if (!/^[\x00-\x7f]*$/.test(key)) key = key.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  const plain = key.endsWith("'s") ? key.slice(0, -2) : key;
  // Compared in one spelling: `aluminium` is `aluminum`.
  return respell(plain, 'US') ?? plain;
}

/** After a decimal comma: a unit, another side, a range's end, or nothing at all. */
const afterDecimal =
  /^(?:[ \u00a0-]?(?:[mcdkµ]?m|k?g|mg|[mcd]?[lL]|cc|[km]?W|[km]?V|m?A|m?Ah|k?Wh|[kMG]?Hz|[KMGT]B|MP|Mpx?|mp|oz|lb|lbs|in|inch|inches|palc[eůu]?|pulgadas|litr[eouů]*|litros?|kilos?|h|s|min|€|Kč|din)(?![\p{L}\d])|[ \u00a0]?(?:[%°"″”]|[x×*–-] ?\d+,\d{1,2}(?!\d)))/iu;

/** Whether the comma after a number's digits is a decimal one: `10,16 cm`, not `2,5,8` or `1,000`. */
function isDecimalComma(text: string, from: number, comma: number): boolean {
  if (text.charAt(comma) !== ',' || comma - from > 4) return false;
  if (/[\d.,]/.test(text.charAt(from - 1))) return false;
  let stop = comma + 1;
  while (stop < comma + 5 && isDigit(text.charCodeAt(stop))) stop += 1;
  const digits = stop - comma - 1;
  const isZero = comma - from === 1 && text.charAt(from) === '0';
  if (digits < 1 || digits > (isZero ? 3 : 2)) return false;
  const isWhole = from === 0 && stop === text.length;
  return isWhole || afterDecimal.test(text.slice(stop, stop + 16));
}

/** End of the number that starts here: `1,000`, `4.5`, `5.1.1`. */
function endOfNumber(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  const isGroup = (comma: number) =>
    text.charAt(comma) === ',' &&
    isDigit(text.charCodeAt(comma + 1)) &&
    isDigit(text.charCodeAt(comma + 2)) &&
    isDigit(text.charCodeAt(comma + 3)) &&
    !isDigit(text.charCodeAt(comma + 4));
  if (at - from <= 3 && text.charAt(from) !== '0') while (isGroup(at)) at += 4;
  while (text.charAt(at) === '.' && isDigit(text.charCodeAt(at + 1))) {
    at += 1;
    while (isDigit(text.charCodeAt(at))) at += 1;
  }
  return at;
}

/** End of the word that starts here; an apostrophe between letters belongs to it. */
function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (isLetter(text, at)) at += 1;
    else if ((text.charAt(at) === "'" || text.charAt(at) === '’') && isLetter(text, at + 1)) at += 2;
    else break;
  }
  return at;
}

function readEntity(text: string, at: number): { sign: string; end: number } | null {
  const close = text.slice(at + 1, at + 10).indexOf(';');
  if (close < 1) return null;
  const name = text.slice(at + 1, at + 1 + close);
  return /^#?[a-z\d]+$/i.test(name) ? { sign: entities[name] ?? ' ', end: at + close + 2 } : null;
}

/** Reads a text once; the cost grows with its length alone. Markup and entities count as spaces or as the sign they mean. */
export function scanText(source: string): Scan {
  const tokens: Token[] = [];
  const scan: Scan = { source, tokens, chunkEnds: new Map() };
  let clause = 0;
  let sentence = 0;
  let isGlued = false;
  let lastTagEnd = -2;
  let at = 0;

  const add = (type: Token['type'], key: string, stop: number, value = Number.NaN) => {
    tokens.push({ type, key, start: at, end: stop, isGlued, value, clause, sentence });
    isGlued = true;
    at = stop;
  };
  const closeSentence = () => {
    clause += 1;
    sentence += 1;
  };
  const addSign = (raw: string, stop: number) => {
    const sign = plainSigns[raw] ?? raw;
    if (unseen.has(raw)) at = stop;
    else if (sign === ' ') {
      isGlued = false;
      at = stop;
    } else if (raw in fractions) add('number', raw, stop, fractions[raw]);
    else if (sign === 'x') add('word', 'x', stop);
    else if (sign.length === 2) {
      // `℉`
      add('sign', sign.charAt(0), at);
      add('word', sign.charAt(1), stop);
    } else {
      const wasGlued = isGlued;
      const isGap = stop >= source.length || /\s/.test(source.charAt(stop));
      const previous = tokens.at(-1);
      add('sign', sign, stop);
      if (breaks.has(sign)) clause += 1;
      if (sign === '!' || sign === '?') sentence += 1;
      if (sign === '-' && isGap && !wasGlued) clause += 1;
      if (sign === '.' && isGap && previous) {
        const isShort = shortForms.has(previous.key) && !openers.has(nextWord(source, stop));
        if (!isShort) closeSentence();
      }
    }
  };

  while (at < source.length) {
    const code = source.charCodeAt(at);
    const raw = source.charAt(at);
    if (isDigit(code)) {
      const stop = endOfNumber(source, at);
      if (isDecimalComma(source, at, stop)) {
        const end = stop + 1 + (/^\d+/.exec(source.slice(stop + 1, stop + 5))?.[0].length ?? 0);
        const key = source.slice(at, end).replace(',', '.');
        add('number', key, end, Number(key));
      } else {
        const key = source.slice(at, stop).replaceAll(',', '');
        add('number', key, stop, Number(key));
      }
    } else if (
      raw === '.' &&
      isDigit(source.charCodeAt(at + 1)) &&
      (!isGlued || tokens.at(-1)?.type === 'sign' || at === 0)
    ) {
      const stop = endOfNumber(source, at + 1);
      const key = `0${source.slice(at, stop)}`;
      add('number', key, stop, Number(key));
    } else if (isLetter(source, at)) {
      const stop = endOfWord(source, at);
      add('word', foldWord(source.slice(at, stop)), stop);
    } else if (raw === '\n' || raw === '\r') {
      at += 1;
      isGlued = false;
      closeSentence();
    } else if (/\s/.test(raw)) {
      at += 1;
      isGlued = false;
    } else if (raw === '<' && /[a-z/!]/i.test(source.charAt(at + 1))) {
      if (lastTagEnd < at && lastTagEnd !== -1) lastTagEnd = source.indexOf('>', at);
      at = lastTagEnd < at ? at + 1 : lastTagEnd + 1;
      isGlued = false;
      clause += 1;
    } else if (raw === '&') {
      const entity = readEntity(source, at);
      addSign(entity?.sign ?? '&', entity?.end ?? at + 1);
    } else {
      // `falls like a cape.100% silk`: a sentence ends there.
      const isEnd = raw === '.' && tokens.at(-1)?.type === 'word' && /^\.\d{1,3}%/.test(source.slice(at, at + 5));
      addSign(raw, at + 1);
      if (isEnd) {
        closeSentence();
        isGlued = false;
      }
    }
  }
  findChunks(scan);
  return scan;
}

function findChunks({ tokens, chunkEnds }: Scan): void {
  const joins = new Set('-._#');
  for (let from = 0; from < tokens.length; ) {
    let next = from + 1;
    if (tokens[from]?.type !== 'sign') {
      let last = next;
      for (let token = tokens[next]; token?.isGlued; token = tokens[next]) {
        if (token.type === 'sign' && !joins.has(token.key)) break;
        next += 1;
        if (token.type !== 'sign') last = next;
      }
      next = last;
      chunkEnds.set(from, last);
    }
    from = next;
  }
}

function nextWord(text: string, from: number): string {
  return /^\s*([A-Za-z]+)/.exec(text.slice(from, from + 24))?.[1]?.toLowerCase() ?? '';
}

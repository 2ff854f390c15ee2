// Leaves out the patterns a text surely does not match. Dozens of lists of words are looked for in every sentence; each can only match
// a text in which a word begins as one of its own does, so one pass over the letters of a text tells which of them need to be tried.
import { remember } from '#domain/text/remember.ts';

/** So many letters of a word tell it from most others. */
const most = 3;
/** Stands for a figure among openings. */
const figure = '';

/** The pieces of a pattern's source: signs, classes, and brackets with what kind they are. */
const pieces = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|./gsu;
const isLook = (piece: string) => /^\(\?<?[=!]$/.test(piece);
const noLetterBefore = /^(?:\^|\\b|\(\?<!(?:\\p\{L\}|\\w|\[(?:\\p\{L\}|\\w)[^\]]*\])\))$/;
const noLetterAfter = /^\(\?!(?:\\p\{L\}|\[\\p\{L\}[^\]]*\])\)$/;
/** What no Latin letter without a mark and no figure matches. */
const isSign = (piece: string) =>
  /^(?:[^\\A-Za-z\d.*+?$^|(){}[\]]|\\[^A-Za-z\d]|\\[sW]|\[[^\\^A-Za-z\d]+\])$/u.test(piece);

/** Where the bracket that opens the pieces is closed. */
function closingOf(pieces: readonly string[]): number {
  let depth = 0;
  return pieces.findIndex((piece) => {
    if (piece.startsWith('(')) depth += 1;
    if (piece === ')') depth -= 1;
    return depth === 0;
  });
}

function alternativesOf(pieces: readonly string[]): string[][] {
  const found: string[][] = [[]];
  let depth = 0;
  for (const piece of pieces) {
    if (piece.startsWith('(')) depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === '|' && depth === 0) found.push([]);
    else found.at(-1)?.push(piece);
  }
  return found;
}

/** Openings most texts hold, so that they tell little; a figure is one of them. */
const usual = new Set([
  figure,
  ...'a an and are as at be by can for fro has hav in is it its of on or our tha the thi to wit you'.split(' '),
]);

/** Where in a run of pieces to look for its words: at brackets, and behind the signs that must be there, where a word begins for sure. */
function placesIn(pieces: readonly string[]): { at: number; isStart: boolean }[] {
  const places: { at: number; isStart: boolean }[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at] ?? '';
    const isGroup = piece.startsWith('(');
    const begin = at;
    at += isGroup ? closingOf(pieces.slice(at)) + 1 : 1;
    if (pieces[at] === '+') at += 1;
    const times = pieces[at] ?? '';
    if (!/^[?*{]$/.test(times)) {
      if (isGroup) places.push({ at: begin, isStart: false });
      else if (isSign(piece)) places.push({ at, isStart: true });
    }
    if (times === '{') at = pieces.indexOf('}', at) + 1;
  }
  return places;
}

/** Adds the openings of the word of a part that fewest texts hold: each of its words must stand in a match. `rest` follows the part. */
function addRarest(
  part: readonly string[],
  rest: readonly string[],
  letters: string,
  isStart: boolean,
  found: Set<string>,
): boolean {
  if (letters !== '') return addOpenings([...part, ...rest], letters, isStart, found);
  let rarest: Set<string> | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of [{ at: 0, isStart }, ...placesIn(part)]) {
    const openings = new Set<string>();
    if (!addOpenings([...part.slice(place.at), ...rest], '', place.isStart, openings)) continue;
    const count = [...openings].filter((opening) => usual.has(opening)).length;
    if (count < fewest) [rarest, fewest] = [openings, count];
  }
  for (const opening of rarest ?? []) found.add(opening);
  return rarest !== null;
}

/** Adds what a match of the pieces can open with behind the `letters` read before, or a later word of it; false where they do not tell. `isStart`: no letter stands before. */
function addOpenings(pieces: readonly string[], letters: string, isStart: boolean, found: Set<string>): boolean {
  const parts = alternativesOf(pieces);
  if (parts.length > 1) return parts.every((part) => addRarest(part, [], letters, isStart, found));
  const [piece = ''] = pieces;
  if (letters.length === most) return found.add(letters).size > 0;
  const end = piece.startsWith('(') ? closingOf(pieces) : 0;
  const whole = pieces.slice(0, end + 1).join('');
  if (letters !== '' && noLetterAfter.test(whole)) return found.add(letters).size > 0;
  const isLetterless = noLetterBefore.test(whole);
  if (isLetterless || isLook(piece)) return addOpenings(pieces.slice(end + 1), letters, isStart || isLetterless, found);
  const times = /^[?*+{]$/.test(pieces[end + 1] ?? '') ? pieces[end + 1] : '';
  const rest = pieces.slice(end + (times === '' ? 1 : 2));
  const isNeeded = times !== '*' && (times !== '{' || rest[0] !== '0');
  if (/^(?:\d|\\d)$/.test(piece) && isNeeded) {
    if (times === '?' && !addOpenings(rest, letters, isStart, found)) return false;
    return found.add(letters === '' ? figure : letters).size > 0;
  }
  if (times !== '' && times !== '?') return false;
  if (times === '?' && !addOpenings(rest, letters, isStart, found)) return false;
  if (/^\((?:\?:)?$/.test(piece))
    return alternativesOf(pieces.slice(1, end)).every((part) => addRarest(part, rest, letters, isStart, found));
  if (isSign(piece)) return letters === '' ? addOpenings(rest, '', true, found) : found.add(letters).size > 0;
  const spelled = /^(?:([A-Za-z])|\[([A-Za-z]+)\])$/.exec(piece);
  return (
    spelled !== null &&
    (letters !== '' || isStart) &&
    [...(spelled[1] ?? spelled[2] ?? '')].every((letter) =>
      addOpenings(rest, letters + letter.toLowerCase(), isStart, found),
    )
  );
}

/** What one of the words of each match opens with: up to three letters that begin a word, or an empty text for a figure. Null where the pattern does not tell. */
export function openingsOf(pattern: RegExp): string[] | null {
  const found = new Set<string>();
  const parts = alternativesOf(pattern.source.match(pieces) ?? []);
  return parts.every((part) => addRarest(part, [], '', false, found)) ? [...found] : null;
}

const keyOf = (opening: string) =>
  [...opening.padEnd(most, '`')].reduce((key, letter) => key * 27 + letter.charCodeAt(0) - 96, 0);

/** What the words and figures of a text open with; null for one with letters that are those of other words where case is no matter. Several lists ask for the same text. */
const keysOf = remember((text): readonly number[] | null => {
  const keys: number[] = [];
  let key = 0;
  let letters = 0;
  // One place more than the text has ends its last word.
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0x20;
    const lower = code | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) {
      letters += 1;
      if (letters <= most) key = key * 27 + lower - 0x60;
      if (letters === most) keys.push(key);
    } else {
      if (letters === 1) keys.push(key * 27 * 27);
      else if (letters === 2) keys.push(key * 27);
      if (code >= 0x30 && code <= 0x39) keys.push(0);
      // The long s and the sign of kelvin.
      if (code === 0x17f || code === 0x212a) return null;
      key = 0;
      letters = 0;
    }
  }
  return keys;
});

/** Of entries with a pattern each, those a text may match, in their order. */
export function possibleIn<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => RegExp,
): (text: string) => readonly Entry[] {
  const groups: number[][] = [[]];
  const groupOf = new Uint16Array(27 ** most);
  // Of each entry the number of the last text it may match; of one that may match any, no end of them.
  const seen = new Float64Array(entries.length);
  let count = 0;
  for (const [index, entry] of entries.entries()) {
    const openings = openingsOf(patternOf(entry));
    if (openings === null) seen[index] = Number.POSITIVE_INFINITY;
    for (const key of (openings ?? []).map(keyOf)) {
      if (groupOf[key] === 0) groupOf[key] = groups.push([]) - 1;
      groups[groupOf[key] ?? 0]?.push(index);
    }
  }
  const always = entries.filter((_entry, index) => seen[index] === Number.POSITIVE_INFINITY);
  return (text) => {
    const keys = keysOf(text);
    if (keys === null) return entries;
    count += 1;
    let isOpened = false;
    for (const key of keys) {
      const group = groupOf[key] ?? 0;
      if (group === 0) continue;
      isOpened = true;
      for (const index of groups[group] ?? []) seen[index] = count;
    }
    return isOpened ? entries.filter((_entry, index) => (seen[index] ?? 0) >= count) : always;
  };
}

/** Whether a text may match a pattern: where it may not, the pattern need not be tried. */
export function mayMatch(pattern: RegExp): (text: string) => boolean {
  const possible = possibleIn([pattern], (each) => each);
  return (text) => possible(text).length > 0;
}

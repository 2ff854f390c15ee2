// Colours: `Black/Slate Gray`, `dark blue trim`, `gold-plated`.
import { colourModifiers, colourRows, notColourBefore } from './colours.data.ts';
import { lookUp, readRows } from './lexicon.ts';
import { isDenied, mentionOf, type Read } from './mention.ts';
import { type Scan, tokenAt } from './tokens.ts';

const colours = readRows(colourRows);
const joining = new Set(['/', '&', 'and', '-', '+', 'with', '.', ',', 'in']);

/** Whether a clause holds nothing but colours and what joins them, as a title's last part does. */
export function standsAlone(scan: Scan, from: number, next: number, isPart: (at: number) => number): boolean {
  const { clause } = tokenAt(scan, from);
  let start = from;
  while (start > 0 && from - start < 8 && tokenAt(scan, start - 1).clause === clause) start -= 1;
  if (start > 0 && from - start >= 8) return false;
  for (let place = start; place < next + 8; ) {
    const token = tokenAt(scan, place);
    if (token.type === 'end' || token.clause !== clause) return true;
    const after = isPart(place);
    if (after > place) place = after;
    else if (joining.has(token.key) || (token.type === 'sign' && /[()[\]|;:!]/.test(token.key))) place += 1;
    else return false;
  }
  return false;
}

function endOfColour(scan: Scan, at: number): number {
  const found = lookUp(colours, scan, at);
  if (found) return found.next;
  if (!colourModifiers.has(tokenAt(scan, at).key)) return -1;
  const from = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  return lookUp(colours, scan, from)?.next ?? -1;
}

export function readColour(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  let found = lookUp(colours, scan, at);
  let key = found?.entry.key ?? '';
  let parents = found ? [...found.entry.parents] : [];
  let isOrdinary = found?.entry.isWeak ?? false;
  if (colourModifiers.has(first.key) && (found === null || isOrdinary || found.next === at + 1)) {
    const from = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
    const plain = lookUp(colours, scan, from);
    if (plain && !plain.entry.isWeak && tokenAt(scan, from).clause === first.clause) {
      found = plain;
      key = `${first.key} ${plain.entry.key}`;
      parents = [plain.entry.key, ...plain.entry.parents];
      isOrdinary = false;
    }
  }
  if (!found) return null;
  const { next } = found;
  const following = tokenAt(scan, next);
  if (notColourBefore.has(following.key) && following.clause === first.clause) return null;
  const isAlone = standsAlone(scan, at, next, (place) => endOfColour(scan, place));
  const mention = mentionOf(scan, at, next, 'colour', {
    type: 'key',
    key: `colour ${key}`,
    parents: parents.map((name) => `colour ${name}`),
  });
  return {
    mention: { ...mention, isAlone, isWeak: isOrdinary && !isAlone, isNegated: isDenied(scan, at, next) },
    next,
  };
}

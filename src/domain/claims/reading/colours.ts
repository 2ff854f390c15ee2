// Colours: `Black/Slate Gray`, `dark blue trim`, `gold-plated`.

import { isDenied, mentionOf, type Read } from '../mention.ts';
import { lookUp, readRows } from '../tokens/lexicon.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { colourModifiers, colourRows, notColourBefore } from './colour-words.ts';

const colours = readRows(colourRows);
const joining = new Set(['/', '&', 'and', '-', '+', 'with', '.', ',', 'in']);

const window = 16;

/** Whether a part of a title or a line begins or ends between two places: a dash with spaces, a bracket, a new line. */
function isEdge(scan: Scan, place: number): boolean {
  const token = tokenAt(scan, place);
  const next = tokenAt(scan, place + 1);
  if (token.type === 'end' || next.type === 'end' || token.sentence !== next.sentence) return true;
  return /^[()[\]|;:•]$/.test(token.key) || (token.key === '-' && !token.isGlued && !next.isGlued);
}

/** Whether a part holds nothing but colours and what joins them, as a title's last part does. Commas join: `dirt, sand` is no list of colours. */
export function standsAlone(scan: Scan, from: number, next: number, isPart: (at: number) => number): boolean {
  let start = from;
  while (start > 0 && from - start < window && !isEdge(scan, start - 1)) start -= 1;
  if (start > 0 && from - start >= window) return false;
  for (let place = start; place < next + window; ) {
    const token = tokenAt(scan, place);
    if (token.type === 'end' || (place > start && isEdge(scan, place - 1))) return true;
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
  // `gray-plated`: of what a part is made, not its colour.
  const plating = tokenAt(scan, following.key === '-' ? next + 1 : next);
  if (plating.key === 'plated' || plating.key === 'coated') {
    const end = following.key === '-' ? next + 2 : next + 1;
    const value = { type: 'term', term: `${key} ${plating.key}`, parents: [] } as const;
    return { mention: mentionOf(scan, at, end, 'material', value), next: end };
  }
  const isAlone = standsAlone(scan, at, next, (place) => endOfColour(scan, place));
  const mention = mentionOf(scan, at, next, 'colour', { type: 'term', term: key, parents });
  // `Color Lavender`, `khaki-tone`: said to be a colour.
  const label = tokenAt(scan, tokenAt(scan, at - 1).key === ':' ? at - 2 : at - 1);
  const suffix = following.key === '-' ? tokenAt(scan, next + 1).key : '';
  const isSaid = /^colou?rs?$/.test(label.key) || /^(?:toned?|colou?red)$/.test(suffix);
  const marks = { isAlone: isAlone || isSaid, isWeak: isOrdinary && !isAlone && !isSaid };
  return { mention: { ...mention, ...marks, isNegated: isDenied(scan, at, next) }, next };
}

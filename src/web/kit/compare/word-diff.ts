// Differences between two texts word by word, and between two lists item by item.
import { diffArrays } from 'diff';

/** A run of text that stands in both, only in the old one or only in the new one. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };
type TextDiff = {
  /** The old text, with what the new one lacks marked. */
  before: Piece[];
  /** The new text, with what the old one lacked marked. */
  after: Piece[];
  /** Both in one: removed words stand before the added ones. */
  merged: Piece[];
};

/** Above this many words to compare, marking them would help nobody and take too long. */
const maxTokens = 20_000;
const maxMs = 120;

// A word or a sign with the white space behind it, so that spaces alone never count as common ground.
const tokenPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*\s*|[^\p{L}\p{N}\s]\s*|\s+/gu;

function tokensOf(text: string): string[] {
  return text.match(tokenPattern) ?? [];
}

/** Null when the texts are too large to compare. */
export function diffText(before: string, after: string): TextDiff | null {
  const old = tokensOf(before);
  const fresh = tokensOf(after);
  if (old.length + fresh.length > maxTokens) return null;
  const changes = diffArrays(old, fresh, { comparator: (a, b) => a.trim() === b.trim(), timeout: maxMs });
  if (!changes) return null;
  const diff: TextDiff = { before: [], after: [], merged: [] };
  let oldAt = 0;
  let freshAt = 0;
  for (const change of changes) {
    if (change.removed) {
      const text = old.slice(oldAt, oldAt + change.count).join('');
      oldAt += change.count;
      add(diff.before, { kind: 'removed', text });
      add(diff.merged, { kind: 'removed', text });
    } else if (change.added) {
      const text = fresh.slice(freshAt, freshAt + change.count).join('');
      freshAt += change.count;
      add(diff.after, { kind: 'added', text });
      add(diff.merged, { kind: 'added', text });
    } else {
      // The old side keeps its own white space, so that it reads exactly as it was.
      add(diff.before, { kind: 'same', text: old.slice(oldAt, oldAt + change.count).join('') });
      const text = fresh.slice(freshAt, freshAt + change.count).join('');
      add(diff.after, { kind: 'same', text });
      add(diff.merged, { kind: 'same', text });
      oldAt += change.count;
      freshAt += change.count;
    }
  }
  return diff;
}

function add(pieces: Piece[], piece: Piece): void {
  if (piece.text !== '') pieces.push(piece);
}

/** One line of two lists laid beside each other; null where one of them has nothing. */
export type ItemPair = { before: string | null; after: string | null };

/** Items this alike are the same item reworded. */
const sameItemFrom = 0.34;

/** Lays two lists beside each other, keeping their order, so that a reworded item stands beside what it was. */
export function alignItems(before: readonly string[], after: readonly string[]): ItemPair[] {
  const oldWords = before.map(wordsOf);
  const newWords = after.map(wordsOf);
  const columns = after.length + 1;
  const likeness = (i: number, j: number) => {
    const share = shareOf(oldWords[i] ?? new Set(), newWords[j] ?? new Set());
    return share >= sameItemFrom ? share : 0;
  };
  // best[i][j]: the most likeness the items from i and from j on can be paired with.
  const best = new Float64Array((before.length + 1) * columns);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const skip = Math.max(best[(i + 1) * columns + j] ?? 0, best[i * columns + j + 1] ?? 0);
      const alike = likeness(i, j);
      const pair = alike > 0 ? alike + (best[(i + 1) * columns + j + 1] ?? 0) : 0;
      best[i * columns + j] = Math.max(skip, pair);
    }
  }
  const pairs: ItemPair[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const here = best[i * columns + j] ?? 0;
    const alike = i < before.length && j < after.length ? likeness(i, j) : 0;
    if (alike > 0 && here === alike + (best[(i + 1) * columns + j + 1] ?? 0)) {
      pairs.push({ before: before[i++] ?? null, after: after[j++] ?? null });
    } else if (i < before.length && here === (best[(i + 1) * columns + j] ?? 0)) {
      pairs.push({ before: before[i++] ?? null, after: null });
    } else {
      pairs.push({ before: null, after: after[j++] ?? null });
    }
  }
  return pairs;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** Common words against all words of the shorter item: a short item kept inside a longer one is the same item. */
function shareOf(a: Set<string>, b: Set<string>): number {
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common / smaller;
}

// Counts texts that stand in more than one product: word for word, or nearly so (minhash of word pairs, 64 slots in 16 bands).

const slots = 64;
const rows = 4;
const nearly = 0.8;

function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

function pairsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.length < 2 ? words : words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

function sign(pairs: ReadonlySet<string>): number[] {
  const least = new Array<number>(slots).fill(0xffffffff);
  for (const pair of pairs) {
    const first = hash(pair, 1);
    const second = hash(pair, 7) | 1;
    for (let slot = 0; slot < slots; slot += 1) {
      const value = (first + Math.imul(slot, second)) >>> 0;
      if (value < (least[slot] ?? 0)) least[slot] = value;
    }
  }
  return least;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** How many texts have the same text, or one nearly like it, elsewhere among them. Blank texts do not count. */
export function countDuplicates(texts: readonly string[]): { exact: number; near: number } {
  const filled = texts.filter((text) => text.trim() !== '');
  const copies = new Map<string, number>();
  for (const text of filled) copies.set(text.trim(), (copies.get(text.trim()) ?? 0) + 1);
  const exact = [...copies.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);

  const unique = [...copies.keys()].map(pairsOf);
  const buckets = new Map<string, number[]>();
  for (const [index, pairs] of unique.entries()) {
    const signature = sign(pairs);
    for (let band = 0; band < slots; band += rows) {
      const key = `${band} ${signature.slice(band, band + rows).join(' ')}`;
      const bucket = buckets.get(key) ?? [];
      buckets.set(key, bucket);
      bucket.push(index);
    }
  }
  const alike = new Set<number>();
  for (const bucket of buckets.values()) {
    for (const [at, index] of bucket.entries()) {
      for (const other of bucket.slice(at + 1, at + 20)) {
        if (alike.has(index) && alike.has(other)) continue;
        if (likeness(unique[index] ?? new Set(), unique[other] ?? new Set()) >= nearly) alike.add(index).add(other);
      }
    }
  }
  return { exact, near: alike.size };
}

// `water-, sand- and snow-proof`: the words before hung hyphens take the last one's ending.
import { type Scan, scanText, tokenAt } from '../tokens/tokens.ts';

const longest = 16;

/** Reads the word at a place as if it were written out: `water-proof`; null where no hyphen hangs after it. */
export function writeOut(scan: Scan, at: number): Scan | null {
  const hyphen = tokenAt(scan, at + 1);
  const joint = tokenAt(scan, at + 2).key;
  if (hyphen.key !== '-' || !hyphen.isGlued || !/^(?:,|and|or|&|\/)$/.test(joint)) return null;
  const { sentence } = tokenAt(scan, at);
  for (let place = at + 2; place < at + longest && tokenAt(scan, place).sentence === sentence; place += 1) {
    const last = tokenAt(scan, place + 2);
    const isJoined = tokenAt(scan, place + 1).key === '-' && tokenAt(scan, place + 1).isGlued && last.isGlued;
    if (tokenAt(scan, place).type === 'word' && isJoined && last.type === 'word')
      return scanText(`${tokenAt(scan, at).key}-${last.key}`);
  }
  return null;
}

// Sizes of clothing and beds: `Size M`, `XXL`, `Medium=8 in`, `queen size`, and `S, M and L` as an attribute lists them.
import { mentionOf, type Read } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const sizes = new Map(
  'xxs=xxs xs=xs s=s small=s m=m medium=m l=l large=l xl=xl xxl=xxl xxxl=xxxl'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const beds = new Set(['twin', 'queen', 'king']);

export function readSize(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  const isLed = first.key === 'size' || first.key === 'sizes';
  const place = isLed ? (tokenAt(scan, at + 1).key === ':' ? at + 2 : at + 1) : at;
  const token = tokenAt(scan, place);
  if (token.type !== 'word') return null;
  const size = sizes.get(token.key);
  const isClear = token.key.startsWith('x') && scan.chunkEnds.get(place) === place + 1;
  if (size !== undefined && (isLed || isClear || tokenAt(scan, place + 1).key === '=')) {
    const value = { type: 'term', term: size, parents: [] } as const;
    return { mention: mentionOf(scan, at, place + 1, 'size', value), next: place + 1 };
  }
  const second = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  if (beds.has(first.key) && /^sized?$/.test(tokenAt(scan, second).key)) {
    const value = { type: 'term', term: first.key, parents: [] } as const;
    return { mention: mentionOf(scan, at, second + 1, 'size', value), next: second + 1 };
  }
  return null;
}

/** A size by itself, as an attribute of size holds it. */
export function readBareSize(scan: Scan, at: number): Read | null {
  const size = sizes.get(tokenAt(scan, at).key);
  if (size === undefined) return null;
  const value = { type: 'term', term: size, parents: [] } as const;
  return { mention: mentionOf(scan, at, at + 1, 'size', value), next: at + 1 };
}

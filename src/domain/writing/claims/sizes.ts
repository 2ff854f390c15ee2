// Sizes of clothing: `Size M`, `XXL`, `sizes S-XL`, `queen size`.
import { mentionOf, type Read } from './mention.ts';
import { type Scan, tokenAt } from './tokens.ts';

const letters: Record<string, string> = {
  xxs: 'xxs',
  xs: 'xs',
  s: 's',
  small: 's',
  m: 'm',
  medium: 'm',
  l: 'l',
  large: 'l',
  xl: 'xl',
  xxl: 'xxl',
  xxxl: 'xxxl',
};
const beds = new Set(['twin', 'full', 'queen', 'king']);

export function readSize(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  const isLed = first.key === 'size' || first.key === 'sizes';
  const place = isLed ? (tokenAt(scan, at + 1).key === ':' ? at + 2 : at + 1) : at;
  const token = tokenAt(scan, place);
  const isChunk = scan.chunkEnds.get(place) === place + 1;
  if (token.type !== 'word' || !isChunk) return null;
  const size = letters[token.key];
  const isClear = token.key.length > 1 && token.key.startsWith('x');
  if (size !== undefined && (isLed || isClear)) {
    const value = { type: 'key', key: `size ${size}`, parents: [] } as const;
    return { mention: mentionOf(scan, at, place + 1, 'size', value), next: place + 1 };
  }
  const second = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  if (beds.has(first.key) && /^sized?$/.test(tokenAt(scan, second).key)) {
    const value = { type: 'key', key: `size ${first.key}`, parents: [] } as const;
    return { mention: mentionOf(scan, at, second + 1, 'size', value), next: second + 1 };
  }
  return null;
}

/** A size by itself, as an attribute of size holds it. */
export function readBareSize(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  const size = letters[token.key];
  if (size === undefined) return null;
  return {
    mention: mentionOf(scan, at, at + 1, 'size', { type: 'key', key: `size ${size}`, parents: [] }),
    next: at + 1,
  };
}

// What the name of an image's file says: which picture it is, and which side of the goods it shows.
import { fileName } from '#domain/images/file-name.ts';

const sizeKeys = new Set(
  'v w h width height crop quality q fit auto format dpr fm resize wid hei ts version'.split(' '),
);
const notHero =
  /(?:^|[-_. /])(?:back|rear|behind|detail|details|close-?up|closeup|swatch|side|bottom|inside|interior|lifestyle|packaging|package|label|logo|chart|size-?guide|size-?chart|infographic|dimensions?|thumb|thumbnail|alt\d*)(?=[-_. ]|\d*\.|$)/i;
const hero = /(?:^|[-_. ])(?:front|main|hero|primary|default)(?=[-_. ]|\d*\.|$)/i;

/** What makes an address one picture: without the part that only asks for a size or a fresh copy. */
export function identityOf(url: string): string {
  const [path = '', query = ''] = (url.split('#')[0] ?? '').split('?', 2);
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !sizeKeys.has((pair.split('=')[0] ?? '').toLowerCase()));
  return `${path.replace(/^https?:/i, '')}?${kept.join('&')}`;
}

/** Whether the name speaks of another side, a detail or something around the goods. */
export const isNamedAside = (url: string): boolean => notHero.test(fileName(url));
export const isNamedHero = (url: string): boolean => hero.test(fileName(url));

// Which words name parts of products, and whether a source knows a thing by any of its names.
import type { Facts } from '../facts.ts';
import { rootOf } from '../tokens/tokens.ts';
import { parts, partsToo, synonymRows, unhad } from './things.data.ts';

const sure: ReadonlySet<string> = new Set(parts);
const unsure: ReadonlySet<string> = new Set(partsToo);
const abstract: ReadonlySet<string> = new Set(unhad);
const synonyms = new Map<string, string[]>();
for (const row of synonymRows) for (const word of row) synonyms.set(word, [...(synonyms.get(word) ?? []), ...row]);

/** What makes or does something, by its ending: `humidifier`, `stabilizer`, `applicator`. */
const device = /(?:.{2}[iy][zs]er|[tr]ifier|.{3}ator|.{3}ometer|.{2}eeder|fuser)$/;
const notDevices = new Set(
  'operator creator educator moderator spectator senator dictator navigator narrator aviator curator illustrator translator administrator decorator user appetizer'.split(
    ' ',
  ),
);

/** Whether the source knows a thing by any of its names, or by the words it is made of: `cupholder` of `cup holder`. */
export function isKnown({ words, roots }: Facts, stem: string): boolean {
  if (words.has(stem) || roots.has(rootOf(stem))) return true;
  if (synonyms.get(stem)?.some((other) => words.has(other)) === true) return true;
  for (let at = 3; at <= stem.length - 3; at += 1)
    if (words.has(stem.slice(0, at)) && words.has(stem.slice(at))) return true;
  return false;
}

/** Whether a word is hardly anything but a part, so that naming it tells that it is there. */
export const isSurePart = (stem: string): boolean =>
  sure.has(stem) || (!unsure.has(stem) && device.test(stem) && !notDevices.has(stem));

export const isPart = (stem: string): boolean => unsure.has(stem) || isSurePart(stem);

/** Whether a word names nothing one can hold: `design`, `comfort`. */
export const isAbstract = (stem: string): boolean => abstract.has(stem);

// What a column of an unknown table or JSON file is likely to be: by its name in several languages, and by its values.
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readAddresses } from '../cells/read-list.ts';
import { readLiteral } from '../cells/read-literal.ts';
import { rememberNames } from '../cells/remember-names.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { altTarget, isImageName } from './alt-names.ts';
import { judgeName, type NameVerdict } from './judge-name.ts';
import { isOpinion } from './technical-names.ts';
import { every, fits, imageAddress } from './value-shapes.ts';

/** Target of a column by its name alone; null when the name says nothing, or not for sure. */
export function targetByName(name: string): ImportTarget | null {
  const { target, isUnsure } = judgeWithAlts(name);
  return isUnsure ? null : target;
}

const judgeWithAlts = rememberNames((name): NameVerdict => {
  const alts = altTarget(name);
  return alts === null ? judgeName(name) : { target: alts, isUnsure: false, rank: 0 };
});

/** The names of a field inside wrappers, the outermost first: `details.description` → details, description. One for any other name. */
export function segments(name: string): string[] {
  return /^[^\s.()]+\.\S/.test(name) ? name.split('.').filter((part) => part !== '') : [name];
}

/** Target of a column by its name alone, also where wrappers come before it (`details.description`); null when the name says nothing. */
export function targetByPath(name: string): ImportTarget | null {
  const { target, isUnsure } = judgePath(name);
  return isUnsure ? null : target;
}

/** What a name says by itself, or by the last of its segments; `depth` counts the wrappers around it that say nothing of it. */
export const judgePath = rememberNames((name): NameVerdict & { depth: number } => {
  const parts = segments(name);
  let best: NameVerdict & { depth: number } = { target: null, isUnsure: false, rank: 0, depth: 0 };
  for (let from = 0; from < parts.length; from += 1) {
    const verdict = judgeWithAlts(parts.slice(from).join(' '));
    if (verdict.target === null) continue;
    const depth = parts.slice(0, from).filter((wrapper) => targetByName(wrapper) !== verdict.target).length;
    if (best.target === null || (best.isUnsure && !verdict.isUnsure)) best = { ...verdict, depth };
    if (!best.isUnsure) return best;
  }
  return best;
});

/** True for a name some catalogue uses for one of its fields. */
export function isKnownName(name: string): boolean {
  const { target, isUnsure } = judgeName(name);
  return target !== null && target !== 'ignore' && !isUnsure;
}

const address = /^\s*(?:https?:)?\/\/\S+/i;
const machineId = /^(?:[\da-f]{24,64}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i;

/** Target of a column by its values, for names that say nothing: addresses and machine ids are no facts. */
export function targetByValues(samples: readonly string[]): ImportTarget | null {
  if (every(samples, (text) => machineId.test(text.trim()))) return 'id';
  const addresses = samples.filter((text) => {
    return address.test(readLiteral(text) ? (readAddresses(text)[0] ?? '') : text);
  });
  if (addresses.length > 0 && addresses.length >= samples.length * 0.8) {
    return addresses.every((text) => imageAddress.test(text)) ? 'images' : 'ignore';
  }
  return null;
}

const points =
  /^(?:rated )?[^\p{L}\d]{0,5}\d+(?:[.,]\d+)?(?:\s*(?:\/|out of|of|von|sur|de)\s*\d+)?(?:\s*(?:stars?|★|points?|%|ratings?|reviews?))?\.?$/iu;

/** Target of a column by its name and, where the name alone misleads, by what its cells hold; `attribute` when both say nothing. */
export function targetOfColumn(column: SampledColumn): ImportTarget {
  const { name, samples } = column;
  const plain = plainName(name);
  const { target, isUnsure } = judgePath(name);
  const valued = targetByValues(samples);
  if (target === 'imageAlts' && valued === 'images') return 'images';
  // A *Rating* of `IP67` is no opinion.
  if (
    target === 'ignore' &&
    isOpinion(plain) &&
    samples.length > 0 &&
    !samples.some((text) => points.test(text.trim()))
  )
    return 'attribute';
  if (target !== null && !isUnsure) return fits(target, column) ? target : (valued ?? 'attribute');
  return valued === 'ignore' && isImageName(plain) ? 'images' : (valued ?? 'attribute');
}

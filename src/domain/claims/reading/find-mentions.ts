// Reads a text from left to right: the first reader that knows what is at a place takes it.

import type { Mention, Read, Reader } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { readAge } from './ages.ts';
import { readApproval } from './approvals.ts';
import { readColour } from './colours.ts';
import { comparisonAt, findComparisons } from './comparisons.ts';
import { readCompatibility } from './compatibility.ts';
import { readNumber, readPack } from './counts.ts';
import { readHealthEffect } from './health-effects.ts';
import { readIncluded } from './included.ts';
import { readIngredients } from './ingredients.ts';
import { partBefore } from './made-of.ts';
import { readAnyMeasure, readPrice, readWhole } from './measures.ts';
import { readCode, readModel } from './models.ts';
import { readOrigin } from './origin.ts';
import { readResistance } from './resistance.ts';
import { readSize } from './sizes.ts';
import { readCertificate, readTerm } from './terms.ts';
import { readWarranty } from './warranty.ts';

const ofNumbers: readonly Reader[] = [readCode, readAge, readModel, readWarranty, readPack, readAnyMeasure, readNumber];
const ofWords: readonly Reader[] = [
  readApproval,
  readModel,
  readCode,
  readOrigin,
  readAge,
  readWarranty,
  readIncluded,
  readCertificate,
  readSize,
  readTermOrColour,
  readResistance,
  readWhole,
  readHealthEffect,
  readPack,
  readAnyMeasure,
  readNumber,
];

/** Everything a text states, in its order. Spans may lie inside each other only for what a product fits and holds. */
export function findMentions(scan: Scan): Mention[] {
  const mentions: Mention[] = [];
  let fits = 0;
  let denied = 0;
  for (let at = 0; at < scan.tokens.length; ) {
    const token = tokenAt(scan, at);
    if (!token.isGlued) {
      const end = endOfRun(scan, at);
      if (end - at > longestRun) {
        at = end;
        continue;
      }
    }
    if (token.type === 'word') {
      const ingredients = readIngredients(scan, at);
      if (ingredients) {
        mentions.push(...ingredients.mentions);
        at = ingredients.next;
        denied = ingredients.denied ?? denied;
        continue;
      }
      if (at >= fits) {
        const found = readCompatibility(scan, at);
        mentions.push(...found);
        const last = found.at(-1);
        while (last && tokenAt(scan, fits).type !== 'end' && tokenAt(scan, fits).start < last.end) fits += 1;
      }
    }
    const read = readFirst(
      scan,
      at,
      token.type === 'word' ? ofWords : token.type === 'number' ? ofNumbers : [readPrice, readHash],
    );
    if (read) {
      // `free of PVC and latex`: the whole list is absent.
      const isAbsent = at < denied && read.mention.kind === 'material';
      mentions.push(withPart(scan, at, isAbsent ? { ...read.mention, isNegated: true } : read.mention));
    }
    at = read ? Math.max(read.next, at + 1) : at + 1;
  }
  return markComparisons(scan, mentions);
}

/** A material or a colour with the part that is named before it, where none is named behind it. */
const withPart = (scan: Scan, at: number, mention: Mention): Mention =>
  (mention.kind === 'material' || mention.kind === 'colour') && mention.after.length === 0
    ? { ...mention, of: partBefore(scan, at) }
    : mention;

/** Of what a text compares with, words say nothing of the product and are left out; amounts and names stay, marked. */
function markComparisons(scan: Scan, mentions: Mention[]): Mention[] {
  const comparisons = findComparisons(scan);
  if (comparisons.length === 0) return mentions;
  return mentions.flatMap((mention) => {
    const comparison = comparisonAt(comparisons, mention.start, mention.end);
    if (comparison === null) return [mention];
    const isWord = mention.kind === 'material' || mention.kind === 'colour' || mention.kind === 'feature';
    return isWord ? [] : [{ ...mention, comparison, isLoose: comparison === 'usual' }];
  });
}

/** More signs, words and numbers than this without a space are no text; reading them word by word would only cost time. */
const longestRun = 80;

function endOfRun(scan: Scan, at: number): number {
  let end = at + 1;
  while (tokenAt(scan, end).isGlued) end += 1;
  return end;
}

function readFirst(scan: Scan, at: number, readers: readonly Reader[]): Read | null {
  for (const read of readers) {
    const found = read(scan, at);
    if (found) return found;
  }
  return null;
}

/** `slate gray` is a colour though slate is a stone: the longer reading wins, then the one that is a colour alone. */
function readTermOrColour(scan: Scan, at: number): Read | null {
  const term = readTerm(scan, at);
  const colour = readColour(scan, at);
  if (!term || !colour) return term ?? colour;
  if (term.next !== colour.next) return term.next > colour.next ? term : colour;
  return colour.mention.isAlone || (term.mention.isWeak && !colour.mention.isWeak) ? colour : term;
}

/** `#1 seller`. */
function readHash(scan: Scan, at: number): Read | null {
  return tokenAt(scan, at).key === '#' ? readTerm(scan, at) : null;
}

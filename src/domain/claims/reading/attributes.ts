// What an attribute states by its name and its value together: `Color: Tan`, `Weight (lb): 12`, `Waterproof: No`.
import type { Mention, Reader } from '../mention.ts';
import { type Scan, scanText, tokenAt } from '../tokens/tokens.ts';
import { readUnit } from '../tokens/units.ts';
import { readColour } from './colours.ts';
import { findMentions } from './find-mentions.ts';
import { listIngredients } from './ingredients.ts';
import { readCountry } from './origin.ts';
import { readBareSize } from './sizes.ts';
import { readTerm } from './terms.ts';
import { readTerms } from './warranty.ts';

/** What a bare value states under a name with one of these words. */
const readers: readonly (readonly [names: readonly string[], read: Reader])[] = [
  [['color', 'colour', 'finish'], readColour],
  [['material', 'fabric', 'composition'], readTerm],
  [['origin', 'country'], readCountry],
  [['warranty'], readTerms],
  [['size'], readBareSize],
];

/** `Color: Tan`, `Origin: Italy`, `Size: M`. */
function readByLabel(scan: Scan, label: readonly string[]): Mention[] {
  if (label.includes('ingredient')) return listIngredients(scan);
  return readers
    .filter(([names]) => names.some((name) => label.includes(name)))
    .flatMap(([, read]) =>
      scan.tokens.flatMap((_token, at) => {
        const found = read(scan, at);
        return found ? [{ ...found.mention, isAlone: true, isWeak: false }] : [];
      }),
    );
}

/** `Weight (lb): 12`: a bare number takes the unit its attribute's name ends in. */
function readWithLabelUnit(scan: Scan, label: string): Mention[] {
  const [only, more] = scan.tokens;
  if (only?.type !== 'number' || more !== undefined) return [];
  const last = /([A-Za-z. ]+)\)?\s*$/.exec(label.slice(-20))?.[1]?.trim() ?? '';
  const written = scanText(`${scan.source.trim()} ${last}`);
  const found = readUnit(written, 1, only.value);
  if (!found || tokenAt(written, found.next).type !== 'end') return [];
  return findMentions(written).map((mention) => ({ ...mention, start: only.start, end: only.end }));
}

/** What the name says itself, together with the value: `Waterproof: No`, `Age: 3-6 years`. Stated by the whole value. */
function readLabel(text: string, label: string): Mention[] {
  const whole = { start: 0, end: text.length };
  return findMentions(scanText(`${label}: ${text}`))
    .filter(({ start }) => start < label.length)
    .map((mention) => ({ ...mention, ...whole }));
}

/** `stems` are the singular words of the attribute's name. */
export const readAttribute = (scan: Scan, label: string, stems: readonly string[]): Mention[] => [
  ...readByLabel(scan, stems),
  ...readWithLabelUnit(scan, label),
  ...readLabel(scan.source, label),
];

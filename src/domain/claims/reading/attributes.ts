// What an attribute states by its name and its value together: `Color: Tan`, `Weight (lb): 12`, `Waterproof: No`.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { unitSignOf } from '#domain/attributes/composed-names.ts';
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

const joints = new Set(['x', 'by', '-', 'to']);

/** The units an attribute's name may end in, as written: what the writer reads in it, then what is set apart from its words: `(fl oz)`, `_mm`. */
function unitsOf(label: string): string[] {
  const apart = /[^\p{L}. ]\s*([\p{L}. ]+)\)?\s*$/u.exec(label.slice(-20))?.[1]?.trim() ?? '';
  return [readAttributeName(label).unit ?? '', unitSignOf(label), apart, ...unitAlone(label)].filter(
    (unit) => unit !== '',
  );
}

/** `Watts`, `Lumens`: the whole name is a unit, of something a thing has one of. Feet and pounds may be something else. */
function unitAlone(label: string): string[] {
  const word = label.trim();
  if (!/^\p{L}{4,}$/u.test(word)) return [];
  const [mention] = findMentions(scanText(`1 ${word}`));
  const isOther = mention?.value.type !== 'measure' || ['length', 'mass', 'time'].includes(mention.value.quantity);
  return isOther ? [] : [word];
}

/** `Weight (lb): 12`, `Height cm: 50`, `Size in cm: 60 x 45`: bare numbers take the unit their attribute's name ends in. */
function readWithLabelUnit(scan: Scan, label: string): Mention[] {
  const { tokens } = scan;
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || last?.type !== 'number' || tokens.some(({ type, key }) => type !== 'number' && !joints.has(key)))
    return [];
  // `1 200` may be one number.
  if (tokens.some(({ type }, at) => type === 'number' && tokens[at + 1]?.type === 'number')) return [];
  for (const unit of unitsOf(label)) {
    const written = scanText(`${scan.source.trim()} ${unit}`);
    const found = readUnit(written, tokens.length, last.value);
    if (found && tokenAt(written, found.next).type === 'end')
      return findMentions(written).map((mention) => ({ ...mention, start: first.start, end: last.end }));
  }
  return [];
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

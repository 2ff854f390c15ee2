// Names of attributes that say that their value is the whole product's: `Weight`, `Item capacity (ml)`.
import type { Fact } from '../fact.ts';
import { stemOf } from '../tokens/tokens.ts';
import data from './whole-names.json' with { type: 'json' };

const stems = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf));
const names = new Map(Object.entries(data.names).map(([what, words]) => [what, stems(words)] as const));
const empty = stems(data.empty);
const none: ReadonlySet<string> = new Set();

/** The names of a quantity; none of what products have several of. */
export const wholeNamesOf = (what: string): ReadonlySet<string> => names.get(what) ?? none;

/** Whether the name of a fact's attribute is one of these and nothing more. */
export const isOfWhole = ({ label }: Fact, known: ReadonlySet<string>): boolean =>
  label.some((word) => known.has(word)) && label.every((word) => known.has(word) || empty.has(word));

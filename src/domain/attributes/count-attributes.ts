// Counts the attribute names of products, one product after another: how many carry a name, some of its values, and how many drafts rest on it.
import type { Attribute } from '#domain/catalogue/product.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { attributeKey } from './attribute-key.ts';

/** What is known of one key over all products counted. */
export type AttributeCount = {
  key: string;
  /** The name as most products write it. */
  name: string;
  products: number;
  drafts: number;
  titleDrafts: number;
  samples: readonly string[];
};

/** A product as it is counted. */
export type CountedProduct = {
  attributes: readonly Attribute[];
  /** Whether a text part of an engine waits for its decision. */
  hasDraft: boolean;
  /** Whether its title does. */
  hasTitleDraft: boolean;
};

type AttributeTally = {
  add: (product: CountedProduct) => void;
  list: () => AttributeCount[];
  /** Whether names were left out because there are too many. */
  isCut: () => boolean;
};

/** No shop has so many attribute names; a file whose names are values must not fill the memory. */
const mostKeys = 20_000;
const mostSpellings = 8;
const mostSamples = 5;
const longestSample = 80;
/** Of a longer value only the start is looked at. */
const readOfValue = 400;

type Entry = Omit<AttributeCount, 'name' | 'samples'> & { spellings: Map<string, number>; samples: string[] };

/** A key without a letter or digit names nothing: it cannot be used, so it is not listed. */
const namesSomething = /[\p{L}\p{N}]/u;

function addSample(samples: string[], value: string): void {
  if (samples.length >= mostSamples) return;
  const text = toOneLine(value.slice(0, readOfValue));
  const sample = text.length > longestSample ? `${text.slice(0, longestSample - 1).trimEnd()}…` : text;
  if (sample !== '' && !samples.includes(sample)) samples.push(sample);
}

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}

export function startTally(most = mostKeys): AttributeTally {
  const entries = new Map<string, Entry>();
  /** Keys of the spellings that were met: folding a name takes longer than looking it up. */
  const keys = new Map<string, string>();
  let isCut = false;

  const keyOf = (name: string): string => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const key = attributeKey(name);
    if (keys.size < most) keys.set(name, key);
    return key;
  };

  function find(key: string): Entry | undefined {
    const known = entries.get(key);
    if (known) return known;
    if (!namesSomething.test(key)) return undefined;
    if (entries.size >= most) {
      isCut = true;
      return undefined;
    }
    const made = { key, products: 0, drafts: 0, titleDrafts: 0, spellings: new Map(), samples: [] };
    entries.set(key, made);
    return made;
  }

  return {
    add({ attributes, hasDraft, hasTitleDraft }) {
      const met = new Set<string>();
      for (const { name, value } of attributes) {
        const key = keyOf(name);
        const entry = find(key);
        if (!entry) continue;
        addSample(entry.samples, value);
        if (met.has(key)) continue;
        met.add(key);
        entry.products += 1;
        if (hasDraft) entry.drafts += 1;
        if (hasTitleDraft) entry.titleDrafts += 1;
        const spelling = name.trim();
        const count = entry.spellings.get(spelling);
        if (count !== undefined || entry.spellings.size < mostSpellings)
          entry.spellings.set(spelling, (count ?? 0) + 1);
      }
    },
    list: () => [...entries.values()].map(({ spellings, ...entry }) => ({ ...entry, name: mostFrequent(spellings) })),
    isCut: () => isCut,
  };
}

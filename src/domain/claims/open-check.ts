// Checks texts of a product by what it and its data sources say. The products asked about last are remembered: a person decides part after
// part of one product, and each decision looks at all of its texts.
import type { PlacedClaim } from './checked-claim.ts';
import { extractFacts, type FactProduct, type Facts } from './facts.ts';
import { type CheckText, checkPart } from './part-claims.ts';

const mostProducts = 16;
/** Texts remembered of each of them. */
const mostTexts = 16;
/** Characters of a source whose facts would take much memory: it is read again each time. */
const longSource = 20_000;

type Read = { facts: Facts | undefined; claims: Map<string, readonly PlacedClaim[]> };
const recent = new Map<string, Read>();

/** The value of a key, made where there is none; what was asked for longest ago goes. */
function cached<Value>(known: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return value;
}

/** Reads the facts with the first text. The claims of a text are shared, so they are frozen. */
export function openCheck(product: FactProduct, dataSources: readonly string[]): CheckText {
  const { title, description, bullets, attributes, category, subcategory, brand } = product;
  const key = JSON.stringify([title, description, bullets, attributes, category, subcategory, brand, dataSources]);
  const unread = (): Read => ({ facts: undefined, claims: new Map() });
  const read = key.length > longSource ? unread() : cached(recent, key, mostProducts, unread);
  return (text) => {
    const claims = cached(read.claims, JSON.stringify(text), mostTexts, () => {
      read.facts ??= extractFacts(product, dataSources);
      return checkPart(read.facts, text).map((claim) => Object.freeze(claim));
    });
    return [...claims];
  };
}

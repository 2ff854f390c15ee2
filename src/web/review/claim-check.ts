// The claim checker of one product, with its facts read once. Loaded when the screen is drawn and idle: it is no part of the first load.
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/writing/checked-claim.ts';
import { extractFacts } from '#domain/writing/claims/facts.ts';
import type { FactSource } from '#domain/writing/claims.contract.ts';
import { checkPart } from '#domain/writing/part-claims.ts';
import type { TextValue } from './edits.reducer.ts';

export type Checker = {
  /** The claims of a part; the same list for the same text. */
  check: (value: TextValue) => readonly PlacedClaim[];
};

/** Texts whose claims are remembered; typing makes a new one with every pause. */
const remembered = 200;

export function openChecker(product: Product, sources: readonly FactSource[]): Checker {
  const facts = extractFacts(
    product,
    sources.map(({ text }) => text),
  );
  const known = new Map<string, readonly PlacedClaim[]>();
  const recall = (key: string, find: () => readonly PlacedClaim[]) => {
    const found = known.get(key) ?? find();
    if (known.size >= remembered) known.clear();
    known.set(key, found);
    return found;
  };
  const ofText = (text: string) => recall(`text ${text}`, () => checkPart(facts, text));
  return {
    check: (value) => {
      if (typeof value === 'string') return ofText(value);
      // Of a list only the bullet being typed in is new.
      return recall(`list ${JSON.stringify(value)}`, () =>
        value.flatMap((bullet, item) => ofText(bullet).map((claim) => ({ ...claim, item }))),
      );
    },
  };
}

// The facts of the source that the listing tells. So many told are enough: a short text that tells all there is loses nothing.
import { attributeKey } from '#domain/attributes/attribute-key.ts';
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept, quoteShort } from './define-measure.ts';
import type { ToldFact } from './read-listing.ts';

/** As many facts as a listing needs to tell, where the source has more. */
export const enoughFacts = 8;

/** A fact as advice names it: `leather stand`, `Warranty 5 years`, `dishwasher safe` of a fact that only says yes; the first of several. */
function nameFact({ name, label, value }: ToldFact): string {
  if (value === 'Yes') return attributeKey(name);
  const [first = value] = value.split(/[,;]\s/, 1);
  return quoteShort(/\d/.test(first) || first.length <= 3 ? `${label} ${first}` : first);
}

/** `Not told yet: weatherproof, leather stand.` */
export function nameFacts(untold: readonly ToldFact[]): string {
  const more = untold.length - foundLimit;
  return `Not told yet: ${untold.slice(0, foundLimit).map(nameFact).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

export const factsMeasure = defineMeasure({
  name: 'facts',
  label: 'Facts of the source told',
  words: 'tells the facts of the source',
  points: { substance: 14 },
  measure: ({ facts, untold }) => {
    if (facts.length === 0) return null;
    const told = facts.length - untold.length;
    const wanted = Math.min(enoughFacts, facts.length);
    const message = `${told} of ${facts.length} facts of the source are told`;
    if (told >= wanted) return kept(message);
    return { share: 1 - told / wanted, message, fix: nameFacts(untold) };
  },
});

// How much a listing says of its product: the facts of the source it mentions, and other figures it gives. So many are enough; length
// counts for nothing.

import { attributeKey } from '#domain/attributes/attribute-key.ts';
import { textParts } from '#domain/parts/parts.ts';
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept, quoteShort } from './define-measure.ts';
import type { ListingFact } from './read-listing.ts';
import type { Statement } from './source-words.ts';

/** As many facts as a listing needs to mention, if the source has more. */
export const enoughFacts = 8;
/** A sentence of the source counts less than an attribute, and more is needed where there are some. Both by the order readers put listings in. */
const ofStatement = 0.4;
const enoughWithTexts = 9.5;

/** A fact as advice names it: `leather stand`, `Warranty 5 years`, `dishwasher safe` of a fact that only says yes; the first of several. */
function nameFact({ name, label, value }: ListingFact): string {
  if (value === 'Yes') return attributeKey(name);
  const [first = value] = value.split(/[,;]\s/, 1);
  return quoteShort(/\d/.test(first) || first.length <= 3 ? `${label} ${first}` : first);
}

/** `Not mentioned yet: weatherproof, leather stand.` */
export function nameFacts(unmentioned: readonly ListingFact[]): string {
  const more = unmentioned.length - foundLimit;
  return `Not mentioned yet: ${unmentioned.slice(0, foundLimit).map(nameFact).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

function adviseOn(unmentioned: readonly ListingFact[], statements: readonly Statement[]): string {
  if (unmentioned.length > 0) return nameFacts(unmentioned);
  const [first] = statements;
  if (first === undefined) return 'The product has few facts: add attributes or a data source.';
  return `Not mentioned yet: “${quoteShort(first.text)}”${statements.length > 1 ? ` and ${statements.length - 1} more` : ''}.`;
}

export const factsMeasure = defineMeasure({
  name: 'facts',
  label: 'Source facts used',
  words: 'uses the facts of the source',
  points: { substance: 14 },
  planFix: () => ({ part: 'bullets', does: 'Adds a bullet point for each source fact that no text mentions.' }),
  measure: ({ facts, unmentioned, ownFigures, words, source, product, unmentionedStatements }) => {
    if (facts.length === 0 && textParts.every((part) => words[part].length === 0)) return null;
    const statements = source?.statements.length ?? 0;
    const all = facts.length + statements;
    const left = unmentioned.length + unmentionedStatements.length;
    const beside =
      ownFigures.size === 0 ? '' : ` and ${ownFigures.size} other ${ownFigures.size === 1 ? 'number' : 'numbers'}`;
    const message = `Text uses ${all - left} of ${all} source facts${beside}`;
    const stated = (statements - unmentionedStatements.length) * ofStatement;
    const scale = product.description === undefined ? 1 : enoughFacts / enoughWithTexts;
    const said = Math.min(enoughFacts, (facts.length - unmentioned.length + ownFigures.size + stated) * scale);
    if (said >= enoughFacts) return kept(message);
    // No text can mention what the source does not contain: it costs half as much, and the advice is for the product.
    const missing = enoughFacts - said;
    const reachable = Math.min(missing, left);
    const share = (reachable + (missing - reachable) / 2) / enoughFacts;
    return { share, message, fix: adviseOn(unmentioned, unmentionedStatements) };
  },
});

// The keywords of a product that a fact carries, and which of them stand in none of its texts.
import { textParts } from '#domain/parts/parts.ts';
import { phraseFinder } from '#domain/text/words.ts';
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept } from './define-measure.ts';

export const keywordsMeasure = defineMeasure({
  name: 'keywords',
  label: 'Keywords used',
  words: 'the keywords your facts support',
  points: { substance: 6 },
  measure: ({ aims: { keywords }, texts }) => {
    if (keywords.length === 0) return null;
    const finders = textParts.flatMap((part) => texts[part].map(phraseFinder));
    const open = keywords.filter((keyword) => !finders.some((holds) => holds(keyword)));
    if (open.length === 0) return kept('Text uses every keyword your facts support');
    const found = open.slice(0, foundLimit);
    const more = open.length - found.length;
    return {
      share: open.length / keywords.length,
      message: `Text uses ${keywords.length - open.length} of ${keywords.length} keywords your facts support`,
      fix: `Not used yet: ${found.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      found,
    };
  },
});

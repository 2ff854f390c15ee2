// Fields that are there for machines: names with a low line or a dot, stock codes, placeholders of a template, and attributes no listing mentions.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { textParts } from '#domain/parts/parts.ts';
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept, quoteShort } from './define-measure.ts';
import type { ListingReading } from './read-listing.ts';

/** Each with a sign no text without such a field holds: most texts hold none of them. */
const fields: readonly { sign: string; pattern: RegExp }[] = [
  { sign: '_', pattern: /(?<![\p{L}\p{N}@/.])\p{Ll}+(?:_\p{L}+)+(?![\p{L}\p{N}])/gu },
  { sign: '{', pattern: /\{\{?\s*\w+\s*\}?\}/g },
  { sign: '.', pattern: /(?<![\p{L}\p{N}])(?:meta|custom|global)\.\p{L}[\p{L}_.]*/gu },
  {
    sign: ':',
    pattern:
      /(?<![\p{L}\p{N}])(?:sku|upc|ean|gtin|asin|mpn|product id|item id|variant id|category id|vendor code)\s*:\s*\S+/giu,
  },
  { sign: 'undefined', pattern: /(?<![\p{L}\p{N}])undefined(?![\p{L}\p{N}])/gu },
  { sign: '[object', pattern: /\[object \w+\]/g },
];
/** Only so many attributes of a product are looked at. */
const mostRead = 200;

function findFields({ texts, product }: ListingReading): string[] {
  const found = new Set<string>();
  const all = textParts.flatMap((part) => texts[part]).join('\n');
  for (const { sign, pattern } of fields)
    if (all.includes(sign)) for (const [field] of all.matchAll(pattern)) found.add(quoteShort(field));
  if (all.includes(':')) {
    const folded = all.toLowerCase();
    for (const { name, value } of product.attributes.slice(0, mostRead)) {
      const said = `${name.toLowerCase()}:`;
      if (name.length > 2 && value !== '' && folded.includes(said) && folded.includes(`${said} ${value.toLowerCase()}`))
        if (readAttributeName(name).use === 'hidden') found.add(quoteShort(`${name}: ${value}`));
    }
  }
  return [...found];
}

export const internalMeasure = defineMeasure({
  name: 'internal',
  label: 'No internal fields',
  words: 'no fields meant only for machines',
  points: { substance: 3 },
  measure: (reading) => {
    if (textParts.every((part) => reading.words[part].length === 0)) return null;
    const found = findFields(reading);
    if (found.length === 0) return kept('Text shows no internal fields');
    return {
      share: 1,
      message: 'Text shows internal fields',
      fix: 'Remove text that is meant for software, not shoppers.',
      found: found.slice(0, foundLimit),
    };
  },
});

// Text that speaks of something else, or of nothing: it earns no point for its length, nor for what it lacks.
import { partTable, type TextPart, textParts } from '#domain/parts/parts.ts';
import { nouns } from '../finding.ts';
import { defineMeasure, kept } from './define-measure.ts';

const fix = 'Write what the product is and what its source states.';

export const senseMeasure = defineMeasure({
  name: 'sense',
  label: 'Text about the product',
  words: 'text about the product',
  points: {
    title: partTable.title.qualityPoints,
    description: partTable.description.qualityPoints,
    bullets: partTable.bullets.qualityPoints,
    substance: 33,
  },
  measure: ({ words, senseless }, attribute) => {
    if (attribute !== 'substance') {
      const part = attribute as TextPart;
      if (words[part].length === 0) return null;
      const { noun, verb } = nouns[part];
      if (!senseless[part]) return kept(`${noun} ${verb} about the product`);
      return { share: 1, message: `${noun} ${verb === 'is' ? 'says' : 'say'} nothing about the product`, fix };
    }
    const written = textParts.reduce((sum, part) => sum + words[part].length, 0);
    if (written === 0) return null;
    const off = textParts.filter((part) => senseless[part]);
    if (off.length === 0) return kept('Text is about the product');
    const share = off.reduce((sum, part) => sum + words[part].length, 0) / written;
    return {
      share,
      message: share === 1 ? 'No text is about the product' : 'Some text says nothing about the product',
      fix,
    };
  },
});

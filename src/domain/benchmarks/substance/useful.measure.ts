// How much of the text says something: not praise, not said before, not about something else, no heap of words and no figures alone.
import { foundLimit, nouns } from '../finding.ts';
import { defineMeasure, kept } from './define-measure.ts';
import { bodyParts, worthOf } from './worth.ts';

/** So much of a text may say nothing; of the listing as a whole all points are lost where half does, of a part where all does. */
const allowed = 0.25;
const worstOfAll = 0.55;

export const usefulMeasure = defineMeasure({
  name: 'useful',
  label: 'Text that says something',
  words: 'text that says something about the product',
  points: { bullets: 7, description: 7, substance: 33 },
  measure: (reading, attribute) => {
    const parts = bodyParts.filter((part) => attribute === 'substance' || attribute === part);
    const worth = parts.map((part) => worthOf(reading)[part]);
    const words = worth.reduce((sum, each) => sum + each.words, 0);
    if (words === 0) return null;
    const share = worth.reduce((sum, each) => sum + each.empty, 0) / words;
    const { noun, verb } = attribute === 'substance' ? { noun: 'Text', verb: 'is' } : nouns[attribute];
    if (share <= allowed) return kept(`${noun} ${verb === 'is' ? 'says' : 'say'} something about the product`);
    return {
      share: Math.min(1, (share - allowed) / ((attribute === 'substance' ? worstOfAll : 1) - allowed)),
      message: `${Math.round(share * 100)}% of the ${attribute === 'substance' ? 'text' : noun.toLowerCase()} says nothing about the product`,
      fix: 'Remove text that would fit any product, and repetition.',
      found: [...new Set(worth.flatMap((each) => each.found))].slice(0, foundLimit),
    };
  },
});

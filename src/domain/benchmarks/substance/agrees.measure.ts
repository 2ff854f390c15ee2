// Whether the text says what the source says: figures, colors, materials, and sentences that were turned round.
import type { TextPart } from '#domain/parts/parts.ts';
import { foundLimit, nouns } from '../finding.ts';
import { contradictionsOf } from './contradictions.ts';
import { defineMeasure, kept } from './define-measure.ts';

/** One thing said otherwise may be known from elsewhere: it counts half, and so many together, or half of what can be compared, cost all. */
const slack = 0.5;
const worst = 4;

export const agreesMeasure = defineMeasure({
  name: 'agrees',
  label: 'Agrees with the source',
  words: 'text that agrees with the source',
  // The claim checker marks each of them in its part.
  isAdvice: true,
  points: { title: 8, bullets: 10, description: 10, substance: 33 },
  measure: (reading, attribute) => {
    const { checked, against, found } = contradictionsOf(reading)[attribute as TextPart | 'substance'];
    if (checked === 0) return null;
    const { noun, verb } = attribute === 'substance' ? { noun: 'Text', verb: 'is' } : nouns[attribute];
    if (against === 0) return kept(`${noun} ${verb === 'is' ? 'agrees' : 'agree'} with the source`);
    return {
      share: Math.min(1, (against - slack) / Math.max(worst, checked / 2)),
      message: `${noun} ${verb === 'is' ? 'contradicts' : 'contradict'} the source in ${against} ${against === 1 ? 'place' : 'places'}`,
      fix: 'Correct the text, or change the source.',
      found: found.slice(0, foundLimit),
    };
  },
});

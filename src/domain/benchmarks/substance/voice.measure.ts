// The voice the workspace writes in: its terms, its words, spelling, units and person. Each wording counts once, however often it stands there.
import { textParts } from '#domain/parts/parts.ts';
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept } from './define-measure.ts';

/** With so many wordings the voice does not want, all points are lost. */
const worst = 4;

export const voiceMeasure = defineMeasure({
  name: 'voice',
  label: 'Voice and terms followed',
  words: 'text that follows the voice and its terms',
  points: { substance: 6 },
  measure: ({ aims: { checkVoice }, texts }) => {
    const all = textParts.flatMap((part) => texts[part]);
    if (checkVoice === null || all.length === 0) return null;
    const breaches = new Map<string, string>();
    for (const text of all)
      for (const { start, end, message } of checkVoice(text)) breaches.set(text.slice(start, end), message);
    if (breaches.size === 0) return kept('Text follows the voice rules');
    return {
      share: Math.min(1, breaches.size / worst),
      message: `Text breaks the voice rules in ${breaches.size} ${breaches.size === 1 ? 'phrase' : 'phrases'}`,
      fix: [...new Set(breaches.values())].slice(0, foundLimit).join(' '),
      found: [...breaches.keys()].slice(0, foundLimit),
    };
  },
});

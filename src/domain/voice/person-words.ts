// Words that speak to the reader or of the shop itself, where the voice does not.
import type { TextWord } from '#domain/text/phrases.ts';
import type { VoiceRules } from './voice.ts';
import type { VoiceMark } from './voice-marks.ts';

const toReader = new Set(['you', 'your', 'yours', 'yourself', 'yourselves']);
const ofShop = new Set(['we', 'our', 'ours', 'us', 'ourselves']);

export function findPersonWords(words: readonly TextWord[], text: string, person: VoiceRules['person']): VoiceMark[] {
  // Who says “we” also says “you”.
  if (person === null || person === 'we') return [];
  return words.flatMap(({ key, start, end }): VoiceMark[] => {
    // The country.
    if (text.slice(start, end) === 'US') return [];
    const at = { start, end, kind: 'person', severity: 'warn' } as const;
    if (ofShop.has(key)) return [{ ...at, message: 'This voice does not use “we”.' }];
    if (person === 'neutral' && toReader.has(key)) return [{ ...at, message: 'This voice does not use “you”.' }];
    return [];
  });
}

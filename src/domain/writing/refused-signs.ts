// Takes out the characters a channel refuses, without leaving a bare number or a joined word behind.
import { refusedCharacters } from '#domain/channels/channel-limits.data.ts';
import { dropSigns } from '#domain/text/plain-text.ts';
import { joinSpaces } from '#domain/text/words.ts';

const amount = /(?:US)?[$€£¥]\s?\d+(?:[.,]\d+)*|(?<![\d.,])\d+(?:[.,]\d+)*\s?[€£¥¢]/g;

/** A text as the channel takes it. An amount goes with its sign: `$50` would read as a count of 50. */
export function dropRefusedSigns(text: string, channel: string, field: 'title' | 'body'): string {
  const signs = refusedCharacters[channel]?.[field];
  if (signs === undefined) return text;
  const spelled = text.replaceAll('±', '+/-');
  const unpriced = /[$€£¥¢]/.test(spelled)
    ? spelled.replace(amount, (found) => (found.search(signs) < 0 ? found : ' '))
    : spelled;
  return joinSpaces(dropSigns(unpriced, signs, /[\p{L}\p{N}]/u));
}

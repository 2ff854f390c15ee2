// Whether a text names what goods fit, in whichever words: `your 26" - 40" flat-panel TV`.

import { contentWords, coverage } from '#domain/text/words.ts';
import { isHost } from './goods.data.ts';

/** `Most Bluetooth-enabled phones`: what goods fit, whichever they are. */
const isAnyThing = (word: string): boolean =>
  /^(?:select|most|many|all|cell|flat|panel|flat-panel|tvs?|later|up)$|-enabled$/.test(word) || isHost(word);

/** `6`, `5s`, `Plus`, `GM`: what tells one model from the next. */
const isKey = (word: string): boolean => /\d/.test(word) || word.length < 5;

/** So much of what goods fit says which. */
const mostOfFit = 0.6;

/** Whether a text names what goods fit: `your 26" - 40" flat-panel TV` for `Most 26" - 40" Flat-Panel TVs`. */
export function namesFit(fit: string, said: ReadonlySet<string>): boolean {
  const words = contentWords(fit).filter((word) => !isAnyThing(word));
  return words.filter(isKey).every((word) => said.has(word)) && coverage(words, said) >= mostOfFit;
}

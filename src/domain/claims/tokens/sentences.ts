// The sentences of a scanned text, and when two of them say the same word for word.
import type { Scan, Token } from './tokens.ts';

/** A sentence with its tokens; `start` and `end` are places in the text. */
export type Sentence = { start: number; end: number; tokens: readonly Token[] };

/** In the order of the text. */
export function sentencesOf({ tokens }: Scan): Sentence[] {
  const found: Sentence[] = [];
  for (let from = 0; from < tokens.length; ) {
    let next = from + 1;
    while (next < tokens.length && tokens[next]?.sentence === tokens[from]?.sentence) next += 1;
    const own = tokens.slice(from, next);
    found.push({ start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, tokens: own });
    from = next;
  }
  return found;
}

/** The same for sentences of the same words and numbers, with anything between them. */
export function sentenceKey(tokens: readonly Token[]): string {
  let key = '';
  for (const token of tokens)
    if (token.type === 'word' || token.type === 'number') key += key === '' ? token.key : ` ${token.key}`;
  return key;
}

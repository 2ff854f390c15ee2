// Sentences as far as counting words needs them; cutting texts apart for people is `text/sentences.ts`.
import { contentWords } from '#domain/text/words.ts';

export type Sentence = {
  text: string;
  /** Its words that carry meaning. */
  words: readonly string[];
};

const lineEnd = 0x0a;
const space = 0x20;
const isEndMark = (code: number): boolean => code === 0x2e || code === 0x21 || code === 0x3f;
/** A small letter goes on with the sentence: `approx. five`. */
const goesOn = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** A line ends a sentence, and so does a mark with a space behind it, unless a small letter follows. */
export function readSentences(texts: readonly string[]): Sentence[] {
  const found: Sentence[] = [];
  const add = (text: string) => {
    const sentence = text.trim();
    if (sentence !== '') found.push({ text: sentence, words: contentWords(sentence) });
  };
  for (const text of texts) {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const isEnd =
        code === lineEnd || (isEndMark(code) && text.charCodeAt(at + 1) === space && !goesOn(text.charCodeAt(at + 2)));
      if (!isEnd) continue;
      add(text.slice(start, at + 1));
      start = at + 1;
    }
    add(text.slice(start));
  }
  return found;
}

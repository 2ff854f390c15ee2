// The sentences of a text with their places, and whether one can go without leaving the next one alone.
import { splitSentences } from '#domain/text/sentences.ts';

export type SentencePlace = {
  text: string;
  start: number;
  end: number;
  /** Whether it has its line to itself, apart from the mark of a list. */
  isLine: boolean;
};

const listMark = /^\s*(?:[•·●▪■◆►▶➤➔✓✔✅★☆*‣∙⁃–—-]\s*)?$/u;

/** The sentences of each line. */
export function placeSentences(text: string): SentencePlace[] {
  const places: SentencePlace[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let at = 0;
    const sentences = splitSentences(line);
    for (const sentence of sentences) {
      const start = line.indexOf(sentence, at);
      if (start < 0) continue;
      at = start + sentence.length;
      const isLine = sentences.length === 1 && listMark.test(line.slice(0, start));
      places.push({ text: sentence, start: lineStart + start, end: lineStart + at, isLine });
    }
    lineStart += line.length + 1;
  }
  return places;
}

/** Words that point back to what was said before them. */
const pointing =
  /^["'“‘(]*(?:it|its|it's|they|their|them|this|these|that|those|he|she|his|her|such|both|each|either|neither|one|another|other|others|also|and|but|or|so|then|thus|therefore|hence|however|moreover|furthermore|additionally|besides|instead|otherwise|nevertheless|still|yet|too|plus|because|since|which|who|whose|where|when|while|with that|as a result|for example|for instance|in addition|not only|no matter|more|if so|same)\b/i;

export const pointsBack = (sentence: string): boolean => pointing.test(sentence);

type Edit = { start: number; end: number; by: string };

/** The text with some of its sentences written otherwise, and without those that come with null and the lines that were theirs alone. */
export function editSentences(text: string, changes: readonly (readonly [SentencePlace, string | null])[]): string {
  const edits = changes.map(([{ start, end, isLine }, by]): Edit => {
    if (by !== null) return { start, end, by };
    if (isLine) {
      const next = text.indexOf('\n', end);
      return { start: text.lastIndexOf('\n', start - 1) + 1, end: next < 0 ? text.length : next + 1, by: '' };
    }
    return { start, end: end + (/^[^\S\n]+/.exec(text.slice(end))?.[0].length ?? 0), by: '' };
  });
  let written = '';
  let at = 0;
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start)) {
    written += text.slice(at, Math.max(at, start)) + by;
    at = Math.max(at, end);
  }
  written += text.slice(at);
  return written
    .replace(/[^\S\n]+(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

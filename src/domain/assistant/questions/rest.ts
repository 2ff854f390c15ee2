// What is left of a question while it is read: phrases are taken out of it one after another.
import { fillers } from './question-words.ts';
import { taken } from './take-names.ts';

export const productNouns = /^(?:products?|items?|skus?|listings?|things?|articles?|entries|lines)$/;

export class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Takes the first place a phrase matches. */
  take(phrase: RegExp, instead = taken): RegExpExecArray | null {
    const match = phrase.exec(this.text);
    if (match)
      this.text =
        `${this.text.slice(0, match.index)} ${instead} ${this.text.slice(match.index + match[0].length)}`.replace(
          / +/g,
          ' ',
        );
    return match;
  }
  has(phrase: RegExp): boolean {
    return phrase.test(this.text);
  }
  /** Nothing is left but words without a meaning of their own. */
  isExplained(): boolean {
    return this.text
      .split(' ')
      .every((word) => word === '' || word === taken || fillers.has(word) || productNouns.test(word));
  }
}

const numberWords: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, value) => [word, value]),
);
/** A number as it is typed; bounded, so that a long row of digits stays cheap. */
export const numberPattern = `\\d{1,9}(?:[.,]\\d{1,9})*|${[...numberWords.keys()].join('|')}`;

/** The value of what `numberPattern` found; null for what is no number we can tell, such as 1.2.3. */
export function readNumber(text: string): number | null {
  const word = numberWords.get(text);
  if (word !== undefined) return word;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : null;
}

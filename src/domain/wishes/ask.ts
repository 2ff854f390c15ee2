// What a clause of a prompt asks of a text. Every ask but those of tone and the unread ones can be checked on the text that was written.
import { isSameValue } from '#domain/canonical-json.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { SignName } from './signs.ts';

/** Words of a prompt: in quotes they mean themselves, else they may be the name of a field of the product. */
export type Words = { text: string; isQuoted: boolean };

export type Unit = 'characters' | 'words' | 'sentences' | 'paragraphs' | 'bullets';

/** Both ends are included; null where there is none. Of bullets, characters, words and sentences are counted of each, unless `isTotal`. */
export type Measure = {
  about: 'measure';
  unit: Unit;
  min: number | null;
  max: number | null;
  isTotal: boolean;
};

export type Ask =
  | Measure
  /** `share` of the length it had: at most that for a shorter text, at least that for a longer one. */
  | { about: 'length'; want: 'shorter' | 'longer'; share: number | null }
  | { about: 'start' | 'end'; want: Words }
  | { about: 'word'; want: 'mention' | 'avoid'; word: Words }
  | { about: 'replace'; from: Words; want: Words }
  | { about: 'signs'; want: SignName }
  | { about: 'case'; want: 'title' | 'lower' | 'upper' }
  /** ISO 639-1, or the language the text is in. */
  | { about: 'language'; want: string }
  /** A tone by the words that name it; `plain` is that of the source. */
  | { about: 'tone'; want: string }
  /** What nobody but a language model can read. */
  | { about: 'other'; want: string };

/** A clause of a prompt as it was typed; `parts` null where it names none and so is about all. */
export type Clause = { text: string; parts: readonly TextPart[] | null; asks: readonly Ask[] };

/** What an ask is about: two asks conflict when this is the same and what they want differs. Words conflict word by word. */
export function matterOf(ask: Ask): string {
  switch (ask.about) {
    case 'word':
      return `word ${ask.word.text}`;
    case 'replace':
      return `word ${ask.from.text}`;
    case 'measure':
      return `${ask.about} ${ask.unit}`;
    case 'signs':
    case 'other':
      return `${ask.about} ${ask.want}`;
    default:
      return ask.about;
  }
}

/** Whether two asks about the same matter want the same of it. */
export const wantsSame = (one: Ask, other: Ask): boolean => isSameValue(one, other);

/** Whether an ask goes on holding after a text was written: a wish for a shorter one is over once it is shorter. */
export const lasts = ({ about }: Ask): boolean =>
  about !== 'length' && about !== 'replace' && about !== 'tone' && about !== 'other';

/** Whether the built-in writer has a way to follow an ask; whether it succeeds, the text decides. */
export function hasWay(ask: Ask): boolean {
  switch (ask.about) {
    case 'other':
      return false;
    case 'tone':
      return ask.want === 'plain';
    case 'language':
      return ask.want === 'unchanged';
    default:
      return true;
  }
}

/** Whether the built-in writer has a way to follow a clause; else it needs a language model. */
export const isForBuiltIn = ({ asks }: Pick<Clause, 'asks'>): boolean => asks.every(hasWay);

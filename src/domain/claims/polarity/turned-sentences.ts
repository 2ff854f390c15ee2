// A sentence of the source without its `not`, or with one that it has not.
import { stemOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import { isNegation } from '../mention.ts';
import type { Sentence } from '../tokens/sentences.ts';

/** What a sentence says, and whether it denies it; null where it holds too little to be known again. */
export type PlainSentence = { key: string; isDenied: boolean };

/** By `PlainSentence.key`: where the source says it, and whether it denies it; null where it does both. */
export type PlainSentences = Map<string, { isDenied: boolean; evidence: Evidence } | null>;

/** Words that come and go with a `not`, and name nothing. */
const grammar = new Set(
  'a an the any all it this these that is are was were be been do does did can could will would shall should must may might has have had with and or also'.split(
    ' ',
  ),
);
const fewestWords = 2;
/** With these a denial denies less than its sentence: `not only`, `with or without`, `No. 1`. */
const halves = new Set('only just matter or and'.split(' '));

export function plainSentence({ tokens }: Pick<Sentence, 'tokens'>): PlainSentence | null {
  const words: string[] = [];
  let denied = 0;
  for (const [at, { type, key }] of tokens.entries()) {
    if (type !== 'word' && type !== 'number') continue;
    if (isNegation(key)) {
      const isNumber = tokens[at + 1]?.key === '.' && tokens[at + 2]?.type === 'number';
      if (isNumber || halves.has(tokens[at + 1]?.key ?? '') || halves.has(tokens[at - 1]?.key ?? '')) return null;
      denied += 1;
    } else if (!grammar.has(key)) words.push(type === 'word' ? stemOf(key) : key);
  }
  // Of two denials each may be of another thing.
  return words.length < fewestWords || denied > 1 ? null : { key: words.join(' '), isDenied: denied === 1 };
}

/** Adds a sentence of the source. */
export function learnSentence(known: PlainSentences, sentence: Sentence, evidence: Evidence): void {
  const plain = plainSentence(sentence);
  if (plain === null) return;
  const other = known.get(plain.key);
  if (other === undefined) known.set(plain.key, { isDenied: plain.isDenied, evidence });
  else if (other !== null && other.isDenied !== plain.isDenied) known.set(plain.key, null);
}

/** Where the source says the opposite of a sentence in the same words; null where it does not. */
export function findTurned(known: PlainSentences, sentence: Sentence): Evidence | null {
  const plain = plainSentence(sentence);
  const said = plain && known.get(plain.key);
  return said && said.isDenied !== plain.isDenied ? said.evidence : null;
}

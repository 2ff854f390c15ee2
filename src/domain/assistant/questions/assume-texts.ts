// Words of a question that name nothing we know are looked for in the products, and shown as such.
import { stemOf } from '#domain/claims/tokens/tokens.ts';
import { NotRead } from './not-read.ts';
import type { Word } from './question-words.ts';
import type { Token } from './token.ts';

const mostWords = 3;
const isPlain = ({ word, isQuoted }: Word) => !isQuoted && /^\p{L}{3,}$/u.test(word);
/**
 * What words without a meaning of ours must not be joined to: a bound, a person or a deed would be of something else, and behind `in` or `from`
 * stands a category or a brand that is not there.
 */
const ofOther = /^(?:bound|number|amount|by|person|date|verb|without|missing|not|per|share|agg|superlative|how|sell)$/;

export type Assumed = { tokens: Token[]; texts: string[] };

/**
 * The tokens with one run of unknown words as a text. Throws where there are several, or where what is beside it asks something of it that a
 * text cannot answer. Whether the catalog has such a text is for the caller to find out: one it has not is not what was meant.
 */
export function assumeTexts(tokens: readonly Token[], words: readonly Word[]): Assumed {
  const unknown = tokens.filter(({ kind }) => kind === 'unknown');
  const [first] = unknown;
  const last = unknown.at(-1);
  if (!first || !last) return { tokens: [...tokens], texts: [] };
  const at = tokens.indexOf(first);
  const run = tokens.slice(at, tokens.indexOf(last) + 1);
  const said = words.slice(first.from, last.to);
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  const isOne = run.length === unknown.length && said.length <= mostWords && said.every(isPlain);
  if (
    !isOne ||
    before?.kind === 'link' ||
    ofOther.test(before?.kind ?? '') ||
    ofOther.test(tokens[at + run.length]?.kind ?? '')
  )
    throw new NotRead(unknown);
  const contains = said.map(({ word }, place) => (place === said.length - 1 ? stemOf(word) : word)).join(' ');
  const text: Token = {
    kind: 'text',
    from: first.from,
    to: last.to,
    any: [[{ field: 'text', in: 'any', contains }]],
  };
  return { tokens: tokens.toSpliced(at, run.length, text), texts: [contains] };
}

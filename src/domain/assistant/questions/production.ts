// A production of the grammar: a pattern over kinds of tokens, and the one token its tokens make.
import type { SimpleCondition } from './catalogue-query.ts';
import type { Meaning, Token } from './token.ts';

export type Made = { kind: string } & Meaning;
/** `text`: the pattern as it was written, which is its name. */
export type Production = { text: string; pattern: RegExp; make: (tokens: Token[]) => Made | null };

/** `field (limit|amount) chars?`: kinds of tokens; words without a meaning may stand between them. */
export function rule(pattern: string, make: Production['make']): Production {
  const kinds = pattern.replace(/[a-z]+(?:-[a-z]+)*/g, '(?:$&_(?:filler_)*)').replaceAll(' ', '');
  return { text: pattern, pattern: new RegExp(`(?<=^|_)(?:${kinds})`, 'g'), make };
}

export const find = (tokens: readonly Token[], kind: string) => tokens.find((each) => each.kind === kind);
export const all = (tokens: readonly Token[], kind: string) => tokens.filter((each) => each.kind === kind);
export const condition = (...any: SimpleCondition[][]): Made => ({ kind: 'condition', any });

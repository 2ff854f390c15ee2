// What ends the reading of a question: tokens that cannot be read, or can be in two ways.
import { type Connected, connect } from './connect.ts';
import type { Token } from './token.ts';

export class NotRead extends Error {
  readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    super('not read');
    this.tokens = tokens;
  }
}

/** The conditions of some tokens and the tokens that are none; what could be read in two ways is not read. */
export function connectOrFail(tokens: readonly Token[]): Connected {
  const connected = connect(tokens);
  if (connected) return connected;
  throw new NotRead(tokens.filter(({ kind }) => /^(?:or|and|nor|not)$/.test(kind)));
}

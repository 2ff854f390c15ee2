// The grammar: what some tokens in a row mean together. Productions are tried one after another, so what binds closer comes first.
import { amounts, limits } from './amounts.ts';
import { ends, figures, groups } from './asks.ts';
import { levels, states } from './states.ts';
import type { Token } from './token.ts';

export const productions = [amounts, levels, ends, limits, states, groups, figures].flat();

/** Rows and groups of an answer at most. */
export const mostRows = 100;

/** The tokens with everything put together that can be. */
export function reduceTokens(tokens: readonly Token[]): Token[] {
  let left = [...tokens];
  for (const { pattern, make } of productions) {
    const starts: number[] = [];
    let text = '';
    for (const { kind } of left) {
      starts.push(text.length);
      text += `${kind}_`;
    }
    const next: Token[] = [];
    let done = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const from = starts.indexOf(match.index);
      const size = match[0].split('_').length - 1;
      const taken = left.slice(from, from + size);
      const made = size > 0 ? make(taken) : null;
      if (made) {
        next.push(...left.slice(done, from), { ...made, from: taken[0]?.from ?? 0, to: taken.at(-1)?.to ?? 0 });
        done = from + size;
      } else pattern.lastIndex = starts[from + 1] ?? text.length;
    }
    left = [...next, ...left.slice(done)];
  }
  return left;
}

// How many things the source lists under a name: `Four modes` of `Modes: clean, gentle, whiten, massage`.

import { stemOf } from '#domain/text/word-forms.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

export type Listed = { noun: string; count: number; start: number; end: number };

const longest = 60;

/** The things between two places that commas, `and` or `or` divide. */
function countItems(scan: Scan, from: number): { count: number; end: number } {
  const { sentence } = tokenAt(scan, from);
  let count = 1;
  let end = from;
  for (let at = from; at < from + longest; at += 1) {
    const token = tokenAt(scan, at);
    if (token.type === 'end' || token.sentence !== sentence || token.key === '.' || token.key === ':') break;
    const isJoint = /^(?:,|;|and|or|&)$/.test(token.key);
    if (isJoint && !/^[,;]$/.test(tokenAt(scan, at - 1).key)) count += 1;
    end = token.end;
  }
  return { count, end };
}

/** The lists a text opens with a colon, or all of it under an attribute's name. */
export function findListed(scan: Scan, label: readonly string[]): Listed[] {
  const found: Listed[] = [];
  const add = (noun: string, from: number) => {
    const { count, end } = countItems(scan, from);
    if (count > 1) found.push({ noun, count, start: tokenAt(scan, from).start, end });
  };
  for (const noun of label) if (scan.tokens.length > 2) add(noun, 0);
  for (let at = 1; at < scan.tokens.length; at += 1)
    if (tokenAt(scan, at).key === ':' && tokenAt(scan, at - 1).type === 'word')
      add(stemOf(tokenAt(scan, at - 1).key), at + 1);
  return found;
}

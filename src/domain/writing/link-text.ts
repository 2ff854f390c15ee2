// The text of a link that lost its link and stands before a sentence: `Learn more about Spring Setup Mount your shelf in minutes.`
import type { Removal } from './promotion.ts';

const link = /(?:^|(?<=[.!?]\s))Learn more about (?:the )?(?:[\p{Lu}\d][^\s.!?]*\s){1,12}(?=\p{Lu}\p{Ll}*,?\s\p{Ll})/u;

/** The line without such a text, which goes to the removed. */
export function dropLinkText(line: string, removed: Removal[]): string {
  const [found] = link.exec(line) ?? [];
  if (found === undefined) return line;
  removed.push({ text: found.trim(), reason: 'text about the shop' });
  return line.replace(found, '');
}

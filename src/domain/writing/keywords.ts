// Keywords are used only where the source's facts hold them.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { phraseFinder } from '#domain/text/words.ts';
import { byKeyword } from './reasons.ts';

export type Keywords = { supported: string[]; unsupported: string[] };

/** Parts the keywords by whether the cleaned source says them. */
export function checkKeywords(keywords: readonly string[], sourceText: string): Keywords {
  const wanted = [...new Set(keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== ''))];
  const supported = wanted.filter(phraseFinder(sourceText));
  return { supported, unsupported: wanted.filter((keyword) => !supported.includes(keyword)) };
}

/** Reasons for one written part: keywords no fact supports, supported ones that found no place in it, and those it holds. */
export function describeKeywords({ supported, unsupported }: Keywords, written: string): DraftReason[] {
  const reasons: DraftReason[] = [];
  if (unsupported.length > 0)
    reasons.push(
      byKeyword(
        `Left out ${list(unsupported)}: no fact of the source supports ${unsupported.length === 1 ? 'this keyword' : 'these keywords'}.`,
      ),
    );
  const isWritten = phraseFinder(written);
  const unplaced = supported.filter((keyword) => !isWritten(keyword));
  if (unplaced.length > 0)
    reasons.push(
      byKeyword(`The source supports ${list(unplaced)}, but this part has no sentence of the source that says so.`),
    );
  const used = supported.filter((keyword) => !unplaced.includes(keyword));
  if (used.length > 0) reasons.push(byKeyword(`Uses ${list(used)}, as the source says it.`));
  return reasons;
}

/** Words quoted and joined: `"a", "b" and "c"`. */
export function list(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}

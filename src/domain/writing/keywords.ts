// What became of the keywords of a request: used only where the source's facts hold them.
import type { DraftReason } from '#domain/history/draft-record.ts';
import type { CheckedKeywords } from '#domain/keywords/keyword.ts';
import { phraseFinder } from '#domain/text/words.ts';
import { byKeyword } from './reasons.ts';

/** Reasons for one written part: keywords no fact supports, supported ones that found no place in it, and those it holds. */
export function describeKeywords({ supported, unsupported }: CheckedKeywords, written: string): DraftReason[] {
  const reasons: DraftReason[] = [];
  if (unsupported.length > 0)
    reasons.push(
      byKeyword(
        `Left out ${list(unsupported)}: no fact in the source supports ${unsupported.length === 1 ? 'this keyword' : 'these keywords'}.`,
      ),
    );
  const isWritten = phraseFinder(written);
  const unplaced = supported.filter((keyword) => !isWritten(keyword));
  if (unplaced.length > 0)
    reasons.push(
      byKeyword(
        `The source supports ${list(unplaced)}, but no sentence this part takes from the source mentions ${unplaced.length === 1 ? 'it' : 'them'}.`,
      ),
    );
  const used = supported.filter((keyword) => !unplaced.includes(keyword));
  if (used.length > 0) reasons.push(byKeyword(`Uses ${list(used)}, which the source supports.`));
  return reasons;
}

/** Words quoted and joined: `"a", "b" and "c"`. */
export function list(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}

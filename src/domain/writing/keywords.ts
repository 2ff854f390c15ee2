// What became of the keywords of a request: used only where the source's facts hold them.
import type { DraftReason } from '#domain/history/draft-record.ts';
import type { CheckedKeywords } from '#domain/keywords/keyword.ts';
import { phraseFinder } from '#domain/text/words.ts';
import { byKeyword } from './reasons.ts';

/** The reason for a draft as a whole: keywords no fact supports. It holds for every part alike, so one of them says it. */
export function describeUnsupported({ unsupported }: CheckedKeywords): DraftReason[] {
  if (unsupported.length === 0) return [];
  const these = unsupported.length === 1 ? 'this keyword' : 'these keywords';
  return [byKeyword(`Left out ${list(unsupported)}: no fact in the source supports ${these}.`)];
}

/** Reasons for one written part: supported keywords that found no place in it, and those it holds. */
export function describeKeywords({ supported }: CheckedKeywords, written: string): DraftReason[] {
  const reasons: DraftReason[] = [];
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
function list(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}

// Why a wish for one text stores nothing: what of it nobody here can follow, or that the text would read as it does.
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { partTable, type TextPart } from '#domain/parts/parts.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { builtInName } from './engine-names.ts';
import { readClauses } from './instructions.ts';

/** What the built-in writer can be asked for, as a screen says it before one asks. */
export const followedWishes =
  'Without a language model, you can make a text shorter or longer, limit its length, and have it start with, mention or avoid words from the source.';

/** The clauses of a prompt that need a language model, and whether there are others. */
export function splitWish(prompt: string): { unfollowed: string[]; hasFollowed: boolean } {
  const clauses = readClauses(prompt);
  const unfollowed = clauses.filter(({ isFollowed }) => !isFollowed).map(({ text }) => text);
  return { unfollowed, hasFollowed: clauses.length > unfollowed.length };
}

type Drafted = { part: TextPart; value: string | readonly string[]; draft: DraftRecord };
type Wish = { prompt: string; keywords: readonly string[]; present: string | readonly string[] };

/** Null where the draft is to be stored. A draft that follows nothing of the wish is not, whatever else it would change. */
export function describeUnmet({ part, value, draft }: Drafted, { prompt, keywords, present }: Wish): string | null {
  const isBuiltIn = draft.engine === builtInName;
  const { unfollowed, hasFollowed } = isBuiltIn ? splitWish(prompt) : { unfollowed: [], hasFollowed: true };
  const isIgnored = !hasFollowed && unfollowed.length > 0 && keywords.length === 0;
  if (!isIgnored && !isSameContent(value, present)) return null;
  const { word } = partTable[part];
  const kept = `The ${word} ${part === 'bullets' ? 'were' : 'was'} not changed.`;
  if (unfollowed.length > 0)
    return `${quoteFirst(unfollowed)} ${unfollowed.length === 1 ? 'needs' : 'need'} a language model, and none is connected. ${kept} ${followedWishes}`;
  const why = draft.reasons.filter(({ isUnmet }) => isUnmet);
  const told = why.map(({ text }) => text).join(' ');
  return `${told === '' ? 'Generating again gives the same text.' : told} ${kept}`;
}

// What a writer says against a finding: words of the source. A writer is no judge of its own text: code compares the words, and facts it
// names for a sentence decide nothing; they are shown as its sources.
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { holdsAllWords, type Judgement } from '#domain/claims/judgements.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import type { Contest } from './draft.ts';

/** What the source says in two ways no quote of one of them settles. */
const isDoubted = (claim: PlacedClaim) => claim.verdict !== 'supported' && !isHint(claim) && !claim.isConflict;

/** The part of a statement between its commas that some words of it stand in: `base made of aluminum`. */
function clauseAround(statement: string, words: string): string | null {
  const start = statement.indexOf(words);
  if (start < 0) return null;
  const { tokens } = scanText(statement);
  const own = tokens.filter((token) => token.start < start + words.length && token.end > start);
  const [first, last] = [own[0]?.clause ?? 0, own.at(-1)?.clause ?? 0];
  const around = tokens.filter(({ clause }) => clause >= first && clause <= last);
  return statement.slice(around[0]?.start, around.at(-1)?.end);
}

/** Doubted claims whose writer quotes the source: the quote has to say all that the statement says around the claim, with every figure. */
export function readContests(contests: readonly Contest[], claims: readonly PlacedClaim[], by: string): Judgement[] {
  return claims.filter(isDoubted).flatMap((claim): Judgement[] => {
    const found = contests.find(({ statement, quote }) => {
      const clause = clauseAround(statement, claim.text);
      return clause !== null && holdsAllWords(quote, clause);
    });
    return found ? [{ statement: claim.text, verdict: 'supported', field: found.field, quote: found.quote, by }] : [];
  });
}

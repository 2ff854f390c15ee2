// What a writer gives for its statements: the facts it rests them on, and words of the source against a finding. Code compares both.
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { holdsAllWords, isAbout, type Judgement } from '#domain/claims/judgements.ts';
import { isDecidedByRules, isHint } from '#domain/claims/kinds.ts';
import type { Contest, Statement } from './draft.ts';

const isDoubted = (claim: PlacedClaim) => claim.verdict !== 'supported' && !isHint(claim);

/** The statement a claim stands in: the bullet of its place, or the sentence that holds its words. */
function statementOf(statements: readonly Statement[], { item, text }: PlacedClaim): Statement | undefined {
  return item === undefined ? statements.find((each) => each.text.includes(text)) : statements[item];
}

/** Claims no rule finds in the source though a fact their writer names says them in the same words. What rules decide for good is theirs. */
export function readGrounds(statements: readonly Statement[], claims: readonly PlacedClaim[], by: string): Judgement[] {
  return claims.flatMap((claim): Judgement[] => {
    if (!isDoubted(claim) || claim.verdict === 'contradicted' || isDecidedByRules(claim)) return [];
    const fact = statementOf(statements, claim)?.facts.find(({ text }) => holdsAllWords(text, claim.text));
    if (!fact) return [];
    return [{ statement: claim.text, verdict: 'supported', field: fact.field, quote: fact.text, by }];
  });
}

/** Doubted claims whose writer quotes the source: what is quoted has to speak of the claim, with every figure of it. */
export function readContests(contests: readonly Contest[], claims: readonly PlacedClaim[], by: string): Judgement[] {
  return claims.filter(isDoubted).flatMap((claim): Judgement[] => {
    const found = contests.find(({ statement, quote }) => statement.includes(claim.text) && isAbout(quote, claim.text));
    return found ? [{ statement: claim.text, verdict: 'supported', field: found.field, quote: found.quote, by }] : [];
  });
}

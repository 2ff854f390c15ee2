// Use cases of judging: ask the judging model about what rules could not decide of a product's texts, and report what was decided.
import { findUndecidedIn, type Judgement } from '#domain/claims/judgements.ts';
import type { JudgedReply } from '#domain/models/judge/judgements.contract.ts';
import { textParts } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { presentOf } from '#domain/review/content.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { lockListings, recheckProduct } from '#server/checks/check.commands.ts';
import { keepJudgements, loadBriefFacts, loadJudgements } from '#server/claims/claim-basis.commands.ts';
import { loadChecker } from '#server/claims/claim-checker.commands.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import type { Judge } from '#server/models/models.commands.ts';
import { loadContent } from '#server/review/review.commands.ts';

export async function listProductJudgements({ db }: Context, productId: number): Promise<Judgement[]> {
  return await loadJudgements(db, await loadProduct(db, productId));
}

/**
 * Asks the judge about the undecided statements of the texts as they stand, as many as one call takes, and keeps what it decides. No
 * transaction is open while it works. Throws UNAVAILABLE without a judge, and what the judge throws; nothing is kept then.
 */
export async function judgeStatementsOf(
  context: Context,
  productId: number,
  judge: Judge | null,
): Promise<JudgedReply> {
  const { db } = context;
  if (!judge)
    throw new Problem('UNAVAILABLE', 'No model for checking is selected. Select one under Settings, API Integration.');
  const product = await loadProduct(db, productId);
  const content = await loadContent(db, productId);
  const present = presentOf({ content, product });
  const check = await loadChecker(
    db,
    product,
    textParts.map((part) => present[part]),
  );
  const statements = textParts.flatMap((part) => findUndecidedIn(present[part], check(present[part])));
  const asked = [...new Set(statements)];
  const decided = await judge.judge(asked, await loadBriefFacts(db, product), productId);
  if (decided.length > 0)
    await db.transaction(async (tx) => {
      await lockListings(tx, [productId]);
      await keepJudgements(tx, product, decided, context.now());
      // Claims that were open can be settled by it, and the other way round.
      await recheckProduct(tx, productId, context.now());
      await announce(tx, { type: 'product', productId, version: content?.version ?? 0 });
    });
  const count = (verdict: Judgement['verdict']) => decided.filter((each) => each.verdict === verdict).length;
  return {
    judge: judge.name,
    judgements: await loadJudgements(db, product),
    asked: asked.length,
    supported: count('supported'),
    contradicted: count('contradicted'),
    unsupported: count('unsupported'),
  };
}

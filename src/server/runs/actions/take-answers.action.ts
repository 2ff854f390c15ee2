// Takes answers of a file that was exported for review on products of a run.
import { approvePending } from '#domain/review/approve-pending.ts';
import { decideClaims } from '#domain/review/attestation.ts';
import type { Decision } from '#domain/review/review.ts';
import type { TakeAnswersOptions } from '#domain/runs/actions/take-answers.action.ts';
import { type ItemPlan, nothingYet, planRefusal, planUnchanged } from '#domain/runs/item-plan.ts';
import { type Answered, takeAnswers } from '#domain/runs/take-answers.ts';
import { checkWithClaims } from '#server/checks/check.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { loadTaken, selectAnswered } from '#server/transfer/answers/answers.commands.ts';
import { type ActionWork, hasContent, lookAtNothing, type Planned, type Read, type Written } from './planned.ts';

type Taken = Written & { answered: Answered; decision: Decision };

async function planAll(
  context: Context,
  { answersId, approvesChanges }: TakeAnswersOptions,
  items: readonly Read[],
): Promise<Planned[]> {
  const { db, actor, now } = context;
  const at = now().toISOString();
  const answers = await loadTaken(
    db,
    answersId,
    items.map(({ product }) => product.id),
  );
  const taken = items.filter(hasContent).map((item): Taken => {
    const decision = { by: actor, at, source: item.product };
    const own = answers.get(item.product.id) ?? [];
    return { ...item, decision, answered: takeAnswers(item.content, own, decision, approvesChanges) };
  });
  const plans = new Map((await approveAll(context, taken)).map(({ id, plan }) => [id, plan]));
  return items.map((item) => ({ ...item, plan: plans.get(item.product.id) ?? planRefusal(nothingYet) }));
}

/** Approves what is to be approved, by the claims of the texts as they are with the answers. */
async function approveAll(context: Context, taken: readonly Taken[]): Promise<{ id: number; plan: ItemPlan }[]> {
  const { db, now } = context;
  const { attestation } = await loadSettings(db);
  const listings = taken.map(({ product, content, answered, decision }) => {
    return { id: product.id, product, content: { ...content, ...answered.change.content }, answered, decision };
  });
  const open = listings.filter(({ answered }) => answered.toApprove.length > 0);
  const approved = new Map(
    (await checkWithClaims(db, open, now())).map(({ id, content, check, claims, nameRule, answered, decision }) => {
      const decide = (part: Parameters<typeof decideClaims>[0]) => decideClaims(part, claims[part] ?? [], attestation);
      const choice = { parts: answered.toApprove, takeAll: true, nameRule };
      return [id, approvePending(content, check.reviewCheck, decision, decide, choice)];
    }),
  );
  return listings.map(({ id, answered }) => {
    const approval = approved.get(id);
    const { history } = answered.change;
    const change = approval
      ? { content: approval.change.content, history: [...history, ...approval.change.history] }
      : answered.change;
    const parts = [...new Set([...answered.parts, ...(approval?.parts ?? [])])];
    const reasons = [...answered.reasons, ...(approval?.refusal ? [approval.refusal] : [])];
    const reason = reasons.length > 0 ? reasons.join(' ') : null;
    if (parts.length > 0) return { id, plan: { outcome: 'done', parts, reason, change } };
    return { id, plan: reason === null ? planUnchanged('It was already as answered.') : planRefusal(reason) };
  });
}

export const takeAnswersWork: ActionWork<'take-answers'> = {
  plan: planAll,
  look: lookAtNothing,
  membersOf: ({ answersId }) => selectAnswered(answersId),
};

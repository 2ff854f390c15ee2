// Takes answers of an export for review or of a sign-off on products of a run.

import type { Part } from '#domain/parts/parts.ts';
import { type Attestation, decideClaims } from '#domain/review/attestation.ts';
import type { Decision } from '#domain/review/review.ts';
import { attestationOf, secondPersonNeed } from '#domain/review/second-person.ts';
import type { TakeAnswersOptions } from '#domain/runs/actions/take-answers.action.ts';
import {
  describeAsked,
  type ItemPlan,
  type NewComment,
  nothingYet,
  planApproved,
  planRefusal,
  planUnchanged,
} from '#domain/runs/item-plan.ts';
import type { AnswersCheck } from '#domain/runs/runs.contract.ts';
import { type Answered, approveAnswered, commentsOf, takeAnswers } from '#domain/runs/take-answers.ts';
import { checkWithClaims } from '#server/checks/check.commands.ts';
import { newComments } from '#server/comments/comments.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import {
  findAnswers,
  listChanged,
  loadTaken,
  selectAnswered,
  type TakenAnswer,
} from '#server/transfer/answers/answers.commands.ts';
import { readItems } from '../read-items.ts';
import {
  type ActionWork,
  hasContent,
  lookAtNothing,
  mostLooked,
  type Planned,
  type Read,
  type Written,
} from './planned.ts';

type Taken = Written & { answers: readonly TakenAnswer[]; answered: Answered; decision: Decision };

/** What taking its answers comes to for a product; `waiting`: the changed texts that stay pending, and `why`. */
type Taking = { id: number; plan: ItemPlan; answers: readonly TakenAnswer[]; waiting: Part[]; why: string | null };

async function planAll(context: Context, options: TakeAnswersOptions, items: readonly Read[]): Promise<Planned[]> {
  const taken = await takeAll(context, options, items);
  // What a brand writes on the page of a sign-off is the reason of a rejection, and stored as that.
  const written =
    options.answeredBy === undefined
      ? taken.map(({ id, answers }) => [id, commentsOf(answers, options.fileName)] as const)
      : [];
  const comments = await newComments(context.db, new Map(written));
  const plans = new Map(
    taken.map(({ id, plan }) => [id, addComments(nameAnswerer(plan, options), comments.get(id) ?? [])]),
  );
  return items.map((item) => ({ ...item, plan: plans.get(item.product.id) ?? planRefusal(nothingYet) }));
}

function addComments(plan: ItemPlan, comments: readonly NewComment[]): ItemPlan {
  if (comments.length === 0) return plan;
  return plan.outcome === 'unchanged'
    ? { ...plan, outcome: 'done' as const, reason: 'Only comments were added.', comments }
    : { ...plan, comments };
}

/** History says who answered beside the member for whom the run works. */
function nameAnswerer(plan: ItemPlan, { answeredBy }: TakeAnswersOptions): ItemPlan {
  if (answeredBy === undefined || !plan.change) return plan;
  const history = plan.change.history.map((entry) => ({ ...entry, details: { ...entry.details, answeredBy } }));
  return { ...plan, change: { ...plan.change, history } };
}

async function takeAll(
  context: Context,
  { answersId, approvesChanges, answeredBy }: Pick<TakeAnswersOptions, 'answersId' | 'approvesChanges' | 'answeredBy'>,
  items: readonly Read[],
): Promise<Taking[]> {
  const { db, actor, now, isAlone = false } = context;
  const at = now().toISOString();
  const settings = await loadSettings(db);
  const answers = await loadTaken(
    db,
    answersId,
    items.map(({ product }) => product.id),
  );
  const taken = items.filter(hasContent).map((item): Taken => {
    const needsSecond = secondPersonNeed(settings, item.product, isAlone);
    const decision = { by: actor, at, source: item.product, answeredBy, needsSecond };
    const own = answers.get(item.product.id) ?? [];
    return { ...item, answers: own, decision, answered: takeAnswers(item.content, own, decision, approvesChanges) };
  });
  return await approveAll(context, taken, attestationOf(settings));
}

/** Approves what is to be approved, by the claims and rules of the texts as they are with the answers. */
async function approveAll(context: Context, taken: readonly Taken[], attestation: Attestation): Promise<Taking[]> {
  const { db, now } = context;
  const listings = taken.map(({ product, content, answers, answered, decision }) => {
    return {
      id: product.id,
      product,
      content: { ...content, ...answered.change.content },
      answers,
      answered,
      decision,
    };
  });
  const open = listings.filter(({ answered }) => answered.toApprove.length + answered.changed.length > 0);
  const approved = new Map(
    (await checkWithClaims(db, open, now())).map(({ id, check, claims, nameRule, answered, decision }) => {
      const decide = (part: Parameters<typeof decideClaims>[0]) => decideClaims(part, claims[part] ?? [], attestation);
      return [id, approveAnswered(answered, check.reviewCheck, decision, decide, nameRule)];
    }),
  );
  return listings.map(({ id, answers, answered }) => {
    const approval = approved.get(id);
    const change = approval?.change ?? answered.change;
    const parts = [...new Set([...answered.parts, ...(approval?.parts ?? [])])];
    const asked = approval?.asked ?? [];
    const waiting = answered.changed.filter((part) => !approval?.parts.includes(part));
    const reasons = [...answered.reasons, ...(approval?.refusal ? [approval.refusal] : [])];
    const reason = reasons.length > 0 ? reasons.join(' ') : null;
    const why = approval?.refusal ?? (asked.length > 0 ? describeAsked(asked) : reason);
    const plan = planApproved({ parts, asked, change }, reason);
    if (plan) return { id, answers, waiting, why, plan };
    return {
      id,
      answers,
      waiting,
      why,
      plan: reason === null ? planUnchanged('The answered parts are already approved.') : planRefusal(reason),
    };
  });
}

/** Why texts stay pending, the reason of most texts first. */
function countReasons(taken: readonly Taking[]): AnswersCheck['reasons'] {
  const texts = new Map<string, number>();
  for (const { waiting, why } of taken)
    if (waiting.length > 0 && why !== null) texts.set(why, (texts.get(why) ?? 0) + waiting.length);
  return [...texts].map(([reason, count]) => ({ reason, texts: count })).toSorted((a, b) => b.texts - a.texts);
}

/** Says which of the changed texts stay pending, of the first products with one. Stores nothing. Throws NOT_FOUND. */
export async function checkAnswers(context: Context, answersId: number): Promise<AnswersCheck> {
  const { db } = context;
  await findAnswers(context, answersId);
  const ids = await listChanged(db, answersId, mostLooked + 1);
  const items = await readItems(db, ids.slice(0, mostLooked));
  const taken = await takeAll(context, { answersId, approvesChanges: true }, items);
  return {
    staysPending: taken.reduce((sum, { waiting }) => sum + waiting.length, 0),
    reasons: countReasons(taken),
    isExact: ids.length <= mostLooked,
  };
}

export const takeAnswersWork: ActionWork<'take-answers'> = {
  plan: planAll,
  look: lookAtNothing,
  membersOf: ({ answersId }) => selectAnswered(answersId),
};

// Use cases of waivers: what one would change, adding one and taking it back. The products it is about are checked again in the background.
import { waiverFields } from '#domain/audit/audit-fields.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import { coversProduct } from '#domain/benchmarks/waiver.ts';
import type { Waiver, WaiverEffect, WaiverInput } from '#domain/benchmarks/waivers.contract.ts';
import { Problem } from '#domain/problem.ts';
import { isApprovable, type ReviewCheck } from '#domain/review/part-check.ts';
import { joinPeople, needsSecond, samePerson } from '#domain/review/second-person.ts';
import { record, recordChange } from '#server/audit/audit.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { forgetWaiver, notifyDeciders } from '#server/notifications/notifications.commands.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import * as store from './waivers.store.ts';

const gone = () => new Problem('NOT_FOUND', 'Waiver not found');

async function nameRules(db: Db): Promise<(ruleId: string) => string> {
  const { rules } = await loadActiveRules(db);
  const labels = new Map(rules.map(({ id, label }) => [id, label]));
  return (ruleId) => labels.get(ruleId) ?? ruleId;
}

export async function listWaivers({ db }: Context): Promise<Waiver[]> {
  const nameRule = await nameRules(db);
  return (await store.listWaivers(db)).map((waiver) => ({ ...waiver, label: nameRule(waiver.ruleIds[0] ?? '') }));
}

/** The check of a product as it would be with rules waived. */
function withWaived({ parts, facts }: ReviewCheck, ruleIds: readonly string[]): ReviewCheck {
  const without = (ids: readonly string[]) => ids.filter((id) => !ruleIds.includes(id));
  return {
    parts: parts.map((part) => ({ ...part, must: without(part.must), should: without(part.should) })),
    facts: { ...facts, must: without(facts.must), should: without(facts.should) },
  };
}

const covered = async (db: Db, waiver: Waived) =>
  (await store.listBreaking(db, waiver)).filter((product) => coversProduct(waiver, product, product.id));

/** What a waiver would change now. */
export async function previewWaiver({ db }: Context, waiver: Waived): Promise<WaiverEffect> {
  const effect: WaiverEffect = { products: 0, clear: 0, openClaim: 0, mustRule: 0, other: 0 };
  for (const { lens, reviewCheck } of await covered(db, waiver)) {
    const check = withWaived(reviewCheck, waiver.ruleIds);
    effect.products += 1;
    if (lens === 'part-rejected' || lens === 'source-changed') effect.other += 1;
    else if (check.parts.some(({ openClaims }) => openClaims > 0)) effect.openClaim += 1;
    else if (check.facts.must.length > 0 || check.parts.some(({ must }) => must.length > 0)) effect.mustRule += 1;
    else if (check.parts.every((part) => isApprovable(part, check.facts))) effect.clear += 1;
    else effect.other += 1;
  }
  return effect;
}

/** Checks the products a waiver is about again, and informs open pages. */
async function recheck(tx: Db, waiver: Waived): Promise<void> {
  await store.markForCheck(
    tx,
    (await covered(tx, waiver)).map(({ id }) => id),
  );
  await announce(tx, { type: 'rescore', isRunning: true });
  await announce(tx, { type: 'rules' });
}

/** Waives rules, or asks a second person to confirm that where the workspace wants one. Throws NOT_FOUND where no active rule has one of the ids. */
export async function addWaiver(context: Context, input: WaiverInput): Promise<Waiver> {
  return await context.db.transaction(async (tx) => {
    const { rules } = await loadActiveRules(tx);
    const known = new Set(rules.map(({ id }) => id));
    if (!input.ruleIds.every((id) => known.has(id))) throw new Problem('NOT_FOUND', 'Rule not found');
    const isMust = rules.some(({ id, severity }) => severity === 'block' && input.ruleIds.includes(id));
    const { secondPerson } = await loadSettings(tx);
    const needs = isMust && needsSecond('waiver', secondPerson, context.isAlone ?? false);
    const id = await store.insertWaiver(tx, input, {
      ...{ actorId: context.actor.id, at: context.now(), needsSecond: needs },
    });
    if (needs) await announce(tx, { type: 'rules' });
    else await recheck(tx, input);
    const stored = await store.findWaiver(tx, id);
    if (!stored) throw new Error('The waiver was not stored');
    const label = (await nameRules(tx))(stored.ruleIds[0] ?? '');
    const target = { id, name: label };
    if (needs) await notifyDeciders(tx, context, { waiverId: id, text: `“${label}”: ${stored.reason}` });
    await recordChange(tx, context, {
      ...{
        kind: 'waiver',
        action: needs ? 'asked' : 'added',
        target,
        fields: waiverFields,
        before: null,
        after: stored,
      },
    });
    return { ...stored, label };
  });
}

/** Confirms a waiver as its second person: it holds from now on. Throws NOT_FOUND where nothing waits, FORBIDDEN for who asked for it. */
export async function confirmWaiver(context: Context, id: number): Promise<Waiver> {
  return await context.db.transaction(async (tx) => {
    const waiver = await store.findWaiver(tx, id);
    if (!waiver?.awaitsSecond) throw gone();
    const { createdBy } = waiver;
    if (joinPeople(createdBy, context.actor) === null) throw samePerson('asked for this waiver');
    if (!(await store.markConfirmed(tx, id, { actorId: context.actor.id, at: context.now() }))) throw gone();
    const label = (await nameRules(tx))(waiver.ruleIds[0] ?? '');
    const asked = { 'Asked by': createdBy?.fullName ?? null };
    await record(tx, context, {
      ...{ kind: 'waiver', action: 'confirmed', target: { id, name: label } },
      before: { ...asked, 'Confirmed by': null },
      after: { ...asked, 'Confirmed by': context.actor.fullName },
    });
    await forgetWaiver(tx, id);
    await recheck(tx, toWaived(waiver));
    return { ...waiver, label, awaitsSecond: false, confirmedBy: context.actor };
  });
}

/** Takes a waiver back: the rule counts again. One that waits for a second person never held: its request ends. Throws NOT_FOUND where it was taken back already. */
export async function undoWaiver(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const waiver = await store.findWaiver(tx, id);
    if (!waiver) throw gone();
    if (!(await store.markUndone(tx, id, { actorId: context.actor.id, at: context.now() }))) throw gone();
    const target = { id, name: (await nameRules(tx))(waiver.ruleIds[0] ?? '') };
    if (waiver.awaitsSecond) {
      await forgetWaiver(tx, id);
      const before = { 'Asked by': waiver.createdBy?.fullName ?? null };
      await record(tx, context, { kind: 'waiver', action: 'withdrawn', target, before });
      await announce(tx, { type: 'rules' });
      return;
    }
    await recordChange(tx, context, {
      ...{ kind: 'waiver', action: 'ended', target, fields: waiverFields, before: waiver, after: null },
    });
    await recheck(tx, toWaived(waiver));
  });
}

function toWaived({ ruleIds, scope, value, productIds, until }: Omit<Waiver, 'label'>): Waived {
  return scope === 'products' ? { ruleIds, until, scope, productIds } : { ruleIds, until, scope, value: value ?? '' };
}

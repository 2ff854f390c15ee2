// Use cases of voices: list, make, change, delete, what holds for a product, and the check of a text.

import { voiceFields } from '#domain/audit/audit-fields.ts';
import { textParts } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { openVoiceCheck } from '#domain/voice/check-voice.ts';
import type { ProductVoice, StoredVoice, VoiceInput } from '#domain/voice/voice.contract.ts';
import type { VoicedProduct, VoiceExample, VoiceRules } from '#domain/voice/voice.ts';
import { checkPartVoice } from '#domain/voice/voice-findings.ts';
import type { VoiceMark } from '#domain/voice/voice-marks.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { aimsChanged } from '#server/checks/epoch.commands.ts';
import { loadVoice, loadVoicesInEffect } from '#server/checks/voice-in-effect.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { storeNamed } from '#server/live/store-named.ts';
import { loadContents } from '#server/review/review.commands.ts';
import * as store from './voice.store.ts';

export const listVoices = async (db: Db): Promise<StoredVoice[]> => await store.listVoices(db);

const writtenBy = ({ actor, now }: Context) => ({ actorId: actor.id, at: now() });

/** The workspace's voice has no value, even if the form still had one. */
const withoutStrayValue = (input: VoiceInput): VoiceInput =>
  input.scope === 'workspace' ? { ...input, scopeValue: null } : input;

function takenBy({ scope, scopeValue }: VoiceInput) {
  if (scope === 'workspace')
    return { path: 'scope', message: 'The workspace already has a voice. Edit that voice instead.' };
  const message = `The ${scope} “${scopeValue}” already has a voice. Edit that voice instead.`;
  return { path: 'scopeValue', message };
}

type NotedVoice = Pick<StoredVoice, 'id' | 'scope' | 'scopeValue' | 'rules'>;

async function recordVoice(
  tx: Db,
  context: Context,
  {
    action,
    before,
    after,
  }: { action: 'added' | 'changed' | 'deleted'; before: NotedVoice | null; after: NotedVoice | null },
): Promise<void> {
  const voice = after ?? before;
  if (!voice) return;
  const flat = (each: NotedVoice | null) => each && { ...each.rules, scope: each.scope, scopeValue: each.scopeValue };
  const target = { id: voice.id, name: voice.scopeValue ?? 'Workspace' };
  const change = { fields: voiceFields, before: flat(before), after: flat(after) };
  await recordChange(tx, context, { kind: 'voice', action, target, ...change });
}

/** Runs a write; a second voice of one scope is refused in words. */
async function storeOne<T>(
  context: Context,
  input: VoiceInput,
  write: (tx: Db, input: VoiceInput) => Promise<T>,
): Promise<T> {
  const tidy = withoutStrayValue(input);
  return await storeNamed(context, { type: 'voices' }, takenBy(tidy), async (tx) => {
    const stored = await write(tx, tidy);
    await aimsChanged(context, tx);
    return stored;
  });
}

/** Throws INVALID_INPUT where the scope has a voice already. */
export async function createVoice(context: Context, input: VoiceInput): Promise<StoredVoice> {
  return await storeOne(context, input, async (tx, tidy) => {
    const made = await store.insertVoice(tx, tidy, writtenBy(context));
    await recordVoice(tx, context, { action: 'added', before: null, after: made });
    return made;
  });
}

/** Throws NOT_FOUND, STALE_VERSION, and INVALID_INPUT where another voice has its scope. */
export async function updateVoice(
  context: Context,
  id: number,
  seen: number | null,
  input: VoiceInput,
): Promise<StoredVoice> {
  return await storeOne(context, input, async (tx, tidy) => {
    const stored = await store.findVoice(tx, id, { lock: true });
    if (!stored) throw new Problem('NOT_FOUND', 'Voice not found');
    if (seen !== null && seen !== stored.version)
      throw new Problem(
        'STALE_VERSION',
        'Someone else changed this voice while you were editing. Your changes were not saved. Review the current voice and save again.',
      );
    const saved = await store.saveVoice(tx, id, tidy, writtenBy(context));
    await recordVoice(tx, context, { action: 'changed', before: stored, after: saved });
    return saved;
  });
}

/** Throws NOT_FOUND. */
export async function deleteVoice(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await store.findVoice(tx, id, { lock: true });
    if (!(stored && (await store.removeVoice(tx, id)))) throw new Problem('NOT_FOUND', 'Voice not found');
    await recordVoice(tx, context, { action: 'deleted', before: stored, after: null });
    await aimsChanged(context, tx);
    await announce(tx, { type: 'voices' });
  });
}

/** More would crowd the instruction out: the narrowest voice's come first. */
const mostExamples = 3;

/** The texts of a product that are approved. */
const approvedTexts = ({ parts }: OptimizedContent): VoiceExample =>
  Object.fromEntries(
    textParts.filter((part) => parts[part].status === 'approved').map((part) => [part, parts[part].value]),
  );

/** What a writer gets of the voice of a product: the rules, and approved texts of other products that sound right. */
export async function loadWritersVoices(
  db: Db,
  products: readonly (VoicedProduct & { id: number })[],
): Promise<{ voice?: VoiceRules; voiceExamples?: VoiceExample[] }[]> {
  const voices = (await loadVoicesInEffect(db, products)).map(({ rules }) => rules);
  const named = new Set(voices.flatMap((voice) => voice?.examples ?? []));
  const contents = await loadContents(db, [...named]);
  const texts = new Map(contents.map((content) => [content.productId, approvedTexts(content)]));
  return products.map(({ id }, at) => {
    const voice = voices[at];
    if (!voice) return {};
    const others = voice.examples.filter((example) => example !== id);
    const voiceExamples = others
      .flatMap((example) => texts.get(example) ?? [])
      .filter((example) => Object.keys(example).length > 0)
      .slice(0, mostExamples);
    return { voice, ...(voiceExamples.length > 0 ? { voiceExamples } : {}) };
  });
}

/** The voice in effect for a product, and where it comes from. Throws NOT_FOUND. */
export async function loadProductVoice(db: Db, productId: number): Promise<ProductVoice> {
  const product = await loadProduct(db, productId);
  const [voice] = await loadVoicesInEffect(db, [product]);
  return {
    rules: voice?.rules ?? null,
    from: (voice?.from ?? []).map(({ id, scope, scopeValue }) => ({ id, scope, scopeValue })),
  };
}

/** Where a text breaks the voice of a product; its brand is a name. Throws NOT_FOUND. */
export async function checkProductText(
  db: Db,
  productId: number,
  content: string | readonly string[],
): Promise<VoiceMark[]> {
  const product = await loadProduct(db, productId);
  const rules = await loadVoice(db, product);
  return rules ? checkPartVoice(openVoiceCheck(rules, product.brand ? [product.brand] : []), content) : [];
}

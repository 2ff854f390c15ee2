import { expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { product as sourceOf } from '#domain/catalogue/test-product.ts';
import { partNames } from '#domain/parts/parts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { compareDrafts, guidancesOf } from './prompt-trial.ts';
import type { Prompt } from './prompts.contract.ts';
import { describeOrigin } from './scopes.ts';
import { testPrompt } from './test-prompt.ts';

const on = new Date('2026-11-21T00:00:00Z');
const lamp = sourceOf({
  title: 'Clayfield Dimmable Desk Lamp with USB Charging Port, Warm White, Foldable Arm, Aluminium',
  brand: 'Clayfield',
});

async function tryOn(tried: Prompt, applicable: Prompt[] = []) {
  const guidances = guidancesOf(tried, applicable, lamp);
  if (!guidances) throw new Error('Not for the product');
  const draft = (prompts: Prompt[]) =>
    runPipeline(
      {
        product: lamp,
        parts: partNames,
        keywords: [],
        prompt: null,
        dataSources: [],
        rules: builtInRules,
        on,
        prompts: prompts.map((each) => ({ ...each, text: each.prompt, origin: describeOrigin(each) })),
      },
      builtInEngine,
      () => 'hash',
    );
  const drafts = { without: await draft(guidances.without), with: await draft(guidances.with) };
  return compareDrafts(tried, guidances, drafts, { product: lamp, rules: builtInRules, on });
}

test('a prompt that limits the title shortens it and leaves the other texts alone', async () => {
  const { before, after, changes, lines, notes } = await tryOn(
    testPrompt({ prompt: 'Keep titles under 60 characters' }),
  );
  expect(before.lengths.title).toBeGreaterThan(60);
  expect(after.lengths.title).toBeLessThanOrEqual(60);
  expect(after.lengths).toEqual({ ...before.lengths, title: after.lengths.title });
  expect(changes).toMatchObject([{ part: 'title' }]);
  expect(lines).toEqual([
    { text: 'Keep titles under 60 characters', isFollowed: true, exceptions: [], overridden: null },
  ]);
  expect(notes).toContain('Asked by the global prompt: "Keep titles under 60 characters".');
});

test('a prompt only a model can follow changes nothing, and the notes say so', async () => {
  const { changes, lines, notes } = await tryOn(testPrompt({ prompt: 'Use a friendly tone' }));
  expect(changes).toEqual([]);
  expect(lines).toMatchObject([{ isFollowed: false }]);
  expect(notes.join(' ')).toContain('needs a language model');
});

test('a narrower prompt that holds already wins, and the line says so', async () => {
  const narrower = testPrompt({
    id: 2,
    prompt: 'Keep the title under 50 characters',
    scope: 'brand',
    scopeValue: 'Clayfield',
  });
  const { changes, lines } = await tryOn(testPrompt({ prompt: 'Keep titles under 60 characters' }), [narrower]);
  expect(changes).toEqual([]);
  expect(lines[0]?.overridden).toBe(
    'The brand prompt for Clayfield is narrower: "Keep the title under 50 characters".',
  );
});

test('a stored prompt is tried in its own place, whether or not it is on', () => {
  const stored = testPrompt({ id: 1, prompt: 'Mention steel' });
  const typed = { ...stored, prompt: 'Mention brass', isActive: false };
  const other = testPrompt({ id: 2, prompt: 'Mention cotton' });
  const guidances = guidancesOf(typed, [stored, other], lamp);
  expect(guidances?.without).toEqual([other]);
  expect(guidances?.with.map(({ prompt }) => prompt)).toEqual(['Mention brass', 'Mention cotton']);
});

test('a prompt of another scope is not for the product', () => {
  expect(guidancesOf(testPrompt({ scope: 'brand', scopeValue: 'Other' }), [], lamp)).toBeNull();
});

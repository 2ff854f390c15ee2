import { describe, expect, it, test } from 'vitest';
import { noAims } from '#domain/benchmarks/aims.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { product as sourceOf } from '#domain/catalogue/test-product.ts';
import type { DraftReason, DraftRecord } from '#domain/history/draft-record.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { type DraftedPart, runPipeline } from '#domain/writing/pipeline.ts';
import { compareDrafts, type Guidances, guidancesOf } from './prompt-trial.ts';
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
  return compareDrafts(tried, guidances, drafts, { product: lamp, rules: builtInRules, aims: noAims, on });
}

test('a prompt that limits the title shortens it and leaves the other texts alone', async () => {
  const { before, after, changes, lines, notes } = await tryOn(
    testPrompt({ prompt: 'Keep titles under 60 characters' }),
  );
  expect(before.lengths.title).toBeGreaterThan(60);
  expect(after.lengths.title).toBeLessThan(60);
  expect(after.lengths).toEqual({ ...before.lengths, title: after.lengths.title });
  expect(changes).toMatchObject([{ part: 'title' }]);
  expect(lines).toEqual([
    { text: 'Keep titles under 60 characters', isFollowed: true, needsModel: false, exceptions: [], overridden: null },
  ]);
  expect(notes).toContain('Followed: "Keep titles under 60 characters" (global prompt).');
});

test('a prompt only a model can follow changes nothing, and the notes say so', async () => {
  const { changes, lines, notes } = await tryOn(testPrompt({ prompt: 'Use a friendly tone' }));
  expect(changes).toEqual([]);
  expect(lines).toMatchObject([{ isFollowed: null, needsModel: true }]);
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
    'The brand prompt for Clayfield has a narrower scope: "Keep the title under 50 characters".',
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
  const other = testPrompt({ id: 2, prompt: 'Mention cotton' });
  expect(guidancesOf(testPrompt({ scope: 'brand', scopeValue: 'Other' }), [other], lamp)).toBeNull();
});

describe('drafts compared', () => {
  const rule = (given: Partial<BenchmarkRule>) =>
    ({
      id: 'title-length',
      retailer: 'general',
      category: '*',
      attribute: 'title',
      subject: 'length',
      label: 'Title length',
      severity: 'warn',
      points: 10,
      source: 'https://channel.example',
      asOf: null,
      standing: 'own',
      benchmarkType: 'length',
      rule: { unit: 'characters', max: 10, isIdeal: false },
      ...given,
    }) as BenchmarkRule;
  const rules = [
    rule({}),
    rule({ id: 'advice', subject: 'ideal', label: 'Ideal length', severity: 'advise' }),
    rule({
      id: 'fact',
      attribute: 'facts',
      subject: 'brand',
      label: 'Brand known',
      benchmarkType: 'required',
      rule: { fact: 'brand' },
    }),
  ];
  const nameless = sourceOf({ title: 'Desk Lamp With Arm', bullets: ['Folds', 'Dims'], description: 'A lamp.' });
  const drafted = (part: Part, value: string | string[], given: Partial<DraftRecord> = {}): DraftedPart => ({
    part,
    value,
    judgements: [],
    draft: {
      engine: 'built-in',
      reasons: [],
      checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
      isRepaired: false,
      prompts: [],
      inputHash: '',
      ...given,
    },
  });
  const checks = (unsupported: number, contradicted: number) => ({
    supported: 5,
    unsupported,
    contradicted,
    brokenRules: [],
  });
  const reasons = (...texts: string[]): DraftReason[] => [
    ...texts.map((text) => ({ text, because: 'prompt' as const, ref: null })),
    { text: 'Cut to fit', because: 'rule', ref: 'title-length' },
  ];
  const compare = (
    without: DraftedPart[],
    withPrompt: DraftedPart[],
    guidance: Guidances = { without: [], with: [] },
  ) =>
    compareDrafts({ id: 1 }, guidance, { without, with: withPrompt }, { product: nameless, rules, aims: noAims, on });

  it('a part nobody drafted is measured as the product has it', () => {
    const { before, after } = compare([], [drafted('bullets', ['Folds flat', 'Dims', 'Warm'])]);
    expect(before.lengths).toMatchObject({ title: 18, bullets: 9, description: 7 });
    expect(after.lengths).toMatchObject({ title: 18, bullets: 18, description: 7 });
  });

  it('open claims are summed over the drafts, by verdict', () => {
    const { before, after } = compare(
      [drafted('title', 'Lamp', { checks: checks(1, 0) })],
      [drafted('title', 'Lamp', { checks: checks(1, 2) }), drafted('description', 'Lit.', { checks: checks(3, 1) })],
    );
    expect([before.unsupported, before.contradicted]).toEqual([1, 0]);
    expect([after.unsupported, after.contradicted]).toEqual([4, 3]);
  });

  it('broken rules are those a text can fix: no advice, nothing the product itself lacks', () => {
    const { before, after } = compare([], [drafted('title', 'Desk Lamp')]);
    expect(before.brokenRules).toEqual(['Title length']);
    expect(after.brokenRules).toEqual([]);
    expect(after.quality).toBeGreaterThan(before.quality);
  });

  it('notes are what prompts led to, once each, and only what they do with the tried one', () => {
    const { notes } = compare(
      [drafted('title', 'Lamp', { reasons: reasons('Known already') })],
      [
        drafted('title', 'Lamp', { reasons: reasons('Known already', 'New') }),
        drafted('bullets', ['Lit'], { reasons: reasons('New') }),
      ],
    );
    expect(notes).toEqual(['New']);
  });

  it('lines are those of the tried prompt alone', () => {
    const tried = testPrompt({ id: 1, prompt: 'Mention steel' });
    const other = testPrompt({ id: 2, prompt: 'Mention cotton' });
    const { lines } = compare([], [], { without: [other], with: [tried, other] });
    expect(lines.map(({ text }) => text)).toEqual(['Mention steel']);
  });
});

import { describe, expect, it } from 'vitest';
import { findReplaced } from '#domain/review/put-back.ts';
import { replacePart, startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import type { DraftedPart } from '#domain/writing/pipeline.ts';
import { describeAsked, onlyAsked, planDecision, planDrafts, planPutBack } from './item-plan.ts';

const tess = { id: 1, fullName: 'Tess' };
const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: [] };
const decision = { by: tess, at: '2026-11-21T10:00:00.000Z', source };
const start = startFromSource(source);
const drafted = (value: string): DraftedPart => ({
  part: 'title',
  value,
  draft: {
    engine: 'Built-in writer',
    reasons: [],
    checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    prompt: null,
    inputHash: 'x',
  } as unknown as DraftedPart['draft'],
  judgements: [],
});

describe('a decision on many', () => {
  it('is taken on the parts it may be taken on', () => {
    const content = withPart(start, 'title', { status: 'rejected' });
    expect(planDecision(content, ['title', 'bullets'], 'rejected', decision)).toMatchObject({
      outcome: 'done',
      parts: ['bullets'],
      reason: null,
    });
  });

  it('says why it was refused on a part, and that there was nothing to do', () => {
    expect(planDecision(start, ['images'], 'rejected', decision)).toEqual({
      outcome: 'refused',
      parts: [],
      reason: 'This product has no images to reject.',
      change: null,
    });
    expect(planDecision(start, ['title'], 'pending', decision)).toMatchObject({
      outcome: 'unchanged',
      reason: 'No part could be rolled back.',
    });
    expect(planDecision(null, ['title'], 'rejected', decision)).toMatchObject({
      outcome: 'refused',
      reason: 'No optimized content yet. Generate it first.',
    });
  });
});

describe('drafts', () => {
  it('that read as the content does change nothing, but for the first', () => {
    const first = planDrafts(start, [drafted('Mug')], tess, { isFirst: true, left: null, source });
    expect(first).toMatchObject({ outcome: 'done', parts: ['title'], isChanged: false, isChecked: true });
    const content = first.change?.content ?? start;
    expect(planDrafts(content, [drafted('Mug')], tess, { isFirst: false, left: null, source })).toMatchObject({
      outcome: 'unchanged',
      reason: 'Generating again gave the same text.',
    });
  });

  it('that change a part say what else was skipped', () => {
    const plan = planDrafts(start, [drafted('Cup')], tess, {
      isFirst: false,
      left: 'Edited manually: Images.',
      source,
    });
    expect(plan).toMatchObject({
      outcome: 'done',
      parts: ['title'],
      isChanged: true,
      isChecked: true,
      reason: 'Edited manually: Images.',
    });
    expect(plan.change?.history).toHaveLength(1);
  });

  it('are compared with the source, not with what they replace', () => {
    const cup = replacePart(start, 'title', 'Cup', { origin: 'person', by: tess }).content;
    const of = (...values: string[]) =>
      planDrafts(
        cup,
        values.map((value, at) => (at === 0 ? drafted(value) : { ...drafted(value), part: 'description' as const })),
        tess,
        { isFirst: false, left: null, source },
      );
    expect(of('Mug')).toMatchObject({ outcome: 'done', isChanged: false });
    expect(of('Mug', 'A large mug.')).toMatchObject({ parts: ['title', 'description'], isChanged: true });
  });
});

describe('an undo', () => {
  const after = replacePart(start, 'title', 'Cup', { origin: 'person', by: tess }).content;
  const replaced = findReplaced(start, start, after);

  it('restores what the run changed', () => {
    expect(planPutBack(after, replaced, decision)).toMatchObject({
      outcome: 'done',
      parts: ['title'],
      reason: null,
      isNone: false,
    });
  });

  it('is refused where all was touched since, with the parts', () => {
    const since = replacePart(after, 'title', 'Cup, red', { origin: 'person', by: tess }).content;
    expect(planPutBack(since, replaced, decision)).toMatchObject({
      outcome: 'refused',
      reason: 'Edited or reviewed again since then: Title.',
    });
  });

  it('does not touch parts that were not asked for', () => {
    const two = replacePart(after, 'description', 'A cup.', { origin: 'person', by: tess }).content;
    const both = findReplaced(null, start, two);
    const plan = planPutBack(two, both, decision, ['title']);
    expect(plan).toMatchObject({ outcome: 'done', parts: ['title'], reason: null, isNone: false });
    expect(plan.change?.content.parts).toMatchObject({ title: { value: 'Mug' }, description: { value: 'A cup.' } });
    expect(planPutBack(after, replaced, decision, ['images'])).toMatchObject({ outcome: 'unchanged' });
  });

  it('says where there is nothing to restore, and where the content is gone', () => {
    expect(planPutBack(after, null, decision)).toMatchObject({
      outcome: 'unchanged',
      reason: 'The run did not change this product.',
    });
    expect(planPutBack(null, replaced, decision)).toMatchObject({
      outcome: 'refused',
      reason: 'This product no longer has optimized content.',
    });
  });
});

it('says of every set of parts alike that they wait, in whichever order they were asked for', () => {
  expect(new Set(onlyAsked).size).toBe(15);
  expect(describeAsked(['images', 'title'])).toBe('A second person must confirm Title, Images.');
  expect(onlyAsked).toContain(describeAsked(['images', 'title']));
  expect(onlyAsked).not.toContain(`${describeAsked(['title'])} Product Images has a rejected image.`);
});

import { describe, expect, it } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { planJudging } from './judge-anew.ts';

const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: [] };
const checks = { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] };
const draft: DraftRecord = { engine: 'x', reasons: [], checks, isRepaired: false, prompts: [], inputHash: 'x' };
const content = withPart(startFromSource(source), 'title', { record: { origin: 'model', draft } });
const claim: PlacedClaim = { text: '9W', start: 0, end: 2, kind: 'power', verdict: 'unsupported', evidence: [] };
const nothing = { claims: {}, broken: [], judgements: [] };
const still = { isMoved: false, source };

describe('judging anew', () => {
  it('changes the checks of drafts, and tells what stands out now', () => {
    const broken = [
      { id: '7', attribute: 'title' },
      { id: '8', attribute: 'bullets' },
    ];
    const plan = planJudging(content, { ...nothing, claims: { title: [claim] }, broken }, still);
    expect(plan).toMatchObject({ outcome: 'done', parts: ['title'], finding: 'open-claim', change: { history: [] } });
    expect(plan.change?.content.parts.title.record.draft?.checks).toEqual({
      supported: 0,
      unsupported: 1,
      contradicted: 0,
      brokenRules: ['7'],
    });
    expect(plan.change?.content.parts.bullets).toBe(content.parts.bullets);
  });

  it('leaves content that stands as it did, and stores figures that moved', () => {
    expect(planJudging(content, nothing, still)).toMatchObject({ outcome: 'unchanged' });
    const moved = { ...still, isMoved: true };
    expect(planJudging(content, nothing, moved)).toMatchObject({ outcome: 'done', change: null, isJudged: true });
    expect(planJudging(null, nothing, moved)).toMatchObject({ outcome: 'done', isJudged: true });
  });
});

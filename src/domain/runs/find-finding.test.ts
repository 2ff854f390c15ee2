import { describe, expect, it } from 'vitest';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { Part } from '#domain/parts/parts.ts';
import { startFromSource } from '#domain/review/review.ts';
import { applyDrafts } from '#domain/writing/apply-drafts.ts';
import { findFinding } from './find-finding.ts';

const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['a.jpg'] };
const ann = { id: 1, fullName: 'Ann' };

const clear: DraftRecord = {
  engine: 'Built-in writer',
  reasons: [],
  checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [],
  inputHash: 'x',
};

/** The source's content with these parts drafted. */
function written(drafts: Partial<Record<Part, { value: string | string[]; draft?: Partial<DraftRecord> }>>) {
  const parts = Object.entries(drafts).map(([part, { value, draft }]) => ({
    part: part as Part,
    value,
    draft: { ...clear, ...draft },
    judgements: [],
  }));
  return applyDrafts(startFromSource(source), parts, ann).content;
}
const unmet = { text: 'No colour is known.', because: 'prompt', ref: null, isUnmet: true } as const;

describe('what stands out of a product that was written', () => {
  it('is the first that fits its parts', () => {
    const all = written({
      title: { value: 'Cup', draft: { reasons: [unmet] } },
      bullets: { value: ['Tea'], draft: { checks: { ...clear.checks, brokenRules: ['7'] } } },
      description: { value: 'A cup.', draft: { checks: { ...clear.checks, unsupported: 1 } } },
    });
    expect(findFinding(all, ['title', 'bullets', 'description'], source)).toBe('open-claim');
    expect(findFinding(all, ['title', 'bullets'], source)).toBe('rule-not-kept');
    expect(findFinding(all, ['title'], source)).toBe('wish-not-followed');
  });

  it('is that all that was written reads as the source does', () => {
    const same = written({ title: { value: 'Mug' }, bullets: { value: ['Holds tea'] }, images: { value: ['b.jpg'] } });
    expect(findFinding(same, ['title', 'bullets'], source)).toBe('same-as-source');
    expect(findFinding(same, ['title', 'bullets', 'images'], source)).toBeNull();
  });

  it('is nothing where a part was rejected that was not written, or all is clean', () => {
    const clean = written({ title: { value: 'Cup' } });
    const rejected = {
      ...clean,
      parts: { ...clean.parts, bullets: { ...clean.parts.bullets, status: 'rejected' as const } },
    };
    expect(findFinding(rejected, ['title'], source)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import { isEmptyValue, type Part, partNames, pickParts, type Status, scoredParts } from '#domain/parts/parts.ts';
import type { ImageEntry, ReviewedContent, SourceChange } from './content.ts';
import { statusesOf } from './content.ts';
import { decideImage } from './decide-image.ts';
import { imageEntries, imagesStatusOf } from './image-entries.ts';
import { noteSourceChanges } from './note-source-changes.ts';
import { approvedValues, decidePart, isLegalTransition, replacePart, startFromSource } from './review.ts';
import {
  contentStatus,
  derivedStatus,
  issueTone,
  listsOf,
  pendingParts,
  progressPercent,
  scoreTone,
  summaryTone,
} from './score.ts';

const maya = { id: 1, fullName: 'Maya' };
const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['/1.jpg', '/2.jpg'] };
const decision = { by: maya, at: '2026-11-21T10:00:00.000Z', source };
const statuses: Status[] = ['pending', 'approved', 'rejected'];

/** Content whose part has the given status, reached by legal steps. */
function withStatus(part: Part, status: Status): ReviewedContent {
  const start = startFromSource(source);
  if (status === 'pending') return start;
  const result = decidePart(start, part, status, decision);
  if (!result.ok) throw result.problem;
  return result.value.content;
}

describe('a part that says nothing', () => {
  const empty: ReviewedContent = {
    ...startFromSource({ ...source, title: ' ', description: '', bullets: ['', ' '] }),
  };

  it.each(['title', 'bullets', 'description'] as const)('is not approved where its source has text: %s', (part) => {
    const result = decidePart(empty, part, 'approved', decision);
    expect(result).toMatchObject({ ok: false, problem: { code: 'NOTHING_TO_REVIEW', status: 422 } });
    expect(decidePart(empty, part, 'rejected', decision).ok).toBe(true);
  });

  it('keeps the images somebody emptied from an approval while the source has some', () => {
    const emptied = replacePart(startFromSource(source), 'images', [], { origin: 'person' }).content;
    const result = decidePart(emptied, 'images', 'approved', decision);
    expect(!result.ok && result.problem.message).toBe('Product Images is empty. Add content before you approve it.');
  });

  it('does not go out where an earlier version approved it', () => {
    const approved = startFromSource({ ...source, description: '' });
    approved.parts.description.status = 'approved';
    expect(approvedValues(source, approved).description).toBe(source.description);
  });
});

describe('content that does not change', () => {
  it('leaves no entry in history', () => {
    const start = startFromSource(source);
    const restored = { origin: 'restored' } as const;
    expect(replacePart(start, 'title', 'Mug', restored).history).toEqual([]);
    expect(replacePart(start, 'title', 'Cup', restored).history).toHaveLength(1);
  });

  it('keeps its decision when it is saved unchanged, and loses it when it is rolled back to', () => {
    const approved = withStatus('title', 'approved');
    expect(replacePart(approved, 'title', 'Mug', { origin: 'person', by: maya })).toEqual({
      content: approved,
      history: [],
    });
    const restored = replacePart(approved, 'title', 'Mug', { origin: 'restored', by: maya });
    expect(restored.content.parts.title.status).toBe('pending');
    expect(restored.history).toHaveLength(1);
  });
});

describe('the transition table', () => {
  const legal = new Set(['pending>approved', 'pending>rejected', 'approved>pending', 'rejected>pending']);
  for (const from of statuses) {
    for (const to of statuses) {
      const isLegal = legal.has(`${from}>${to}`);
      it(`${isLegal ? 'allows' : 'refuses'} ${from} to ${to} on every part`, () => {
        expect(isLegalTransition(from, to)).toBe(isLegal);
        for (const part of partNames) {
          const result = decidePart(withStatus(part, from), part, to, decision);
          expect(result.ok).toBe(isLegal);
          if (result.ok) expect(result.value.content.parts[part].status).toBe(to);
          else expect(result.problem.code).toBe('ILLEGAL_TRANSITION');
        }
      });
    }
  }

  it('records who approved and when, and forgets it on rollback', () => {
    const approved = withStatus('title', 'approved');
    expect(approved.parts.title.record).toMatchObject({ decidedBy: maya, decidedAt: decision.at });
    expect(approved.approvedBy).toBe(1);
    const back = decidePart(approved, 'title', 'pending', decision);
    expect(back.ok && back.value.content.parts.title.record).toMatchObject({ decidedBy: null, decidedAt: null });
    expect(back.ok && back.value.history).toMatchObject([
      { contentType: 'title', action: 'rolled-back', status: 'pending', newContent: 'Mug' },
    ]);
  });

  it.each([
    ['approved', 'approved', 'Product Title is already approved.'],
    ['rejected', 'approved', 'Product Title is rejected. Roll it back to pending before it can be approved.'],
    ['pending', 'pending', 'Product Title is already pending.'],
  ] as const)('says why %s cannot become %s', (from, to, words) => {
    const result = decidePart(withStatus('title', from), 'title', to, decision);
    expect(!result.ok && result.problem.message).toBe(words);
  });

  it('refuses to reject images where there are none', () => {
    const result = decidePart(startFromSource({ ...source, images: [] }), 'images', 'rejected', decision);
    expect(!result.ok && result.problem).toMatchObject({
      code: 'NOTHING_TO_REVIEW',
      message: 'This product has no images to reject.',
    });
  });

  it('keeps with an approval what it left open, and who answered for what had to be attested', () => {
    const open: RecordedClaim = { text: '9 W', start: 0, end: 3, kind: 'power', verdict: 'unsupported', evidence: [] };
    const attested = { ...open, verdict: 'contradicted' as const, isAttested: true as const };
    const approve = (openClaims: RecordedClaim[]) => {
      const result = decidePart(startFromSource(source), 'title', 'approved', { ...decision, openClaims });
      if (!result.ok) throw result.problem;
      const { content, history } = result.value;
      const { openClaims: kept, attestedBy } = content.parts.title.record;
      const claims = kept ? { openClaims: kept, ...(attestedBy ? { attestedBy } : {}) } : {};
      expect(history[0]?.details).toEqual({ ...claims, isAsItIs: true });
      return [kept, attestedBy];
    };
    expect(approve([])).toEqual([undefined, undefined]);
    expect(approve([open])).toEqual([[open], undefined]);
    expect(approve([open, attested])).toEqual([[open, attested], maya]);
  });

  it('keeps with an approval the policy that made it, and nothing of it once it is rolled back', () => {
    const approved = decidePart(startFromSource(source), 'title', 'approved', { ...decision, policyId: 3 });
    if (!approved.ok) throw approved.problem;
    expect(approved.value.content.parts.title.record.policyId).toBe(3);
    expect(approved.value.history[0]?.details).toEqual({ isAsItIs: true, policyId: 3 });
    const back = decidePart(approved.value.content, 'title', 'pending', decision);
    if (!back.ok) throw back.problem;
    expect(back.value.content.parts.title.record).not.toHaveProperty('policyId');
    const rejected = decidePart(startFromSource(source), 'title', 'rejected', { ...decision, policyId: 3 });
    if (!rejected.ok) throw rejected.problem;
    expect(rejected.value.content.parts.title.record).not.toHaveProperty('policyId');
  });

  it('says in history that a part nobody generated or edited was approved as it is, and of no other', () => {
    const detailsOf = (content: ReturnType<typeof startFromSource>, part: 'title' | 'images', to: Status) => {
      const result = decidePart(content, part, to, decision);
      return result.ok && result.value.history[0]?.details;
    };
    const start = startFromSource(source);
    expect(detailsOf(start, 'title', 'approved')).toEqual({ isAsItIs: true });
    expect(detailsOf(start, 'images', 'approved')).toEqual({ isAsItIs: true });
    expect(detailsOf(start, 'title', 'rejected')).toBeUndefined();
    const edited = replacePart(start, 'title', 'Blue mug', { origin: 'person', by: maya });
    expect(detailsOf(edited.content, 'title', 'approved')).toBeUndefined();
    const image = decideImage(start, { url: '/1.jpg', type: 'hero' }, 'approved', decision);
    expect(image.ok && image.value.history[0]?.details).toEqual({ isAsItIs: true });
  });

  it('leaves no claims on a part that is rejected', () => {
    const openClaims: RecordedClaim[] = [
      { text: '9 W', start: 0, end: 3, kind: 'power', verdict: 'contradicted', evidence: [], isAttested: true },
    ];
    const result = decidePart(startFromSource(source), 'title', 'rejected', { ...decision, openClaims });
    expect(result.ok && result.value.content.parts.title.record.openClaims).toBeUndefined();
    expect(result.ok && result.value.content.approvedBy).toBeNull();
    expect(result.ok && result.value.history).toEqual([
      { contentType: 'title', action: 'rejected', previousContent: 'Mug', newContent: 'Mug', status: 'rejected' },
    ]);
  });
});

describe('a part without text in source and draft', () => {
  const bare = { title: ' ', description: '', bullets: [' '], images: [] };
  const leave = (part: Part) => decidePart(startFromSource(bare), part, 'approved', { ...decision, source: bare });

  it.each(partNames)('is left empty by an approval, which history names: %s', (part) => {
    const left = leave(part);
    if (!left.ok) throw left.problem;
    const { content, history } = left.value;
    expect(content.parts[part]).toEqual({
      value: startFromSource(bare).parts[part].value,
      status: 'approved',
      record: { ...startFromSource(bare).parts[part].record, decidedBy: maya, decidedAt: decision.at },
    });
    expect(history).toMatchObject([{ contentType: part, action: 'approved', details: { isLeftEmpty: true } }]);
    expect(history[0]?.details).toEqual({ isLeftEmpty: true });
  });

  it('counts as approved in the score, and changes nothing in what goes out', () => {
    const left = leave('bullets');
    if (!left.ok) throw left.problem;
    expect(contentStatus(statusesOf(left.value.content)).score).toBe(25);
    expect(approvedValues(bare, left.value.content)).toEqual(pickParts(bare));
  });

  it('waits again after a rollback, and is not left empty once its source has text', () => {
    const left = leave('bullets');
    if (!left.ok) throw left.problem;
    const back = decidePart(left.value.content, 'bullets', 'pending', decision);
    if (!back.ok) throw back.problem;
    expect(back.value.content.parts.bullets).toEqual(startFromSource(bare).parts.bullets);
    expect(back.value.history).toEqual([
      { contentType: 'bullets', action: 'rolled-back', previousContent: [' '], newContent: [' '], status: 'pending' },
    ]);
    const later = decidePart(back.value.content, 'bullets', 'approved', decision);
    expect(!later.ok && later.problem.code).toBe('NOTHING_TO_REVIEW');
  });
});

describe('the reason of a rejection', () => {
  const because = (reason: string) => ({ ...decision, reason });
  const rejected = (reason: string) => {
    const result = decidePart(startFromSource(source), 'title', 'rejected', because(reason));
    if (!result.ok) throw result.problem;
    return result.value;
  };

  it('stands on the part and in history', () => {
    const { content, history } = rejected('Too long');
    expect(content.parts.title).toMatchObject({ status: 'rejected', record: { reason: 'Too long', decidedBy: maya } });
    expect(history).toMatchObject([{ action: 'rejected', status: 'rejected', details: { reason: 'Too long' } }]);
  });

  it('may be left out, and belongs to no other decision', () => {
    const { content, history } = rejected('');
    expect(content.parts.title.record).not.toHaveProperty('reason');
    expect(history[0]).not.toHaveProperty('details');
    const approved = decidePart(startFromSource(source), 'title', 'approved', because('Fine'));
    expect(approved.ok && approved.value.content.parts.title.record).not.toHaveProperty('reason');
  });

  it('goes with the rejection, and with the text it was about', () => {
    const { content } = rejected('Too long');
    const back = decidePart(content, 'title', 'pending', decision);
    expect(back.ok && back.value.content.parts.title.record).not.toHaveProperty('reason');
    const rewritten = replacePart(content, 'title', 'Tea mug', { origin: 'person' }).content;
    expect(rewritten.parts.title.record).not.toHaveProperty('reason');
  });

  it('is given later, changed and taken away without another decision; what says nothing new leaves no entry', () => {
    const earlier = rejected('').content;
    const by = { id: 2, fullName: 'Ann' };
    const later = (content: ReviewedContent, reason: string) => {
      const result = decidePart(content, 'title', 'rejected', {
        ...decision,
        by,
        at: '2026-11-22T10:00:00.000Z',
        reason,
      });
      if (!result.ok) throw result.problem;
      return result.value;
    };
    const given = later(earlier, 'Too long');
    expect(given.content.parts.title.record).toMatchObject({
      reason: 'Too long',
      decidedBy: maya,
      decidedAt: decision.at,
    });
    expect(given.history).toMatchObject([{ action: 'rejected', details: { reason: 'Too long' } }]);
    expect(later(given.content, 'Too long')).toEqual({ content: given.content, history: [] });
    const taken = later(given.content, '');
    expect(taken.content.parts.title.record).not.toHaveProperty('reason');
    expect(taken.history).toHaveLength(1);
    expect(decidePart(earlier, 'title', 'rejected', decision).ok).toBe(false);
  });
});

describe('images', () => {
  const image = (status: Status): ImageEntry => ({ url: `/${status}.jpg`, type: 'secondary', order: 1, status });
  it.each<[string, Status[], Status]>([
    ['none', [], 'pending'],
    ['any pending', ['approved', 'pending', 'rejected'], 'pending'],
    ['none pending, one rejected', ['approved', 'rejected'], 'rejected'],
    ['all approved', ['approved', 'approved'], 'approved'],
  ])('with %s the part is derived from them', (_name, list, expected) => {
    expect(imagesStatusOf(list.map(image))).toBe(expected);
  });

  it('a decision on the part sets every image', () => {
    const result = decidePart(startFromSource(source), 'images', 'rejected', decision);
    expect(result.ok && result.value.content.imagesWithStatus.map((each) => each.status)).toEqual([
      'rejected',
      'rejected',
    ]);
  });

  it('a decision on the last pending image decides the part', () => {
    const first = decideImage(startFromSource(source), { url: '/1.jpg', type: 'hero' }, 'approved', decision);
    if (!first.ok) throw first.problem;
    expect(first.value.content.parts.images.status).toBe('pending');
    expect(first.value.history).toMatchObject([{ contentType: 'heroImage', newContent: '/1.jpg', status: 'approved' }]);
    const second = decideImage(first.value.content, { url: '/2.jpg', type: 'secondary' }, 'approved', decision);
    expect(second.ok && second.value.content.parts.images.status).toBe('approved');
    expect(second.ok && second.value.content.parts.images.record.decidedBy).toEqual(maya);
  });

  it.each([
    { url: '/9.jpg', type: 'hero' },
    { url: '/1.jpg', type: 'secondary' },
    { url: '/2.jpg', type: 'hero' },
  ] as const)('an image the product does not have is refused: %j', (image) => {
    const result = decideImage(startFromSource(source), image, 'approved', decision);
    expect(!result.ok && result.problem).toMatchObject({
      code: 'NOT_IN_CONTENT',
      message: 'This image does not belong to this product.',
    });
  });

  it.each([
    ['/1.jpg', 'hero', 'Hero Image', 'heroImage'],
    ['/2.jpg', 'secondary', 'Secondary Image', 'secondaryImage'],
  ] as const)('a decision on %s touches this image alone and is taken once', (url, type, name, contentType) => {
    const rejected = decideImage(startFromSource(source), { url, type }, 'rejected', decision);
    if (!rejected.ok) throw rejected.problem;
    const { content, history } = rejected.value;
    expect(content.imagesWithStatus.filter(({ status }) => status === 'rejected').map((each) => each.url)).toEqual([
      url,
    ]);
    expect(content.approvedBy, 'a rejection is no approval').toBeNull();
    expect(history).toEqual([
      { contentType, action: 'rejected', previousContent: url, newContent: url, status: 'rejected' },
    ]);
    const again = decideImage(content, { url, type }, 'approved', decision);
    expect(!again.ok && again.problem.message).toBe(
      `${name} is rejected. Roll it back to pending before it can be approved.`,
    );
    const approved = decideImage(startFromSource(source), { url, type }, 'approved', decision);
    expect(approved.ok && approved.value.content.approvedBy).toBe(maya.id);
  });

  it('the first address is the hero', () => {
    expect(imageEntries([{ url: '/a' }, { url: '/b' }]).map(({ type, order }) => [type, order])).toEqual([
      ['hero', 0],
      ['secondary', 1],
    ]);
  });
});

describe('new content', () => {
  it('puts an approved part back to pending and keeps the old text in history', () => {
    const change = replacePart(withStatus('title', 'approved'), 'title', 'Blue mug', { origin: 'person' });
    expect(change.content.parts.title).toMatchObject({ value: 'Blue mug', status: 'pending' });
    expect(change.history).toEqual([
      { contentType: 'title', action: 'edited', previousContent: 'Mug', newContent: 'Blue mug', status: 'pending' },
    ]);
  });

  it.each([
    ['built-in', 'generated'],
    ['model', 'generated'],
    ['person', 'edited'],
    ['restored', 'restored'],
    ['source', 'restored'],
  ] as const)('that is from %s stands in history as %s', (origin, action) => {
    const { history } = replacePart(startFromSource(source), 'title', 'Blue mug', { origin });
    expect(history.map((recorded) => recorded.action)).toEqual([action]);
  });

  it('carries who asked for it and how it was drafted, and starts its record again', () => {
    const draft = {
      engine: 'built-in',
      reasons: [],
      checks: { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] },
      isRepaired: false,
      prompts: [],
      inputHash: 'ab12',
    };
    const change = replacePart(withStatus('title', 'approved'), 'title', 'Cup', {
      origin: 'built-in',
      draft,
      by: maya,
    });
    const fresh = { notes: [], decidedBy: null, decidedAt: null, sourceChanges: [] };
    expect(change.content.parts.title.record).toEqual({ ...fresh, origin: 'built-in', draft, writtenBy: maya });
    expect(change.history[0]?.details).toEqual({ draft });
    expect(startFromSource(source).parts.title).toEqual({
      value: 'Mug',
      status: 'pending',
      record: { ...fresh, origin: 'source' },
    });
  });

  it('new images all wait again', () => {
    const change = replacePart(withStatus('images', 'approved'), 'images', ['/3.jpg'], { origin: 'built-in' });
    expect(change.content.imagesWithStatus).toEqual([{ url: '/3.jpg', type: 'hero', order: 0, status: 'pending' }]);
  });
});

it('what may go out is the approved parts, and the source for the rest', () => {
  const rewritten = replacePart(startFromSource(source), 'title', 'Blue mug', { origin: 'person' }).content;
  const edited = replacePart(rewritten, 'description', 'A blue mug.', { origin: 'person' }).content;
  const approved = decidePart(edited, 'title', 'approved', decision);
  if (!approved.ok) throw approved.problem;
  expect(approvedValues(source, approved.value.content)).toEqual(pickParts({ ...source, title: 'Blue mug' }));
  expect(approvedValues(source, null)).toEqual(pickParts(source));
});

it('content that starts from the source has its alt texts', () => {
  const described = { ...source, images: ['/1.jpg', '/2.jpg'], imageAlts: ['', 'Back'] };
  expect(startFromSource(described).imagesWithStatus).toMatchObject([
    { url: '/1.jpg' },
    { url: '/2.jpg', alt: 'Back' },
  ]);
  expect(startFromSource(described).imagesWithStatus[0]).not.toHaveProperty('alt');
});

describe('source changes', () => {
  const change = (field: string, before: string, after: string) => ({ field, before, after, changedAt: decision.at });
  /** Marked alone: nothing is decided by it, so nothing goes into history. */
  const note = (content: ReviewedContent, changes: readonly SourceChange[]): ReviewedContent => {
    const { content: noted, history } = noteSourceChanges(content, changes);
    expect(history).toEqual([]);
    return noted;
  };

  it('are marked on approved parts only, texts and images apart', () => {
    const noted = note(withStatus('title', 'approved'), [
      change('Material', 'Cotton', 'Linen'),
      change('images', '/1.jpg', '/9.jpg'),
    ]);
    expect(noted.parts.title.record.sourceChanges).toEqual([change('Material', 'Cotton', 'Linen')]);
    expect(noted.parts.description.record.sourceChanges).toEqual([]);
    expect(noted.parts.images.record.sourceChanges).toEqual([]);
  });

  it('of alt text are marked on approved images, and on no text', () => {
    const alts = change('image alt text', 'Front', 'Back');
    expect(note(withStatus('title', 'approved'), [alts]).parts.title.record.sourceChanges).toEqual([]);
    expect(note(withStatus('images', 'approved'), [alts]).parts.images.record.sourceChanges).toEqual([alts]);
  });

  it('keep what the approver saw, and vanish when the source comes back to it', () => {
    const once = note(withStatus('title', 'approved'), [change('Material', 'Cotton', 'Linen')]);
    const twice = note(once, [change('Material', 'Linen', 'Silk')]);
    expect(twice.parts.title.record.sourceChanges).toEqual([change('Material', 'Cotton', 'Silk')]);
    expect(note(twice, [change('Material', 'Silk', 'Cotton')]).parts.title.record.sourceChanges).toEqual([]);
  });

  it('of images are marked on approved images, and of nothing else', () => {
    const noted = note(withStatus('images', 'approved'), [
      change('Material', 'Cotton', 'Linen'),
      change('images', '/1.jpg', '/9.jpg'),
    ]);
    expect(noted.parts.images.record.sourceChanges).toEqual([change('images', '/1.jpg', '/9.jpg')]);
  });

  it('of several facts are kept apart, one by one', () => {
    const [material, colour] = [change('Material', 'Cotton', 'Linen'), change('Colour', 'Red', 'Blue')];
    const once = note(withStatus('title', 'approved'), [material, colour]);
    expect(once.parts.title.record.sourceChanges).toEqual([material, colour]);
    const twice = note(once, [change('Weight', '1 kg', '2 kg'), change('Colour', 'Blue', 'Green')]);
    expect(twice.parts.title.record.sourceChanges).toEqual([
      material,
      change('Weight', '1 kg', '2 kg'),
      change('Colour', 'Red', 'Green'),
    ]);
  });

  it('are settled by a new decision', () => {
    const noted = note(withStatus('title', 'approved'), [change('Material', 'Cotton', 'Linen')]);
    const back = decidePart(noted, 'title', 'pending', decision);
    if (!back.ok) throw back.problem;
    const again = decidePart(back.value.content, 'title', 'approved', decision);
    expect(again.ok && again.value.content.parts.title.record.sourceChanges).toEqual([]);
  });

  it('leave content without an approved part that they touch as it is', () => {
    const pending = startFromSource(source);
    const material = [change('Material', 'Cotton', 'Linen')];
    expect(noteSourceChanges(pending, material, { sendsBack: true })).toEqual({ content: pending, history: [] });
    expect(noteSourceChanges(pending, material).content).toBe(pending);
    const images = withStatus('images', 'approved');
    expect(noteSourceChanges(images, material, { sendsBack: true }).content).toBe(images);
  });
});

describe('source changes that send parts back', () => {
  const change = (field: string, before: string, after: string) => ({ field, before, after, changedAt: decision.at });
  const sendsBack = { sendsBack: true };
  const [material, weight] = [change('Material', 'Cotton', 'Linen'), change('Weight', '1 kg', '2 kg')];

  it('let an approved part wait again, with what changed, and history says why', () => {
    const { content, history } = noteSourceChanges(withStatus('title', 'approved'), [material, weight], sendsBack);
    expect(content.parts.title).toMatchObject({
      value: 'Mug',
      status: 'pending',
      record: { decidedBy: null, decidedAt: null, sourceChanges: [material, weight] },
    });
    expect(history).toEqual([
      {
        contentType: 'title',
        action: 'rolled-back',
        previousContent: 'Mug',
        newContent: 'Mug',
        status: 'pending',
        details: { reason: 'The source changed: Material, Weight.' },
      },
    ]);
  });

  it('take what belonged to the approval with it', () => {
    const claim: RecordedClaim = {
      text: '9 W',
      start: 0,
      end: 3,
      kind: 'power',
      verdict: 'contradicted',
      evidence: [],
      isAttested: true,
    };
    const approved = decidePart(startFromSource(source), 'title', 'approved', { ...decision, openClaims: [claim] });
    if (!approved.ok) throw approved.problem;
    const { record } = noteSourceChanges(approved.value.content, [material], sendsBack).content.parts.title;
    expect(record).not.toHaveProperty('openClaims');
    expect(record).not.toHaveProperty('attestedBy');
  });

  it('leave rejected parts, parts that wait and images they are not about as they are', () => {
    const start = withStatus('images', 'approved');
    const rejected = decidePart(start, 'title', 'rejected', decision);
    if (!rejected.ok) throw rejected.problem;
    expect(noteSourceChanges(rejected.value.content, [material], sendsBack).content).toBe(rejected.value.content);
  });

  it('of images let every image wait again', () => {
    const { content, history } = noteSourceChanges(
      withStatus('images', 'approved'),
      [change('images', '/1.jpg', '/9.jpg')],
      sendsBack,
    );
    expect(content.parts.images.status).toBe('pending');
    expect(content.imagesWithStatus.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(history.map(({ contentType, action }) => [contentType, action])).toEqual([['images', 'rolled-back']]);
  });

  it('keep the approval where the source comes back to what the approver saw', () => {
    const marked = noteSourceChanges(withStatus('title', 'approved'), [material]).content;
    const { content, history } = noteSourceChanges(marked, [change('Material', 'Linen', 'Cotton')], sendsBack);
    expect(content.parts.title).toMatchObject({ status: 'approved', record: { decidedBy: maya, sourceChanges: [] } });
    expect(history).toEqual([]);
  });
});

describe('figures', () => {
  it.each([
    [100, 'optimized'],
    [75, 'optimized'],
    [74, 'needs_improvement'],
    [41, 'needs_improvement'],
    [40, 'critical'],
    [0, 'critical'],
  ])('score %i is %s', (score, status) => expect(derivedStatus(score)).toBe(status));

  it('a product without a record has score 58, 5 issues and waits', () => {
    expect(contentStatus(null)).toEqual({ score: 58, issues: 5, status: 'needs_improvement' });
    expect(progressPercent(null)).toBe(0);
    expect(listsOf(null)).toEqual({ pending: true, approved: false, rejected: false });
    expect(pendingParts(null)).toEqual(['title', 'description', 'bullets', 'images']);
  });

  it('tones change at the specified thresholds', () => {
    expect([71, 70, 41, 40].map(scoreTone)).toEqual(['green', 'amber', 'amber', 'red']);
    expect([4, 3, 1, 0].map(issueTone)).toEqual(['red', 'amber', 'amber', 'green']);
    expect([4, 3, 2, 1].map(summaryTone)).toEqual(['red', 'amber', 'amber', 'green']);
  });
});

describe('any sequence of actions', () => {
  const part = fc.constantFrom(...partNames);
  const status = fc.constantFrom(...statuses);
  const action = fc.oneof(
    fc.record({ do: fc.constant('decide' as const), part, status }),
    fc.record({ do: fc.constant('image' as const), index: fc.nat(3), status }),
    fc.record({ do: fc.constant('replace' as const), part, text: fc.string() }),
  );

  it('keeps score, issues, lists and the images part equal to their definitions, and refuses exactly the illegal steps', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.nat(3), fc.boolean(), (actions, imageCount, hasText) => {
        const images = Array.from({ length: imageCount }, (_, i) => `/${i}.jpg`);
        const given = pickParts(hasText ? { ...source, images } : { images });
        const taken = { ...decision, source: given };
        let content = startFromSource(given);
        for (const step of actions) {
          const before = structuredClone(content);
          if (step.do === 'decide') {
            const from = content.parts[step.part].status;
            const result = decidePart(content, step.part, step.status, taken);
            const isNothingToReject =
              step.part === 'images' && step.status === 'rejected' && content.imagesWithStatus.length === 0;
            const isEmptied =
              step.status === 'approved' &&
              isEmptyValue(content.parts[step.part].value) &&
              !isEmptyValue(given[step.part]);
            expect(result.ok).toBe(isLegalTransition(from, step.status) && !isNothingToReject && !isEmptied);
            if (result.ok) content = result.value.content;
          } else if (step.do === 'image') {
            const image = content.imagesWithStatus[step.index];
            const result = decideImage(content, image ?? { url: 'none', type: 'hero' }, step.status, taken);
            expect(result.ok).toBe(image !== undefined && isLegalTransition(image.status, step.status));
            if (result.ok) content = result.value.content;
          } else if (step.part === 'bullets' || step.part === 'images') {
            content = replacePart(content, step.part, [step.text], { origin: 'person' }).content;
          } else {
            content = replacePart(content, step.part, step.text, { origin: 'person' }).content;
          }
          // Domain functions never change what they are given.
          if (step.do !== 'replace') expect(before.parts.images.value).toEqual(content.parts.images.value);
          const approved = scoredParts.filter((each) => content.parts[each].status === 'approved').length;
          const pending = scoredParts.filter((each) => content.parts[each].status === 'pending').length;
          const reached = statusesOf(content);
          const figures = contentStatus(reached);
          expect(figures.score).toBe(approved * 25);
          expect(progressPercent(reached)).toBe(approved * 25);
          expect(figures.issues).toBe(pending);
          expect(figures.status).toBe(approved >= 3 ? 'optimized' : approved <= 1 ? 'critical' : 'needs_improvement');
          expect(pendingParts(reached)).toHaveLength(pending);
          expect(listsOf(reached)).toEqual({
            pending: pending > 0,
            approved: approved > 0,
            rejected: approved + pending < scoredParts.length,
          });
          if (content.imagesWithStatus.length > 0)
            expect(content.parts.images.status).toBe(imagesStatusOf(content.imagesWithStatus));
        }
      }),
    );
  });
});

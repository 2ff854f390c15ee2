import { describe, expect, it } from 'vitest';
import { unwrap } from '#domain/result.ts';
import { decideImage } from './decide-image.ts';
import { findReplaced, putBack, type Replaced } from './put-back.ts';
import { decidePart, replacePart, startFromSource } from './review.ts';

const tess = { id: 1, fullName: 'Tess' };
const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['a.jpg', 'b.jpg'] };
const decision = { by: tess, at: '2026-11-21T10:00:00.000Z', source };
const start = startFromSource(source);
const byHand = (content: typeof start, title: string) =>
  replacePart(content, 'title', title, { origin: 'person', by: tess }).content;
const approve = (content: typeof start, part: 'title' | 'description' | 'images') =>
  unwrap(decidePart(content, part, 'approved', decision)).content;

function replacedBy(before: typeof start | null, after: typeof start): Replaced {
  const replaced = findReplaced(before, start, after);
  if (!replaced) throw new Error('Nothing was replaced');
  return replaced;
}

describe('what a change replaced', () => {
  it('is nothing where the content is as it was', () => {
    expect(findReplaced(start, start, structuredClone(start))).toBeNull();
  });

  it('names the parts that differ, as they were and as they are', () => {
    const after = byHand(start, 'Cup');
    const replaced = replacedBy(start, after);
    expect(replaced).toEqual({
      hadContent: true,
      before: { title: start.parts.title },
      after: { title: after.parts.title },
      approvedBy: null,
    });
  });

  it('names all parts where there was no content', () => {
    const replaced = replacedBy(null, byHand(start, 'Cup'));
    expect(replaced.hadContent).toBe(false);
    expect(Object.keys(replaced.after).toSorted()).toEqual(['bullets', 'description', 'images', 'title']);
  });

  it('names the images where one of them was decided on', () => {
    const hero = { url: 'a.jpg', type: 'hero' } as const;
    const after = unwrap(decideImage(start, hero, 'approved', decision)).content;
    expect(replacedBy(start, after)).toMatchObject({ before: { images: {} }, imagesBefore: start.imagesWithStatus });
  });
});

describe('putting back', () => {
  it('gives text, status, record and the person of the approval back, and reports it', () => {
    const before = approve(byHand(start, 'Mug by hand'), 'title');
    const after = byHand(before, 'Cup');
    const back = putBack(after, replacedBy(before, after), decision);
    expect(back.change.content).toEqual(before);
    expect(back.parts).toEqual(['title']);
    expect(back.change.history).toEqual([
      {
        contentType: 'title',
        action: 'restored',
        previousContent: 'Cup',
        newContent: 'Mug by hand',
        status: 'approved',
        details: { isUndo: true },
      },
    ]);
  });

  it('of a decision alone is shown as rolled back', () => {
    const after = approve(start, 'images');
    const back = putBack(after, replacedBy(start, after), decision);
    expect(back.change.content).toEqual(start);
    expect(back.change.history.map(({ action, contentType }) => [contentType, action])).toEqual([
      ['images', 'rolled-back'],
    ]);
  });

  it('leaves a part somebody touched since, and who approved last', () => {
    const after = approve(byHand(start, 'Cup'), 'description');
    const since = byHand(after, 'Cup, red');
    const back = putBack(since, replacedBy(start, after), decision);
    expect(back).toMatchObject({ parts: ['description'], left: ['title'], isNone: false });
    expect(back.change.content.parts.title.value).toBe('Cup, red');
    expect(back.change.content.parts.description.status).toBe('pending');
    expect(back.change.content.approvedBy).toBe(1);
  });

  it('takes all content away where there was none, unless somebody touched it since', () => {
    const after = byHand(start, 'Cup');
    expect(putBack(after, replacedBy(null, after), decision).isNone).toBe(true);
    expect(putBack(approve(after, 'description'), replacedBy(null, after), decision).isNone).toBe(false);
  });
});

describe('putting back where approvals need two people', () => {
  const [ben, ann] = [2, 3].map((id) => ({ id, fullName: `Person ${id}` })) as [typeof tess, typeof tess];
  const every = { ...decision, needsSecond: 'every' as const };
  const rollBack = (content: typeof start, part: 'title' | 'images') =>
    unwrap(decidePart(content, part, 'pending', decision)).content;
  const firstsOf = ({ imagesWithStatus }: typeof start) =>
    imagesWithStatus.map(({ status, firstApproval }) => [status, firstApproval?.by.id]);

  it('asks for an approval that would come back on the same text, and is done by another', () => {
    const before = approve(start, 'title');
    const after = rollBack(before, 'title');
    const asked = putBack(after, replacedBy(before, after), every);
    expect(asked).toMatchObject({ parts: [], asked: ['title'], refusal: null });
    expect(asked.change.content.parts.title).toMatchObject({
      status: 'pending',
      record: { firstApproval: { by: tess } },
    });
    expect(asked.change.history).toEqual([]);
    expect(putBack(after, replacedBy(before, after), decision).change.content).toEqual(before);
  });

  it('leaves an approval to those who may approve: a writer who undoes asks for none', () => {
    for (const part of ['title', 'images'] as const) {
      const before = approve(start, part);
      const after = rollBack(before, part);
      const { change, asked, parts, refusal } = putBack(after, replacedBy(before, after), {
        ...{ ...every, by: ben, mayDecide: false },
      });
      expect([asked, parts, change.history]).toEqual([[], [], []]);
      expect(change.content).toEqual(after);
      expect(refusal).toMatch(/was approved\. Only an approver can restore this approval\.$/);
    }
  });

  it('opens a rejected part before it asks', () => {
    const before = approve(start, 'title');
    const after = unwrap(decidePart(rollBack(before, 'title'), 'title', 'rejected', decision)).content;
    const { change, asked } = putBack(after, replacedBy(before, after), { ...every, by: ben });
    expect(asked).toEqual(['title']);
    expect(change.content.parts.title).toMatchObject({ status: 'pending', record: { firstApproval: { by: ben } } });
    expect(change.history.map(({ action, status }) => [action, status])).toEqual([['rolled-back', 'pending']]);
  });

  it('decides single images, and leaves those alone that were decided otherwise', () => {
    const [hero, second] = [
      { url: 'a.jpg', type: 'hero' as const },
      { url: 'b.jpg', type: 'secondary' as const },
    ];
    const one = unwrap(decideImage(start, hero, 'approved', decision)).content;
    const before = unwrap(decideImage(one, second, 'rejected', decision)).content;
    const after = rollBack(before, 'images');
    const replaced = replacedBy(before, after);
    const asked = putBack(after, replaced, { ...every, by: ben });
    expect(asked).toMatchObject({ parts: [], asked: ['images'], refusal: null });
    expect(firstsOf(asked.change.content)).toEqual([
      ['pending', ben.id],
      ['rejected', undefined],
    ]);
    expect(asked.change.content.parts.images.status).toBe('pending');
    const waiting = unwrap(decideImage(after, hero, 'approved', { ...every, by: ann })).content;
    const done = putBack(waiting, replacedBy(before, waiting), { ...every, by: ben });
    expect(done).toMatchObject({ parts: ['images'], asked: [], refusal: null });
    expect(firstsOf(done.change.content)).toEqual([
      ['approved', ann.id],
      ['rejected', undefined],
    ]);
    const alone = putBack(waiting, replacedBy(before, waiting), { ...every, by: ann });
    expect(alone.refusal).toBe('Product Images: Approved by Person 3. A second person must confirm.');
    expect(firstsOf(alone.change.content)).toEqual([
      ['pending', ann.id],
      ['rejected', undefined],
    ]);
  });

  it('leaves an approval whose claims were confirmed by name', () => {
    const claim = {
      ...{ text: '2 l', start: 0, end: 3, kind: 'number' as const, verdict: 'contradicted' as const, evidence: [] },
      isAttested: true as const,
    };
    const before = unwrap(decidePart(start, 'title', 'approved', { ...decision, openClaims: [claim] })).content;
    const after = rollBack(before, 'title');
    for (const needsSecond of ['every', 'contradictions'] as const)
      expect(putBack(after, replacedBy(before, after), { ...decision, needsSecond })).toMatchObject({
        ...{ parts: [], asked: [], change: { content: after, history: [] } },
        refusal:
          'Product Title was approved with open claims that an approver confirmed. To approve it again, confirm these claims.',
      });
  });
});

// Where every approval needs two people, nothing is approved that two different people did not approve, whatever happens in between.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Part, partNames, type Status } from '#domain/parts/parts.ts';
import { approvePending } from './approve-pending.ts';
import type { ReviewedContent } from './content.ts';
import { decideImage } from './decide-image.ts';
import { findReplaced, putBack } from './put-back.ts';
import { type Change, type Decision, decidePart, replacePart, startFromSource } from './review.ts';
import { firstApproversOf, waitingFirsts } from './second-person.ts';
import { testCheck } from './test-check.ts';

const people = [1, 2, 3].map((id) => ({ id, fullName: `Person ${id}` }));
const urls = ['/1.jpg', '/2.jpg', '/3.jpg'];
const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: urls };

const step = fc.record({
  by: fc.constantFrom(...people),
  does: fc.oneof(
    fc.record({ kind: fc.constant('part' as const), part: fc.constantFrom<Part>(...partNames), ...decisions() }),
    fc.record({ kind: fc.constant('image' as const), at: fc.nat(urls.length - 1), ...decisions() }),
    fc.record({ kind: fc.constant('bulk' as const), isByPolicy: fc.boolean() }),
    fc.record({ kind: fc.constant('edit' as const), part: fc.constantFrom('title' as const, 'bullets' as const) }),
    fc.record({ kind: fc.constant('undo' as const), back: fc.nat(3) }),
  ),
});
function statuses() {
  // Most of what happens is an approval: the rest is there to come between.
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<Status>('approved') },
    { weight: 1, arbitrary: fc.constantFrom<Status>('pending', 'rejected') },
  );
}
/** Of what goes back to pending half are undos, which leave the first of two approvals. */
function decisions() {
  return { to: statuses(), isUndo: fc.boolean() };
}
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

const kept = (content: ReviewedContent, part: Part): string[] =>
  part === 'images' ? content.imagesWithStatus.map(({ url }) => url) : [part];

/** Who approved a text, or each image, by itself or with all, since it was last as new: by what the calls say, not by the records. */
type Approvers = Map<string, Set<string>>;
type Alone = 'alone' | 'with-all';
const peopleIn = (approvers: Approvers, key: string): number =>
  new Set([...(approvers.get(key) ?? [])].map((each) => each.split(' ')[0])).size;

function noteApprovals(approvers: Approvers, keys: readonly string[], id: number, how: Alone = 'with-all'): void {
  for (const key of keys) approvers.set(key, new Set([...(approvers.get(key) ?? []), `${id} ${how}`]));
}

/** A change as a run makes it, and who had approved what before it. */
type Made = { before: ReviewedContent; after: ReviewedContent; approvers: Approvers };

/** Undoes a change. Where that brings an approval back on a text that is there already, who undoes approves; with another text, its approvals come back. */
function undo(content: ReviewedContent, made: Made, decision: Decision, approvers: Approvers): ReviewedContent {
  const replaced = findReplaced(made.before, made.before, made.after);
  if (!replaced) return content;
  const { change, parts, asked } = putBack(content, replaced, decision);
  const { by } = decision;
  for (const part of [...parts, ...asked]) {
    const isText = JSON.stringify(content.parts[part].value) !== JSON.stringify(made.before.parts[part].value);
    const isWhole = made.before.parts[part].status === 'approved';
    for (const key of kept(content, part)) {
      const [now, was] = [content, made.before].map((of) => stateOf(of, part, key));
      if (isText || now?.status === 'approved') approvers.set(key, new Set(made.approvers.get(key)));
      else if (was?.status === 'approved') noteApprovals(approvers, [key], by.id, isWhole ? 'with-all' : 'alone');
      else for (const how of was?.firsts.get(by.id) ?? []) noteApprovals(approvers, [key], by.id, how);
    }
  }
  return change.content;
}

/** The status of a text or an image, and who approved it first, by itself or with all. */
function stateOf(content: ReviewedContent, part: Part, key: string) {
  const { status, record } = content.parts[part];
  const image = part === 'images' ? content.imagesWithStatus.find(({ url }) => url === key) : undefined;
  const firsts = new Map<number, Alone[]>();
  const note = (first: { by: { id: number } } | undefined, how: Alone) => {
    if (first) firsts.set(first.by.id, [...(firsts.get(first.by.id) ?? []), how]);
  };
  note(record.firstApproval, 'with-all');
  note(image?.firstApproval, 'alone');
  return { status: image?.status ?? status, firsts };
}

function play(content: ReviewedContent, { by, does }: Step, approvers: Approvers, count: number, made: Made[]) {
  const before = { content, approvers: new Map([...approvers].map(([key, ids]) => [key, new Set(ids)])) };
  const after = act(content, { by, does }, approvers, count, made);
  made.push({ before: before.content, after, approvers: before.approvers });
  return after;
}

function act(
  content: ReviewedContent,
  { by, does }: Step,
  approvers: Approvers,
  count: number,
  made: readonly Made[],
): ReviewedContent {
  const decision = { by, at: new Date(count * 1_000).toISOString(), source, needsSecond: 'every' as const };
  const clear = (keys: readonly string[]) => {
    for (const key of keys) approvers.delete(key);
  };
  if (does.kind === 'undo') {
    const one = made.at(-1 - does.back);
    return one ? undo(content, one, decision, approvers) : content;
  }
  if (does.kind === 'edit') {
    const value = does.part === 'title' ? `Mug ${count}` : [`Holds tea ${count}`];
    clear([does.part]);
    return replacePart(content, does.part, value as never, { origin: 'person', by }).content;
  }
  if (does.kind === 'bulk') {
    const pending = partNames.filter((part) => content.parts[part].status === 'pending');
    const check = testCheck(Object.fromEntries(pending.map((part) => [part, {}])));
    const policy = { id: 1 } as never;
    const given = { nameRule: String, takeAll: true, ...(does.isByPolicy ? { policyOf: () => policy } : {}) };
    const nothing = () => ({ open: [], needed: [], isCovered: true });
    const { change, parts, asked } = approvePending(content, check, decision, nothing, given);
    if (does.isByPolicy) expect([parts, asked]).toEqual([[], []]);
    else for (const part of [...parts, ...asked]) noteApprovals(approvers, kept(content, part), by.id);
    return change.content;
  }
  const image = does.kind === 'image' ? content.imagesWithStatus[does.at] : undefined;
  const keys = does.kind === 'part' ? kept(content, does.part) : image ? [image.url] : [];
  const result =
    does.kind === 'part'
      ? decidePart(content, does.part, does.to, { ...decision, isUndo: does.isUndo })
      : decideImage(content, image ?? { url: '', type: 'hero' }, does.to, { ...decision, isUndo: does.isUndo });
  if (!result.ok) return content;
  const how = does.kind === 'part' ? 'with-all' : 'alone';
  if (does.to === 'approved') noteApprovals(approvers, keys, by.id, how);
  else if (isTakenBack(content, result.value)) {
    for (const key of keys) {
      // Of an image that two people have approved nothing is taken back, and with all images falls each that waits by itself.
      if (
        does.kind === 'part' &&
        content.imagesWithStatus.some((each) => each.url === key && each.status === 'approved')
      )
        continue;
      approvers.get(key)?.delete(`${by.id} ${how}`);
      if (does.kind === 'part') approvers.get(key)?.delete(`${by.id} alone`);
    }
  } else if (does.isUndo && does.to === 'pending')
    for (const key of keys) keepFirst(content, result.value, key, approvers);
  else if (does.isUndo && does.kind === 'image') for (const key of keys) keepFirstOfAll(result.value, key, approvers);
  else clear(keys);
  return result.value.content;
}

/** After an undo only the approval is left that was first, of who is known to have made it; of an image that stays approved all are. */
function keepFirst(before: ReviewedContent, { content }: Change, key: string, approvers: Approvers): void {
  const part = partNames.find((each) => each === key) ?? 'images';
  const now = stateOf(content, part, key);
  if (now.status === 'approved') return;
  expect(stateOf(before, part, key).status).not.toBe('pending');
  const left = [...(approvers.get(key) ?? [])].filter((each) => now.firsts.has(Number(each.split(' ')[0])));
  expect(new Set(left.map((each) => Number(each.split(' ')[0]))), key).toEqual(new Set(now.firsts.keys()));
  approvers.set(key, new Set(left));
}

/** After an undo that brings the rejection of an image back only the first approval of all images is left, where that waits on. */
function keepFirstOfAll({ content }: Change, key: string, approvers: Approvers): void {
  const { firstApproval } = content.parts.images.record;
  const left = firstApproval ? `${firstApproval.by.id} with-all` : null;
  const kept = [...(approvers.get(key) ?? [])].filter((each) => each === left);
  expect(kept, key).toEqual(left === null ? [] : [left]);
  approvers.set(key, new Set(kept));
}

/** Whether statuses stay as they are: the first of two took back what they had approved. */
const isTakenBack = (before: ReviewedContent, { content, history }: Change): boolean =>
  history.length === 0 && partNames.every((part) => before.parts[part].status === content.parts[part].status);

it('holds for any presses of three people, edits, rejections, runs, undos and policies in between', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const approvers: Approvers = new Map();
      const made: Made[] = [];
      let content = startFromSource(source);
      for (const [at, each] of steps.entries()) content = play(content, each, approvers, at, made);
      for (const part of partNames) {
        const { status, record } = content.parts[part];
        if (part !== 'images') {
          if (status === 'approved') {
            expect(peopleIn(approvers, part), part).toBeGreaterThan(1);
            expect(record.firstApproval?.by.id).not.toBe(record.decidedBy?.id);
            expect(record.firstApproval).toBeDefined();
          }
          continue;
        }
        for (const image of content.imagesWithStatus)
          if (image.status === 'approved') expect(peopleIn(approvers, image.url), image.url).toBeGreaterThan(1);
      }
      const waiting = waitingFirsts(content).map(({ by }) => by.id);
      expect(firstApproversOf(content)).toEqual([...new Set(waiting)].sort());
      if (partNames.every((part) => content.parts[part].status !== 'approved') && waiting.length === 0) return;
      for (const { part } of waitingFirsts(content)) expect(content.parts[part].status).toBe('pending');
    }),
    { numRuns: 500 },
  );
});

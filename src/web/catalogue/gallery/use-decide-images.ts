// Decides on the images of one product from a view of many: seen at once, sent over the version that was seen, and taken back with `z` as long
// as nobody else decided on them.
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { partTable, type Status } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { toFlatPatch } from '#domain/review/flat-content.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { isLegalTransition } from '#domain/review/review.ts';
import { approvedAlready, awaitsSecond, joinPeople } from '#domain/review/second-person.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { refreshProduct } from '#web/client/query-client.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { dismissToast, toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import type { HeroNotes } from './gallery.queries.ts';
import { takeImagesBack } from './take-images-back.ts';

/** How the images of a product are seen to be decided. */
type Seen = Pick<HeroNote, 'status' | 'first'>;
/**
 * `was` is what was seen before, and `left` the content after it, once the server has answered; null where it was refused. `offer` is the toast
 * that offers to take it back.
 */
type Step = { product: Product; was: Seen; to: Status; left?: Promise<OptimizedContent | null>; offer?: number };

const decidedSince = `Someone reviewed or changed ${partTable.images.label} after you. Undo would overwrite their change.`;

export function useDecideImages(notes: HeroNotes | undefined) {
  const me = useMe().data;
  // What was decided here, until the notes say so.
  const [decided, setDecided] = useState<ReadonlyMap<number, Seen>>(new Map());
  /** What is on its way, by product: the content it leaves, null where it was refused. */
  const underWay = useRef(new Map<number, Promise<OptimizedContent | null>>());
  /** For an undo that is asked for long after the decision. */
  const latestNotes = useRef(notes);
  useEffect(() => {
    latestNotes.current = notes;
  }, [notes]);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  /** For a toast that is still there, or comes, once its decision was taken back. */
  const latestSteps = useRef(steps);
  const keepSteps = (kept: readonly Step[]) => {
    latestSteps.current = kept;
    setSteps(kept);
  };

  const show = (id: number, seen: Seen | null) =>
    setDecided((shown) => {
      const next = new Map(shown);
      if (seen === null) next.delete(id);
      else next.set(id, seen);
      return next;
    });

  /** Shows the images as `seen` until what `ask` sends is answered. Null where it was refused, which is said. */
  const send = async (
    { id }: Product,
    seen: Seen,
    ask: (before: Promise<OptimizedContent | null> | undefined) => Promise<OptimizedContent | null>,
  ): Promise<OptimizedContent | null> => {
    const sent = ask(underWay.current.get(id));
    underWay.current.set(id, sent);
    show(id, seen);
    const reply = await sent;
    void refreshProduct(id).then(() => {
      if (underWay.current.get(id) !== sent) return;
      underWay.current.delete(id);
      show(id, null);
    });
    return reply;
  };

  const fail = ({ id, title }: Product, verb: string, error: unknown): null => {
    keepSteps(latestSteps.current.filter((each) => each.product.id !== id));
    toast({
      title: `The images of “${title}” could not be ${verb}`,
      description: explainError(error),
      tone: 'destructive',
    });
    return null;
  };

  /** After what is on its way for the same product. */
  const sendAfter = async (
    before: Promise<OptimizedContent | null> | undefined,
    { product, to }: Pick<Step, 'product' | 'to'>,
  ): Promise<OptimizedContent | null> => {
    const { id } = product;
    const seen = latestNotes.current?.get(id)?.version ?? 0;
    const ifMatch = (await before)?.version ?? seen;
    try {
      const body = toFlatPatch({ images: { status: to } });
      return await call(patchContent, { params: { id: String(id) }, ifMatch, body });
    } catch (error) {
      return fail(product, to, error);
    }
  };

  /** Takes back what was decided here. Where the images were decided otherwise since, nothing is sent, and that is said. */
  const sendBack = async ({ product, left }: Step): Promise<OptimizedContent | null> => {
    const reply = await left;
    if (!reply) return null;
    try {
      const back = await takeImagesBack(product.id, reply);
      if (back === null) toast({ title: 'Could not undo', description: decidedSince, tone: 'destructive' });
      return back;
    } catch (error) {
      return fail(product, 'changed back', error);
    }
  };

  const takeBack = (step: Step | undefined) => {
    if (!step || !latestSteps.current.includes(step)) return;
    const { product, was, offer } = step;
    keepSteps(latestSteps.current.filter((each) => each !== step));
    if (offer !== undefined) dismissToast(offer);
    void send(product, was, () => sendBack(step)).then((reply) => {
      if (reply) announce(`Undone: images of ${product.title} ${step.to}`);
    });
  };

  // What is decided here has the first approval it is seen with, and none of before.
  const seeIn = (note: HeroNote): HeroNote => {
    const seen = decided.get(note.productId);
    if (!seen) return note;
    const { first: _, ...rest } = note;
    return { ...rest, ...seen };
  };
  return {
    /** With what was decided here. */
    notes: notes && new Map([...notes].map(([id, note]) => [id, seeIn(note)])),
    decide: (product: Product, to: 'approved' | 'rejected') => {
      const noted = notes?.get(product.id);
      const note = noted && seeIn(noted);
      if (note?.status == null || !isLegalTransition(note.status, to)) return;
      const pair = to === 'approved' && note.needsTwo && me ? joinPeople(note.first?.by ?? null, me) : 'done';
      if (pair === null) {
        toast({ title: 'Not approved', description: approvedAlready, tone: 'destructive' });
        return;
      }
      const { status, first: confirmed } = note;
      const was: Seen = { status, ...(confirmed ? { first: confirmed } : {}) };
      const step: Step = { product, was, to };
      keepSteps([...latestSteps.current, step]);
      const first = pair === 'request' && me ? { by: { id: me.id, fullName: me.fullName } } : undefined;
      const seen: Seen = first ? { status: 'pending', first } : { status: to };
      step.left = send(product, seen, (before) => sendAfter(before, step));
      void step.left.then((reply) => {
        // Taken back before the answer: that is what is said.
        if (!reply || !latestSteps.current.includes(step)) return;
        const isWaiting = to === 'approved' && awaitsSecond(reply.parts.images);
        const became = isWaiting ? 'wait for a second person' : to;
        announce(`Images of ${product.title} ${became}`);
        step.offer = toast({
          title: `Images ${became}`,
          description: product.title,
          action: { label: 'Undo', run: () => takeBack(step) },
        });
      });
    },
    canUndo: steps.length > 0,
    undo: () => takeBack(latestSteps.current.at(-1)),
  };
}

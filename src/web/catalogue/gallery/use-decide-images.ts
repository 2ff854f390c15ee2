// Decides on the images of one product from a view of many: seen at once, sent over the version that was seen, and taken back with `z`.
import { useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import { toFlatPatch } from '#domain/review/flat-content.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { refreshProduct } from '#web/client/query-client.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import type { HeroNotes } from './gallery.queries.ts';

type Step = { product: Product; from: Status; to: Status };

export function useDecideImages(notes: HeroNotes | undefined) {
  // What was decided here, until the notes say so.
  const [decided, setDecided] = useState<ReadonlyMap<number, Status>>(new Map());
  const versions = useRef(new Map<number, number>());
  const [steps, setSteps] = useState<readonly Step[]>([]);

  const show = (id: number, status: Status | null) =>
    setDecided((shown) => {
      const next = new Map(shown);
      if (status === null) next.delete(id);
      else next.set(id, status);
      return next;
    });

  const send = async ({ product, to }: Pick<Step, 'product' | 'to'>, verb: string) => {
    const { id, title } = product;
    const ifMatch = versions.current.get(id) ?? notes?.get(id)?.version ?? 0;
    show(id, to);
    try {
      const body = toFlatPatch({ images: { status: to } });
      const { version } = await call(patchContent, { params: { id: String(id) }, ifMatch, body });
      versions.current.set(id, version);
    } catch (error) {
      show(id, null);
      versions.current.delete(id);
      setSteps((all) => all.filter((each) => each.product.id !== id));
      toast({
        title: `The images of “${title}” could not be ${verb}`,
        description: explainError(error),
        tone: 'destructive',
      });
    }
    await refreshProduct(id);
    show(id, null);
  };

  const takeBack = (step: Step | undefined) => {
    if (!step) return;
    setSteps((all) => all.filter((each) => each !== step));
    announce(`Undone: images of ${step.product.title} ${step.to}`);
    void send({ product: step.product, to: step.from }, 'changed back');
  };

  const statusOf = (note: HeroNote) => decided.get(note.productId) ?? note.status;
  return {
    /** With what was decided here. */
    notes: notes && new Map([...notes].map(([id, note]) => [id, { ...note, status: statusOf(note) }])),
    decide: (product: Product, to: 'approved' | 'rejected') => {
      const note = notes?.get(product.id);
      const from = note && statusOf(note);
      if (from == null || from === to) return;
      const step = { product, from, to };
      setSteps((all) => [...all, step]);
      announce(`Images of ${product.title} ${to}`);
      toast({
        title: `Images ${to}`,
        description: product.title,
        action: { label: 'Undo', run: () => takeBack(step) },
      });
      void send(step, to);
    },
    canUndo: steps.length > 0,
    undo: () => takeBack(steps.at(-1)),
  };
}

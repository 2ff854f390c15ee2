// The images being edited: kept as a draft with every change, saved with one call.
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { ImageView } from '#domain/images/images.contract.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { detailsOf } from '#domain/review/image-entries.ts';
import type { Person } from '#domain/session/person.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useLeaving } from '#web/shared/screen/use-leaving.ts';
import { runOperation, shownContent, useQueue } from '../../commands/review.queue.ts';
import { type EditBase, seenImages } from '../../commands/review.reducer.ts';
import { confirmedContent } from '../../commands/review.send.ts';
import { showFailure, updateFailed } from '../../commands/review-failures.ts';
import type { KnownImages } from '../images.queries.ts';
import { changeEditor, cleanImages, type EditorChange, isShown, openEditor } from './editor.reducer.ts';
import { imageDrafts } from './image-drafts.ts';

type ImageEditorOptions = {
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  known: KnownImages;
  /** The image to open at. */
  at: string | null;
  onSaved: () => void;
};

/** Files that this editor made or added, until the images are read again. */
type Made = { views: readonly ImageView[]; renditions: KnownImages['renditions'] };

export type ImageEditorState = ReturnType<typeof useImageEditor>;

export function useImageEditor({ product, confirmed, me, known, at, onSaved }: ImageEditorOptions) {
  const queue = useQueue(product.id);
  const latest = confirmedContent(product.id) ?? confirmed;
  const content = useMemo(() => shownContent(queue, product, latest), [queue, product, latest]);
  const present = useMemo(() => detailsOf(content.imagesWithStatus), [content]);
  const baseNow: EditBase = { value: seenImages(present), status: content.parts.images.status };
  const [draft] = useState(() => imageDrafts.read(product.id));
  const [isRestored, setRestored] = useState(draft !== null);
  const [base, setBase] = useState<EditBase>(draft?.base ?? baseNow);
  const [state, dispatch] = useReducer(changeEditor, null, () => ({
    ...openEditor(draft?.images ?? present, at),
    changedAt: draft?.changedAt ?? null,
  }));
  const [made, setMade] = useState<Made>({ views: [], renditions: {} });
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);
  const images = useMemo(() => cleanImages(state.images), [state.images]);
  const isChanged = state.changedAt !== null && !isSameContent(seenImages(images), base.value);
  const isOvertaken = !isSaving && !isDone.current && !isSameContent(baseNow.value, base.value);
  const { changedAt } = state;
  useEffect(() => {
    if (isDone.current) return;
    imageDrafts.keep(product.id, isChanged && changedAt !== null ? { images, base, changedAt } : null);
  }, [product.id, images, base, changedAt, isChanged]);
  useLeaving(() => {
    if (isDone.current || !isChanged) return;
    const description = `Your unsaved images of “${product.title}” stay in this browser until you edit them again.`;
    toast({ title: 'Draft saved', description });
  });
  const allKnown = useMemo(
    (): KnownImages => ({
      images: [...known.images, ...made.views.filter(({ url }) => !known.images.some((each) => each.url === url))],
      renditions: { ...known.renditions, ...made.renditions },
    }),
    [known, made],
  );
  const change = (given: EditorChange) => {
    setRestored(false);
    dispatch({ ...given, at: new Date().toISOString() });
  };
  /** Rejected where somebody was quicker, it can be saved once more: over what was shown then. */
  const save = async (isOver = false) => {
    if (isSaving) return;
    setSaving(true);
    const rest = isOver ? baseNow : base;
    if (isOver) setBase(baseNow);
    try {
      await runOperation({ product, by: me, operation: { kind: 'editImages', images }, base: rest });
      isDone.current = true;
      imageDrafts.keep(product.id, null);
      toast({ title: 'Images updated', description: 'They wait for review.' });
      onSaved();
    } catch (error) {
      showFailure(error, 'Update failed', updateFailed, me, null, 'Your images are still here.');
    }
    setSaving(false);
  };
  const discard = () => {
    setRestored(false);
    setBase(baseNow);
    dispatch({ type: 'reset', images: present });
  };
  const selected = state.images.find(({ url }) => url === state.selected) ?? null;
  return {
    product,
    content,
    images: state.images,
    shown: state.images.filter(isShown),
    selected,
    known: allKnown,
    isChanged,
    isRestored,
    isOvertaken,
    isSaving,
    canUndo: state.past.length > 0,
    /** Whether the image came with this edit: it is then removed, not left out. */
    isNew: (url: string) => !present.some((image) => image.url === url),
    change,
    select: (url: string) => dispatch({ type: 'selected', url }),
    undo: () => dispatch({ type: 'undone', at: new Date().toISOString() }),
    save,
    discard,
    noteView: (view: ImageView) => setMade((old) => ({ ...old, views: [...old.views, view] })),
    noteRendition: (hash: string, rendition: KnownImages['renditions'][string]) =>
      setMade((old) => ({ ...old, renditions: { ...old.renditions, [hash]: rendition } })),
  };
}

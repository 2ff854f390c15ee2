// The image editor of one product: the list in its order, the picture, and what is wrong with it.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { type OptimizedContent, valuesOf } from '#domain/review/content.ts';
import type { Person } from '#domain/session/person.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { pickListSearch } from '#web/shared/lists/list-search.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { useClaims } from '../../check/use-claims.ts';
import { useEvaluation } from '../../check/use-verdicts.ts';
import { useProductVoice } from '../../voice/use-product-voice.ts';
import { type KnownImages, useListedImages } from '../images.queries.ts';
import { AddImages } from './add-images.tsx';
import { altFieldId } from './alt-field.tsx';
import { editorActions, editorKeys } from './editor.actions.ts';
import { EditorHead } from './editor-head.tsx';
import { ImageList } from './image-list.tsx';
import { SelectedImage } from './selected-image.tsx';
import { useEditorCommands } from './use-editor-commands.ts';
import { useImageEditor } from './use-image-editor.ts';

type ImageEditorProps = {
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  known: KnownImages;
};

const noFaults: ImageFaults = {};

export function ImageEditor({ product, confirmed, me, known }: ImageEditorProps) {
  const { image, from, ...search } = useSearch({ from: '/products/$id/images' });
  const navigate = useNavigate();
  const leave = () =>
    void navigate({
      to: '/products/$id',
      params: { id: String(product.id) },
      search: { ...(from ? { from } : {}), ...pickListSearch(search) },
    });
  const editor = useImageEditor({ product, confirmed, me, known, at: image ?? null, onSaved: leave });
  const { benchmark, checker } = useEditorChecks(editor.content, product, editor);
  const faults = benchmark?.faults ?? noFaults;
  const commands = useEditorCommands(editor, faults);
  const { selected, images, shown } = editor;
  useActions(
    'Image editor',
    editorActions(
      {
        isChanged: editor.isChanged,
        canUndo: editor.canUndo,
        hasImage: selected !== null,
        isLeftOut: selected?.leftOut !== undefined,
      },
      {
        save: () => void editor.save(),
        cancel: leave,
        undo: editor.undo,
        step: commands.step,
        moveBy: commands.moveBy,
        setHero: () => selected && commands.setHero(selected.url),
        leaveOut: () => selected && commands.remove(selected.url),
        add: () => document.querySelector<HTMLElement>('[data-add-image]')?.focus(),
        editAlt: () => document.getElementById(altFieldId)?.focus(),
        goToProblem: commands.goToProblem,
      },
    ),
  );
  return (
    <>
      <EditorHead editor={editor} me={me} onCancel={leave} />
      <div className="grid items-start gap-4 lg:grid-cols-[17.875rem_minmax(0,1fr)] xl:grid-cols-[17.875rem_minmax(0,1fr)_18.25rem]">
        <Card aria-label="Order" className="overflow-hidden lg:row-span-2 xl:row-span-1">
          <CardHead
            title="Order"
            hint={`${shown.length} shown${images.length > shown.length ? `, ${images.length - shown.length} left out` : ''}`}
            className="border-line border-b pb-3"
          />
          <ImageList editor={editor} faults={faults} commands={commands} />
          <AddImages editor={editor} />
          <KeyLegend />
        </Card>
        {selected && (
          <SelectedImage
            key={selected.url}
            editor={editor}
            image={selected}
            benchmark={benchmark}
            checker={checker}
            me={me}
            onLeave={leave}
          />
        )}
      </div>
    </>
  );
}

const legend = [
  ['Alt+ArrowUp', 'Move up'],
  ['Alt+ArrowDown', 'Move down'],
  [editorKeys.hero, 'Set hero'],
  [editorKeys.leaveOut, 'Leave out'],
  [editorKeys.alt, 'Alt text'],
  [editorKeys.problem, 'Next problem'],
] as const;

/** The keys of the list, where there is a keyboard; all others stand in the sheet of keys. */
function KeyLegend() {
  return (
    <ul
      aria-label="Shortcuts"
      className="grid grid-cols-2 gap-x-3 gap-y-1.5 border-line border-t px-4 py-3 text-ink-soft text-xs max-lg:hidden touch:hidden"
    >
      {legend.map(([keys, label]) => (
        <li key={keys} className="flex items-center gap-1.5">
          <Kbd keys={keys} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What the rules find of the listing with the images as they are now. */
function useEditorChecks(
  content: OptimizedContent,
  product: Product,
  { shown, images, known }: ReturnType<typeof useImageEditor>,
) {
  const { rules } = useProductVoice(product, true);
  const { checker } = useClaims(product, content, rules, true);
  const urls = shown.map(({ url }) => url).join('\n');
  const values = useMemo(
    (): PartContent => ({ ...valuesOf(content), images: urls === '' ? [] : urls.split('\n') }),
    [content, urls],
  );
  const pictures = useListedImages(known, images);
  const evaluation = useEvaluation(checker, values, pictures, true);
  return { benchmark: evaluation?.benchmark ?? null, checker };
}

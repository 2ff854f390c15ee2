// The head of the image editor: whose images they are, what is not saved yet, and who changed them meanwhile.
import { ArrowLeft, CircleDot, Save, Undo2 } from 'lucide-react';
import type { Person } from '#domain/session/person.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { nameChanger } from '../../commands/review-failures.ts';
import { KeyHint } from '../../key-hint.tsx';
import { useLastChange } from '../../review.queries.ts';
import { editorKeys } from './editor.actions.ts';
import type { ImageEditorState } from './use-image-editor.ts';

type EditorHeadProps = { editor: ImageEditorState; me: Person; onCancel: () => void };

export function EditorHead({ editor, me, onCancel }: EditorHeadProps) {
  const { product, isChanged, isRestored, isOvertaken, isSaving } = editor;
  return (
    <>
      <PageHead
        title="Edit Product Images"
        badge={
          isChanged && (
            <Badge tone="warn">
              <CircleDot aria-hidden />
              Unsaved, kept as a draft
            </Badge>
          )
        }
        hint={
          <button
            type="button"
            onClick={onCancel}
            className="inline-flex max-w-full items-center gap-1.5 rounded-sm hover:text-ink hover:underline touch:min-h-10"
          >
            <ArrowLeft aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{product.title}</span>
          </button>
        }
      >
        {editor.canUndo && (
          <Button variant="ghost" onClick={editor.undo}>
            <Undo2 aria-hidden />
            Undo
            <KeyHint keys={editorKeys.undo} />
          </Button>
        )}
        <Button onClick={onCancel}>
          Cancel
          <KeyHint keys={editorKeys.cancel} />
        </Button>
        <Button
          variant="primary"
          busy={isSaving}
          disabledReason={isChanged ? undefined : 'There is nothing to save yet.'}
          onClick={() => void editor.save()}
        >
          {!isSaving && <Save aria-hidden />}
          {isSaving ? 'Saving...' : 'Save images'}
          <KeyHint keys={editorKeys.save} />
        </Button>
      </PageHead>
      {(isRestored || isOvertaken) && (
        <div className="mb-4 space-y-2">
          {isRestored && <KeptText what="images" onDiscard={editor.discard} />}
          {isOvertaken && <Overtaken editor={editor} me={me} />}
        </div>
      )}
    </>
  );
}

/** Somebody else was quicker: nothing is saved over their images unseen. */
function Overtaken({ editor, me }: Omit<EditorHeadProps, 'onCancel'>) {
  const { product, content } = editor;
  const { data: entry } = useLastChange(product.id, 'images', content.parts.images.value);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-warn bg-warn-soft px-3 py-2 text-[0.8125rem]"
    >
      <p className="min-w-0 flex-1 basis-60">
        {nameChanger(entry?.changedBy, me)} changed these images while you edited them. Saving now replaces that
        version.
      </p>
      <Button size="sm" onClick={editor.discard}>
        Load their images
      </Button>
      <Button size="sm" onClick={() => void editor.save(true)}>
        Save mine over it
      </Button>
    </div>
  );
}

// The dialog an address names: a new prompt, one to edit, to try or to delete.

import type { ComponentProps, ReactNode } from 'react';
import { tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { createPrompt, deletePrompt, type Prompt } from '#domain/prompts/prompts.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { PromptPreset } from './prompt-dialog.tsx';
import { useDeletePrompt, usePrompt } from './prompts.queries.ts';
import type { OpenPrompt } from './prompts.search.ts';
import { TryDialog } from './try-dialog.tsx';

const form = loadOnInteraction(() => import('./prompt-dialog.tsx'));

function PromptDialog(props: ComponentProps<typeof import('./prompt-dialog.tsx').PromptDialog>) {
  const module = form.useModule(true);
  return module && <module.PromptDialog {...props} />;
}

type PromptDialogsProps = { dialog: OpenPrompt | null; preset?: PromptPreset; onClose: () => void };

export function PromptDialogs({ dialog, preset, onClose }: PromptDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'new') {
    return (
      <Allowed to={createPrompt}>
        <PromptDialog onClose={onClose} {...(preset ? { preset } : {})} />
      </Allowed>
    );
  }
  if (dialog.kind === 'delete')
    return (
      <Allowed to={deletePrompt}>
        <DeletePrompt key={dialog.id} id={dialog.id} onClose={onClose} />
      </Allowed>
    );
  const { kind, id } = dialog;
  return (
    <StoredPrompt
      key={`${kind}-${id}`}
      id={id}
      title={kind === 'try' ? 'Test Prompt' : 'Edit Prompt'}
      onClose={onClose}
    >
      {(prompt) =>
        kind === 'try' ? (
          <Allowed to={tryPrompt}>
            <TryDialog prompt={prompt} onClose={onClose} />
          </Allowed>
        ) : (
          <PromptDialog prompt={prompt} onClose={onClose} />
        )
      }
    </StoredPrompt>
  );
}

type DialogProps = { id: number; onClose: () => void };

type StoredPromptProps = DialogProps & { title: string; children: (prompt: Prompt) => ReactNode };

/** The dialog of a prompt, once it is there. */
function StoredPrompt({ id, title, onClose, children }: StoredPromptProps) {
  const prompt = usePrompt(id);
  if (prompt.data) return children(prompt.data);
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {prompt.isError ? (
        <LoadFailure of={prompt} title="The prompt could not be loaded" />
      ) : (
        <Loading label="Loading the prompt…" className="space-y-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-9" />
        </Loading>
      )}
    </Dialog>
  );
}

function DeletePrompt({ id, onClose }: DialogProps) {
  const prompt = usePrompt(id);
  const remove = useDeletePrompt();
  return (
    <DeleteDialog
      title="Delete Prompt"
      description="Are you sure you want to delete this prompt? This action cannot be undone."
      busy={remove.isPending}
      onDelete={() => remove.mutate(id, { onSettled: onClose })}
      onClose={onClose}
    >
      {prompt.data ? (
        <blockquote className="whitespace-pre-wrap break-words border-line-strong border-l-2 pl-3 text-ink-soft">
          {prompt.data.prompt}
        </blockquote>
      ) : prompt.isError ? (
        <FailureBox {...describeFailure(prompt.error)} />
      ) : (
        <Loading label="Loading the prompt…">
          <Skeleton className="h-10" />
        </Loading>
      )}
    </DeleteDialog>
  );
}

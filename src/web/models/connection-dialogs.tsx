// The dialog an address names: a new connection, one to edit or to delete.
import type { ComponentProps } from 'react';
import type { Connection, ModelSettingsReply } from '#domain/models/connections.contract.ts';
import { jobs } from '#domain/models/providers.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { jobWords } from './connection-words.ts';
import { useDeleteConnection } from './models.queries.ts';
import type { OpenDialog } from './models.search.ts';

const form = loadOnInteraction(() => import('./connection-dialog.tsx'));

function ConnectionDialog(props: ComponentProps<typeof import('./connection-dialog.tsx').ConnectionDialog>) {
  const module = form.useModule(true);
  return module && <module.ConnectionDialog {...props} />;
}

type ConnectionDialogsProps = { dialog: OpenDialog | null; settings: ModelSettingsReply; onClose: () => void };

export function ConnectionDialogs({ dialog, settings, onClose }: ConnectionDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'new') return <ConnectionDialog stored={null} onClose={onClose} />;
  const connection = settings.connections.find(({ id }) => id === dialog.id);
  if (!connection) return <GoneDialog onClose={onClose} />;
  if (dialog.kind === 'edit') return <ConnectionDialog key={dialog.id} stored={connection} onClose={onClose} />;
  return <DeleteDialog connection={connection} settings={settings} onClose={onClose} />;
}

function GoneDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="This connection was deleted"
      description="Someone deleted it in the meantime."
      footer={<Button onClick={onClose}>Close</Button>}
    />
  );
}

type DeleteDialogProps = { connection: Connection; settings: ModelSettingsReply; onClose: () => void };

function DeleteDialog({ connection, settings, onClose }: DeleteDialogProps) {
  const remove = useDeleteConnection();
  const own = jobs.filter((job) => settings.jobs[job] === connection.id);
  const then = own.map((job) => jobWords[job].builtIn).join(', ');
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title={`Delete ${connection.name}?`}
      description={`This deletes the connection and its key. Its past costs stay in the statistics.${then === '' ? '' : ` From then on ${then}.`}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(connection, { onSettled: onClose })}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}

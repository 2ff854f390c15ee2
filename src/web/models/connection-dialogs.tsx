// The dialog an address names: a new connection, one to edit or to delete.

import type { ComponentProps } from 'react';
import {
  addConnection,
  type Connection,
  changeConnection,
  deleteConnection,
  type ModelSettingsReply,
} from '#domain/models/connections.contract.ts';
import { jobs } from '#domain/models/providers.ts';
import { Button } from '#web/kit/button.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { jobWords } from './connection-words.ts';
import { useDeleteConnection } from './models.queries.ts';
import type { OpenConnection } from './models.search.ts';

const form = loadOnInteraction(() => import('./connection-dialog.tsx'));

function ConnectionDialog(props: ComponentProps<typeof import('./connection-dialog.tsx').ConnectionDialog>) {
  const module = form.useModule(true);
  return module && <module.ConnectionDialog {...props} />;
}

type ConnectionDialogsProps = { dialog: OpenConnection | null; settings: ModelSettingsReply; onClose: () => void };

export function ConnectionDialogs({ dialog, settings, onClose }: ConnectionDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'new')
    return (
      <Allowed to={addConnection}>
        <ConnectionDialog stored={null} onClose={onClose} />
      </Allowed>
    );
  const connection = settings.connections.find(({ id }) => id === dialog.id);
  if (!connection) return <GoneDialog onClose={onClose} />;
  if (dialog.kind === 'edit')
    return (
      <Allowed to={changeConnection}>
        <ConnectionDialog key={dialog.id} stored={connection} onClose={onClose} />
      </Allowed>
    );
  return (
    <Allowed to={deleteConnection}>
      <DeleteConnection connection={connection} settings={settings} onClose={onClose} />
    </Allowed>
  );
}

function GoneDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="This connection was deleted"
      description="Someone else deleted this connection."
      footer={<Button onClick={onClose}>Close</Button>}
    />
  );
}

type DeleteConnectionProps = { connection: Connection; settings: ModelSettingsReply; onClose: () => void };

function DeleteConnection({ connection, settings, onClose }: DeleteConnectionProps) {
  const remove = useDeleteConnection();
  const own = jobs.filter((job) => settings.jobs[job] === connection.id);
  const then = own.map((job) => jobWords[job].builtIn).join(', ');
  return (
    <DeleteDialog
      title={`Delete ${connection.name}?`}
      description={`This deletes the connection and its key. Its past costs stay in the statistics.${then === '' ? '' : ` From then on ${then}.`}`}
      busy={remove.isPending}
      onDelete={() => remove.mutate(connection, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

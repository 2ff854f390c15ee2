// The dialogs of webhooks, one at a time.

import { oldSecretHours } from '#domain/webhooks/delivery-tries.ts';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import type { Endpoint } from '#domain/webhooks/webhooks.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { EditWebhook, NewWebhook } from './webhook-form.tsx';
import { describeReplacing } from './webhook-words.ts';
import { useDeleteWebhook, useReplaceSecret } from './webhooks.queries.ts';

export type WebhookDialog = { kind: 'new' } | { kind: 'edit' | 'deliveries' | 'secret' | 'delete'; id: number };

type DialogsProps = { dialog: WebhookDialog; webhooks: readonly Endpoint[]; onClose: () => void };
type OneProps = { endpoint: Endpoint; onClose: () => void };

/** Nothing once the webhook it is about was deleted, here or elsewhere. */
export function WebhookDialogs({ dialog, webhooks, onClose }: DialogsProps) {
  if (dialog.kind === 'new') return <NewWebhook onClose={onClose} />;
  const endpoint = webhooks.find(({ id }) => id === dialog.id);
  if (!endpoint) return null;
  const props = { endpoint, onClose };
  if (dialog.kind === 'edit') return <EditWebhook {...props} />;
  if (dialog.kind === 'deliveries') return <DeliveriesDialog {...props} />;
  return dialog.kind === 'secret' ? <ReplaceSecret {...props} /> : <DeleteWebhook {...props} />;
}

function ReplaceSecret({ endpoint, onClose }: OneProps) {
  const replace = useReplaceSecret();
  const name = nameEndpoint(endpoint);
  if (replace.data) {
    const note = `For ${oldSecretHours} hours, events are also signed with the earlier secret. The new secret is shown only once.`;
    return (
      <SecretDialog title={`New secret of “${name}”`} secret={replace.data.secret} note={note} onClose={onClose} />
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title={`Replace the secret of “${name}”?`}
      description={describeReplacing(endpoint)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={replace.isPending} onClick={() => replace.mutate(endpoint)}>
            Replace
          </Button>
        </>
      }
    />
  );
}

function DeleteWebhook({ endpoint, onClose }: OneProps) {
  // The row goes, and its button with it.
  const remove = useDeleteWebhook(() => {
    onClose();
    afterFocusReturned(() => document.getElementById('webhooks')?.focus());
  });
  return (
    <DeleteDialog
      title={`Delete the webhook “${nameEndpoint(endpoint)}”?`}
      description="Nothing more is sent to this webhook, and its deliveries are no longer listed."
      busy={remove.isPending}
      onDelete={() => remove.mutate(endpoint, { onError: onClose })}
      onClose={onClose}
    />
  );
}

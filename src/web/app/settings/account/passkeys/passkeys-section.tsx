// Settings > Passkeys: devices that sign one in by their lock.
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#domain/session/passkeys.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatDate } from '#web/kit/format.ts';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { useDeletePasskey, usePasskeys } from './passkeys.queries.ts';

/** `email`: of the account. */
export function PasskeysSection({ email }: { email: string }) {
  const { data: passkeys, error, refetch, isFetching } = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<Passkey | null>(null);
  return (
    <SettingsCard
      id="passkeys"
      title="Passkeys"
      hint="Sign in with a fingerprint, face or PIN"
      aside={
        <Button size="sm" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      }
    >
      {passkeys?.length === 0 && <p className="px-4 py-3 text-[0.8125rem] text-ink-soft">You have no passkey.</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onDelete={() => setDeleted(passkey)} />
          ))}
        </ul>
      )}
      {!passkeys && error && (
        <LoadFailure of={{ error, isFetching, refetch }} title="The passkeys could not be loaded" className="py-8" />
      )}
      {!passkeys && !error && (
        <Loading label="Loading the passkeys" className="flex min-h-12.5 items-center justify-between gap-6 px-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-7 w-20" />
        </Loading>
      )}
      {isAdding && <AddPasskeyDialog email={email} onClose={() => setAdding(false)} />}
      {deleted && <DeletePasskeyDialog passkey={deleted} onClose={() => setDeleted(null)} />}
    </SettingsCard>
  );
}

function PasskeyRow({ passkey: { name, addedAt, usedAt }, onDelete }: { passkey: Passkey; onDelete: () => void }) {
  return (
    <li className="flex min-h-15 items-center gap-x-3 px-4 py-2">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
        <KeyRound aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-[0.8125rem]">{name}</p>
        <p className="text-ink-soft text-xs tabular-nums">
          Added {formatDate(new Date(addedAt))}, {usedAt ? `last used ${formatDate(new Date(usedAt))}` : 'not used yet'}
        </p>
      </div>
      <Button size="sm" aria-label={`Delete the passkey ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}

function DeletePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useDeletePasskey();
  const press = () =>
    remove.mutate(passkey.id, {
      onSuccess: () => {
        toast({ title: 'Passkey deleted' });
        onClose();
      },
    });
  return (
    <DeleteDialog
      title={`Delete the passkey ${passkey.name}?`}
      description="You can no longer sign in with this passkey. It stays on your device until you delete it there, too."
      busy={remove.isPending}
      onDelete={press}
      onClose={onClose}
    >
      {remove.error && <FailureBox lead="Not deleted." {...describeFailure(remove.error)} />}
    </DeleteDialog>
  );
}

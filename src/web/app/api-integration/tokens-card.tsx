// The programs that call this workspace: what each may, who gave it that, when it was last used.
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { type ApiToken, makeApiToken, revokeApiToken } from '#domain/session/api-tokens.contract.ts';
import type { Me } from '#domain/session/session.contract.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatDate } from '#web/kit/format.ts';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { type Column, DataTable } from '#web/kit/lists/data-table.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { describeExpiry, describeSeen, nameRole } from '../team/team-words.ts';
import { useApiTokens, useRevokeApiToken } from './tokens.queries.ts';

const tokenDialog = loadOnInteraction(() => import('./token-dialog.tsx'));

/** Nothing where nobody signs in: there every program that reaches the address may call. */
export function TokensCard() {
  const { data: me } = useMe();
  const mayManage = useMay(makeApiToken, revokeApiToken);
  if (!me || me.sessionId === null || !mayManage) return null;
  return <Tokens me={me} />;
}

function Tokens({ me }: { me: Me }) {
  const tokens = useApiTokens();
  const [isMaking, setMaking] = useState(false);
  const making = tokenDialog.useModule(isMaking);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  return (
    <Card id="tokens" tabIndex={-1} aria-labelledby="tokens-title" className="mt-4 overflow-clip focus:outline-none">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="tokens-title" className="font-semibold text-[0.9375rem] leading-6">
            Tokens
          </h2>
          <p className="text-[0.8125rem] text-ink-soft">
            For programs that use the Copydesk API. See the{' '}
            <a href="/api/docs" className="text-accent-ink underline">
              API Documentation
            </a>
            .
          </p>
        </div>
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden />
          New token
        </Button>
      </header>
      {tokens.data?.length === 0 && (
        <p className="border-line border-t px-4 py-4 text-[0.8125rem] text-ink-soft">
          No token yet. A token lets a program read, write or approve, as you, until it expires or is revoked.
        </p>
      )}
      {tokens.data && tokens.data.length > 0 && <TokenTable tokens={tokens.data} myId={me.id} onRevoke={setAsked} />}
      {tokens.error && !tokens.data && (
        <LoadFailure of={tokens} title="The tokens could not be loaded" className="border-line border-t py-8" />
      )}
      {isMaking && making && <making.TokenDialog me={me} onClose={() => setMaking(false)} />}
      {asked && <RevokeDialog token={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type TableProps = { tokens: readonly ApiToken[]; myId: number; onRevoke: (token: ApiToken) => void };

function TokenTable({ tokens, myId, onRevoke }: TableProps) {
  const name = (token: ApiToken) => <TokenName token={token} myId={myId} />;
  const revoke = (token: ApiToken) => (
    <Button size="sm" variant="ghost" aria-label={`Revoke the token ${token.name}`} onClick={() => onRevoke(token)}>
      Revoke
    </Button>
  );
  const columns: Column<ApiToken>[] = [
    { id: 'name', header: 'Token', cell: name },
    {
      id: 'role',
      header: 'Role',
      headClassName: 'w-24',
      className: 'text-[0.8125rem]',
      cell: ({ role }) => nameRole(role),
    },
    { id: 'used', header: 'Last used', headClassName: 'w-44', cell: (token) => <Used {...token} /> },
    { id: 'expires', header: 'Expires', headClassName: 'w-40', cell: (token) => <Expiry {...token} /> },
    {
      id: 'more',
      header: <span className="sr-only">Change</span>,
      headClassName: 'w-26',
      cell: revoke,
    },
  ];
  return (
    <DataTable
      label="Tokens"
      rows={tokens}
      keyOf={({ id }) => id}
      columns={columns}
      className="[--cell-y:0.375rem]"
      stackedClassName="px-4 py-3"
      stacked={(token) => (
        <div className="space-y-2">
          {name(token)}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-11">
            <span className="text-[0.8125rem]">{nameRole(token.role)}</span>
            <Used {...token} />
            <Expiry {...token} />
            {revoke(token)}
          </div>
        </div>
      )}
    />
  );
}

function TokenName({ token: { name, start, madeBy, createdAt }, myId }: { token: ApiToken; myId: number }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
        <KeyRound aria-hidden className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium text-[0.8125rem]">
          {name} <span className="font-mono font-normal text-ink-soft text-xs">{start}…</span>
        </p>
        <p className="truncate text-ink-soft text-xs">
          Made by {madeBy.id === myId ? 'you' : madeBy.fullName}, {formatDate(new Date(createdAt))}
        </p>
      </div>
    </div>
  );
}

function Used({ lastUsedAt, lastUsedFrom }: Pick<ApiToken, 'lastUsedAt' | 'lastUsedFrom'>) {
  const { text } = describeSeen(lastUsedAt, new Date());
  return (
    <span className="text-[0.8125rem] text-ink-soft">
      {text}
      {lastUsedFrom && <span className="text-xs tabular-nums"> from {lastUsedFrom}</span>}
    </span>
  );
}

function Expiry({ expiresAt }: Pick<ApiToken, 'expiresAt'>) {
  const { text, hasExpired } = describeExpiry(expiresAt, new Date());
  return <span className={cn('text-[0.8125rem]', hasExpired ? 'text-warn-ink' : 'text-ink-soft')}>{text}</span>;
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  // The row goes, and its button with it.
  const revoke = useRevokeApiToken(() => {
    onClose();
    afterFocusReturned(() => document.getElementById('tokens')?.focus());
  });
  return (
    <DeleteDialog
      title={`Revoke the token “${token.name}”?`}
      description="Programs that use this token lose access at once. This cannot be undone."
      verb="Revoke"
      busy={revoke.isPending}
      onDelete={() => revoke.mutate(token, { onError: onClose })}
      onClose={onClose}
    />
  );
}

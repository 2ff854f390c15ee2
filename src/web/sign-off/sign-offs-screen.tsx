// Sign-offs: the links that were sent, and how far they are answered.
import { Link, useSearch } from '@tanstack/react-router';
import { Link2Off, PenLine } from 'lucide-react';
import { useState } from 'react';
import { revokeSignOff, type SignOff } from '#domain/sign-off/sign-off.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { rowsOf } from '#web/shared/lists/whole-list.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useRevokeSignOff, useSignOffs } from '#web/shared/sign-off/sign-offs.queries.ts';

export function SignOffsScreen() {
  const address = useSearch({ from: '/sign-offs' });
  const list = useSignOffs();
  const [revoked, setRevoked] = useState<SignOff | null>(null);
  const revoke = useRevokeSignOff(() => setRevoked(null));
  return (
    <>
      <ListScreen
        title="Sign-offs"
        hint="Links that let a brand approve, reject or change pending texts. A run takes the answers, under the name of the person who made the link."
        address={address}
        list={rowsOf(list)}
        pageSize={Math.max(1, list.data?.length ?? 1)}
        nouns={['sign-off', 'sign-offs']}
        failure="The sign-offs could not be loaded"
        skeleton={<SignOffsSkeleton />}
        empty={{
          icon: PenLine,
          title: 'No sign-offs yet',
          hint: 'Select products in a list, then choose Send for sign-off.',
          action: (
            <Button asChild variant="primary">
              <Link to="/pending-products">Go to pending products</Link>
            </Button>
          ),
        }}
        table={{
          label: 'Sign-offs',
          keyOf: ({ id }) => id,
          columns: columns(setRevoked),
          stacked: (signOff) => <Stacked signOff={signOff} onRevoke={setRevoked} />,
        }}
      />
      {revoked && (
        <DeleteDialog
          title={`Revoke the link for ${revoked.forWhom}?`}
          description={describeLoss(revoked)}
          verb="Revoke"
          busy={revoke.isPending}
          onDelete={() => revoke.mutate(revoked)}
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  );
}

const describeLoss = ({ unsentParts }: SignOff) =>
  unsentParts === 0
    ? 'The link will no longer work. Answers that were sent stay.'
    : `The link will no longer work. Answers that were sent stay; ${countNoun(unsentParts, 'answer')} that ${unsentParts === 1 ? 'was' : 'were'} not sent yet will be lost.`;

type Revoke = (signOff: SignOff) => void;

const columns = (onRevoke: Revoke): Column<SignOff>[] => [
  { id: 'for', header: 'For', cell: (signOff) => <ForWhom signOff={signOff} /> },
  { id: 'answered', header: 'Answered', headClassName: 'w-[26%]', cell: (signOff) => <Answered signOff={signOff} /> },
  { id: 'until', header: 'Until', headClassName: 'w-36', cell: (signOff) => <Until signOff={signOff} /> },
  {
    id: 'actions',
    header: 'Actions',
    headClassName: 'w-24',
    cell: (signOff) => <RevokeButton signOff={signOff} onRevoke={onRevoke} />,
  },
];

const ForWhom = ({ signOff: { forWhom, madeBy, createdAt } }: { signOff: SignOff }) => (
  <>
    <p className="break-words font-medium">{forWhom}</p>
    <p className="text-ink-soft text-xs">
      Made by {madeBy.fullName} on {formatDate(new Date(createdAt))}
    </p>
  </>
);

const ofAnswers = 'block rounded-sm text-accent-ink text-xs hover:underline touch:min-h-10';

/** Its products and what came of its answers. */
function Answered({ signOff }: { signOff: SignOff }) {
  const { answered, products, parts, sentParts, unsentParts, sentAt, waiting, productIds, lastRunId } = signOff;
  return (
    <>
      <p className="text-[0.8125rem] tabular-nums">
        <Link
          to="/products"
          search={{ among: productIds.join(',') }}
          className="rounded-sm hover:text-accent-ink hover:underline"
        >
          {formatNumber(answered)} of {countProducts(products)}
        </Link>
        {` · ${formatNumber(sentParts + unsentParts)} of ${countNoun(parts, 'part')}`}
      </p>
      <p className="text-ink-soft text-xs">
        {sentAt === null ? 'Nothing sent yet' : `Last sent ${formatDate(new Date(sentAt))}`}
        {unsentParts > 0 && ` · ${countNoun(unsentParts, 'answer')} not sent`}
      </p>
      {lastRunId !== null && (
        <Link to="/runs/$id" params={{ id: String(lastRunId) }} className={ofAnswers}>
          Run that took the answers
        </Link>
      )}
      {waiting.map(({ answersId }) => (
        <Link key={answersId} to="/import" search={{ answers: String(answersId) }} className={ofAnswers}>
          Answers wait for an approver
        </Link>
      ))}
    </>
  );
}

const isEnded = ({ expiresAt }: SignOff) => new Date(expiresAt) <= new Date();

function Until({ signOff }: { signOff: SignOff }) {
  if (signOff.revokedAt !== null) return <Badge tone="neutral">Revoked</Badge>;
  if (isEnded(signOff)) return <Badge tone="neutral">Ended</Badge>;
  return <p className="text-[0.8125rem] tabular-nums">{formatDate(new Date(signOff.expiresAt))}</p>;
}

function RevokeButton({ signOff, onRevoke }: { signOff: SignOff; onRevoke: Revoke }) {
  if (signOff.revokedAt !== null || isEnded(signOff)) return null;
  return (
    <Allowed to={revokeSignOff}>
      <IconButton icon={Link2Off} label={`Revoke the link for ${signOff.forWhom}`} onClick={() => onRevoke(signOff)} />
    </Allowed>
  );
}

function Stacked({ signOff, onRevoke }: { signOff: SignOff; onRevoke: Revoke }) {
  return (
    <>
      <ForWhom signOff={signOff} />
      <Answered signOff={signOff} />
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <Until signOff={signOff} />
        <RevokeButton signOff={signOff} onRevoke={onRevoke} />
      </div>
    </>
  );
}

function SignOffsSkeleton() {
  return (
    <LoadingRows label="Loading the sign-offs" count={3} rowClassName="space-y-2 border-line border-b px-5 py-4">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-1/5" />
    </LoadingRows>
  );
}

// Those who were removed: since when, all that is stored about each as a file, and its erasure.
import { Download, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { erasePersonalData, type FormerMember } from '#domain/session/personal-data.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatDate } from '#web/kit/format.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { type Column, DataTable } from '#web/kit/lists/data-table.tsx';
import { personalDataUrl } from './former.queries.ts';

const eraseDialog = loadOnInteraction(() => import('./erase-dialog.tsx'));

export function FormerMembersCard({ former }: { former: readonly FormerMember[] }) {
  const mayErase = useMay(erasePersonalData);
  const [asked, setAsked] = useState<FormerMember | null>(null);
  const dialog = eraseDialog.useModule(asked !== null);
  const buttons = (member: FormerMember) =>
    mayErase && member.erasedAt === null && <DataButtons member={member} onErase={() => setAsked(member)} />;
  const columns: Column<FormerMember>[] = [
    { id: 'person', header: 'Former members', cell: (member) => <FormerName member={member} /> },
    {
      id: 'state',
      header: 'Personal data',
      headClassName: 'w-44',
      className: 'text-[0.8125rem] text-ink-soft',
      cell: (member) => <DataState member={member} />,
    },
    {
      id: 'more',
      header: <span className="sr-only">Change</span>,
      headClassName: 'w-57',
      isHidden: !mayErase,
      cell: buttons,
    },
  ];
  return (
    <Card id="former-members" tabIndex={-1} aria-label="Former members" className="overflow-clip focus:outline-none">
      <DataTable
        label="Former members"
        rows={former}
        keyOf={({ id }) => id}
        columns={columns}
        className="[--cell-y:0.375rem]"
        stackedClassName="px-4 py-3"
        stacked={(member) => (
          <div className="space-y-2">
            <FormerName member={member} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-11 text-[0.8125rem] text-ink-soft">
              <DataState member={member} />
              {buttons(member)}
            </div>
          </div>
        )}
      />
      {asked && dialog && <dialog.EraseDialog member={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function FormerName({ member: { fullName, email, removedAt } }: { member: FormerMember }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <UserRoundX aria-hidden className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium text-[0.8125rem]">{fullName}</p>
        <p className="truncate text-ink-soft text-xs">
          {email && `${email}, `}
          {email ? 'removed' : 'Removed'} {formatDate(new Date(removedAt))}
        </p>
      </div>
    </div>
  );
}

const DataState = ({ member: { erasedAt } }: { member: FormerMember }) => (
  <span>{erasedAt === null ? 'Stored' : `Erased ${formatDate(new Date(erasedAt))}`}</span>
);

function DataButtons({ member, onErase }: { member: FormerMember; onErase: () => void }) {
  return (
    <div className="flex items-center justify-end gap-1">
      <Button asChild size="sm">
        <a href={personalDataUrl(member.id)} download aria-label={`Export data of ${member.fullName}`}>
          <Download aria-hidden />
          Export data
        </a>
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Erase the data of ${member.fullName}`} onClick={onErase}>
        Erase…
      </Button>
    </div>
  );
}

// Assigns the selected products, where people sign in.
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { assign } from '#domain/teamwork/teamwork.contract.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { ListSelection } from '../use-selection.ts';

const AssignDialog = lazy(async () => ({
  default: (await import('#web/shared/teamwork/assign-dialog.tsx')).AssignDialog,
}));

export function AssignSelected({ selection }: { selection: ListSelection }) {
  const isShared = useMyId() !== null;
  const [asked, setAsked] = useState<ListSelection | null>(null);
  if (!isShared) return null;
  return (
    <Allowed to={assign}>
      <Button onClick={() => setAsked(selection)} className="max-sm:flex-1 max-sm:px-2 max-sm:[&_svg]:hidden">
        <UserPlus aria-hidden />
        Assign
      </Button>
      {asked && (
        <Suspense>
          <AssignDialog
            selection={asked.selection}
            count={asked.isAbout && asked.selection.kind === 'filter' ? undefined : asked.count}
            onClose={() => setAsked(null)}
            onDone={asked.release}
          />
        </Suspense>
      )}
    </Allowed>
  );
}

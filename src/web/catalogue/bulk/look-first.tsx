// Approves many products after a look at a few of them: the server draws these, and the run waits until a person has looked.

import { useNavigate } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import { approveAction, usualSample } from '#domain/runs/actions/approve.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { BulkDialog } from './bulk-dialog.tsx';

// Asked for after a click, so its code comes then.
const LookFirstDialog = lazy(async () => ({ default: (await import('./look-first-dialog.tsx')).LookFirstDialog }));

type LookFirstButtonProps = {
  selection: Selection;
  /** Products in it. */
  count: number;
  /** What they are called when they are so few that no sample is worth it, such as `clean`. */
  word: string;
  /** Called once the run has them. */
  onStart: () => void;
};

/** Nothing at none, or to those who may not approve; a plain approval where the sample would be all of them. */
export function LookFirstButton({ selection, count, word, onStart }: LookFirstButtonProps) {
  // As it was pressed: the list behind may go on changing.
  const [asked, setAsked] = useState<{ count: number; isSampled: boolean } | null>(null);
  const navigate = useNavigate();
  const mayApprove = useMay(approveAction);
  const isSampled = count > usualSample;
  if (!mayApprove || (count === 0 && asked === null)) return null;
  const onClose = () => setAsked(null);
  return (
    <>
      <Button variant="approve" onClick={() => setAsked({ count, isSampled })}>
        <CheckCheck aria-hidden />
        {isSampled
          ? `Review ${formatNumber(usualSample)}, then approve ${formatNumber(count)}`
          : `Approve ${formatNumber(count)} ${word}`}
      </Button>
      {asked && (
        <Suspense>
          {asked.isSampled ? (
            <LookFirstDialog
              selection={selection}
              count={asked.count}
              size={usualSample}
              onClose={onClose}
              onStart={({ id }) => {
                onStart();
                void navigate({ to: '/runs/$id', params: { id: String(id) } });
              }}
            />
          ) : (
            <BulkDialog kind="approve" selection={selection} count={asked.count} onClose={onClose} onStart={onStart} />
          )}
        </Suspense>
      )}
    </>
  );
}

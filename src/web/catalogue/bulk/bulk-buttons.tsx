// Bulk Optimize and Approve, each behind a question that says what it will do.
import { Check, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useActions } from '#web/client/actions.ts';
import { Button } from '#web/kit/button.tsx';
import type { ListSelection } from '../use-selection.ts';

// Asked for after a click, so its code comes then.
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

type BulkButtonsProps = { selection: ListSelection; className?: string };

export function BulkButtons({ selection, className }: BulkButtonsProps) {
  const [asked, setAsked] = useState<'generate' | 'approve' | null>(null);
  const reason = selection.count === 0 ? 'Select products first' : undefined;
  const isReady = reason === undefined;
  useActions('Selected products', [
    { id: 'bulk.generate', label: 'Bulk Optimize', enabled: isReady, run: () => setAsked('generate') },
    { id: 'bulk.approve', label: 'Approve', enabled: isReady, run: () => setAsked('approve') },
  ]);
  return (
    <>
      <Button variant="soft" disabledReason={reason} onClick={() => setAsked('generate')} className={className}>
        <Sparkles aria-hidden />
        Bulk Optimize
      </Button>
      <Button variant="approve" disabledReason={reason} onClick={() => setAsked('approve')} className={className}>
        <Check aria-hidden />
        Approve
      </Button>
      {asked && (
        <Suspense>
          <BulkDialog
            kind={asked}
            selection={selection.selection}
            count={selection.count}
            onClose={() => setAsked(null)}
            onStart={selection.clear}
          />
        </Suspense>
      )}
    </>
  );
}

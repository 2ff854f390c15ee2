// The question before all other sessions are ended.
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useEndOtherSessions } from './account.queries.ts';

/** `others`: how many sessions there are beside that of this browser. */
export function EndOthersDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const end = useEndOtherSessions();
  const press = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Signed out everywhere else' });
        onClose();
      },
    });
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title="Sign out everywhere else?"
      description={`This ends ${countNoun(others, 'other session')} at once. Unsaved text stays in those browsers. You stay signed in here.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={end.isPending} onClick={press}>
            Sign out everywhere else
          </Button>
        </>
      }
    >
      {end.error && <FailureBox lead="Not signed out." {...describeFailure(end.error)} />}
    </Dialog>
  );
}

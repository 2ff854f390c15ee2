// Rolls a product back from the Content History screen, after showing what that restores.

import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import { rollbackOf } from '#domain/history/rollback.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { Button } from '#web/kit/button.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { ContentValue } from '#web/kit/content-value.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useContentNow, useRollback } from './history.queries.ts';

type RollbackDialogProps = { entry: HistoryEntry; onClose: () => void };

export function RollbackDialog({ entry, onClose }: RollbackDialogProps) {
  const now = useContentNow(entry.productId);
  const rollback = rollbackOf(entry);
  const restore = useRollback();
  const at = new Date(entry.changeDate);
  if (!rollback) return null;

  const confirm = () => {
    if (now.data === undefined) return;
    restore.mutate(
      { productId: entry.productId, rollback, version: now.data?.version ?? 0 },
      {
        onSuccess: () => {
          toast({
            title: 'Rolled back to the previous version',
            description: 'The result can be checked in the product view.',
          });
          onClose();
        },
        onError: (error) => {
          console.warn('Failed to rollback content', error);
          const isRefusal = error instanceof ApiError && [403, 409, 422].includes(error.status);
          toast({
            title: 'Failed to rollback content',
            description: isRefusal ? explainRefusal(error) : 'Please try again.',
            tone: 'destructive',
          });
          // The preview below shows what stands there now.
          void queryClient.invalidateQueries({ queryKey: keys.content(entry.productId) });
        },
      },
    );
  };
  const image =
    rollback.kind === 'image'
      ? now.data?.imagesWithStatus.find(({ url, type }) => url === rollback.url && type === rollback.type)
      : undefined;
  const reason =
    now.data === undefined
      ? 'Loading the current content…'
      : rollback.kind === 'image' && !image
        ? 'This image is no longer part of the content.'
        : rollback.kind === 'image' && image?.status === 'pending'
          ? 'This image is already waiting for review.'
          : undefined;
  const isText = rollback.kind === 'content' && rollback.part !== 'images';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !restore.isPending && onClose()}
      size="lg"
      title={`Rollback ${contentTypeLabels[entry.contentType]} to this version`}
      description={`${entry.productTitle ?? ''}, as it was before ${formatDate(at)} · ${formatTime(at)}. It will wait for review again. The current version stays in the history.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={restore.isPending} disabledReason={reason} onClick={confirm}>
            {restore.isPending ? 'Rolling back...' : 'Rollback to this version'}
          </Button>
        </>
      }
    >
      {now.isError && now.data === undefined ? (
        <LoadFailure of={now} title="Failed to load optimized content" />
      ) : now.data === undefined ? (
        <Loading label="Loading the current content…" className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </Loading>
      ) : isText ? (
        <Compare
          before={now.data?.parts[rollback.part].value ?? ''}
          after={rollback.values[rollback.part] ?? ''}
          mode="sides"
          beforeLabel="Now"
          afterLabel="Will be restored"
        />
      ) : (
        <>
          <ContentValue value={entry.previousContent} areImages />
          {reason && <p className="mt-3 text-ink-soft">{reason}</p>}
        </>
      )}
    </Dialog>
  );
}

function explainRefusal(error: ApiError): string {
  return error.status === 409
    ? 'Someone else changed this content in the meantime. Review the current version and try again.'
    : explainError(error);
}

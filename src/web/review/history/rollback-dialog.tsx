// Shows what a rollback restores, beside what stands there now, before it happens.
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import { rollbackOf } from '#domain/history/rollback.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { Button } from '#web/kit/button.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Thumb } from '#web/kit/thumb.tsx';

type RollbackDialogProps = {
  entry: HistoryEntry;
  content: OptimizedContent;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function RollbackDialog({ entry, content, isBusy, onConfirm, onClose }: RollbackDialogProps) {
  const rollback = rollbackOf(entry);
  const at = new Date(entry.changeDate);
  if (!rollback) return null;
  const image =
    rollback.kind === 'image' &&
    content.imagesWithStatus.find(({ url, type }) => url === rollback.url && type === rollback.type);
  const isSettled = rollback.kind === 'image' && (!image || image.status === 'pending');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      size="lg"
      title={`Rollback ${contentTypeLabels[entry.contentType]} to this version`}
      description={`Restores the version from before ${formatDate(at)} · ${formatTime(at)}. It will need review again. The current version stays in the history.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabledReason={
              isSettled
                ? image
                  ? 'This image is already waiting for review.'
                  : 'This image is no longer part of the content.'
                : undefined
            }
            onClick={onConfirm}
          >
            {isBusy ? 'Rolling back...' : 'Rollback to this version'}
          </Button>
        </>
      }
    >
      {rollback.kind === 'image' ? (
        <div className="flex items-center gap-4">
          <Thumb src={rollback.url} alt={contentTypeLabels[entry.contentType]} fit="contain" className="size-28" />
          <p>
            {image
              ? `This image is ${image.status} and will go back to pending.`
              : 'This image is no longer part of the content.'}
          </p>
        </div>
      ) : rollback.part === 'images' ? (
        <ImagesPreview now={content.parts.images.value} then={rollback.values.images ?? []} />
      ) : (
        <TextPreview now={content.parts[rollback.part].value} then={rollback.values[rollback.part] ?? ''} />
      )}
    </Dialog>
  );
}

function TextPreview({ now, then }: { now: string | string[]; then: string | string[] }) {
  return (
    <>
      {isSameContent(now, then) && (
        <p className="mb-3 text-ink-soft">The text does not change. Only its status goes back to pending.</p>
      )}
      <Compare before={now} after={then} mode="sides" beforeLabel="Now" afterLabel="Will be restored" />
    </>
  );
}

function ImagesPreview({ now, then }: { now: readonly string[]; then: readonly string[] }) {
  const row = (label: string, images: readonly string[]) => (
    <div>
      <h3 className="mb-1.5 font-medium text-ink-faint text-xs">{label}</h3>
      <div className="flex flex-wrap gap-2">
        {images.length === 0 && <p className="text-ink-faint italic">No images</p>}
        {images.map((url, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand twice
          <Thumb key={`${url}-${index}`} src={url} alt={`Image ${index + 1}`} className="size-16" />
        ))}
      </div>
    </div>
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {row('Now', now)}
      {row('Will be restored', then)}
    </div>
  );
}

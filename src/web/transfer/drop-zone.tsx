// Where a catalogue file comes in: dropped, chosen or pasted; and its way to the server.

import { FileUp, RotateCw, UploadCloud, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { formatBytes } from './file-size.ts';
import type { Sending } from './transfer.queries.ts';

const acceptedFiles =
  '.csv,.tsv,.txt,.xml,.json,.jsonl,.ndjson,.xlsx,text/csv,application/json,application/xml,text/xml';

type DropZoneProps = {
  sending: Sending;
  isOver: boolean;
  fileInput: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
  onCancel: () => void;
};

export function DropZone({ sending, isOver, fileInput, onFile, onCancel }: DropZoneProps) {
  const failure = sending.phase === 'refused' || sending.phase === 'failed' ? sending.failure : null;
  return (
    <Card className="p-2">
      <div
        className={cn(
          'relative flex min-h-60 flex-col items-center justify-center rounded-lg border border-line-strong border-dashed px-6 py-10 text-center transition-colors duration-150',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <input
          ref={fileInput}
          type="file"
          accept={acceptedFiles}
          aria-label="Catalog file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Emptied, so that the same file can be chosen again after it was corrected.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        {sending.phase === 'sending' ? (
          <SendingFile sending={sending} onCancel={onCancel} />
        ) : (
          <>
            <span
              className={cn(
                'mb-4 grid size-12 place-items-center rounded-xl transition-colors duration-150',
                isOver ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-ink',
              )}
            >
              <UploadCloud aria-hidden className="size-6" />
            </span>
            <h2 className="font-semibold text-[0.9375rem]">
              {isOver ? 'Drop the file to check it' : 'Drop a catalog file here'}
            </h2>
            <p className="mt-1 max-w-lg text-ink-soft">
              You can also choose or paste a file. Copydesk first checks it in a dry run and shows a report. Nothing
              changes until you import it.
            </p>
            {failure && <FailureBox {...failure} className="mt-4 max-w-xl text-left" />}
            <div className="mt-5 flex flex-wrap justify-center gap-2">
              {sending.phase === 'failed' && (
                <Button onClick={() => onFile(sending.file)}>
                  <RotateCw aria-hidden />
                  Retry
                </Button>
              )}
              <Button variant="primary" onClick={() => fileInput.current?.click()}>
                <FileUp aria-hidden />
                Choose file
              </Button>
            </div>
            <p className="mt-6 text-ink-faint text-xs">
              Shopify, WooCommerce, Magento, Wix, Squarespace, Etsy and PrestaShop CSV · Amazon listing reports · Google
              Merchant XML and TSV · JSON and JSON Lines · Excel · any other CSV · up to 2 GB
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

function SendingFile({ sending, onCancel }: { sending: Extract<Sending, { phase: 'sending' }>; onCancel: () => void }) {
  const { fileName, sent, total } = sending;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isSent = sent >= total;
  useEffect(() => {
    // The button that was pressed is gone; the keyboard goes on with what took its place.
    cancelButton.current?.focus({ preventScroll: true });
    announce(`Uploading ${fileName}`);
  }, [fileName]);
  return (
    <div className="flex w-full max-w-md flex-col items-center">
      <h2 className="max-w-full break-words font-semibold text-[0.9375rem]">
        {isSent ? 'Uploaded, starting the dry run' : 'Uploading'}
      </h2>
      <p className="mt-1 max-w-full break-words text-ink-soft">{fileName}</p>
      <ProgressBar value={sent} max={total} label={`Upload of ${fileName}`} className="mt-5" />
      <p className="mt-2 flex w-full justify-between text-ink-soft text-xs tabular-nums">
        <span>
          {formatBytes(sent)} of {formatBytes(total)}
        </span>
        <span>{Math.floor((sent / Math.max(1, total)) * 100)}%</span>
      </p>
      <Button ref={cancelButton} size="sm" className="mt-5" onClick={onCancel}>
        <X aria-hidden />
        Cancel
      </Button>
    </div>
  );
}

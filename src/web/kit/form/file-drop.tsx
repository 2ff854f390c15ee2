// Where a file comes in: chosen by a button, or dropped.
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';

type FileDropProps = {
  /** Names the field. */
  label: string;
  /** Endings and media types, as the browser's dialog takes them. */
  accept: string;
  /** The file that was chosen, where it stays in the field. */
  file?: File | null;
  hint: ReactNode;
  error?: ReactNode;
  busy?: boolean;
  onChoose: (file: File) => void;
};

export function FileDrop({ label, accept, file = null, hint, error, busy = false, onChoose }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setOver(isInside);
  };
  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's */}
      <div
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          const [dropped] = event.dataTransfer.files;
          if (dropped && !busy) onChoose(dropped);
        }}
        className={cn(
          'flex flex-wrap items-center gap-3 rounded-lg border border-line-strong border-dashed px-4 py-5 transition-colors duration-150',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={label}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // Emptied, so that the same file can be chosen again after it was corrected.
            event.target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
        <Button
          busy={busy}
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {!busy && <FileUp aria-hidden />}
          {file ? 'Choose another file' : 'Choose file'}
        </Button>
        <span className="min-w-0 flex-1 basis-40 break-all text-[0.8125rem] text-ink-soft">
          {file ? file.name : 'or drop one here'}
        </span>
      </div>
      <p id={id} className={cn('text-xs', error ? 'text-bad-ink' : 'text-ink-soft')}>
        {error ?? hint}
      </p>
    </div>
  );
}

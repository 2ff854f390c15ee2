// Chooses the file of a data source: by its button, or dropped onto it.
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { sourceEndings } from '#domain/sources/file-endings.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { useFormField } from '#web/kit/form/form-fields.tsx';

/** For the field of a form. */
export function FileField() {
  const { value: file, error, change } = useFormField<File | null>();
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
          if (dropped) change(dropped);
        }}
        className={cn(
          'flex flex-wrap items-center gap-3 rounded-lg border border-line-strong border-dashed px-4 py-5 transition-colors duration-150',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <input
          ref={input}
          type="file"
          accept={sourceEndings.join(',')}
          aria-label="File of the data source"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // Emptied, so that the same file can be chosen again after it was corrected.
            event.target.value = '';
            if (chosen) change(chosen);
          }}
        />
        <Button aria-describedby={id} aria-invalid={error ? true : undefined} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {file ? 'Choose another file' : 'Choose file'}
        </Button>
        <span className="min-w-0 flex-1 basis-40 break-all text-[0.8125rem] text-ink-soft">
          {file ? file.name : 'or drop one here'}
        </span>
      </div>
      <p id={id} className={cn('text-xs', error ? 'text-bad-ink' : 'text-ink-soft')}>
        {error ??
          'Text, Markdown, HTML, CSV or JSON, up to 2 MB. Of a sheet with this SKU in it only its rows are kept.'}
      </p>
    </div>
  );
}

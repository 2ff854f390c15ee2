// Where pictures come in: dropped, pasted, chosen, or by their URL.
import { ImagePlus, Plus, RefreshCw, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { imageAddressWanted, isImageAddress } from '#domain/text/image-address.ts';
import { imageUrl } from '#domain/text/text-limits.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Field, Input } from '#web/kit/form/field.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { useDroppedFiles } from '#web/kit/use-dropped-files.ts';
import type { ImageEditorState } from './use-image-editor.ts';
import { type Upload, useUploads } from './use-uploads.ts';

type AddImagesProps = { editor: ImageEditorState };

export function AddImages({ editor }: AddImagesProps) {
  const uploads = useUploads((url, file) => {
    editor.noteView({
      ...{ url, served: null, file, problem: null, checkedAt: null },
      sharedWith: { products: 0, first: [] },
    });
    editor.change({ type: 'added', url });
  });
  const isOver = useDroppedFiles(uploads.add);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {uploads.uploads.length > 0 && (
        <ul aria-label="Uploads" className="divide-y divide-line border-line border-b">
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => uploads.cancel(upload.id)}
              onRetry={() => uploads.retry(upload)}
            />
          ))}
        </ul>
      )}
      <div
        className={cn(
          'm-3 space-y-2.5 rounded-lg border border-line-strong border-dashed p-3 text-center transition-colors duration-150',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*"
          aria-label="Choose pictures"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            // Emptied, so that the same file can be chosen again.
            event.target.value = '';
            uploads.add(chosen);
          }}
        />
        <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden />
          Drop, paste or choose pictures
        </Button>
        <p className="text-ink-soft text-xs">JPEG, PNG, WebP, GIF, AVIF or TIFF, up to 50 MB each</p>
        <AddByUrl editor={editor} />
      </div>
    </>
  );
}

type UploadRowProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

function UploadRow({ upload: { file, share, failure }, onCancel, onRetry }: UploadRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5 pr-2 pl-4 text-[0.8125rem]">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        {failure === null ? (
          <ProgressBar value={Math.round(share * 100)} label={`Upload of ${file.name}`} className="mt-1" />
        ) : (
          <p role="alert" className="text-bad-ink text-xs">
            {failure}
          </p>
        )}
      </div>
      {failure !== null && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          <RefreshCw aria-hidden />
          Try again
          <span className="sr-only"> {file.name}</span>
        </Button>
      )}
      <IconButton
        icon={X}
        label={failure === null ? `Cancel the upload of ${file.name}` : `Dismiss ${file.name}`}
        onClick={onCancel}
      />
    </li>
  );
}

function AddByUrl({ editor }: AddImagesProps) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = url.trim();
    const refused = refusalOf(given, editor);
    setError(refused);
    if (refused !== null) return;
    setUrl('');
    editor.change({ type: 'added', url: given });
  };
  return (
    <form onSubmit={add} className="flex items-start gap-2 text-left">
      <Field label="URL of a picture" hideLabel error={error} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            data-add-image
            placeholder="https:// URL of a picture"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">
        <Plus aria-hidden />
        Add
        <span className="sr-only"> picture</span>
      </Button>
    </form>
  );
}

function refusalOf(url: string, { images }: Pick<ImageEditorState, 'images'>): string | null {
  if (!isImageAddress(url)) return imageAddressWanted;
  const [tooLong] = imageUrl.safeParse(url).error?.issues ?? [];
  if (tooLong) return tooLong.message;
  return images.some((image) => image.url === url) ? 'This picture is in the list.' : null;
}

// Where pictures come in: an address.
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { imageAddressWanted, isImageAddress } from '#domain/text/image-address.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import type { ImageEditorState } from './use-image-editor.ts';

type AddByUrlProps = { editor: ImageEditorState; onAdded: (url: string) => void };

export function AddByUrl({ editor, onAdded }: AddByUrlProps) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = url.trim();
    const refused = refusalOf(given, editor);
    setError(refused);
    if (refused !== null) return;
    setUrl('');
    onAdded(given);
  };
  return (
    <form onSubmit={add} className="flex items-start gap-2">
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
  return images.some((image) => image.url === url) ? 'This picture is in the list.' : null;
}

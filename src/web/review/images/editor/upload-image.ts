// Sends a picture to the media store.
import type { ImageFile } from '#domain/images/image-file.ts';
import { uploadMedia } from '#domain/images/images.contract.ts';
import { upload } from '#web/client/upload.ts';

type Watched = { signal: AbortSignal; onProgress: (share: number) => void };

/** Answers the address the picture has from now on. */
export function uploadImage(file: File, { signal, onProgress }: Watched): Promise<{ url: string; file: ImageFile }> {
  const form = new FormData();
  form.append('file', file);
  return upload(uploadMedia, {
    form,
    signal,
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  });
}

// Sends a picture to the media store.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { type ImageFile, imageFileSchema } from '#domain/images/image-file.ts';
import { upload } from '#web/client/api.ts';

export const uploadMedia = defineContract({
  method: 'POST',
  path: '/api/media',
  tag: 'images',
  summary: 'Stores a picture (field `file`) and measures it. `url` can then be an image of a product',
  consumes: 'multipart/form-data',
  reply: z.object({ url: z.string(), file: imageFileSchema }),
  status: 201,
});

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

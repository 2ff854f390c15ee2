// Pictures on their way to the server: one after another, each with its progress; what failed stays with its reason.
import { useEffect, useRef, useState } from 'react';
import type { ImageFile } from '#domain/images/image-file.ts';
import { explainError } from '#web/client/api-error.ts';
import { announce } from '#web/kit/live-region.tsx';
import { uploadImage } from './upload-image.ts';

/** `share`: how much has gone out, 0 to 1. `failure`: why it did not arrive. */
export type Upload = { id: number; file: File; share: number; failure: string | null };

/** What is larger is refused by the server as well. */
const mostBytes = 50_000_000;

let lastId = 0;

export function useUploads(onAdded: (url: string, file: ImageFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const leaving = useRef(new Map<number, AbortController>());
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    const open = leaving.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);
  const put = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));
  const send = async ({ id, file }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const added = await uploadImage(file, { signal, onProgress: (share) => put(id, { share }) });
      drop(id);
      onAdded(added.url, added.file);
      announce(`${file.name} added`);
    } catch (error) {
      if (signal.aborted) return;
      put(id, { failure: explainError(error) });
      announce(`${file.name} was not uploaded`);
    }
    leaving.current.delete(id);
  };
  /** One at a time: many large files at once would each take longer, and hold up everything else. */
  const queue = (upload: Upload) => {
    const controller = new AbortController();
    leaving.current.set(upload.id, controller);
    turn.current = turn.current.then(() => send(upload, controller.signal));
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Upload => {
      lastId += 1;
      return { id: lastId, file, share: 0, failure: refusalOf(file) };
    });
    setUploads((all) => [...all, ...fresh]);
    for (const upload of fresh) if (upload.failure === null) queue(upload);
  };
  return {
    uploads,
    add,
    cancel: (id: number) => {
      leaving.current.get(id)?.abort();
      leaving.current.delete(id);
      drop(id);
    },
    retry: (upload: Upload) => {
      const again = { ...upload, share: 0, failure: null };
      put(upload.id, again);
      queue(again);
    },
  };
}

/** What is known before it is sent. */
function refusalOf({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return 'This file is not a picture.';
  return size > mostBytes ? 'The file is larger than 50 MB.' : null;
}

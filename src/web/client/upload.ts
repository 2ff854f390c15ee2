// Uploads, apart from the other calls: no screen needs them before somebody chooses a file, so they are no part of the first load.
import type { Contract, ContractReply } from '#domain/contract.ts';
import { type AddressParts, type CallOptions, readReply } from './api.ts';
import { buildUrl } from './build-url.ts';
import { refusalOf } from './signed-out.ts';

type UploadOptions<C extends Contract> = Pick<
  CallOptions<C>,
  Extract<keyof CallOptions<C>, 'params' | 'query' | 'signal'>
> & {
  form: FormData;
  onProgress?: (sentBytes: number, totalBytes: number) => void;
};

/** Sends a form with files and reports how much has gone out, which `fetch` cannot. */
export function upload<C extends Contract>(contract: C, options: UploadOptions<C>): Promise<ContractReply<C>> {
  const { form, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(contract.method, buildUrl(contract.path, options as AddressParts));
    request.withCredentials = true;
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onerror = () => reject(new TypeError('The upload could not reach the server.'));
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) {
        reject(refusalOf(request.status, request.responseText, request.statusText));
        return;
      }
      try {
        resolve(readReply(contract, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was canceled.', 'AbortError'));
    else request.send(form);
  });
}

// Sends a picture to a test server as browsers do.
import type { TestApp } from './start-test-app.ts';

/** Returns the answer of the call with any status. */
export async function uploadMedia(app: TestApp, bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]));
  const encoded = new Response(form);
  return await app.http.inject({
    method: 'POST',
    url: '/api/media',
    headers: { host: '127.0.0.1', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

// Bytes of images in a bucket of storage that speaks S3. Nothing of its replies and nothing of its key goes into an error.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Problem } from '#domain/problem.ts';
import { hashOf, requireKey } from './media-key.ts';
import type { MediaStore } from './media-store.ts';

export type BucketSettings = {
  /** Of the bucket, without a slash at its end: `https://s3.example/bucket`. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
};

/** For the answer, and for a whole file of 50 MB on its way there. How fast one is read from there is up to who reads. */
const longestMs = 60_000;
/** Tried again so often where the storage is overloaded or fails (429 and 5xx), after 50 ms and then twice as long. */
const retries = 3;

function unavailable(what: string, detail?: unknown): Problem {
  const text = `The storage of images ${what}. Try again later.`;
  return new Problem('UNAVAILABLE', text, { retryAfterSeconds: 30, detail });
}

export function openBucketStore({ url, keyId, secret, region }: BucketSettings): MediaStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries });

  /** The reply, or null where there is nothing under that name. A redirect is not followed: the signature is for this address alone. */
  async function ask(method: string, key: string, given: RequestInit = {}): Promise<Response | null> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), longestMs);
    const init = { ...given, method, redirect: 'manual' as const, signal: silence.signal };
    const reply = await client
      .fetch(`${url}/${requireKey(key)}`, init)
      .catch((error: unknown) => {
        throw unavailable('does not answer', error);
      })
      .finally(() => clearTimeout(timer));
    if (reply.ok) return reply;
    await reply.body?.cancel();
    if (reply.status === 404) return null;
    throw unavailable(`answered with status ${reply.status}`);
  }

  const has = async (key: string) => (await ask('HEAD', key)) !== null;
  return {
    has,
    put: async (key, bytes, type) => {
      if (await has(key)) return;
      // The storage refuses what did not arrive as it was sent.
      const headers = { 'content-type': type, 'x-amz-content-sha256': hashOf(bytes) };
      const reply = await ask('PUT', key, { headers, body: Uint8Array.from(bytes) });
      if (!reply) throw unavailable('has no such bucket');
      await reply.body?.cancel();
    },
    get: async (key) => {
      const reply = await ask('GET', key);
      return reply?.body ? Readable.fromWeb(reply.body as ReadableStream) : null;
    },
    delete: async (key) => {
      await (await ask('DELETE', key))?.body?.cancel();
    },
  };
}

// Settings of where images are kept.
import * as z from 'zod/mini';
import type { BucketSettings } from '#server/images/bucket-store.ts';

/** A bucket has an address of its own, with no key in it: addresses are logged by everyone on the way. */
function isBucketAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '' && !text.includes('\\');
}

const word = (what: string) => z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,300}$/, `must be ${what}`)));

export const mediaSettings = {
  MEDIA_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isBucketAddress,
          'must be the URL of a bucket, such as https://s3.example/bucket. Put its key in MEDIA_KEY_ID and MEDIA_SECRET, not in the URL',
        ),
      ),
  ),
  MEDIA_KEY_ID: word('the ID of a key, without spaces'),
  MEDIA_SECRET: word('the secret of that key, without spaces'),
  MEDIA_REGION: z._default(
    z.string().check(z.regex(/^[a-z\d-]{1,60}$/, 'must be the name of a region, such as eu-central-1, or auto')),
    'us-east-1',
  ),
};

const schema = z.object(mediaSettings);
type Given = z.infer<typeof schema>;

/** A bucket needs its key, and a key its bucket. */
export function checkMedia(given: Given): string[] {
  const names = ['MEDIA_KEY_ID', 'MEDIA_SECRET'] as const;
  if (given.MEDIA_URL !== undefined)
    return names.flatMap((name) => (given[name] === undefined ? [`${name} must be set if MEDIA_URL is set`] : []));
  const idle = names.filter((name) => given[name] !== undefined);
  return idle.length === 0 ? [] : [`MEDIA_URL must be set if ${idle.join(', ')} is set`];
}

export function readMedia({ MEDIA_URL, MEDIA_KEY_ID, MEDIA_SECRET, MEDIA_REGION }: Given): BucketSettings | null {
  if (MEDIA_URL === undefined || MEDIA_KEY_ID === undefined || MEDIA_SECRET === undefined) return null;
  return { url: MEDIA_URL.replace(/\/+$/, ''), keyId: MEDIA_KEY_ID, secret: MEDIA_SECRET, region: MEDIA_REGION };
}

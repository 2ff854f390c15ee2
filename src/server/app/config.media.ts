// Settings of where images are kept.
import * as z from 'zod/mini';
import type { BucketSettings } from '#server/media/bucket-store.ts';

/** A bucket has an address of its own, with no key in it: addresses are logged by everyone on the way. */
function isBucketAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '' && !text.includes('\\');
}

/** Where anyone can fetch stored files: what goes into exports, so nothing in it may part a list of addresses. */
function isPublicAddress(text: string): boolean {
  return isBucketAddress(text) && /^[\w./~%-]*$/.test(new URL(text).pathname);
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
  MEDIA_PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isPublicAddress,
          'must be the http or https URL under which everyone can get stored images, such as https://shop.example/media, without a user name, password or query',
        ),
      ),
  ),
  MEDIA_REGION: z._default(
    z.string().check(z.regex(/^[a-z\d-]{1,60}$/, 'must be the name of a region, such as eu-central-1, or auto')),
    'us-east-1',
  ),
};

const schema = z.object(mediaSettings);
type MediaEnvironment = z.infer<typeof schema>;

/** A bucket needs its key, and a key its bucket. */
export function checkMedia(given: MediaEnvironment): string[] {
  const names = ['MEDIA_KEY_ID', 'MEDIA_SECRET'] as const;
  if (given.MEDIA_URL !== undefined)
    return names.flatMap((name) => (given[name] === undefined ? [`${name} must be set if MEDIA_URL is set`] : []));
  const idle = names.filter((name) => given[name] !== undefined);
  return idle.length === 0 ? [] : [`MEDIA_URL must be set if ${idle.join(', ')} is set`];
}

export function readMedia({
  MEDIA_URL,
  MEDIA_KEY_ID,
  MEDIA_SECRET,
  MEDIA_REGION,
}: MediaEnvironment): BucketSettings | null {
  if (MEDIA_URL === undefined || MEDIA_KEY_ID === undefined || MEDIA_SECRET === undefined) return null;
  return { url: MEDIA_URL.replace(/\/+$/, ''), keyId: MEDIA_KEY_ID, secret: MEDIA_SECRET, region: MEDIA_REGION };
}

/** As it stands in exports: in ASCII, without a slash at its end. */
export function readPublicMedia({ MEDIA_PUBLIC_URL }: MediaEnvironment): string | null {
  if (MEDIA_PUBLIC_URL === undefined) return null;
  const { origin, pathname } = new URL(MEDIA_PUBLIC_URL);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

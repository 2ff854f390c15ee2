// Fetches the file at the address of an image. What comes are bytes of a stranger: what they are is measured, not believed.
import type { ImageProblem } from '#domain/images/image-file.ts';
import { isPage } from '#domain/images/is-page.ts';
import {
  AddressFault,
  type AddressFaultKind,
  type Answer,
  type OpenOptions,
  openAddress,
} from '#server/intake/open-address.ts';
import { createTurns, type Turns } from './turns.ts';

/** Largest file, in bytes. */
export const mostBytes = 50_000_000;
const longestMs = 20_000;
const usualTurns = { perHost: 4, inAll: 16 };

/** What a server said of a file, for the question whether it changed. */
export type Validators = { etag: string | null; lastModified: string | null };

export type Fetched =
  | ({ kind: 'file'; bytes: Uint8Array } & Validators)
  | { kind: 'unchanged' }
  | { kind: 'problem'; problem: ImageProblem };

/**
 * Fetches an address and hands what came to `use`; its turn, and with it the memory of its bytes, ends with that. `known` are the
 * validators of the file that is stored already; null where none is. Rejects with the reason of the signal, and with what `use` throws.
 */
export type ImageFetcher = <T>(
  url: string,
  known: Validators | null,
  use: (fetched: Fetched) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

export type ImageFetcherOptions = Partial<Pick<OpenOptions, 'privateHosts' | 'resolve' | 'totalMs'>> & {
  turns?: Turns;
};

const problemOfStatus: Readonly<Record<number, ImageProblem>> = {
  404: 'not-found',
  410: 'not-found',
  408: 'slow',
  504: 'slow',
};

const problemOfFault: Readonly<Record<AddressFaultKind, ImageProblem>> = {
  address: 'not-allowed',
  private: 'private',
  redirects: 'refused',
  packing: 'broken',
  'too-large': 'too-many-bytes',
  slow: 'slow',
  connection: 'unreachable',
};

/** What zlib and brotli say of a body that does not unpack; it is damaged, from any sender. */
const isDamage = (cause: unknown) => /^(Z_|ERR__ERROR_)/.test(String((cause as NodeJS.ErrnoException)?.code));

function problemOf({ kind, cause }: AddressFault): ImageProblem {
  return kind === 'connection' && isDamage(cause) ? 'broken' : problemOfFault[kind];
}

/** Validators are sent back as they came, so only what is plain and short is kept. */
const plain = (header: string | undefined) => (header && /^[\x20-\x7e]{1,500}$/.test(header) ? header : null);

async function readAnswer({ status, headers, read }: Answer, known: Validators | null): Promise<Fetched> {
  if (status === 304 && known) return { kind: 'unchanged' };
  if (status < 200 || status > 299) {
    const problem = problemOfStatus[status] ?? (status >= 500 ? 'unreachable' : 'refused');
    return { kind: 'problem', problem };
  }
  const bytes = await read(mostBytes);
  if (bytes.length === 0 || isPage(bytes)) return { kind: 'problem', problem: 'not-a-picture' };
  return { kind: 'file', bytes, etag: plain(headers.etag), lastModified: plain(headers['last-modified']) };
}

const headersFor = (known: Validators | null) => ({
  accept: 'image/*, */*;q=0.5',
  'user-agent': 'Copydesk/0.1 (measures product images)',
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
});

const hostOf = (url: string) => URL.parse(url)?.host ?? '';

export function createImageFetcher(options: ImageFetcherOptions = {}): ImageFetcher {
  const { privateHosts = [], totalMs = longestMs, turns = createTurns(usualTurns) } = options;
  return async (url, known, use, signal) =>
    await turns(hostOf(url), async () => {
      signal?.throwIfAborted();
      const asked = { ...options, privateHosts, totalMs, headers: headersFor(known), signal };
      const fetched = await openAddress(url, asked, (answer) => readAnswer(answer, known)).catch(
        (error: unknown): Fetched => {
          if (!(error instanceof AddressFault)) throw error;
          return { kind: 'problem', problem: problemOf(error) };
        },
      );
      return await use(fetched);
    });
}

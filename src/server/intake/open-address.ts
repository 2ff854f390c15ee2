// Opens an address that strangers gave, or posts to it. The name is looked up once, every address it gives is checked, and the connection goes to those
// addresses and no others; so it does after every redirect. Time and size are bounded, no matter what the other side does.
import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type AddressRules, bareHost, readAddressText, refusePrivate } from './address-rules.ts';
import { readAtMost } from './read-at-most.ts';

/** `address` and `private`: it must not be read, `cause` is the Problem that says why. `connection`: `cause` is what the system says. */
export type AddressFaultKind = 'address' | 'private' | 'redirects' | 'packing' | 'too-large' | 'slow' | 'connection';

/** Why an address could not be read; `host` is the one the fault lies with. */
export class AddressFault extends Error {
  readonly kind: AddressFaultKind;
  readonly host: string;

  constructor(kind: AddressFaultKind, host: string, cause?: unknown) {
    super(`An address could not be read: ${kind}`, { cause });
    this.name = 'AddressFault';
    this.kind = kind;
    this.host = host;
  }
}

export type OpenOptions = AddressRules & {
  /** What is sent beside `Host` and `Accept-Encoding`. */
  headers: Readonly<Record<string, string>>;
  /** For all of it: names, connections, redirects, and the body to its end. */
  totalMs: number;
  /** All addresses of a host; tests give their own. */
  resolve?: (host: string) => Promise<string[]>;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
  /** What is posted there; without it the address is read. A redirect of a post is its answer: its body goes to no other address. */
  post?: string;
};

/** An answer, behind all redirects. */
export type Answer = {
  /** As an address has it, with its port. */
  host: string;
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body, unpacked. Throws AddressFault. */
  read: (mostBytes: number) => Promise<Uint8Array>;
  /** The body, unpacked, as it comes and however long it is. Throws AddressFault, while it is read, too. */
  stream: () => Readable;
};

export const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Answers the addresses that were checked, for any name: nothing is looked up a second time. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else if (first) callback(null, first.address, first.family);
  };
}

function ask(
  url: URL,
  addresses: readonly string[],
  { headers, post }: Pick<OpenOptions, 'headers' | 'post'>,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      // A connection of its own: none that an earlier check left open, and no proxy of the environment.
      agent: false,
      method: post === undefined ? 'GET' : 'POST',
      lookup: answerWith(addresses),
      headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
      maxHeaderSize: 16_384,
      signal,
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(post);
  });
}

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

function unpacked(response: http.IncomingMessage, host: string): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding]?.() : undefined;
  if (!decoder) throw new AddressFault('packing', host);
  // Reading to the end gives the error of either.
  return pipeline(response, decoder, () => {}) as Readable;
}

async function readBody(response: http.IncomingMessage, host: string, mostBytes: number): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw new AddressFault('too-large', host);
  // Counted unpacked, so that a small answer that unpacks to gigabytes ends here, too.
  const bytes = await readAtMost(unpacked(response, host) as AsyncIterable<Uint8Array>, mostBytes);
  if (!bytes) throw new AddressFault('too-large', host);
  return bytes;
}

/** Settles with the signal at the latest; what cannot be cancelled is left to end by itself. */
async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return await new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** What a check throws is the fault of the address. */
function check<T>(kind: 'address' | 'private', host: string, work: () => T): T {
  try {
    return work();
  } catch (problem) {
    throw new AddressFault(kind, host, problem);
  }
}

async function follow<T>(start: URL, options: OpenOptions, signal: AbortSignal, use: (answer: Answer) => Promise<T>) {
  const { resolve = resolveHost, post } = options;
  let url = start;
  for (let redirected = 0; ; redirected += 1) {
    const name = bareHost(url);
    const { host } = url;
    const addresses = isIP(name) ? [name] : await within(resolve(name), signal);
    check('private', host, () => refusePrivate(url, addresses, options));
    const response = await ask(url, addresses, options, signal);
    try {
      const { location } = response.headers;
      const status = response.statusCode ?? 0;
      if (!redirects.has(status) || location === undefined || post !== undefined) {
        const read = (mostBytes: number) => readBody(response, host, mostBytes);
        return await use({ host, status, headers: response.headers, read, stream: () => unpacked(response, host) });
      }
      if (redirected === mostRedirects) throw new AddressFault('redirects', start.host);
      url = check('address', host, () => readAddressText(location, options, url));
    } finally {
      response.destroy();
    }
  }
}

/**
 * Asks for an address and hands its answer to `use`, whose connection ends with it. Throws AddressFault, what `use` throws of its own
 * making, and the reason of the signal where that ended it.
 */
export async function openAddress<T>(
  address: string,
  options: OpenOptions,
  use: (answer: Answer) => Promise<T>,
): Promise<T> {
  const { totalMs, signal: given } = options;
  const url = check('address', '', () => readAddressText(address, options));
  const time = AbortSignal.timeout(totalMs);
  let met: { error: unknown } | undefined;
  // What the answer is used for has faults of its own, which are none of the address.
  const useOf = async (answer: Answer) => {
    const read: Answer['read'] = async (mostBytes) => {
      try {
        return await answer.read(mostBytes);
      } catch (error) {
        throw toFault(error);
      }
    };
    const stream: Answer['stream'] = () => Readable.from(passOn(answer.stream), { objectMode: false });
    async function* passOn(open: Answer['stream']) {
      try {
        yield* open();
      } catch (error) {
        throw toFault(error);
      }
    }
    try {
      return await use({ ...answer, read, stream });
    } catch (error) {
      met = { error };
      throw error;
    }
  };
  const toFault = (error: unknown) => {
    if (error instanceof AddressFault) return error;
    if (given?.aborted) return given.reason;
    return new AddressFault(time.aborted ? 'slow' : 'connection', url.host, error);
  };
  try {
    return await follow(url, options, given ? AbortSignal.any([given, time]) : time, useOf);
  } catch (error) {
    throw met ? met.error : toFault(error);
  }
}

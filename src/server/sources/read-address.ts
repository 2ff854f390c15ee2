// Reads the page at an address people typed in. The name is looked up once, every address it gives is checked, and the connection goes to
// those addresses and no others; so it does after every redirect. Time and size are bounded, whatever the other side does.
import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Problem } from '#domain/problem.ts';
import type { TextKind } from '#domain/sources/file-endings.ts';
import { kindOfMedia } from '#domain/sources/read-source.ts';
import { sourceLimits } from '#domain/sources/sources.contract.ts';
import { type AddressRules, bareHost, readAddressText, refusePrivate } from './address-rules.ts';

/** A page as it came: its bytes, what they are, and the encoding its reply names. */
export type ReadPage = { bytes: Uint8Array; kind: TextKind; charset: string | null };

/** Reads a page. Throws INVALID_INPUT for an address that must not be read, SOURCE_UNREADABLE, UNSUPPORTED_MEDIA, TOO_LARGE, UNAVAILABLE. */
export type AddressReader = (address: string) => Promise<ReadPage>;

export type AddressReaderOptions = Partial<AddressRules> & {
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<string[]>;
  /** For all of it: names, connections, redirects, and the page to its end. */
  totalMs?: number;
};

const mostRedirects = 5;
/** So many pages are read at once; each may take its megabytes and its seconds. */
const mostAtOnce = 8;
const userAgent = 'Copydesk/0.1 (reads a page once, on request)';
const accepted = 'text/html, application/xhtml+xml, text/plain, text/markdown, text/csv, application/json;q=0.9';

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Answers the addresses that were checked, whatever is asked for: nothing is looked up a second time. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else if (first) callback(null, first.address, first.family);
  };
}

/** The other side's fault, in words; never with more of its reply than a status. */
const unreadable = (text: string, detail?: unknown) => new Problem('SOURCE_UNREADABLE', text, { detail });

function ask(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      // A connection of its own: none that an earlier check left open, and no proxy of the environment.
      agent: false,
      lookup: answerWith(addresses),
      headers: { accept: accepted, 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent },
      maxHeaderSize: 16_384,
      signal,
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
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
  if (!decoder) throw unreadable(`“${host}” sent an answer that Copydesk cannot read. Try another URL.`);
  // Whoever reads the end sees the error of either.
  return pipeline(response, decoder, () => {}) as Readable;
}

function tooLarge(host: string): Problem {
  return new Problem('TOO_LARGE', `The page of “${host}” is larger than 2 MB. Add the part you need as text.`);
}

async function readBody(response: http.IncomingMessage, host: string): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > sourceLimits.bytes) throw tooLarge(host);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted unpacked, so that a small answer that unpacks to gigabytes ends here, too.
  for await (const chunk of unpacked(response, host) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > sourceLimits.bytes) throw tooLarge(host);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const redirects = new Set([301, 302, 303, 307, 308]);

function readType(header: string | undefined): { media: string; charset: string | null } {
  const [media = '', ...rest] = (header ?? '').split(';');
  const charset = rest.map((each) => /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(each)?.[1]).find(Boolean);
  return { media: media.trim().toLowerCase(), charset: charset ?? null };
}

async function readReply(response: http.IncomingMessage, host: string): Promise<ReadPage> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) throw unreadable(`“${host}” answered with status ${status} instead of a page.`);
  const { media, charset } = readType(response.headers['content-type']);
  const kind = kindOfMedia(media);
  if (!kind) {
    const what = media === '' ? 'does not state its file type' : `answers with “${media.slice(0, 60)}”`;
    throw new Problem('UNSUPPORTED_MEDIA', `“${host}” ${what}. Only web pages, text, CSV and JSON are supported.`);
  }
  return { bytes: await readBody(response, host), kind, charset };
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no server with this name',
  EAI_AGAIN: 'Its name could not be looked up',
  ECONNREFUSED: 'It refused the connection',
  ECONNRESET: 'It closed the connection',
  EPIPE: 'It closed the connection',
  ETIMEDOUT: 'It did not answer',
  EHOSTUNREACH: 'Copydesk cannot reach it',
  ENETUNREACH: 'Copydesk cannot reach it',
};

function explain(error: unknown, host: string): Problem {
  const code = String((error as NodeJS.ErrnoException)?.code ?? '');
  const reason =
    reasons[code] ??
    (/CERT|TLS|SSL|SELF_SIGNED/.test(code)
      ? 'Its certificate cannot be trusted'
      : 'Its answer could not be read as a web page');
  return unreadable(`“${host}” could not be read. ${reason}.`, error);
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

export function createAddressReader(options: AddressReaderOptions = {}): AddressReader {
  const { privateHosts = [], resolve = resolveHost, totalMs = 10_000 } = options;
  const rules = { privateHosts };
  let underWay = 0;

  async function follow(start: URL, signal: AbortSignal): Promise<ReadPage> {
    let url = start;
    for (let redirected = 0; ; redirected += 1) {
      const host = bareHost(url);
      const addresses = isIP(host) ? [host] : await within(resolve(host), signal);
      refusePrivate(url, addresses, rules);
      const response = await ask(url, addresses, signal);
      try {
        const { location } = response.headers;
        if (!redirects.has(response.statusCode ?? 0) || location === undefined)
          return await readReply(response, url.host);
        if (redirected === mostRedirects)
          throw unreadable(`“${start.host}” redirects more than ${mostRedirects} times.`);
        url = readAddressText(location, rules, url);
      } finally {
        response.destroy();
      }
    }
  }

  return async (address) => {
    const url = readAddressText(address, rules);
    if (underWay >= mostAtOnce)
      throw new Problem('UNAVAILABLE', 'Copydesk is reading many pages right now. Try again in a few seconds.');
    underWay += 1;
    const signal = AbortSignal.timeout(totalMs);
    try {
      return await follow(url, signal);
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (signal.aborted) throw unreadable(`“${url.host}” took longer than ${totalMs / 1_000} seconds.`, error);
      throw explain(error, url.host);
    } finally {
      underWay -= 1;
    }
  };
}

// Reads the page at an address people typed in, as text: what may be opened and for how long, intake/open-address.ts says.
import { Problem } from '#domain/problem.ts';
import type { TextKind } from '#domain/sources/file-endings.ts';
import { kindOfMedia } from '#domain/sources/read-source.ts';
import { sourceLimits } from '#domain/sources/sources.contract.ts';
import {
  AddressFault,
  type Answer,
  mostRedirects,
  type OpenOptions,
  openAddress,
} from '#server/intake/open-address.ts';

/** A page as it came: its bytes, what they are, and the encoding its reply names. */
export type ReadPage = { bytes: Uint8Array; kind: TextKind; charset: string | null };

/** Reads a page. Throws INVALID_INPUT for an address that must not be read, SOURCE_UNREADABLE, UNSUPPORTED_MEDIA, TOO_LARGE, UNAVAILABLE. */
export type AddressReader = (address: string) => Promise<ReadPage>;

export type AddressReaderOptions = Partial<Pick<OpenOptions, 'privateHosts' | 'resolve' | 'totalMs'>>;

/** So many pages are read at once; each may take its megabytes and its seconds. */
const mostAtOnce = 8;
const headers = {
  accept: 'text/html, application/xhtml+xml, text/plain, text/markdown, text/csv, application/json;q=0.9',
  'user-agent': 'Copydesk/0.1 (reads a page once, on request)',
};

/** The other side's fault, in words; never with more of its reply than a status. */
const unreadable = (text: string, detail?: unknown) => new Problem('SOURCE_UNREADABLE', text, { detail });

function readType(header: string | undefined): { media: string; charset: string | null } {
  const [media = '', ...rest] = (header ?? '').split(';');
  const charset = rest.map((each) => /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(each)?.[1]).find(Boolean);
  return { media: media.trim().toLowerCase(), charset: charset ?? null };
}

async function readReply({ host, status, headers, read }: Answer): Promise<ReadPage> {
  if (status < 200 || status > 299) throw unreadable(`“${host}” answered with status ${status} instead of a page.`);
  const { media, charset } = readType(headers['content-type']);
  const kind = kindOfMedia(media);
  if (!kind) {
    const what = media === '' ? 'does not state its file type' : `answers with “${media.slice(0, 60)}”`;
    throw new Problem('UNSUPPORTED_MEDIA', `“${host}” ${what}. Only web pages, text, CSV and JSON are supported.`);
  }
  return { bytes: await read(sourceLimits.bytes), kind, charset };
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

/** A fault of the address in words; what else was thrown as it is. */
function describe(error: unknown, totalMs: number): unknown {
  if (!(error instanceof AddressFault)) return error;
  const { kind, host, cause } = error;
  switch (kind) {
    case 'address':
    case 'private':
      return cause;
    case 'redirects':
      return unreadable(`“${host}” redirects more than ${mostRedirects} times.`);
    case 'packing':
      return unreadable(`“${host}” sent an answer that Copydesk cannot read. Try another URL.`);
    case 'too-large':
      return new Problem('TOO_LARGE', `The page of “${host}” is larger than 2 MB. Add the part you need as text.`);
    case 'slow':
      return unreadable(`“${host}” took longer than ${totalMs / 1_000} seconds.`, cause);
    case 'connection':
      return explain(cause, host);
  }
}

export function createAddressReader(options: AddressReaderOptions = {}): AddressReader {
  const { privateHosts = [], totalMs = 10_000 } = options;
  let underWay = 0;
  return async (address) => {
    if (underWay >= mostAtOnce)
      throw new Problem('UNAVAILABLE', 'Copydesk is reading many pages right now. Try again in a few seconds.');
    underWay += 1;
    try {
      return await openAddress(address, { ...options, privateHosts, totalMs, headers }, readReply);
    } catch (error) {
      throw describe(error, totalMs);
    } finally {
      underWay -= 1;
    }
  };
}

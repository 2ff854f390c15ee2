// Reads the page at an address people typed in, as text: what may be opened and for how long, intake/open-address.ts says.
import { Problem } from '#domain/problem.ts';
import type { TextKind } from '#domain/sources/file-endings.ts';
import { kindOfMedia } from '#domain/sources/read-source.ts';
import { sourceLimits } from '#domain/sources/sources.contract.ts';
import { describeFault, unreadable } from '#server/intake/describe-fault.ts';
import { type Answer, type OpenOptions, openAddress } from '#server/intake/open-address.ts';

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

const words = {
  what: 'a web page',
  tooLarge: (host: string) =>
    new Problem('TOO_LARGE', `The page of “${host}” is larger than 2 MB. Add the part you need as text.`),
};

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
      throw describeFault(error, { totalMs, ...words });
    } finally {
      underWay -= 1;
    }
  };
}

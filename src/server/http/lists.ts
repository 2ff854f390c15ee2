// How lists leave the server: a bare call streams the whole array, a call with `limit` gets one page with its total and next link.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorableText, isStorableTime, mostId } from '#domain/stored.ts';
import { arrayOf, type JsonBytes } from './json-bytes.ts';

/** One page of a list: its items, how many there are in all (`isAbout`: estimated), and the mark the next page starts behind. */
export type Page<T> = { items: T[]; total: number; isAbout?: boolean; nextCursor: string | null };

/** Sends a page as an array with X-Total-Count and, when there is more, a Link to the next page. */
export function sendPage<T>(request: FastifyRequest, reply: FastifyReply, page: Page<T>): T[] {
  describePage(request, reply, page);
  return page.items;
}

/** The same of items that were made before. */
export function sendJson<T>(request: FastifyRequest, reply: FastifyReply, page: Page<JsonBytes<T>>): JsonBytes<T[]> {
  describePage(request, reply, page);
  return arrayOf(page.items);
}

function describePage(request: FastifyRequest, reply: FastifyReply, page: Page<unknown>): void {
  reply.header('x-total-count', page.total);
  if (page.isAbout) reply.header('x-total-estimated', 'true');
  if (page.nextCursor) {
    const next = new URL(request.url, 'http://localhost');
    next.searchParams.delete('page');
    next.searchParams.set('cursor', page.nextCursor);
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
  }
}

/** So much text goes out at once. */
const pieceChars = 65_536;

async function* arrayText<T>(batches: AsyncIterable<T[]>): AsyncGenerator<string> {
  let text = '[';
  let isFirst = true;
  for await (const batch of batches) {
    for (const item of batch) {
      text += (isFirst ? '' : ',') + JSON.stringify(item);
      isFirst = false;
      if (text.length < pieceChars) continue;
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}

/** Streams batches as one JSON array; memory holds one batch at a time, however slowly it is read. */
export function sendAll<T>(reply: FastifyReply, batches: AsyncIterable<T[]>): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(arrayText(batches), { objectMode: false, highWaterMark: pieceChars }));
}

/** The opaque mark of a place in a sorted list: the sort value of the last item, and its id. */
export type Cursor = { value: string; id: number };

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.id])).toString('base64url');
}

/** The value of a mark of a list by time; null for what no row can have. */
export function readTime(value: string): Date | null {
  const at = new Date(value);
  return isStorableTime(at) ? at : null;
}

/** Null for anything that is not a mark of ours. */
export function readCursor(text: string): Cursor | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed) || parsed.length !== 2) return null;
    const [value, id] = parsed as [unknown, unknown];
    if (typeof value !== 'string' || !isStorableText(value)) return null;
    return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= mostId ? { value, id } : null;
  } catch {
    return null; // Not base64 or not JSON: not a mark of ours.
  }
}

import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Product } from '#domain/catalogue/product.ts';
import { contentSchema } from '#domain/review/flat-content.ts';
import { startingContent } from '#domain/review/starting-content.ts';
import type { Progress } from '#domain/writing/progress.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { ApiError } from '#web/client/api-error.ts';
import { writeParts } from './write-parts.ts';

const at = '2025-03-04T10:00:00.000Z';
const source = { id: 7, title: 'Kettle', description: '', bullets: [], images: [], createdAt: at, updatedAt: at };
const content = { ...startingContent(source as unknown as Product), id: 1, version: 4 };
/** As it goes over the wire. */
const flat = z.encode(contentSchema, content);
const phase: Progress = { type: 'phase', phase: 'writing', engine: 'double-1', parts: ['title'] };
const text: Progress = { type: 'text', part: 'title', value: 'Ket' };

afterEach(() => void vi.unstubAllGlobals());

/** The reply of a server that sends these events. */
function serve(events: readonly object[], type = 'application/x-ndjson'): { asked: Request[] } {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'http://shop.example'), init));
    const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    return new Response(body, { headers: { 'content-type': type } });
  });
  return { asked };
}

async function write(): Promise<{ reported: Progress[]; outcome: unknown }> {
  const reported: Progress[] = [];
  const following = {
    onProgress: (progress: Progress) => void reported.push(progress),
    stop: new AbortController().signal,
  };
  const asked = { params: { id: '7' }, body: { contentType: 'title' } };
  const outcome = await writeParts(generateContent, asked, following).catch((error: unknown) => error);
  return { reported, outcome };
}

test('what is reported on the way is handed on, and the record comes at the end', async () => {
  const { asked } = serve([phase, text, { type: 'done', content: flat }]);
  expect(await write()).toEqual({ reported: [phase, text], outcome: content });
  expect(asked[0]?.headers.get('accept')).toBe('application/x-ndjson, application/json');
});

test('a whole reply is taken as it is', async () => {
  serve([flat], 'application/json; charset=utf-8');
  expect(await write()).toEqual({ reported: [], outcome: content });
});

test('a failure in the middle is that of the call', async () => {
  const problem = { error: 'Wait.', code: 'RATE_LIMITED', retryAfterSeconds: 60 };
  serve([phase, text, { type: 'error', problem }]);
  const { outcome } = await write();
  expect(outcome).toBeInstanceOf(ApiError);
  expect(outcome).toMatchObject({ status: 429, problem });
});

test.each([
  ['ends without its end', [phase, text]],
  ['is empty', []],
])('a reply that %s is a failure', async (_name, events) => {
  serve(events);
  expect((await write()).outcome).toEqual(new Error('The connection was cut off while the draft was being written.'));
});

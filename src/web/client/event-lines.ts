// Replies that come line by line while the work goes on: each line is an event as JSON.
import * as z from 'zod/mini';
import { type Contract, eventLines } from '#domain/contract.ts';
import { buildUrl } from './build-url.ts';
import { refusalOf } from './signed-out.ts';

type EventRequest = { params?: Record<string, unknown>; body?: unknown; signal?: AbortSignal | undefined };

/** Makes the call and asks for its events. Throws `ApiError` for any reply that is not a success. */
export async function askForEvents(
  { method, path }: Contract,
  { params, body, signal }: EventRequest,
): Promise<Response> {
  const response = await fetch(buildUrl(path, { params }), {
    method,
    credentials: 'include',
    headers: {
      accept: `${eventLines}, application/json`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw refusalOf(response.status, await response.text(), response.statusText);
  return response;
}

/** The events of a reply as they come. Stopping early closes the connection. */
export async function* readEvents<S extends z.ZodMiniType>(
  stream: ReadableStream<Uint8Array>,
  schema: S,
): AsyncGenerator<z.output<S>> {
  for await (const line of readLines(stream)) yield z.parse(schema, JSON.parse(line));
}

async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield line;
      if (done) return;
    }
  } finally {
    // A stream that has ended takes no notice.
    reader.cancel().catch(() => {});
  }
}

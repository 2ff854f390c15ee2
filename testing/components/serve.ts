// Stands in for the server in tests of the browser's half: calls are answered by their contract, and nothing goes out. A call that
// breaks its contract, a reply that does, and a call that nobody serves fail the test.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Contract, ContractInput, ContractReply } from '#domain/contract.ts';
import { Problem } from '#domain/problem.ts';
import { parseSearch } from '#web/shared/screen/search-params.ts';

/** A call as it went out. */
export type SentCall = {
  method: string;
  path: string;
  query: ReturnType<typeof parseSearch>;
  body: unknown;
  headers: Headers;
  credentials: RequestCredentials;
};

/** One page of a longer list; `isAbout` where its total is an estimate. */
class Page<T> {
  readonly rows: T;
  readonly total: number;
  readonly nextCursor: string | null;
  readonly isAbout: boolean;
  constructor(rows: T, total: number, nextCursor: string | null, isAbout: boolean) {
    this.rows = rows;
    this.total = total;
    this.nextCursor = nextCursor;
    this.isAbout = isAbout;
  }
}
export function pageOf<T>(
  rows: T,
  { total, nextCursor = null, isAbout = false }: { total: number; nextCursor?: string | null; isAbout?: boolean },
): Page<T> {
  return new Page(rows, total, nextCursor, isAbout);
}

/** What the contract promises, a refusal as the server words it, or what else may answer, such as a proxy. */
type Reply<C extends Contract> = ContractReply<C> | Page<ContractReply<C>> | Problem | Response;
type Answer<C extends Contract> = Reply<C> | ((input: ContractInput<C>) => Reply<C> | Promise<Reply<C>>);

type Served = { contract: Contract; answer: unknown; calls: SentCall[] };
/** What a test serves, and what went against what was agreed. */
type Serving = { served: Served[]; faults: string[] };
let serving: Serving = { served: [], faults: [] };

/** Answers every call of the contract from now on, in place of what answered it before; returns the calls it was sent. */
export function serve<C extends Contract>(contract: C, answer: Answer<C>): SentCall[] {
  const calls: SentCall[] = [];
  serving.served.unshift({ contract, answer, calls });
  return calls;
}

/** As `serve`, unless the test serves the contract itself. */
export function serveByDefault<C extends Contract>(contract: C, answer: Answer<C>): void {
  serving.served.push({ contract, answer, calls: [] });
}

/** The call is on record before anybody waits: who has seen what it changes on the screen finds it sent. */
async function answerCall(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  init.signal?.throwIfAborted();
  const asked = serving;
  const request = new Request(new URL(String(input), 'http://app.test'), init);
  const { pathname, searchParams } = new URL(request.url);
  const name = `${request.method} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
  const fail = (why: string): never => {
    asked.faults.push(`${name} ${why}`);
    throw new TypeError(`${name} ${why}`);
  };
  const found = findServed(request.method, pathname) ?? fail('is served by nobody');
  const { contract, answer, calls } = found;
  const sent: SentCall = {
    method: request.method,
    path: pathname,
    query: parseSearch(searchParams.toString()),
    // A form with a file is no input of a contract.
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    headers: request.headers,
    credentials: request.credentials,
  };
  calls.push(sent);
  const parse = (part: 'params' | 'query' | 'body', value: unknown) => {
    const schema = contract[part];
    if (!schema) return undefined;
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : fail(`breaks its contract in ${part}: ${z.prettifyError(parsed.error)}`);
  };
  const given = {
    params: parse('params', matchPath(contract.path, pathname)),
    query: parse('query', sent.query),
    body: parse('body', sent.body),
  };
  const reply: unknown = await untilAborted(typeof answer === 'function' ? answer(given) : answer, request.signal);
  // What a test did not wait for must not set off anything in the next one.
  if (asked !== serving) return await new Promise(() => {});
  if (reply instanceof Response) return streamUntilAborted(reply.clone(), request.signal);
  if (reply instanceof Problem) return Response.json(reply.toBody(), { status: reply.status });
  const page = reply instanceof Page ? reply : null;
  const value = page ? page.rows : reply;
  if (!contract.reply) return new Response(null, { status: contract.status ?? 204 });
  const encoded = z.safeEncode(contract.reply, value as never);
  if (!encoded.success) return fail(`is answered against its contract: ${z.prettifyError(encoded.error)}`);
  const headers = new Headers();
  if (Array.isArray(value)) headers.set('x-total-count', String(page?.total ?? value.length));
  if (page?.isAbout) headers.set('x-total-estimated', 'true');
  if (page?.nextCursor) headers.set('link', `<${pathname}?cursor=${page.nextCursor}>; rel="next"`);
  return Response.json(encoded.data, { status: contract.status ?? 200, headers });
}

/** An upload, as far as `upload` uses it: it goes out another way than all other calls, and is answered by the same. */
class ServedUpload {
  upload = {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #method = '';
  #address = '';

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }
  send(body: FormData): void {
    answerCall(this.#address, { method: this.#method, body }).then(
      async (reply) => {
        this.responseText = await reply.text();
        this.status = reply.status;
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
  abort(): void {
    this.onabort?.();
  }
}

/** The latest that serves the address: an address of its own comes before one with parameters. */
function findServed(method: string, path: string): Served | undefined {
  const fitting = serving.served.filter(({ contract }) => contract.method === method && matchPath(contract.path, path));
  return fitting.find(({ contract }) => contract.path === path) ?? fitting[0];
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const found = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
  if (!found) return null;
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]));
}

/** A call that is taken back ends at once, as in a browser, even when its answer never comes. */
function untilAborted<T>(answer: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(answer).then(resolve, reject);
  });
}

/** What a reply still brings ends with the call, too. */
function streamUntilAborted(reply: Response, signal: AbortSignal): Response {
  return reply.body ? new Response(reply.body.pipeThrough(new TransformStream(), { signal }), reply) : reply;
}

beforeEach(() => {
  vi.stubGlobal('fetch', answerCall);
  vi.stubGlobal('XMLHttpRequest', ServedUpload);
});
afterEach(() => {
  const { faults } = serving;
  serving = { served: [], faults: [] };
  expect(faults, 'calls outside of what was agreed').toEqual([]);
});

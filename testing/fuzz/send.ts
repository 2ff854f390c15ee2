// Sends a drawn request to a server in process and looks at its answer.
import type { InjectOptions } from 'fastify';
import { problemSchema } from '#domain/problem.ts';
import type { TestApp } from '../start-test-app.ts';
import type { FuzzRequest } from './requests.ts';

/** Far beyond what any answer takes: one that has not come by then never does. */
const silentMs = 60_000;

/** What became of a request: its status, and what was wrong with the answer; the status is 0 where none came. */
export type Sent = { status: number; fault: string | null };

/** A fault is a status of 500 or more, a refusal that is no problem as contracts have it, or no answer. */
export async function sendRequest({ http }: TestApp, request: FuzzRequest): Promise<Sent> {
  const text = JSON.stringify(request).slice(0, 2_000);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), silentMs);
  });
  try {
    const { method, url, payload } = request;
    const headers = { host: '127.0.0.1', ...request.headers };
    const options = { method, url, payload, headers, remoteAddress: '127.0.0.2' } as InjectOptions;
    const reply = await Promise.race([http.inject(options), silence]);
    if (!reply) return { status: 0, fault: `no answer: ${text}` };
    const { statusCode: status, body } = reply;
    const isProblem = status >= 400 && method !== 'HEAD' && method !== 'OPTIONS';
    const isFault = status >= 500 || (isProblem && !problemSchema.safeParse(reply.json()).success);
    return { status, fault: isFault ? `${status} ${body.slice(0, 200)}: ${text}` : null };
  } finally {
    clearTimeout(timer);
  }
}

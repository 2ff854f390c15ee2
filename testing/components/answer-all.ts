// A server that answers every call alike, in a test; who is signed in is known.
import { vi } from 'vitest';
import { getMe } from '#domain/session/session.contract.ts';
import { me } from './person-and-picture.ts';

export function answerAll(answer: () => Response | Promise<Response>): void {
  const isMe = (address: string) => new URL(address, 'http://app.test').pathname === getMe.path;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => (isMe(String(input)) ? Response.json(me) : answer()));
}

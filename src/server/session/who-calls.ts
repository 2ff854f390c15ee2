// Who makes a call, for calls about themselves.
import type { FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { notSignedIn } from './require-session.ts';
import type { SignedIn } from './session-reader.ts';

export function whoCalls({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw notSignedIn();
  return signedIn;
}

export const noSignIn = () => new Problem('NOT_FOUND', 'This workspace signs nobody in.');

export function whoseSession(request: FastifyRequest): SignedIn & { sessionId: number } {
  const { sessionId, ...who } = whoCalls(request);
  if (sessionId === null) throw noSignIn();
  return { ...who, sessionId };
}

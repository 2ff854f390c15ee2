// Calls of the pages outside of the app: typed by their contracts, without the library that parses replies, which weighs more than these pages.
import type { Contract, ContractCall, ContractReply } from '#domain/contract.ts';
import type { ProblemBody } from '#domain/problem.ts';
import { answeredWith, unreachable } from './failure-words.ts';

/** Why a call came to nothing. Only the sentence is there where something else than Copydesk answered, or nothing did. */
export type Refusal = Pick<ProblemBody, 'error'> &
  Partial<Pick<ProblemBody, 'code' | 'issues' | 'retryAfterSeconds'>> & {
    /** With SIGN_IN_FAILED: how many more tries there are before sign-in pauses. */
    triesLeft?: number;
  };

export type Outcome<C extends Contract> =
  | { isDone: true; reply: ContractReply<C> }
  | { isDone: false; refusal: Refusal };

type Body<C extends Contract> = ContractCall<C> extends { body?: infer B } ? B : undefined;

/** `send<typeof signIn>('POST', '/api/sign-in', { … })`: method and path are those of the contract, or it does not compile. */
export async function send<C extends Contract>(
  method: C['method'],
  path: C['path'],
  body?: Body<C>,
): Promise<Outcome<C>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { isDone: false, refusal: { error: unreachable } };
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return { isDone: true, reply: answer };
  return { isDone: false, refusal: isRefusal(answer) ? answer : { error: answeredWith(response.status) } };
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && typeof (answer as Refusal).error === 'string';

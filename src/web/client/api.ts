// Typed calls of the contracts: addresses, headers and bodies go out as agreed, replies are parsed as agreed.
import * as z from 'zod/mini';
import type { Contract, ContractCall, ContractReply } from '#domain/contract.ts';
import { unattended } from './attended.ts';
import { buildUrl } from './build-url.ts';
import { nextCursor } from './next-cursor.ts';
import { refusalOf } from './signed-out.ts';

/** Texts that stand for numbers in an address may be given as numbers. */
type Loose<T> = T extends object ? { [K in keyof T]: string extends NonNullable<T[K]> ? T[K] | number : T[K] } : T;
type LooseCall<C> = { [K in keyof C]: K extends 'params' | 'query' ? Loose<C[K]> : C[K] };

export type CallOptions<C extends Contract> = LooseCall<ContractCall<C>> & {
  /** Version of the content the change was made on; the server refuses with 409 when it moved on. */
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
};

// A call without parameters needs no options at all.
type Args<C extends Contract> = C['params'] extends z.ZodMiniType
  ? [options: CallOptions<C>]
  : [options?: CallOptions<C>];

/** Sends the call and answers the parsed reply. Throws `ApiError` for any reply that is not a success. */
export async function call<C extends Contract>(contract: C, ...[options]: Args<C>): Promise<ContractReply<C>> {
  const response = await send(contract, options);
  return readReply(contract, response.status, await response.text());
}

/**
 * As `call`, for lists asked for by page: also answers which page it is, the total over all pages (`isAbout` where it is estimated) and the cursor
 * of the next page, if any.
 */
export async function callPage<C extends Contract>(
  contract: C,
  ...[options]: Args<C>
): Promise<{ rows: ContractReply<C>; page: number; total: number; isAbout: boolean; next: string | null }> {
  const response = await send(contract, options);
  const rows = readReply(contract, response.status, await response.text());
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN);
  if (!Number.isInteger(total)) throw new Error(`The reply to ${describe(contract)} has no total`);
  const { query } = (options ?? {}) as AddressParts;
  const isAbout = response.headers.get('x-total-estimated') === 'true';
  return { rows, page: Number(query?.page ?? 1), total, isAbout, next: nextCursor(response.headers.get('link')) };
}

/** A reply as its text, for another thread to parse by the contract of this address. */
export async function readText(path: string, signal?: AbortSignal): Promise<string> {
  return await (await send({ method: 'GET', path }, { signal })).text();
}

export type AddressParts = { params?: Record<string, unknown>; query?: Record<string, unknown> };
type SendOptions = AddressParts & { body?: unknown; ifMatch?: number | undefined; signal?: AbortSignal | undefined };

async function send(contract: Pick<Contract, 'method' | 'path'>, given: unknown): Promise<Response> {
  const { params, query, body, ifMatch, signal } = (given ?? {}) as SendOptions;
  const headers = new Headers({ accept: 'application/json', ...unattended() });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  const response = await fetch(buildUrl(contract.path, { params, query }), {
    method: contract.method,
    credentials: 'include',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw refusalOf(response.status, await response.text(), response.statusText);
  return response;
}

/** A reply parsed as agreed; throws where it is not. */
export function readReply<C extends Contract>(contract: C, status: number, text: string): ContractReply<C> {
  if (!contract.reply || status === 204) return undefined as ContractReply<C>;
  const parsed = z.safeParse(contract.reply, JSON.parse(text));
  if (parsed.success) return parsed.data as ContractReply<C>;
  const [issue] = parsed.error.issues;
  throw new Error(`The reply to ${describe(contract)} is not as agreed: ${issue?.path.join('.')}: ${issue?.message}`);
}

function describe(contract: Contract): string {
  return `${contract.method} ${contract.path}`;
}

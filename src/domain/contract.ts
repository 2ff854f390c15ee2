// A contract is one call between the halves: method, path, input and output. Server routes, the browser's client and
// the OpenAPI page are all made from it.
import type * as z from 'zod/mini';
import type { Permission } from '#domain/permissions.ts';

type Schema = z.ZodMiniType;

type AnyContract = {
  /** Path with `:name` parameters, below the origin: `/api/products/:id`. */
  path: string;
  /** One line for the API page. */
  summary: string;
  tag: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Shape of the success reply; absent for replies without a JSON body (files, streams, 204). */
  reply?: Schema;
  /** Success status; 200 when absent. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** Says what is sent when the reply is not JSON, for the API page: a media type. */
  produces?: string;
  /** A body that is not JSON, for the API page: a media type. */
  consumes?: string;
  /** Its reply names the version of what it is about, as ETag. */
  givesVersion?: true;
  /** It reads If-Match: the version a change is of. */
  takesVersion?: true;
  /** It reads Idempotency-Key: sent again, it does nothing twice. */
  takesKey?: true;
  /** It is about sharing work between people: NOT_FOUND where nobody signs in, FORBIDDEN for programs. */
  forPeople?: true;
  /**
   * What it asks of members who may only change some products (see scope.ts): a call of `/api/products/:id` asks for that product by
   * itself; `any` changes no product and nothing that holds for many; of `asks` the command asks for each product. Others that change
   * something are refused to them.
   */
  scoped?: 'any' | 'asks';
  /** Whether each of its changes is in the audit log; absent: as `isAudited` says. */
  audited?: boolean;
};

/**
 * Who may make a call: `anyone`, also signed out; `self`, whoever is signed in, about themselves; otherwise whose role has the permission.
 * What only reads needs `view` by itself; all others say what they need.
 */
export type Access = 'anyone' | 'self' | Permission;

export type Contract = AnyContract &
  ({ method: 'GET'; access?: Access } | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; access: Access });

/** Whether each change a call makes must be in the audit log: all calls of those who manage a workspace that do more than read, and others that say so. */
export const isAudited = ({ method, access, audited }: Pick<Contract, 'method' | 'access' | 'audited'>): boolean =>
  audited ?? (method !== 'GET' && (access === 'manage' || access === 'own'));

const ofProduct = /^\/api\/products\/:id(\/|$)/;

/**
 * What a call asks of members who may only change some products: nothing, that its product is one of them, that each product is which its
 * command finds, or that they are no such members. What everybody who sees the workspace may do, and the work on one's own account, is
 * theirs too.
 */
export function scopeAsked({
  access,
  path,
  scoped,
}: Pick<Contract, 'access' | 'path' | 'scoped'>): 'none' | 'product' | 'each' | 'all' {
  if (scoped === 'asks') return 'each';
  if (scoped === 'any' || access === undefined || access === 'view' || access === 'anyone' || access === 'self')
    return 'none';
  return ofProduct.test(path) ? 'product' : 'all';
}

/** What a contract says of its call for the API page; the code that does it asks for that. */
export const statedUses = ['givesVersion', 'takesVersion', 'takesKey', 'forPeople'] as const;
export type StatedUse = (typeof statedUses)[number];

/** The media type of replies that come line by line while the work goes on, each line an event as JSON. */
export const eventLines = 'application/x-ndjson';

/** Whether something a module exports is a contract. */
export const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value;

/** Keeps the literal types of a contract, so that both halves infer input and output from it. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler gets after parsing. */
export type ContractInput<C extends Contract> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};

/** What a caller hands in before parsing; keys without a schema are left out. */
export type ContractCall<C extends Contract> = (C['params'] extends Schema
  ? { params: InputOf<C['params']> }
  : { params?: never }) &
  (C['query'] extends Schema ? { query?: InputOf<C['query']> } : { query?: never }) &
  (C['body'] extends Schema ? { body?: InputOf<C['body']> } : { body?: never });

export type ContractReply<C extends Contract> = C['reply'] extends Schema ? z.output<C['reply']> : undefined;

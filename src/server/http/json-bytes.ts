// Replies that were made before, kept as the bytes they go out as: writing text as UTF-8 takes longer than all else a list costs.

import * as z from 'zod/mini';
import type { Contract, ContractReply } from '#domain/contract.ts';

/** A value as JSON. The caller is responsible for its shape: only tests compare it with the contract. */
export class JsonBytes<Value> {
  readonly bytes: Buffer;
  /** What it stands for; there is none at run time. */
  declare readonly value: Value;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** The reply of a contract as JSON, held against it. */
export function replyOf<C extends Contract>({ reply }: C, value: ContractReply<C>): JsonBytes<ContractReply<C>> {
  return jsonOf(reply ? (z.encode(reply, value as never) as ContractReply<C>) : value);
}

/** A value as JSON, in memory of its own: a piece of what Node shares out would keep the rest. */
export function jsonOf<Value>(value: Value): JsonBytes<Value> {
  const text = JSON.stringify(value);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return new JsonBytes(bytes);
}

const [open, comma, close] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** Several values as the array of them. */
export function arrayOf<Value>(items: readonly JsonBytes<Value>[]): JsonBytes<Value[]> {
  const pieces = items.flatMap(({ bytes }, at) => (at === 0 ? [bytes] : [comma, bytes]));
  return new JsonBytes(Buffer.concat([open, ...pieces, close]));
}

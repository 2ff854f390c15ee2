// What everything that calls a language model is given.
import type { LedgerOptions } from '../limits/call-ledger.ts';

export type CallOptions = LedgerOptions & {
  /** Aborted when the server stops: nobody waits for a model then. */
  signal: AbortSignal;
};

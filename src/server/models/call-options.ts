// What everything that calls a language model is given.
import type { CallSlots } from './call-slots.ts';
import type { LedgerOptions } from './model-ledger.ts';
import type { Waits } from './model-waits.ts';

export type CallOptions = LedgerOptions & {
  /** Aborted when the server stops: nobody waits for a model then. */
  signal: AbortSignal;
  /** Places for calls of one connection; all engines of a server share them. */
  slots: CallSlots;
  /** Waits that tests shorten. */
  waits?: Partial<Waits>;
};

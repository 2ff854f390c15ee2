// Code that waits for a draft: it gets the progress, may stop waiting, and says what the work is for.
import type { Part, TextPart } from '#domain/parts/parts.ts';

export const phases = ['writing', 'checking', 'repairing'] as const;
export type Phase = (typeof phases)[number];

/** How the work goes on. A text is all of a part that has been written so far; it replaces what was reported of that part before. */
export type Progress =
  | { type: 'phase'; phase: Phase; engine: string; parts: readonly Part[] }
  | { type: 'text'; part: TextPart; value: string | string[] };

/** What Node and browsers both have as AbortSignal. */
export type StopSignal = {
  readonly aborted: boolean;
  addEventListener: (type: 'abort', listener: () => void, options?: { once?: boolean }) => void;
};

/** What the use of a language model is recorded under. */
export const purposes = ['draft', 'repair', 'judge', 'look', 'trial', 'chat', 'question', 'test'] as const;
export type Purpose = (typeof purposes)[number];

export type ProgressListener = {
  onProgress?: (progress: Progress) => void;
  /** Asks a language model for its answer as a whole: where many drafts are written and nobody watches, reading streams is most of the work. */
  inOneGo?: boolean;
  /** Aborted once nobody waits for the draft any more: it is neither finished nor stored then. */
  stop?: StopSignal;
  /** Hears of a repair that failed; the first draft is kept. */
  onRepairFault?: (error: unknown) => void;
  /** Hears of a judge that failed; the draft is kept without what it would have decided. */
  onJudgeFault?: (error: unknown) => void;
  /** The product written about, where the store knows it. */
  productId?: number;
  /** A draft where nothing is said. */
  purpose?: Purpose;
};

// Has parts written, and follows the work until its end.
import * as z from 'zod/mini';
import { problemStatus } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { contentSchema } from '#domain/review/flat-content.ts';
import type { Progress } from '#domain/writing/progress.ts';
import type { generateContent, optimizeContent } from '#domain/writing/writing.contract.ts';
import { writingEventSchema } from '#domain/writing/writing-events.contract.ts';
import { ApiError } from '#web/client/api-error.ts';
import { askForEvents, readEvents } from '#web/client/event-lines.ts';

/** How the work is followed, and the signal that ends it. */
export type Following = { onProgress: (progress: Progress) => void; stop: AbortSignal };

type PartsCall = { params?: { id: string }; body?: object };

/** The stored record. Throws `ApiError` where the draft is refused or fails, also in the middle, and where the reply is cut off. */
export async function writeParts(
  contract: typeof generateContent | typeof optimizeContent,
  asked: PartsCall,
  { onProgress, stop }: Following,
): Promise<OptimizedContent> {
  const response = await askForEvents(contract, { ...asked, signal: stop });
  // Something in between may not pass events on.
  const isWhole = response.headers.get('content-type')?.startsWith('application/json') ?? true;
  if (isWhole || !response.body) return z.parse(contentSchema, await response.json());
  for await (const event of readEvents(response.body, writingEventSchema)) {
    if (event.type === 'done') return event.content;
    if (event.type === 'error')
      throw new ApiError(problemStatus[event.problem.code], JSON.stringify(event.problem), '');
    onProgress(event);
  }
  throw new Error('The connection was cut off while the draft was being written.');
}

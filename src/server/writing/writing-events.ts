// Turns the work on a draft into the events its reader follows.
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ProgressListener } from '#domain/writing/progress.ts';
import type { WritingEvent } from '#domain/writing/writing-events.contract.ts';

/** Events for a reader who may be slower than the work: of a part only its newest text waits. */
function openQueue() {
  const waiting: WritingEvent[] = [];
  let arrival = Promise.withResolvers<void>();
  return {
    push: (event: WritingEvent) => {
      const older = waiting.findIndex(
        (each) => each.type === 'text' && event.type === 'text' && each.part === event.part,
      );
      if (older >= 0) waiting.splice(older, 1);
      waiting.push(event);
      arrival.resolve();
    },
    take: async (): Promise<WritingEvent> => {
      for (;;) {
        const event = waiting.shift();
        if (event) return event;
        arrival = Promise.withResolvers();
        await arrival.promise;
      }
    },
  };
}

/**
 * Runs the work and reports it until its `done` or `error`. What is refused before the work began is thrown, to be answered as any other
 * call. `onFault` hears of what is our fault. Silent once the reader has left.
 */
export async function* followWriting(
  write: (listener: ProgressListener) => Promise<OptimizedContent>,
  leaving: AbortSignal,
  onFault: (problem: Problem) => void,
): AsyncGenerator<WritingEvent> {
  const queue = openQueue();
  let refusal: unknown = null;
  write({ onProgress: (progress) => queue.push(progress), stop: leaving }).then(
    (content) => queue.push({ type: 'done', content }),
    (error: unknown) => {
      refusal = error;
      const problem =
        error instanceof Problem ? error : new Problem('INTERNAL', 'The draft failed.', { detail: error });
      if (problem.status >= 500 && !leaving.aborted) onFault(problem);
      queue.push({ type: 'error', problem: problem.toBody() });
    },
  );
  for (let hasStarted = false; ; hasStarted = true) {
    const event = await queue.take();
    if (leaving.aborted) return;
    if (event.type === 'error' && !hasStarted) throw refusal;
    yield event;
    if (event.type === 'done' || event.type === 'error') return;
  }
}

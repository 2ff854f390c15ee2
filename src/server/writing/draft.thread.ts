// Has the built-in writer draft parts of products, in a thread of its own.
import { createHash } from 'node:crypto';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Hash } from '#domain/writing/hash-request.ts';
import { type DraftedPart, runPipeline } from '#domain/writing/pipeline.ts';
import { type Shared, take } from '#server/http/threads.ts';
import type { DraftRequest } from './draft-requests.commands.ts';

export type DraftInput = { requests: readonly DraftRequest[]; rules: Shared<readonly BenchmarkRule[]> };

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');

/** In the order of the requests. */
export async function draftMany({ requests, rules: shared }: DraftInput): Promise<DraftedPart[][]> {
  const rules = take(shared);
  const drafts: DraftedPart[][] = [];
  for (const request of requests) drafts.push(await runPipeline({ ...request, rules }, builtInEngine, sha256));
  return drafts;
}

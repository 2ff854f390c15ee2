// Has the built-in writer draft parts, in a thread of its own.
import { createHash } from 'node:crypto';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { type DraftedPart, type Hash, type PipelineRequest, runPipeline } from '#domain/writing/pipeline.ts';
import { type Shared, take } from '#server/app/threads.ts';

export type DraftInput = Omit<PipelineRequest, 'rules'> & { rules: Shared<readonly BenchmarkRule[]> };

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');

export async function draft({ rules, ...request }: DraftInput): Promise<DraftedPart[]> {
  return await runPipeline({ ...request, rules: take(rules) }, builtInEngine, sha256);
}

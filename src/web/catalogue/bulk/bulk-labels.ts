// The words of bulk runs.
import { formatNumber } from '#web/kit/format.ts';
import { type BulkRunState, type BulkTask, processed } from './bulk-run.reducer.ts';
import { countProducts } from './count-products.ts';

export const runWords: Record<BulkTask['kind'], { name: string; doing: string; done: string; nothing: string }> = {
  generate: { name: 'Bulk Optimize', doing: 'Optimizing', done: 'Optimized', nothing: 'Nothing was optimized' },
  approve: { name: 'Approve', doing: 'Approving', done: 'Approved', nothing: 'Nothing was approved' },
  undo: { name: 'Undo of Approve', doing: 'Rolling back', done: 'Rolled back', nothing: 'Nothing was rolled back' },
};

const others = {
  unchanged: (count: number) => `${formatNumber(count)} unchanged`,
  refused: (count: number) => `${formatNumber(count)} refused`,
  failed: (count: number) => `${formatNumber(count)} failed`,
} as const;

/** The specified success of an optimisation without a custom prompt; the built-in writer's is no AI's. */
const optimizedTitle = ({ isByModel }: BulkRunState) => (isByModel ? 'Content optimized with AI' : 'Content generated');

/** How a run ended: `Approved 300 parts of 75 products`, and what did not go that way. */
export function endWords(run: BulkRunState): { title: string; description: string } {
  const { name, done, nothing } = runWords[run.task.kind];
  const { counts } = run;
  const parts = `${formatNumber(run.parts)} ${run.parts === 1 ? 'part' : 'parts'}`;
  const result = counts.done === 0 ? nothing : `${done} ${parts} of ${countProducts(counts.done)}`;
  const rest = (['unchanged', 'refused', 'failed'] as const).flatMap((outcome) =>
    counts[outcome] > 0 ? [others[outcome](counts[outcome])] : [],
  );
  const unattested = run.unattested.parts;
  if (unattested > 0)
    rest.push(`${formatNumber(unattested)} ${unattested === 1 ? 'part needs' : 'parts need'} attestation`);
  const left = run.phase === 'cancelled' ? run.total - processed(run) : 0;
  if (left > 0) rest.push(`${formatNumber(left)} not done`);
  const isOptimized = run.task.kind === 'generate' && run.phase === 'done' && counts.done > 0;
  return {
    title: isOptimized ? optimizedTitle(run) : `${name} ${run.phase === 'cancelled' ? 'cancelled' : 'finished'}`,
    description: `${[result, ...rest].join(', ')}.`,
  };
}

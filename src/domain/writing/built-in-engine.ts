// The built-in writer as an engine of the pipeline: works everywhere, without a model.
import type { Engine } from './pipeline.ts';
import { repairDraft } from './repair.ts';
import { writeDraft } from './writer.ts';

export const builtInEngine: Engine = {
  name: 'built-in',
  write: (request, repair) =>
    repair === null ? writeDraft(request) : repairDraft(repair.draft, repair.findings, request.product),
};

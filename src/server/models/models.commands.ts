// What other features need to ask the language model themselves. None of it loads the model's libraries.

export { startAttempts } from './ask/attempts.ts';
export type { Judge } from './ask/judge-statements.ts';
export { mayLook } from './ask/sight.ts';
export type { ModelEngineOptions } from './ask/write-drafts.ts';
export { openLedger } from './limits/call-ledger.ts';
export { waitsOf } from './limits/call-times.ts';
export { describeFault, ModelFault } from './model-fault.ts';
export type { ModelFor } from './model-settings.ts';
export { estimateDrafts } from './usage/estimate-drafts.ts';
export { estimateUse } from './usage/token-usage.ts';

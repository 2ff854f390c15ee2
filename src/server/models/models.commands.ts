// What other features need to ask the language model themselves. None of it loads the model's libraries.
export { estimateDrafts } from './estimate-drafts.ts';
export { startAttempts } from './model-attempts.ts';
export type { ModelEngineOptions } from './model-engine.ts';
export { describeFault, ModelFault } from './model-fault.ts';
export type { Judge } from './model-judge.ts';
export { type CallAbout, openLedger } from './model-ledger.ts';
export type { ModelFor, ModelSettings } from './model-settings.ts';
export { mayLook } from './model-sight.ts';
export { estimateUse, type Usage } from './model-usage.ts';
export { waitsOf } from './model-waits.ts';

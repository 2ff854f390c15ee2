// A prompt for tests, with what a test does not name filled in.
import type { Prompt } from './prompts.contract.ts';

export function testPrompt(given: Partial<Prompt>): Prompt {
  const at = '2026-11-01T00:00:00.000Z';
  return {
    id: 1,
    prompt: 'Mention cotton',
    scope: 'global',
    scopeValue: null,
    isActive: true,
    version: 1,
    createdBy: 1,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

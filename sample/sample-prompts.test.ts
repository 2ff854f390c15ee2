import { expect, it } from 'vitest';
import { selectApplicable } from '#domain/prompts/applicable.ts';
import { findPromptErrors } from '#domain/prompts/prompt-form.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { testPrompt } from '#domain/prompts/test-prompt.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import { samplePrompts } from './sample-prompts.ts';

it('the sample prompts keep the rules of the form, one of each scope', () => {
  for (const { prompt, scope, scopeValue, isActive } of samplePrompts)
    expect(findPromptErrors({ prompt, scope, scopeValue: scopeValue ?? '', isActive })).toEqual({});
  expect(samplePrompts.map((prompt) => prompt.scope)).toEqual([...promptScopes]);
});

it('every active sample prompt holds for some products and none for all', () => {
  const products = sampleCatalogue();
  for (const { prompt, scope, scopeValue, isActive } of samplePrompts.filter((each) => each.isActive)) {
    const held = products.filter(
      (product) => selectApplicable([testPrompt({ prompt, scope, scopeValue, isActive })], product).length > 0,
    );
    expect(held.length, prompt).toBeGreaterThan(0);
    expect(held.length, prompt).toBeLessThan(products.length / 5);
  }
});

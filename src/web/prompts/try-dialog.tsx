// Tries a stored prompt as it is, on or off, and lets it be switched on once one has seen what it does.

import { lazy, Suspense } from 'react';
import type { PromptForm } from '#domain/prompts/prompt-form.ts';
import { type Prompt, updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { PromptReading } from './prompt-reading.tsx';
import { useTogglePrompt } from './prompts.queries.ts';
import { ScopeBadge } from './scope-badge.tsx';
import { TrialControls } from './trial-controls.tsx';
import { usePromptTrial } from './use-prompt-trial.ts';

const PromptTrial = lazy(async () => ({ default: (await import('./prompt-trial.tsx')).PromptTrial }));

export function TryDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const trial = usePromptTrial(prompt.id);
  const toggle = useTogglePrompt();
  const { scope, scopeValue, isActive } = prompt;
  const form: PromptForm = { prompt: prompt.prompt, scope, scopeValue: scopeValue ?? '', isActive };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Test Prompt"
      description="Drafts some products with and without the prompt. Nothing is saved."
      footer={
        <>
          <TrialControls trial={trial} isMain onTry={() => trial.start(form)} />
          <Button onClick={onClose}>Close</Button>
          <Allowed to={updatePrompt}>
            <Button busy={toggle.isPending} onClick={() => toggle.mutate({ id: prompt.id, isActive: !isActive })}>
              {isActive ? 'Turn off prompt' : 'Turn on prompt'}
            </Button>
          </Allowed>
        </>
      }
    >
      <blockquote className="mb-3 whitespace-pre-wrap border-line-strong border-l-2 pl-3 wrap-anywhere">
        {prompt.prompt}
      </blockquote>
      <ScopeBadge prompt={prompt} className="mb-4" />
      <PromptReading prompt={prompt.prompt} />
      <Suspense fallback={null}>{trial.state.phase !== 'idle' && <PromptTrial trial={trial} form={form} />}</Suspense>
    </Dialog>
  );
}

// The dialog a prompt is created or changed in. Used by the prompts screen and, with a preset, by the product's page.
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { findPromptErrors, type PromptErrors, type PromptForm } from '#domain/prompts/prompt-form.ts';
import type { Prompt, PromptScope } from '#domain/prompts/prompts.contract.ts';
import { promptScopes, scopeWords } from '#domain/prompts/scopes.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { Switch } from '#web/kit/form/switch.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { promptDrafts } from './prompt-drafts.ts';
import { PromptReading } from './prompt-reading.tsx';
import { PromptWordings } from './prompt-wordings.tsx';
import { useSavePrompt } from './prompts.queries.ts';
import { ScopeValueField } from './scope-value-field.tsx';
import { TrialControls } from './trial-controls.tsx';
import { usePromptTrial } from './use-prompt-trial.ts';

const PromptTrial = lazy(async () => ({ default: (await import('./prompt-trial.tsx')).PromptTrial }));

const maxPrompt = 500;

/** One frame after the dialog opened: it first notes where the focus came from, to give it back there. */
function focusSoon(field: HTMLTextAreaElement | null): void {
  if (field) requestAnimationFrame(() => field.focus());
}

export type PromptPreset = { scope: PromptScope; scopeValue?: string };

type PromptDialogProps = {
  /** The prompt to change; without one a new prompt is made. */
  prompt?: Prompt;
  /** A preset scope locks the scope, a preset value locks the value. */
  preset?: PromptPreset;
  onClose: () => void;
};

function startOf(prompt: Prompt | undefined, preset: PromptPreset | undefined): PromptForm {
  if (prompt) {
    const { scope, scopeValue, isActive } = prompt;
    return { prompt: prompt.prompt, scope, scopeValue: scopeValue ?? '', isActive };
  }
  return { prompt: '', scope: preset?.scope ?? 'global', scopeValue: preset?.scopeValue ?? '', isActive: true };
}

const isSame = (a: PromptForm, b: PromptForm) => JSON.stringify(a) === JSON.stringify(b);

export function PromptDialog({ prompt, preset, onClose }: PromptDialogProps) {
  const formId = useId();
  const draftName = prompt ? String(prompt.id) : ['new', preset?.scope, preset?.scopeValue].filter(Boolean).join('.');
  const start = startOf(prompt, preset);
  const [kept, setKept] = useState(() => promptDrafts.read(draftName));
  const [form, setForm] = useState<PromptForm>(() => ({
    ...(kept ?? start),
    ...(preset ? { scope: preset.scope, scopeValue: preset.scopeValue ?? kept?.scopeValue ?? '' } : {}),
  }));
  // Errors show from the first attempt on, and go as soon as what they speak of is right.
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<PromptErrors>({});
  const { save, explain } = useSavePrompt(prompt?.id ?? null);
  const trial = usePromptTrial(prompt?.id ?? null);
  const body = useRef<HTMLFormElement>(null);
  const errors: PromptErrors = { ...refused, ...(hasTried ? findPromptErrors(form) : {}) };

  const change = (changes: Partial<PromptForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    setRefused({});
    promptDrafts.keep(draftName, isSame(next, start) ? null : next);
  };
  const discard = () => {
    promptDrafts.keep(draftName, null);
    setKept(null);
    setForm(start);
    setHasTried(false);
  };
  const isComplete = () => {
    setHasTried(true);
    if (Object.keys(findPromptErrors(form)).length === 0) return true;
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !isComplete()) return;
    save.mutate(form, {
      onSuccess: () => {
        promptDrafts.keep(draftName, null);
        onClose();
      },
      onError: (error) => setRefused(refusedFields(error)),
    });
  };

  const length = form.prompt.trim().length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={trial.state.phase === 'idle' ? 'md' : 'lg'}
      title={prompt ? 'Edit Prompt' : 'Add New Prompt'}
      description="An instruction that leads the writer wherever its scope matches. The narrower scope wins."
      footer={
        <>
          <TrialControls trial={trial} onTry={() => isComplete() && trial.start(form)} />
          <Button
            onClick={() => {
              promptDrafts.keep(draftName, null);
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {prompt ? 'Update Prompt' : 'Create Prompt'}
          </Button>
        </>
      }
    >
      <form ref={body} id={formId} onSubmit={submit} noValidate className="space-y-4">
        {kept && !isSame(kept, start) && <KeptText onDiscard={discard} />}
        <Field
          label="Prompt"
          error={errors.prompt}
          hint="For instance: Keep the title under 60 characters. Mention the material."
        >
          {(control) => (
            <Textarea
              {...control}
              ref={focusSoon}
              rows={4}
              required
              value={form.prompt}
              onChange={(event) => change({ prompt: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) body.current?.requestSubmit();
              }}
            />
          )}
        </Field>
        <p
          className={cn('-mt-3 text-right text-xs tabular-nums', length > maxPrompt ? 'text-bad-ink' : 'text-ink-soft')}
        >
          {length} / {maxPrompt}
          <span className="sr-only"> characters</span>
        </p>
        <PromptReading prompt={form.prompt} />
        <Field label="Scope" error={errors.scope}>
          {({ id }) =>
            preset ? (
              <Input id={id} value={scopeWords[form.scope]} readOnly className="bg-sunken text-ink-soft" />
            ) : (
              <Select
                id={id}
                label="Scope"
                value={form.scope}
                options={promptScopes.map((scope) => ({ value: scope, label: scopeWords[scope] }))}
                onValueChange={(scope) => change({ scope: scope as PromptScope, scopeValue: '' })}
                className="w-full"
              />
            )
          }
        </Field>
        {form.scope !== 'global' && (
          <ScopeValueField
            scope={form.scope}
            value={form.scopeValue}
            onValueChange={(scopeValue) => change({ scopeValue })}
            isLocked={preset?.scopeValue !== undefined}
            error={errors.scopeValue}
          />
        )}
        {save.error && (
          <p role="alert" className="rounded-lg bg-bad-soft px-3 py-2 text-[0.8125rem] text-bad-ink">
            {explain(save.error)} Your text is kept.
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          <p>
            <span className="font-medium text-[0.8125rem]">Status</span>
            <span className="block text-ink-soft text-xs">Only active prompts lead the writer.</span>
          </p>
          <Switch
            label="Active"
            checked={form.isActive}
            onCheckedChange={(isActive) => change({ isActive })}
            words={{ on: 'Active', off: 'Inactive' }}
          />
        </div>
      </form>
      {prompt && <PromptWordings prompt={prompt} />}
      <Suspense fallback={null}>{trial.state.phase !== 'idle' && <PromptTrial trial={trial} form={form} />}</Suspense>
    </Dialog>
  );
}

/** What the server says of single fields goes beside them. */
function refusedFields(error: Error): PromptErrors {
  const fields: PromptErrors = {};
  for (const { path, message } of (error instanceof ApiError && error.problem?.issues) || []) {
    if (path === 'prompt' || path === 'scope' || path === 'scopeValue') fields[path] ??= message;
  }
  return fields;
}

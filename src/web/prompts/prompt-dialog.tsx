// The dialog a prompt is created or changed in. Used by the prompts screen and, with a preset, by the product's page.

import { revalidateLogic, useForm } from '@tanstack/react-form';
import { lazy, Suspense, useState } from 'react';
import { isSameValue } from '#domain/canonical-json.ts';
import { findPromptErrors, type PromptForm } from '#domain/prompts/prompt-form.ts';
import { tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { createPrompt, type Prompt, type PromptScope, updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { scopeWords } from '#domain/prompts/scopes.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { focusSoon } from '#web/kit/form/focus-soon.ts';
import {
  atFields,
  errorsByField,
  focusFirstError,
  showErrors,
  submitForm,
  waitFor,
} from '#web/kit/form/form-errors.ts';
import { LockedField, SelectField, SwitchField, TextAreaField } from '#web/kit/form/form-fields.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Allowed, AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { promptDrafts } from './prompt-drafts.ts';
import { PromptReading } from './prompt-reading.tsx';
import { PromptWordings } from './prompt-wordings.tsx';
import { useSavePrompt } from './prompts.queries.ts';
import { ScopeValueField } from './scope-value-field.tsx';
import { TrialControls } from './trial-controls.tsx';
import { usePromptTrial } from './use-prompt-trial.ts';

const PromptTrial = lazy(async () => ({ default: (await import('./prompt-trial.tsx')).PromptTrial }));

const maxPrompt = 500;

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

/** A preset sets the scope, even if another one was chosen before. */
function withPreset(form: PromptForm, preset: PromptPreset | undefined): PromptForm {
  return preset ? { ...form, scope: preset.scope, scopeValue: preset.scopeValue ?? form.scopeValue } : form;
}

export function PromptDialog({ prompt, preset, onClose }: PromptDialogProps) {
  const draftName = prompt ? String(prompt.id) : ['new', preset?.scope, preset?.scopeValue].filter(Boolean).join('.');
  const [start] = useState(() => startOf(prompt, preset));
  const [kept, setKept] = useState(() => promptDrafts.read(draftName));
  const { save, explain } = useSavePrompt(prompt?.id ?? null);
  const trial = usePromptTrial(prompt?.id ?? null);
  const close = () => {
    promptDrafts.keep(draftName, null);
    onClose();
  };
  const form = useForm({
    defaultValues: withPreset(kept ?? start, preset),
    // Errors show from the first attempt on, and go as soon as what they speak of is right.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findPromptErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmitMeta: 'save' as 'save' | 'try',
    onSubmit: async ({ value, formApi, meta }) => {
      if (meta === 'try') trial.start(value);
      else
        await waitFor(
          save.mutateAsync(value, {
            onSuccess: close,
            onError: (error) => showErrors(formApi, errorsByField(issuesOf(error))),
          }),
        );
    },
  });
  const values = useFormValues(form, (typed) => promptDrafts.keep(draftName, isSameValue(typed, start) ? null : typed));
  const discard = () => {
    setKept(null);
    form.reset(start);
  };

  const changes = prompt ? updatePrompt : createPrompt;
  const mayChange = useMay(changes);
  const { scope } = values;
  const length = values.prompt.trim().length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={trial.state.phase === 'idle' ? 'md' : 'lg'}
      // Where nothing in it takes the focus, it does: keyboards scroll it.
      bodyLabel={mayChange ? undefined : 'Prompt'}
      title={!mayChange ? 'Prompt' : prompt ? 'Edit Prompt' : 'Add New Prompt'}
      description="An instruction for the writer. It applies to all products that match its scope. If two prompts conflict, the narrower scope wins."
      footer={
        <>
          <Allowed to={tryPrompt}>
            <TrialControls trial={trial} onTry={() => submitForm(form, 'try')} />
          </Allowed>
          <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
          <Allowed to={changes}>
            <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
              {prompt ? 'Update Prompt' : 'Create Prompt'}
            </Button>
          </Allowed>
        </>
      }
    >
      <RefusalNote of={changes} className="mb-4" />
      <Form form={form}>
        <AllowedFields to={changes} className="space-y-4">
          {kept && !isSameValue(kept, start) && <KeptText onDiscard={discard} />}
          <TextAreaField
            form={form}
            name="prompt"
            label="Prompt"
            hint="For example: Keep the title under 60 characters. Mention the material."
            ref={focusSoon}
            rows={4}
            required
            isSentByEnter
          />
          <p
            className={cn(
              '-mt-3 text-right text-xs tabular-nums',
              length > maxPrompt ? 'text-bad-ink' : 'text-ink-soft',
            )}
          >
            {length} / {maxPrompt}
            <span className="sr-only"> characters</span>
          </p>
          <PromptReading prompt={values.prompt} />
          {preset ? (
            <LockedField form={form} name="scope" label="Scope" shown={scopeWords[scope]} />
          ) : (
            <SelectField
              form={form}
              name="scope"
              onChanged={() => form.setFieldValue('scopeValue', '')}
              label="Scope"
              options={promptScopes.map((each) => ({ value: each, label: scopeWords[each] }))}
            />
          )}
          {scope !== 'global' && (
            <ScopeValueField form={form} name="scopeValue" scope={scope} isLocked={preset?.scopeValue !== undefined} />
          )}
          {save.error && (
            <FormAlert {...describeFailure(save.error)} text={explain(save.error)} note="Your text is still here." />
          )}
          <div className="flex items-center justify-between gap-4">
            <p>
              <span className="font-medium text-[0.8125rem]">Status</span>
              <span className="block text-ink-soft text-xs">Only active prompts guide the writer.</span>
            </p>
            <SwitchField form={form} name="isActive" label="Active" words={{ on: 'Active', off: 'Inactive' }} />
          </div>
        </AllowedFields>
      </Form>
      {prompt && <PromptWordings prompt={prompt} />}
      <Suspense fallback={null}>{trial.state.phase !== 'idle' && <PromptTrial trial={trial} form={values} />}</Suspense>
    </Dialog>
  );
}

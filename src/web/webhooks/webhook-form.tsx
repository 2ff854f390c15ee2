// Adds a webhook, or changes one: where it calls, what it is for, and which events it gets.

import { type AnyFormApi, revalidateLogic, useForm } from '@tanstack/react-form';
import * as z from 'zod/mini';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import { type WebhookKind, webhookKindNames, webhookKinds } from '#domain/webhooks/webhook-kinds.ts';
import { addWebhook, type Endpoint, type EndpointInput } from '#domain/webhooks/webhooks.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { atFields, errorsByField, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { type Bound, FieldError, TextField, useBound } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useAddWebhook, useSaveWebhook } from './webhooks.queries.ts';

const nothing: EndpointInput = { url: '', description: '', kinds: ['content.approved'] };

function findErrors(typed: EndpointInput) {
  const { error } = z.safeParse(addWebhook.body, typed);
  return error ? errorsByField(error.issues) : {};
}

export function NewWebhook({ onClose }: { onClose: () => void }) {
  const add = useAddWebhook();
  if (add.data) {
    const { secret, ...made } = add.data;
    const title = `Webhook “${nameEndpoint(made)}”`;
    return <SecretDialog title={title} secret={secret} note="The secret is shown only once." onClose={onClose} />;
  }
  return <WebhookForm title="New webhook" verb="Add webhook" values={nothing} saving={add} onClose={onClose} />;
}

export function EditWebhook({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const save = useSaveWebhook(endpoint, onClose);
  const { url, description, kinds } = endpoint;
  const title = `Edit “${nameEndpoint(endpoint)}”`;
  return <WebhookForm title={title} verb="Save" values={{ url, description, kinds }} saving={save} onClose={onClose} />;
}

type FormProps = {
  title: string;
  verb: string;
  values: EndpointInput;
  saving: {
    mutate: (input: EndpointInput, options: { onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  onClose: () => void;
};

function WebhookForm({ title, verb, values, saving, onClose }: FormProps) {
  const form = useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      saving.mutate(value, {
        onError: (error) => {
          showErrors(formApi, errorsByField(issuesOf(error)));
          focusFirstError(formApi);
        },
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Copydesk sends a JSON message to the URL when an event happens. It contains names and links, but no product texts."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={saving.isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!saving.isPending} className="space-y-4">
        <TextField
          form={form}
          name="url"
          label="URL"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          data-first-focus
        />
        <TextField
          form={form}
          name="description"
          label="What the webhook is for"
          hint="Optional"
          autoComplete="off"
          maxLength={120}
        />
        <KindsField form={form} name="kinds" />
        {saving.error !== null && issuesOf(saving.error).length === 0 && (
          <FormAlert lead="Nothing was saved." {...describeFailure(saving.error)} />
        )}
      </Form>
    </Dialog>
  );
}

function KindsField<Form extends AnyFormApi>(bound: Bound<Form, WebhookKind[]>) {
  const { value, change } = useBound<WebhookKind[]>(bound);
  const toggle = (kind: WebhookKind, isWanted: boolean) =>
    change(webhookKindNames.filter((each) => (each === kind ? isWanted : value.includes(each))));
  return (
    <fieldset>
      <legend className="font-medium text-[0.8125rem]">Events</legend>
      <div className="mt-1.5 space-y-2">
        {webhookKindNames.map((kind) => (
          <CheckLine
            key={kind}
            label={webhookKinds[kind].label}
            explanation={webhookKinds[kind].explanation}
            checked={value.includes(kind)}
            onCheckedChange={(isWanted) => toggle(kind, isWanted)}
          />
        ))}
      </div>
      <FieldError {...bound} />
    </fieldset>
  );
}

// The fields of a connection: whose model, by which key, at which prices, and within which limits.
import { useSelector } from '@tanstack/react-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ConnectionForm, numberFields } from '#domain/models/connection-form.ts';
import type { Connection } from '#domain/models/connections.contract.ts';
import { providers } from '#domain/models/providers.ts';
import { Button } from '#web/kit/button.tsx';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { describeKey, providerWords } from './connection-words.ts';
import type { ConnectionFormApi } from './use-connection-form.ts';

type FieldsProps = { form: ConnectionFormApi; values: ConnectionForm; stored: Connection | null };

const providerOptions = providers.map((provider) => ({ value: provider, label: providerWords[provider] }));

export function ModelFields({ form, values, stored }: FieldsProps) {
  const isOwn = values.provider === 'openai-compatible';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label="Name"
          hint="How it appears in Copydesk, for example: Writer."
          autoFocus
          maxLength={60}
        />
        <SelectField form={form} name="provider" label="Provider" options={providerOptions} />
        <TextField
          form={form}
          name="model"
          label="Model"
          hint="The provider’s name for the model."
          maxLength={200}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
        <TextField
          form={form}
          name="baseUrl"
          label={isOwn ? 'URL' : 'URL (optional)'}
          hint={isOwn ? 'For Ollama: http://127.0.0.1:11434/v1.' : 'Leave empty unless you use a proxy.'}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={500}
        />
      </div>
      <KeyField form={form} values={values} stored={stored} />
    </>
  );
}

function KeyField({ form, values, stored }: FieldsProps) {
  const isOwn = values.provider === 'openai-compatible';
  const isStored = stored?.hasKey === true && !values.isKeyRemoved;
  const hint: ReactNode = isStored
    ? `${describeKey(stored)}. Leave empty to keep this key.`
    : isOwn
      ? 'Leave empty if the server needs no key.'
      : 'The key is stored encrypted and never shown again.';
  return (
    <div className="space-y-1.5">
      <TextField
        form={form}
        name="key"
        label={isOwn ? 'Key (optional)' : 'Key'}
        hint={hint}
        type="password"
        // No password of this site: a browser must neither fill it in nor offer to keep it.
        autoComplete="new-password"
        spellCheck={false}
        maxLength={500}
      />
      {stored?.hasKey && isOwn && (
        <Button size="sm" variant="ghost" onClick={() => form.setFieldValue('isKeyRemoved', !values.isKeyRemoved)}>
          {values.isKeyRemoved ? 'Keep the stored key' : 'Remove the stored key'}
        </Button>
      )}
    </div>
  );
}

type NumberFieldProps = {
  form: ConnectionFormApi;
  name: (typeof numberFields)[number];
  label: string;
  hint?: string;
};

function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" maxLength={12} />;
}

export function PriceFields({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-[0.8125rem]">Prices and budget, in US dollars (optional)</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField form={form} name="inputPrice" label="Input price" hint="Per million tokens." />
        <NumberField form={form} name="outputPrice" label="Output price" hint="Per million tokens." />
        <NumberField
          form={form}
          name="dailyBudget"
          label="Daily budget"
          hint="Per day in UTC. Requests over budget are blocked."
        />
      </div>
    </fieldset>
  );
}

const limits = [
  'concurrency',
  'requestsPerMinute',
  'tokensPerMinute',
  'maxOutputTokens',
  'timeoutSeconds',
  'temperature',
  'seed',
] as const;

/** What most connections leave as it is; an error in there opens it. */
export function LimitFields({ form }: Pick<FieldsProps, 'form'>) {
  const [wasOpened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpened) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [wasOpened]);
  const isWrong = useSelector(form.store, ({ fieldMeta }) => limits.some((name) => fieldMeta[name]?.isValid === false));
  return (
    <div>
      <Disclosure
        label="Limits, temperature and seed"
        isOpen={wasOpened || isWrong}
        onOpenChange={setOpened}
        className="font-medium text-[0.8125rem]"
        panel={panel}
        panelClassName="mt-3 scroll-mb-4"
      >
        {() => (
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberField form={form} name="concurrency" label="Requests at once" hint="More requests wait." />
            <NumberField
              form={form}
              name="requestsPerMinute"
              label="Requests per minute"
              hint="Leave empty for no limit."
            />
            <NumberField
              form={form}
              name="tokensPerMinute"
              label="Tokens per minute"
              hint="Input and output. Leave empty for no limit."
            />
            <NumberField
              form={form}
              name="maxOutputTokens"
              label="Tokens per answer"
              hint="The maximum, including thinking."
            />
            <NumberField
              form={form}
              name="timeoutSeconds"
              label="Seconds per answer"
              hint="The maximum, including retries."
            />
            <NumberField
              form={form}
              name="temperature"
              label="Temperature"
              hint="0 to 2. Leave empty for the provider’s default."
            />
            <NumberField
              form={form}
              name="seed"
              label="Seed"
              hint="Makes answers more alike, if the model supports it."
            />
          </div>
        )}
      </Disclosure>
    </div>
  );
}

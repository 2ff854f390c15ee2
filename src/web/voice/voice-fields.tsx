// The fields of a voice: where it holds, how it speaks, and its words.
import type { ReactNode } from 'react';
import { languageName, targetLanguages } from '#domain/voice/languages.ts';
import { type VoiceScope, voiceScopes } from '#domain/voice/voice.ts';
import type { VoiceForm } from '#domain/voice/voice-form.ts';
import { Field, Input } from '#web/kit/form/field.tsx';
import { useFormField } from '#web/kit/form/form-fields.tsx';
import { ListEditor } from '#web/kit/form/list-editor.tsx';
import { suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import type { VoiceFormApi } from './use-voice-form.ts';
import { personWords, scopeWords, spellingWords, unitWords } from './voice-words.ts';

type FieldsProps = { form: VoiceFormApi };

export function ScopeFields({ form, scope }: FieldsProps & { scope: VoiceScope }) {
  const { data: facets } = useFacets();
  const known = { workspace: [], retailer: facets?.retailers, category: facets?.categories, brand: facets?.brands };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <form.AppField name="scope" listeners={{ onChange: () => form.setFieldValue('scopeValue', '') }}>
        {(field) => (
          <field.SelectField
            label="Applies to"
            options={voiceScopes.map((each) => ({ value: each, label: scopeWords[each] }))}
          />
        )}
      </form.AppField>
      {scope !== 'workspace' && (
        <form.AppField name="scopeValue">
          {(field) => (
            <field.SuggestField
              label={`${scopeWords[scope]} name`}
              suggest={(typed) => suggestValues(known[scope] ?? [], typed)}
              listLabel={{ retailer: 'Known retailers', category: 'Known categories', brand: 'Known brands' }[scope]}
              maxLength={500}
            />
          )}
        </form.AppField>
      )}
    </div>
  );
}

const choices = <Value extends string>(words: Readonly<Record<Value, string>>) => [
  { value: '', label: 'From a more general voice' },
  ...(Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label })),
];

export function SpeechFields({ form }: FieldsProps) {
  return (
    <>
      <form.AppField name="tone">
        {(field) => (
          <field.TextAreaField
            label="Tone"
            hint="A few words for the language model, for example: calm, exact, never pushy."
            rows={2}
            isOneLine
          />
        )}
      </form.AppField>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="language">
          {(field) => (
            <field.SelectField
              label="Language"
              hint="The language model writes in this language. Without a choice, it uses the language of the source."
              options={[
                { value: '', label: 'From a more general voice or the source' },
                ...targetLanguages.map((code) => ({ value: code, label: languageName(code) })),
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="person">
          {(field) => (
            <field.SelectField label="Person" hint="Who speaks, and to whom." options={choices(personWords)} />
          )}
        </form.AppField>
        <form.AppField name="spelling">
          {(field) => <field.SelectField label="Spelling" options={choices(spellingWords)} />}
        </form.AppField>
        <form.AppField name="units">
          {(field) => (
            <field.SelectField
              label="Units"
              hint="Other units are marked, not converted."
              options={choices(unitWords)}
            />
          )}
        </form.AppField>
      </div>
    </>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="font-medium text-[0.8125rem]">{title}</h3>
      <p className="mb-2 text-ink-soft text-xs">{hint}</p>
      {children}
    </section>
  );
}

/** One of two texts of a row. */
function RowField({ label }: { label: string }) {
  const { value, error, change } = useFormField<string>();
  return (
    <Field label={label} error={error} className="min-w-0 flex-1">
      {(control) => (
        <Input
          {...control}
          value={value}
          onChange={(event) => change(event.target.value)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

const rowStyle = 'flex flex-col gap-2 sm:flex-row';
type Preferred = VoiceForm['prefer'][number];
type Term = VoiceForm['terms'][number];

export function WordFields({ form }: FieldsProps) {
  return (
    <>
      <Section title="Preferred words" hint="The word to use, and the words it replaces, separated by commas.">
        <form.AppField name="prefer">
          {({ state, handleChange }) => (
            <ListEditor<Preferred>
              legend="Preferred words"
              noun="Word"
              addLabel="Add Word"
              emptyText="None yet."
              items={state.value}
              blank={{ use: '', insteadOf: '' }}
              isBlank={({ use, insteadOf }) => use === '' && insteadOf === ''}
              onChange={handleChange}
              error={state.meta.errors[0]}
            >
              {(_, index) => (
                <div className={rowStyle}>
                  <form.AppField name={`prefer[${index}].use`}>{() => <RowField label="Use" />}</form.AppField>
                  <form.AppField name={`prefer[${index}].insteadOf`}>
                    {() => <RowField label="Instead of" />}
                  </form.AppField>
                </div>
              )}
            </ListEditor>
          )}
        </form.AppField>
      </Section>
      <form.AppField name="avoid">
        {(field) => (
          <field.TextAreaField
            label="Words to avoid"
            hint="One per line, or separated by commas. Add plurals and other endings too."
            rows={3}
            spellCheck={false}
          />
        )}
      </form.AppField>
      <Section
        title="Terms"
        hint="Names and expressions with one correct spelling, for example Wi-Fi, not wifi or WiFi. Terms are never translated."
      >
        <form.AppField name="terms">
          {({ state, handleChange }) => (
            <ListEditor<Term>
              legend="Terms"
              noun="Term"
              addLabel="Add Term"
              emptyText="None yet."
              items={state.value}
              blank={{ term: '', forms: '' }}
              isBlank={({ term, forms }) => term === '' && forms === ''}
              onChange={handleChange}
              error={state.meta.errors[0]}
            >
              {(_, index) => (
                <div className={rowStyle}>
                  <form.AppField name={`terms[${index}].term`}>{() => <RowField label="Write" />}</form.AppField>
                  <form.AppField name={`terms[${index}].forms`}>
                    {() => <RowField label="Wrong spellings (optional)" />}
                  </form.AppField>
                </div>
              )}
            </ListEditor>
          )}
        </form.AppField>
      </Section>
    </>
  );
}

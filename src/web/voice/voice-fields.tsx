// The fields of a voice: where it holds, how it speaks, and its words.
import type { ComponentProps, ReactNode } from 'react';
import { localeName } from '#domain/text/locale.ts';
import { targetLanguages } from '#domain/voice/languages.ts';
import { type VoiceScope, voiceScopes } from '#domain/voice/voice.ts';
import { SelectField, SuggestField, TextAreaField, TextField } from '#web/kit/form/form-fields.tsx';
import { ListField } from '#web/kit/form/list-field.tsx';
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
      <SelectField
        form={form}
        name="scope"
        onChanged={() => form.setFieldValue('scopeValue', '')}
        label="Applies to"
        options={voiceScopes.map((each) => ({ value: each, label: scopeWords[each] }))}
      />
      {scope !== 'workspace' && (
        <SuggestField
          form={form}
          name="scopeValue"
          label={`${scopeWords[scope]} name`}
          suggest={(typed) => suggestValues(known[scope] ?? [], typed)}
          listLabel={{ retailer: 'Known retailers', category: 'Known categories', brand: 'Known brands' }[scope]}
          maxLength={500}
        />
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
      <TextAreaField
        form={form}
        name="tone"
        label="Tone"
        hint="A few words for the language model, for example: calm, exact, never pushy."
        rows={2}
        isOneLine
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="language"
          label="Language"
          hint="The language model writes in this language. Without a choice, it uses the language of the source."
          options={[
            { value: '', label: 'From a more general voice or the source' },
            ...targetLanguages.map((code) => ({ value: code, label: localeName(code) })),
          ]}
        />
        <SelectField
          form={form}
          name="person"
          label="Person"
          hint="Who speaks, and to whom."
          options={choices(personWords)}
        />
        <SelectField form={form} name="spelling" label="Spelling" options={choices(spellingWords)} />
        <SelectField
          form={form}
          name="units"
          label="Units"
          hint="Other units are marked, not converted."
          options={choices(unitWords)}
        />
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

type RowFieldProps = Pick<ComponentProps<typeof TextField<VoiceFormApi>>, 'form' | 'name' | 'label'>;

/** One of two texts of a row. */
const RowField = (props: RowFieldProps) => (
  <TextField {...props} className="min-w-0 flex-1" spellCheck={false} autoCapitalize="off" autoComplete="off" />
);

const rowStyle = 'flex flex-col gap-2 sm:flex-row';

export function WordFields({ form }: FieldsProps) {
  return (
    <>
      <Section title="Preferred words" hint="The word to use, and the words it replaces, separated by commas.">
        <ListField
          form={form}
          name="prefer"
          legend="Preferred words"
          noun="Word"
          addLabel="Add Word"
          emptyText="None yet."
          blank={{ use: '', insteadOf: '' }}
          isBlank={({ use, insteadOf }) => use === '' && insteadOf === ''}
        >
          {(_, index) => (
            <div className={rowStyle}>
              <RowField form={form} name={`prefer[${index}].use`} label="Use" />
              <RowField form={form} name={`prefer[${index}].insteadOf`} label="Instead of" />
            </div>
          )}
        </ListField>
      </Section>
      <TextAreaField
        form={form}
        name="avoid"
        label="Words to avoid"
        hint="One per line, or separated by commas. Add plurals and other endings too."
        rows={3}
        spellCheck={false}
      />
      <Section
        title="Terms"
        hint="Names and expressions with one correct spelling, for example Wi-Fi, not wifi or WiFi. Terms are never translated."
      >
        <ListField
          form={form}
          name="terms"
          legend="Terms"
          noun="Term"
          addLabel="Add Term"
          emptyText="None yet."
          blank={{ term: '', forms: '' }}
          isBlank={({ term, forms }) => term === '' && forms === ''}
        >
          {(_, index) => (
            <div className={rowStyle}>
              <RowField form={form} name={`terms[${index}].term`} label="Write" />
              <RowField form={form} name={`terms[${index}].forms`} label="Wrong spellings (optional)" />
            </div>
          )}
        </ListField>
      </Section>
    </>
  );
}

// The question before one field is changed to the same value on many products, or cleared.
import { useState } from 'react';
import { type SettableField, settableFields } from '#domain/runs/actions/set-field.action.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { useFieldSuggestions } from '../field-suggestions.ts';
import { fieldLabels, priceHint } from '../product-form/product-values.ts';
import { RetailerNotice } from '../retailer-notice.tsx';
import { RunExamples } from './run-examples.tsx';

const options = settableFields.map((field) => ({ value: field, label: fieldLabels[field] }));

export function SetFieldDialog(place: RunQuestionPlace) {
  const [field, setField] = useState<SettableField>('category');
  const [typed, setTyped] = useState('');
  const [isCleared, setCleared] = useState(false);
  const label = fieldLabels[field];
  const value = isCleared ? null : typed.trim();
  return (
    <RunQuestion
      {...place}
      action="set-field"
      asked={value === '' ? null : { action: 'set-field', options: { field, value } }}
      missing={`Enter a ${label.toLowerCase()}`}
      description="This counts as a manual edit, so later imports keep it. Approved parts are marked if this changes their source."
      outlook={(preview) => (
        <>
          <RunExamples examples={preview.examples} />
          <RunOutlook action="set-field" preview={preview} />
        </>
      )}
    >
      {() => (
        <>
          <Field label="Field">
            {(control) => (
              <Select
                {...control}
                label="Field"
                value={field}
                options={options}
                onValueChange={(chosen) => {
                  setField(settableFields.find((each) => each === chosen) ?? field);
                  setTyped('');
                }}
                className="w-full"
              />
            )}
          </Field>
          {!isCleared && <ValueField field={field} value={typed} onChange={setTyped} />}
          {!isCleared && field === 'retailer' && <RetailerNotice retailer={typed} onChoose={setTyped} />}
          <CheckLine label={`Clear the ${label.toLowerCase()}`} checked={isCleared} onCheckedChange={setCleared} />
        </>
      )}
    </RunQuestion>
  );
}

type ValueFieldProps = { field: SettableField; value: string; onChange: (value: string) => void };

function ValueField({ field, value, onChange }: ValueFieldProps) {
  const suggestions = useFieldSuggestions();
  const label = fieldLabels[field];
  const shared = { value, maxLength: textLimits.name };
  return (
    <Field label={label} hint={field === 'price' ? priceHint : undefined}>
      {(control) =>
        field === 'price' ? (
          <Input {...control} {...shared} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
        ) : (
          <SuggestInput
            {...control}
            {...shared}
            isInFlow
            listLabel={`${label} in use`}
            suggest={(text) => suggestValues(suggestions[field], text)}
            onValueChange={onChange}
          />
        )
      }
    </Field>
  );
}

// Values for all products of a file, such as its retailer; a change is checked by another dry run.
import { useEffect, useState } from 'react';
import { type Constants, constantFields } from '#domain/transfer/constants.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { targetLabels } from './transfer-labels.ts';

type ConstantsCardProps = {
  constants: Constants;
  onConstants: (constants: Constants) => void;
  /** Whether something is typed that `constants` has not. */
  onUnchecked: (hasUnchecked: boolean) => void;
};

export function ConstantsCard({ constants, onConstants, onUnchecked }: ConstantsCardProps) {
  const [typed, setTyped] = useState<Constants>(constants);
  const [known, setKnown] = useState(constants);
  // Another profile brings its own; a check brings back what was typed.
  if (constantFields.some((field) => constants[field] !== known[field])) {
    setKnown(constants);
    setTyped(constants);
  }
  const filled = cleanConstants(typed);
  const isChanged = constantFields.some((field) => filled[field] !== constants[field]);
  useEffect(() => {
    onUnchecked(isChanged);
    return () => onUnchecked(false);
  }, [isChanged, onUnchecked]);
  return (
    <Card aria-labelledby="constants" className="min-w-0">
      <CardHead
        id="constants"
        title="Values for all products"
        hint="Used where the file has no column for the field, or an empty cell."
      />
      <CardBody className="pt-3">
        <form
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged) onConstants(filled);
          }}
        >
          <ConstantFields values={typed} onChange={setTyped} />
          <Button type="submit" disabledReason={isChanged ? undefined : 'Change a value first.'}>
            Check with these values
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}

/** Without the empty ones. */
export const cleanConstants = (values: Constants): Constants =>
  Object.fromEntries(
    constantFields.flatMap((field) => {
      const text = values[field]?.replace(/\s+/g, ' ').trim() ?? '';
      return text === '' ? [] : [[field, text]];
    }),
  );

export function ConstantFields({ values, onChange }: { values: Constants; onChange: (values: Constants) => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {constantFields.map((field) => (
        <Field key={field} label={targetLabels[field]}>
          {(control) => (
            <Input
              {...control}
              value={values[field] ?? ''}
              maxLength={200}
              onChange={(event) => onChange({ ...values, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

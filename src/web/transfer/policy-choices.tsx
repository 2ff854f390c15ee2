// What an import does where the file speaks against what is here: with fields edited manually, with fields whose cells are empty, and with products
// it does not have.
import { RadioGroup } from 'radix-ui';
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import type { EmptyCells } from '#domain/transfer/empty-cells.ts';
import { type MissingPolicy, missingDays } from '#domain/transfer/missing-products.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { RadioChoice } from './radio-choice.tsx';

type Choice<Value extends string> = { count: number; value: Value; onChange: (value: Value) => void };

export function ManualEditsChoice({ count, ...choice }: Choice<HandEdits>) {
  return (
    <PolicyChoice
      {...choice}
      id="hand-edits"
      title="Edited manually"
      hint={`${countNoun(count, 'product has', 'products have')} fields you changed here since the last import, and this file has different values.`}
      options={[
        { value: 'keep', title: 'Keep my edits', text: 'Those fields stay as you edited them.' },
        {
          value: 'file',
          title: "Use the file's values",
          text: 'Those fields are overwritten. Your values stay in the history.',
        },
      ]}
    />
  );
}

export function EmptyCellsChoice({ count, ...choice }: Choice<EmptyCells>) {
  return (
    <PolicyChoice
      {...choice}
      id="empty-cells"
      title="Empty cells"
      hint={`${countNoun(count, 'field has', 'fields have')} a value here and an empty cell in this file.`}
      options={[
        { value: 'keep', title: 'Keep the values', text: 'Empty cells change nothing.' },
        {
          value: 'empty',
          title: 'Empty the fields',
          text: `${countNoun(count, 'field')} will be emptied, but never titles. The old values stay in the history.`,
        },
      ]}
    />
  );
}

export function MissingChoice({ count, ...choice }: Choice<MissingPolicy>) {
  return (
    <PolicyChoice
      {...choice}
      id="missing-products"
      title="Missing products"
      hint={`${countNoun(count, 'product')} of earlier files ${count === 1 ? 'is' : 'are'} missing from this one.`}
      options={[
        { value: 'nothing', title: 'Do nothing', text: 'They stay in the catalog.' },
        { value: 'list', title: 'List them', text: 'They stay in the catalog, and the import lists them.' },
        {
          value: 'set-aside',
          title: 'Set them aside',
          text: 'They leave the catalog until a later file has them again, or you bring them back.',
        },
        {
          value: 'delete',
          title: `Set them aside, delete after ${missingDays} days`,
          text: `Products that no file has again within ${missingDays} days are deleted.`,
        },
      ]}
    />
  );
}

type PolicyChoiceProps<Value extends string> = Omit<Choice<Value>, 'count'> & {
  id: string;
  title: string;
  hint: string;
  options: readonly { value: Value; title: string; text: string }[];
};

export function PolicyChoice<Value extends string>({
  id,
  title,
  hint,
  value,
  onChange,
  options,
}: PolicyChoiceProps<Value>) {
  return (
    <div className="border-line border-t pt-4">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <p id={`${id}-hint`} className="mt-0.5 mb-2 text-ink-soft text-xs">
        {hint}
      </p>
      <RadioGroup.Root
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onValueChange={(next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onChange(chosen.value);
        }}
        className="space-y-2"
      >
        {options.map((option) => (
          <RadioChoice key={option.value} {...option} />
        ))}
      </RadioGroup.Root>
    </div>
  );
}

// The dialog a data source is added or changed in: a text, a file or an address, and what is said about it.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { FileText, Globe, Type } from 'lucide-react';
import { useState } from 'react';
import { originOf } from '#domain/sources/origin.ts';
import { type SourceDetails, sourceCategories, sourceLimits } from '#domain/sources/sources.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { atFields, focusFirstError, waitFor } from '#web/kit/form/form-errors.ts';
import { SelectField, TextAreaField, TextField } from '#web/kit/form/form-fields.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { FileField } from './file-field.tsx';
import { emptyForm, findSourceErrors, type SourceForm, type SourceValues, sourceDrafts } from './source-drafts.ts';
import { nameCategory } from './source-words.ts';
import { useAddSource, useSaveSource } from './sources.queries.ts';

type SourceFormDialogProps = {
  productId: number;
  /** The source to change; without one a new one is added. */
  details?: SourceDetails;
  onSaved: (details: SourceDetails) => void;
  onClose: () => void;
};

function startOf(details: SourceDetails | undefined): SourceForm {
  if (!details) return emptyForm;
  const { source, characters } = details;
  return {
    way: originOf({ ...source, characters }),
    sourceCategory: source.sourceCategory,
    customerType: source.customerType ?? '',
    sourceContent: source.sourceContent ?? '',
    sourceUrl: source.sourceUrl ?? '',
    sourceNotes: source.sourceNotes ?? '',
  };
}

const withoutFile = (form: SourceForm): SourceValues => ({ ...form, file: null });

/** What was typed; a choice alone is quickly made again. */
const typedIn = ({ customerType, sourceContent, sourceUrl, sourceNotes }: SourceForm) =>
  JSON.stringify([customerType, sourceContent, sourceUrl, sourceNotes]);
const isSame = (a: SourceForm, b: SourceForm) => typedIn(a) === typedIn(b);

export function SourceFormDialog({ productId, details, onSaved, onClose }: SourceFormDialogProps) {
  const id = details?.source.id ?? null;
  const draftName = id === null ? productId : `edit-${id}`;
  const [start] = useState(() => startOf(details));
  const [kept, setKept] = useState(() => sourceDrafts.read(draftName));
  const adding = useAddSource(productId);
  const saving = useSaveSource(productId, id ?? 0);
  const { isPending, error } = id === null ? adding : saving;
  const isFixed = ({ way }: SourceForm) => id !== null && way !== 'text';
  const form = useForm({
    defaultValues: withoutFile(kept ?? start),
    // Errors show from the first attempt on, and go as soon as what they speak of is right.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => (isFixed(value) ? undefined : atFields(findSourceErrors(value))) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value }) => {
      const onSuccess = (saved: SourceDetails) => {
        sourceDrafts.keep(draftName, null);
        onSaved(saved);
      };
      return waitFor(id === null ? adding.mutateAsync(value, { onSuccess }) : saving.mutateAsync(value, { onSuccess }));
    },
  });
  const { way, sourceCategory, file } = useFormValues(form, ({ file: _, ...typed }) =>
    sourceDrafts.keep(draftName, isSame(typed, start) ? null : typed),
  );
  const close = () => {
    sourceDrafts.keep(draftName, null);
    onClose();
  };
  const discard = () => {
    sourceDrafts.keep(draftName, null);
    setKept(null);
    form.reset(withoutFile(start));
    form.setFieldValue('file', file);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={id === null ? 'Add data source' : 'Edit data source'}
      description="While the source is active, its statements count as facts about this product."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={isPending}>
            {id !== null ? 'Save' : isPending && way === 'address' ? 'Reading the page' : 'Add'}
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4">
        {kept && !isSame(kept, start) && <KeptText onDiscard={discard} />}
        {id === null && (
          <form.Field name="way">
            {(field) => (
              <ChoiceBar
                value={way}
                onValueChange={(next) => {
                  adding.reset();
                  // What was wrong in another way is no attempt in this one.
                  form.reset(form.state.values);
                  field.handleChange(next);
                }}
                label="Kind of source"
                options={[
                  { value: 'text', label: 'Text', icon: Type },
                  { value: 'file', label: 'File', icon: FileText },
                  { value: 'address', label: 'URL', icon: Globe },
                ]}
              />
            )}
          </form.Field>
        )}
        {way === 'text' && (
          <TextAreaField
            form={form}
            name="sourceContent"
            label="Text"
            hint={`Up to ${formatNumber(sourceLimits.text)} characters, saved as plain text.`}
            rows={7}
            required
            data-first-focus
            isSentByEnter
          />
        )}
        {way === 'file' && id === null && <FileField form={form} name="file" />}
        {way === 'address' && id === null && (
          <TextField
            form={form}
            name="sourceUrl"
            label="URL"
            hint="A public page. Copydesk reads it once when you add it. Later, you can press Read again."
            type="url"
            inputMode="url"
            autoComplete="off"
            required
            placeholder="https://"
          />
        )}
        {id !== null && way !== 'text' && (
          <p className="text-[0.8125rem] text-ink-soft">
            The text of a {way === 'file' ? 'file' : 'page'} cannot be edited.
          </p>
        )}
        <SelectField
          form={form}
          name="sourceCategory"
          label="Category"
          hint={
            sourceCategory === 'competitor page'
              ? 'A competitor’s page is about another product. Turn this source off unless its statements are also true for this product.'
              : undefined
          }
          options={[...new Set([...sourceCategories, start.sourceCategory])].map((value) => ({
            value,
            label: nameCategory(value),
          }))}
        />
        <TextField
          form={form}
          name="customerType"
          label="Customer type (optional)"
          hint="The customers the source is about, such as parents or restaurants."
          maxLength={200}
        />
        <TextAreaField
          form={form}
          name="sourceNotes"
          label="Notes (optional)"
          hint="For colleagues. Not used as facts."
          rows={2}
          maxLength={sourceLimits.notes}
        />
        {error && <FormAlert {...describeFailure(error)} note={`Nothing was ${id === null ? 'added' : 'changed'}.`} />}
      </Form>
    </Dialog>
  );
}

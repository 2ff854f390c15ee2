// The dialog a data source is added or changed in: a text, a file or an address, and what is said about it.
import { FileText, Globe, Type } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { originOf } from '#domain/sources/origin.ts';
import { type SourceDetails, sourceCategories, sourceLimits } from '#domain/sources/sources.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { FileField } from './file-field.tsx';
import { emptyForm, findSourceErrors, type SourceErrors, type SourceForm, sourceDrafts } from './source-drafts.ts';
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

/** What was typed; a choice alone is quickly made again. */
const typedIn = ({ customerType, sourceContent, sourceUrl, sourceNotes }: SourceForm) =>
  JSON.stringify([customerType, sourceContent, sourceUrl, sourceNotes]);
const isSame = (a: SourceForm, b: SourceForm) => typedIn(a) === typedIn(b);

export function SourceFormDialog({ productId, details, onSaved, onClose }: SourceFormDialogProps) {
  const formId = useId();
  const id = details?.source.id ?? null;
  const draftName = id === null ? productId : `edit-${id}`;
  const [start] = useState(() => startOf(details));
  const [kept, setKept] = useState(() => sourceDrafts.read(draftName));
  const [form, setForm] = useState<SourceForm>(kept ?? start);
  const [file, setFile] = useState<File | null>(null);
  // Errors show from the first attempt on, and go as soon as what they speak of is right.
  const [hasTried, setTried] = useState(false);
  const adding = useAddSource(productId);
  const saving = useSaveSource(productId, id ?? 0);
  const { isPending, error } = id === null ? adding : saving;
  const body = useRef<HTMLFormElement>(null);
  const isFixed = id !== null && form.way !== 'text';
  const judge = (): SourceErrors => (isFixed ? {} : findSourceErrors(form, file));
  const errors = hasTried ? judge() : {};

  const change = (changes: Partial<SourceForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    sourceDrafts.keep(draftName, isSame(next, start) ? null : next);
  };
  const close = () => {
    sourceDrafts.keep(draftName, null);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (Object.keys(judge()).length > 0) {
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const onSuccess = (saved: SourceDetails) => {
      sourceDrafts.keep(draftName, null);
      onSaved(saved);
    };
    if (id === null) adding.mutate({ form, file }, { onSuccess });
    else saving.mutate(form, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={id === null ? 'Add data source' : 'Edit data source'}
      description="What it states counts as fact of this product while it is active."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {id !== null ? 'Save' : isPending && form.way === 'address' ? 'Reading the page' : 'Add'}
          </Button>
        </>
      }
    >
      <form ref={body} id={formId} onSubmit={submit} noValidate className="space-y-4">
        {kept && !isSame(kept, start) && (
          <KeptText
            onDiscard={() => {
              sourceDrafts.keep(draftName, null);
              setKept(null);
              setForm(start);
              setTried(false);
            }}
          />
        )}
        {id === null && (
          <ChoiceBar
            value={form.way}
            onValueChange={(way) => {
              setTried(false);
              adding.reset();
              change({ way });
            }}
            label="Kind of source"
            options={[
              { value: 'text', label: 'Text', icon: Type },
              { value: 'file', label: 'File', icon: FileText },
              { value: 'address', label: 'Address', icon: Globe },
            ]}
          />
        )}
        {form.way === 'text' && (
          <Field
            label="Text"
            error={errors.sourceContent}
            hint={`Up to ${formatNumber(sourceLimits.text)} characters, kept as plain text.`}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={7}
                required
                data-first-focus
                value={form.sourceContent}
                onChange={(event) => change({ sourceContent: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) body.current?.requestSubmit();
                }}
              />
            )}
          </Field>
        )}
        {form.way === 'file' && id === null && <FileField file={file} onFile={setFile} error={errors.file} />}
        {form.way === 'address' && id === null && (
          <Field
            label="Address"
            error={errors.sourceUrl}
            hint="A public page. The desk reads it once, now; you can have it read again later."
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                required
                placeholder="https://"
                value={form.sourceUrl}
                onChange={(event) => change({ sourceUrl: event.target.value })}
              />
            )}
          </Field>
        )}
        {isFixed && (
          <p className="text-[0.8125rem] text-ink-soft">
            The text of a {form.way === 'file' ? 'file' : 'page'} stays as it stands there.
          </p>
        )}
        <Field
          label="Category"
          hint={
            form.sourceCategory === 'competitor page'
              ? 'A competitor’s page speaks of another product: switch it off unless what it says is true of this one too.'
              : undefined
          }
        >
          {({ id: control }) => (
            <Select
              id={control}
              label="Category"
              value={form.sourceCategory}
              options={[...new Set([...sourceCategories, start.sourceCategory])].map((value) => ({
                value,
                label: nameCategory(value),
              }))}
              onValueChange={(sourceCategory) => change({ sourceCategory })}
              className="w-full"
            />
          )}
        </Field>
        <Field label="Customer type (optional)" hint="Whose needs it speaks of, such as parents or restaurants.">
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={form.customerType}
              onChange={(event) => change({ customerType: event.target.value })}
            />
          )}
        </Field>
        <Field label="Notes (optional)" hint="For colleagues; not read for facts.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={sourceLimits.notes}
              value={form.sourceNotes}
              onChange={(event) => change({ sourceNotes: event.target.value })}
            />
          )}
        </Field>
        {error && (
          <p role="alert" className="break-words rounded-lg bg-bad-soft px-3 py-2 text-[0.8125rem] text-bad-ink">
            {explainError(error)} Nothing was {id === null ? 'added' : 'changed'}.
          </p>
        )}
      </form>
    </Dialog>
  );
}

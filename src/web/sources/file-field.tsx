// The file of a data source, as a field of a form.
import type { AnyFormApi } from '@tanstack/react-form';
import { sourceEndings } from '#domain/sources/file-endings.ts';
import { FileDrop } from '#web/kit/form/file-drop.tsx';
import { type Bound, useBound } from '#web/kit/form/form-fields.tsx';

export function FileField<Form extends AnyFormApi>(bound: Bound<Form, File | null>) {
  const { value: file, error, change } = useBound<File | null>(bound);
  return (
    <FileDrop
      label="File of the data source"
      accept={sourceEndings.join(',')}
      file={file}
      hint="Text, Markdown, HTML, CSV or JSON, up to 2 MB. If a table contains this SKU, only its rows are saved."
      error={error}
      onChoose={change}
    />
  );
}

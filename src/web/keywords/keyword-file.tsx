// A CSV of keywords: chosen or dropped, looked at, then taken into the form.
import type { Keyword } from '#domain/keywords/keyword.ts';
import { explainError } from '#web/client/api-error.ts';
import { FileDrop } from '#web/kit/form/file-drop.tsx';
import { FilePreview } from './file-preview.tsx';
import { useReadFile } from './keywords.queries.ts';

type KeywordFileProps = {
  /** The lines as they are typed now. */
  typed: string;
  onTake: (keywords: readonly Keyword[], way: 'add' | 'replace') => void;
};

export function KeywordFile({ typed, onTake }: KeywordFileProps) {
  const reading = useReadFile();
  const take = (way: 'add' | 'replace') => {
    if (reading.data) onTake(reading.data.keywords, way);
    reading.reset();
  };
  return (
    <section aria-label="Import a CSV" className="space-y-2">
      <FileDrop
        label="CSV of keywords"
        accept=".csv,.tsv,.txt,text/csv"
        hint="CSV with the columns keyword and volume, in any order. Other columns are skipped. You see a preview before the import."
        error={reading.error ? explainError(reading.error) : undefined}
        busy={reading.isPending}
        onChoose={(file) => reading.mutate(file)}
      />
      {reading.data && (
        <FilePreview
          read={reading.data}
          name={reading.variables.name}
          typed={typed}
          onTake={take}
          onCancel={reading.reset}
        />
      )}
    </section>
  );
}

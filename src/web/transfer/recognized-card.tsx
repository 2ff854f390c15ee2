// How the file was read: format and encoding, with the way to say otherwise.
import { importLabels } from '#domain/transfer/import-labels.ts';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import type { Import, ImportFormat } from '#domain/transfer/transfer.contract.ts';
import { importFormats } from '#domain/transfer/transfer.contract.ts';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Field } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatBytes } from './file-size.ts';
import { encodingLabel, encodingLabels } from './transfer-labels.ts';

const formatOptions = importFormats.map((format) => ({ value: format, label: importLabels[format] }));

type RecognizedCardProps = { run: Import; onOptions: ((options: ImportOptions) => void) | null };

export function RecognizedCard({ run, onOptions }: RecognizedCardProps) {
  return (
    <Card aria-labelledby="recognized">
      <CardHead id="recognized" title="How the file was read" />
      <CardBody className="space-y-4 pt-3">
        {onOptions ? (
          <ReadingSelects run={run} onOptions={onOptions} />
        ) : (
          <div>
            <dl className="space-y-2 text-[0.8125rem]">
              <Fact label="Format" value={run.format ? importLabels[run.format] : 'Not recognized'} />
              {run.encoding && <Fact label="Encoding" value={encodingLabel(run.encoding)} />}
            </dl>
            {run.encodingNote && <p className="mt-2 text-ink-soft text-xs">{run.encodingNote}</p>}
          </div>
        )}
        <dl className="space-y-2 border-line border-t pt-3 text-[0.8125rem]">
          <Fact label="Size" value={formatBytes(run.bytes)} />
          <Fact label="Found" value={countNoun(run.counts.read, 'product')} />
          {run.columns.length > 0 && <Fact label="Columns" value={String(run.columns.length)} />}
          {run.blanks > 0 && <Fact label="Empty cells" value={describeBlanks(run)} />}
        </dl>
      </CardBody>
    </Card>
  );
}

function describeBlanks({ blanks, emptyCells, dryRun }: Import): string {
  if (emptyCells === 'keep') return `${countNoun(blanks, 'value')} kept`;
  return `${countNoun(blanks, 'field')} ${dryRun ? 'to empty' : 'emptied'}`;
}

/** Choices of format and encoding; a choice starts another dry run. */
export function ReadingSelects({ run, onOptions }: { run: Import; onOptions: (options: ImportOptions) => void }) {
  const encodings = Object.entries(encodingLabels).map(([value, label]) => ({ value, label }));
  const present = run.encoding?.toLowerCase() ?? '';
  if (present !== '' && !(present in encodingLabels))
    encodings.unshift({ value: present, label: encodingLabel(present) });
  return (
    <>
      <Field label="Format">
        {({ id }) => (
          <Select
            id={id}
            label="Format"
            value={run.format ?? ''}
            placeholder="Choose a format"
            // Columns differ between formats, so choices made for the old one are given up.
            onValueChange={(format) => onOptions({ format: format as ImportFormat, mapping: {} })}
            options={formatOptions}
            className="w-full"
          />
        )}
      </Field>
      {run.encoding !== null && (
        <Field label="Encoding" hint={run.encodingNote ?? undefined}>
          {({ id }) => (
            <Select
              id={id}
              label="Encoding"
              value={present}
              placeholder="Choose an encoding"
              onValueChange={(encoding) => onOptions({ encoding })}
              options={encodings}
              className="w-full"
            />
          )}
        </Field>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}

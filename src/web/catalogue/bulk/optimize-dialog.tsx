// The question before a bulk optimisation: which parts, what is skipped unless it is to be taken, keywords and what it costs.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { type SkipReason, skipReasons } from '#domain/runs/run-action.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { countProducts } from '#web/client/count-products.ts';
import { PartBoxes } from '#web/client/parts/part-boxes.tsx';
import { countLeft, skipWords } from '#web/client/runs/left-words.ts';
import { type AskedRun, usePreview, useStartRun } from '#web/client/runs/runs.queries.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { RunEstimate } from './run-estimate.tsx';
import { type BulkDialogProps, RunQuestion, useAsked } from './run-question.tsx';

export function OptimizeDialog({ selection: given, count, onClose, onStart }: BulkDialogProps) {
  const selection = useAsked(given);
  const navigate = useNavigate();
  const [parts, setParts] = useState<Part[]>([...partNames]);
  const [take, setTake] = useState<SkipReason[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const asked = {
    action: 'generate',
    options: { parts: parts.length > 0 ? parts : [...partNames], take },
    selection,
  } as const;
  const preview = usePreview(asked);
  const start = useStartRun();
  const keywords = typed ?? defaultKeywords.join(', ');
  const begin = (first?: number) => {
    if (!preview.data) return;
    // Left as they are, the default keywords are for products that have none of their own.
    const targetKeywords = typed === null && preview.data.withKeywords > 0 ? null : readKeywords(keywords);
    const run: AskedRun = {
      ...asked,
      options: { ...asked.options, keywords: targetKeywords },
      selection: first === undefined ? selection : { ...selection, first },
    };
    start.mutate(
      { asked: run, isByModel: preview.data.model !== null },
      {
        onSuccess: ({ id }) => {
          onClose();
          onStart?.();
          // A try is there to be looked at.
          if (first !== undefined) void navigate({ to: '/runs/$id', params: { id: String(id) } });
        },
      },
    );
  };
  const total = preview.data?.total ?? count;
  return (
    <RunQuestion
      title={`Optimize ${countProducts(total)}?`}
      description="New text is written for the parts chosen, and waits for review; replaced text stays in history."
      verb="Optimize"
      preview={preview}
      refusal={parts.length === 0 ? 'Choose at least one part' : undefined}
      hasTry
      isStarting={start.isPending}
      onClose={onClose}
      onStart={begin}
    >
      {(data) => (
        <>
          <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />
          <Skipped preview={data} take={take} onChange={setTake} />
          <Field
            label="Target keywords"
            hint={`Separated by commas. A keyword the facts of a product do not support is left out.${tellOwn(data.withKeywords, total)}`}
          >
            {(control) => (
              <Input
                {...control}
                value={keywords}
                maxLength={2_000}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <RunEstimate model={data.model} />
        </>
      )}
    </RunQuestion>
  );
}

type SkippedProps = { preview: RunPreview; take: readonly SkipReason[]; onChange: (take: SkipReason[]) => void };

/** What is passed over, each with how much of it there is; a box taken off has it written, too. */
function Skipped({ preview, take, onChange }: SkippedProps) {
  const { total, taken, isExact, left } = preview;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.8125rem]">Skip</legend>
      <div className="space-y-1.5">
        {skipReasons.map((reason) => {
          const found = left.find(({ because }) => because === reason);
          return (
            <CheckLine
              key={reason}
              label={skipWords[reason].label}
              checked={!take.includes(reason)}
              onCheckedChange={(isSkipped) =>
                onChange(skipReasons.filter((each) => (each === reason ? !isSkipped : take.includes(each))))
              }
              hint={found && countLeft(found)}
            />
          );
        })}
      </div>
      <p className="mt-2 text-[0.8125rem] text-ink-soft tabular-nums">{tellTaken(total, taken, isExact)}</p>
    </fieldset>
  );
}

function tellTaken(total: number, taken: number, isExact: boolean): string {
  if (isExact && taken === total) return total === 1 ? 'It is written for.' : 'All of them are written for.';
  return `${isExact ? '' : 'At most '}${formatNumber(taken)} of ${countProducts(total)} ${taken === 1 ? 'is' : 'are'} written for.`;
}

/** Products with keywords of their own are written with those, unless others are typed. */
function tellOwn(withKeywords: number, total: number): string {
  if (withKeywords === 0) return '';
  const those =
    withKeywords === total
      ? total === 1
        ? 'This product has'
        : 'All of them have'
      : `${formatNumber(withKeywords)} of ${formatNumber(total)} have`;
  return ` ${those} keywords set, which are used instead unless you change these.`;
}

/** At most 50 keywords of 100 characters go along, each once. */
function readKeywords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim().slice(0, 100));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 50);
}

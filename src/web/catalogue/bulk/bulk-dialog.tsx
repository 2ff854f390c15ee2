// The question before a bulk run: how many products, and what becomes of them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewSelection } from '#domain/catalogue/bulk.contract.ts';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { ListSelection } from '../use-selection.ts';
import { startRun } from './bulk-run.driver.ts';
import { countProducts } from './count-products.ts';

type BulkDialogProps = { kind: 'generate' | 'approve'; selection: ListSelection; onClose: () => void };

export function BulkDialog({ kind, selection: list, onClose }: BulkDialogProps) {
  // What was selected when the question was put; the list behind may go on changing.
  const [selection] = useState(list.selection);
  const [typed, setTyped] = useState<string | null>(null);
  const keywords = typed ?? defaultKeywords.join(', ');
  const preview = useQuery({
    queryKey: ['bulk-preview', selection],
    queryFn: ({ signal }) => call(previewSelection, { body: { selection }, signal }),
    // Asked anew each time: the mark a run begins from must be of now.
    gcTime: 0,
    staleTime: 0,
  });
  const { data } = preview;
  const total = data?.total ?? list.count;
  const start = () => {
    if (!data) return;
    if (kind === 'approve') startRun({ kind, selection, run: data.run }, data.total);
    else {
      // Left as they are, the default keywords are for products that have none of their own.
      const targetKeywords = typed === null && data.withKeywords > 0 ? null : readKeywords(keywords);
      startRun({ kind, selection, run: data.run, targetKeywords }, data.total);
    }
    onClose();
    list.clear();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      size="sm"
      title={kind === 'approve' ? `Approve ${countProducts(total)}?` : `Optimize ${countProducts(total)}?`}
      description={
        kind === 'approve'
          ? 'Every pending part that has content is approved. Rejected parts stay rejected; products never generated are skipped.'
          : 'New text is written for all four parts. Approved parts whose text changes become pending again; replaced text stays in history.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={preview.isFetching}
            disabledReason={!preview.isFetching && total === 0 ? 'None of these products exists any more' : undefined}
            onClick={preview.isError ? () => void preview.refetch() : start}
          >
            {preview.isError
              ? 'Retry'
              : kind === 'approve'
                ? `Approve ${formatNumber(total)}`
                : `Optimize ${formatNumber(total)}`}
          </Button>
        </>
      }
    >
      {preview.isError ? (
        <p role="alert" className="text-bad-ink">
          The selection could not be counted. {explainError(preview.error)}
        </p>
      ) : data ? (
        <p className="tabular-nums">{consequence(kind, data)}</p>
      ) : (
        <Skeleton className="h-5 w-3/4" />
      )}
      {kind === 'generate' && (
        <div className="mt-4">
          <Field
            label="Target keywords"
            hint={`Separated by commas. A keyword the facts of a product do not support is left out.${tellOwn(data?.withKeywords ?? 0, total)}`}
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
        </div>
      )}
    </Dialog>
  );
}

type Preview = { total: number; withContent: number; approved: number };

/** What the run means for these products, in figures. */
function consequence(kind: 'generate' | 'approve', { total, withContent, approved }: Preview): string {
  if (kind === 'generate') {
    if (approved === 0) return 'None of them has an approved part.';
    return `${formatNumber(approved)} of them ${approved === 1 ? 'has' : 'have'} approved parts, which wait for approval again where their text changes.`;
  }
  const never = total - withContent;
  if (never === 0) return 'All of them have optimized content. The approval can be undone afterwards.';
  return `${formatNumber(never)} of them ${never === 1 ? 'was' : 'were'} never generated and will be skipped. The approval can be undone afterwards.`;
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

// The question before a bulk run: how many products, and what becomes of them.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { previewSelection } from '#domain/catalogue/bulk.contract.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { type ApprovalPreview, previewApproval } from '#domain/review/bulk-approve.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { startRun } from './bulk-run.driver.ts';
import { countProducts } from './count-products.ts';

type BulkDialogProps = {
  kind: 'generate' | 'approve';
  selection: Selection;
  /** As far as the list knows; the server is asked. */
  count: number;
  onClose: () => void;
  onStart?: (() => void) | undefined;
};

export function BulkDialog({ kind, ...rest }: BulkDialogProps) {
  return kind === 'approve' ? <ApproveDialog {...rest} /> : <OptimizeDialog {...rest} />;
}

type QuestionProps = Omit<BulkDialogProps, 'kind'>;

/** Asked anew each time: the mark a run begins from must be of now. */
const fresh = { gcTime: 0, staleTime: 0 };

/** What was selected when the question was put; the list behind may go on changing. */
function useAsked(selection: Selection): Selection {
  return useState(selection)[0];
}

function OptimizeDialog({ selection: given, count, onClose, onStart }: QuestionProps) {
  const selection = useAsked(given);
  const [typed, setTyped] = useState<string | null>(null);
  const keywords = typed ?? defaultKeywords.join(', ');
  const preview = useQuery({
    queryKey: ['bulk-preview', selection],
    queryFn: ({ signal }) => call(previewSelection, { body: { selection }, signal }),
    ...fresh,
  });
  const { data } = preview;
  const total = data?.total ?? count;
  const start = () => {
    if (!data) return;
    // Left as they are, the default keywords are for products that have none of their own.
    const targetKeywords = typed === null && data.withKeywords > 0 ? null : readKeywords(keywords);
    startRun({ kind: 'generate', selection, run: data.run, targetKeywords }, data.total);
    onClose();
    onStart?.();
  };
  return (
    <Question
      title={`Optimize ${countProducts(total)}?`}
      description="New text is written for all four parts. Approved parts whose text changes become pending again; replaced text stays in history."
      verb={`Optimize ${formatNumber(total)}`}
      preview={preview}
      nothing={total === 0 ? gone : undefined}
      onClose={onClose}
      onStart={start}
    >
      {data ? <p className="tabular-nums">{tellApproved(data)}</p> : <Skeleton className="h-5 w-3/4" />}
      <div className="mt-4">
        <Field
          label="Target keywords"
          hint={`Separated by commas. A keyword the facts of a product do not support is left out.${tellOwn(data?.withKeywords ?? 0, total)}`}
        >
          {(control) => (
            <Input {...control} value={keywords} maxLength={2_000} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
      </div>
    </Question>
  );
}

function ApproveDialog({ selection: given, onClose, onStart }: QuestionProps) {
  const selection = useAsked(given);
  const preview = useQuery({
    queryKey: ['approval-preview', selection],
    queryFn: ({ signal }) => call(previewApproval, { body: { selection }, signal }),
    ...fresh,
  });
  const { data } = preview;
  const start = () => {
    if (!data) return;
    startRun({ kind: 'approve', selection, run: data.run }, data.total);
    onClose();
    onStart?.();
  };
  const upTo = data && !data.isExact ? 'up to ' : '';
  return (
    <Question
      title={
        data?.approvable === 0
          ? 'Nothing to approve'
          : data
            ? `Approve ${upTo}${countProducts(data.approvable)}?`
            : 'Approve these products?'
      }
      description="Every pending part that has content is approved. Rejected parts stay rejected; products never generated are skipped."
      verb={data ? `Approve ${upTo}${formatNumber(data.approvable)}` : 'Approve'}
      preview={preview}
      nothing={
        data?.total === 0 ? gone : data?.approvable === 0 ? 'Nothing of these products can be approved' : undefined
      }
      onClose={onClose}
      onStart={start}
    >
      {data ? <ApprovalOutlook preview={data} /> : <Skeleton className="h-5 w-3/4" />}
    </Question>
  );
}

const gone = 'None of these products exists any more';

type QuestionFrameProps = {
  title: string;
  description: string;
  /** The words of the button. */
  verb: string;
  preview: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  /** Why there is nothing to start. */
  nothing: string | undefined;
  onClose: () => void;
  onStart: () => void;
  children: ReactNode;
};

function Question({ title, description, verb, preview, nothing, onClose, onStart, children }: QuestionFrameProps) {
  const { isError, isFetching, error, refetch } = preview;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      size="sm"
      bodyLabel="What it does"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isFetching}
            disabledReason={isFetching || isError ? undefined : nothing}
            onClick={isError ? () => void refetch() : onStart}
          >
            {isError ? 'Retry' : verb}
          </Button>
        </>
      }
    >
      {isError ? (
        <p role="alert" className="text-bad-ink">
          The selection could not be counted. {explainError(error)}
        </p>
      ) : (
        children
      )}
    </Dialog>
  );
}

/** What a bulk optimisation does to parts that are approved. */
function tellApproved({ approved }: { approved: number }): string {
  if (approved === 0) return 'None of them has an approved part.';
  return `${formatNumber(approved)} of them ${approved === 1 ? 'has' : 'have'} approved parts, which wait for approval again where their text changes.`;
}

/** Of which products something is left, and why. */
function ApprovalOutlook({ preview }: { preview: ApprovalPreview }) {
  const { total, withContent, approvable, isExact, left } = preview;
  const undo = approvable > 0 ? ' The approval can be undone afterwards.' : '';
  if (!isExact) {
    const never = total - withContent;
    const done = withContent - approvable;
    const skipped = [
      ...(never > 0 ? [`${formatNumber(never)} ${never === 1 ? 'was' : 'were'} never generated`] : []),
      ...(done > 0 ? [`${formatNumber(done)} ${done === 1 ? 'has' : 'have'} nothing pending`] : []),
    ];
    return (
      <p className="tabular-nums">
        {skipped.length > 0 && `Of ${countProducts(total)} ${skipped.join(' and ')}. `}
        Parts that are empty, or whose claims somebody has to attest by name, stay pending.{undo}
      </p>
    );
  }
  if (left.length === 0)
    return (
      <p>
        All that waits on {total === 1 ? 'it' : 'them'} is approved.{undo}
      </p>
    );
  const cannot = left.filter(({ isWhole }) => isWhole);
  return (
    <div className="space-y-3 tabular-nums">
      <LeftList title={`${formatNumber(cannot.length)} of ${countProducts(total)} cannot be approved:`} left={cannot} />
      <LeftList title="Of these a part stays pending:" left={left.filter(({ isWhole }) => !isWhole)} />
      {undo && <p>{undo.trim()}</p>}
    </div>
  );
}

type Left = ApprovalPreview['left'][number];

/** Products by what keeps them back. */
function LeftList({ title, left }: { title: string; left: readonly Left[] }) {
  if (left.length === 0) return null;
  const byReason = Map.groupBy(left, ({ reason }) => reason);
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 space-y-1.5 text-[0.8125rem]">
        {[...byReason].map(([reason, products]) => (
          <li key={reason}>
            <span className="font-medium">{reason}</span>{' '}
            <span className="block text-ink-soft">{products.map((product) => product.title).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
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

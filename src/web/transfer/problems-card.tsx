// What is wrong in the file, row by row, to read here or to take along as a CSV file.

import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import type { Import, ImportProblem } from '#domain/transfer/transfer.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardFoot, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { copyText } from '#web/kit/copy-text.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { Select } from '#web/kit/form/select.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { Pagination } from '#web/kit/lists/pagination.tsx';
import { Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { saveText } from '#web/kit/save-text.ts';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { countReasons, problemsCsv, problemsFileName } from './problems.ts';

const pageSize = 10;
const anyReason = '';

export function ProblemsCard({ run }: { run: Import }) {
  const isNarrow = useIsNarrow();
  const [page, setPage] = useState(1);
  const [reason, setReason] = useState(anyReason);
  const reasons = countReasons(run.problems);
  const matching = reasons.some((each) => each.reason === reason)
    ? run.problems.filter((problem) => problem.reason === reason)
    : run.problems;
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  const shownPage = Math.min(page, pageCount);
  const first = (shownPage - 1) * pageSize;
  const rows = matching.slice(first, first + pageSize).map((problem, index) => ({ ...problem, number: first + index }));
  const isCut = run.problemCount > run.problems.length;

  return (
    <Card aria-labelledby="problems" className="min-w-0">
      <CardHead
        id="problems"
        title={
          <>
            Problems <span className="font-normal text-ink-soft tabular-nums">{formatNumber(run.problemCount)}</span>
          </>
        }
        hint={
          run.counts.refused > 0
            ? `${countNoun(run.counts.refused, 'product')} cannot be imported. All other problems listed here are only warnings.`
            : 'Warnings only: every product can be imported.'
        }
        aside={
          <>
            <Button size="sm" variant="ghost" onClick={() => void copyProblems(run.problems)}>
              <Copy aria-hidden />
              Copy
            </Button>
            <Button size="sm" onClick={() => saveProblems(run)}>
              <Download aria-hidden />
              Download CSV
            </Button>
          </>
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 py-3">
        {reasons.length > 1 ? (
          <Select
            label="Reason"
            value={reason}
            placeholder="All reasons"
            isSet={reason !== anyReason}
            onValueChange={(next) => {
              setReason(next);
              setPage(1);
            }}
            options={[
              { value: anyReason, label: 'All reasons' },
              ...reasons.map((each) => ({
                value: each.reason,
                label: `${each.reason} (${formatNumber(each.count)})`,
              })),
            ]}
            className="max-w-full sm:max-w-96"
          />
        ) : (
          <span />
        )}
        {isCut && (
          <p className="text-ink-soft text-xs">
            The first {formatNumber(run.problems.length)} of {formatNumber(run.problemCount)} are listed.
          </p>
        )}
      </div>
      {isNarrow ? (
        <ul aria-label="Problems" className="divide-y divide-line border-line border-t">
          {rows.map((problem) => (
            <li key={problem.number} className="px-5 py-3">
              <p className="break-words">{problem.reason}</p>
              <p className="mt-1 break-words text-ink-soft text-xs tabular-nums">
                Row {formatNumber(problem.row)}
                {problem.column !== null && ` · ${problem.column}`}
              </p>
              {problem.value !== null && <Value text={problem.value} className="mt-1.5" />}
            </li>
          ))}
        </ul>
      ) : (
        <Table
          labelledBy="problems"
          className="border-line border-t"
          head={
            <>
              <HeadCell className="w-20">Row</HeadCell>
              <HeadCell className="w-[20%]">Column</HeadCell>
              <HeadCell className="w-[28%]">Value</HeadCell>
              <HeadCell>Reason</HeadCell>
            </>
          }
        >
          {rows.map((problem) => (
            <tr key={problem.number} className="align-top">
              <Cell className="py-2 text-ink-soft tabular-nums">{formatNumber(problem.row)}</Cell>
              <Cell className="break-words py-2">{problem.column ?? '–'}</Cell>
              <Cell className="py-2">{problem.value === null ? '–' : <Value text={problem.value} />}</Cell>
              <Cell className="break-words py-2">{problem.reason}</Cell>
            </tr>
          ))}
        </Table>
      )}
      {pageCount > 1 && (
        <CardFoot className="justify-between">
          <p className="text-[0.8125rem] text-ink-soft tabular-nums">
            {formatNumber(first + 1)} to {formatNumber(first + rows.length)} of {formatNumber(matching.length)}
          </p>
          <Pagination page={shownPage} pageCount={pageCount} onPage={setPage} />
        </CardFoot>
      )}
    </Card>
  );
}

/** A value as the file has it; an empty one is said, not shown as nothing. */
function Value({ text, className }: { text: string; className?: string }) {
  if (text.trim() === '') return <span className={cn('text-ink-faint italic', className)}>empty</span>;
  return (
    <span
      className={cn(
        'line-clamp-3 w-fit max-w-full break-words rounded-md bg-sunken px-1.5 py-0.5 font-mono text-ink-soft text-xs',
        className,
      )}
    >
      {text}
    </span>
  );
}

async function copyProblems(problems: readonly ImportProblem[]): Promise<void> {
  if (await copyText(problemsCsv(problems)))
    toast({ title: 'Problems copied', description: `${countNoun(problems.length, 'row')} as CSV.` });
  else
    toast({
      title: 'Problems were not copied',
      description: 'Your browser does not allow copying here. Download the CSV instead.',
      tone: 'destructive',
    });
}

function saveProblems(run: Import): void {
  saveText(problemsCsv(run.problems), { name: problemsFileName(run.fileName), type: 'text/csv' });
}

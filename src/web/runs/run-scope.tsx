// What a run was asked for: by whom and when, and as chips which parts, what it skips, which import its products came from, and which other run it belongs to.
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { issueOrder, listParts } from '#domain/parts/parts.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { describeDuration } from '#web/kit/duration.ts';
import { formatNumber } from '#web/kit/format.ts';
import { partsOf } from '#web/shared/runs/run-figures.ts';
import { describeStart } from '#web/shared/runs/run-row.tsx';
import { nameUndone, numberRun } from '#web/shared/runs/run-words.ts';
import { importName } from '#web/shared/transfer/import-name.ts';
import { useImports } from '#web/shared/transfer/imports.queries.ts';

export function RunScope({ run }: { run: Run }) {
  const { action, selection } = run;
  const parts = issueOrder.filter((part) => partsOf(run).includes(part));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-[0.8125rem]">
      <span className="text-ink-soft tabular-nums">
        {describeStart(run)}
        {describeTaken(run)}
      </span>
      {parts.length > 0 && <Chip>{listParts(parts)}</Chip>}
      {selection.first !== undefined && <Chip>Test on {formatNumber(selection.first)}</Chip>}
      {importsOf(run).map((id) => (
        <LinkChip key={id} to="/import" search={{ run: id }}>
          Import <ImportName id={id} />
        </LinkChip>
      ))}
      {actionOf(action.action)
        .describe(action.options)
        .map((choice) => (
          <Chip key={choice}>{choice}</Chip>
        ))}
      {run.continuedBy !== null && (
        <LinkChip to="/runs/$id" params={{ id: String(run.continuedBy) }}>
          Continued in {numberRun(run.continuedBy)}
        </LinkChip>
      )}
      {action.action === 'undo' && (
        <LinkChip to="/runs/$id" params={{ id: String(action.options.runId) }}>
          Undoes {nameUndone(action.options)}
        </LinkChip>
      )}
    </div>
  );
}

/** `, took 1 min 12 s`; nothing while it goes on, or waited for a person. */
function describeTaken({ startedAt, finishedAt, sample }: Run): string {
  if (startedAt === null || finishedAt === null || sample !== null) return '';
  return `, took ${describeDuration(Math.max(1_000, Date.parse(finishedAt) - Date.parse(startedAt)))}`;
}

function ImportName({ id }: { id: string }) {
  const { data } = useImports();
  return <>{importName(data, id)}</>;
}

/** The imports whose products it was asked about. */
const importsOf = ({ selection }: Run) => filterValues('filter' in selection ? selection.filter.import : undefined);

function Chip({ children }: { children: ReactNode }) {
  return <span className="max-w-full truncate rounded-full bg-sunken px-2 py-0.5 text-xs">{children}</span>;
}

function LinkChip({ children, ...link }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...link} className="rounded-full bg-accent-soft px-2 py-0.5 text-accent-ink text-xs underline touch:py-2.5">
      {children}
    </Link>
  );
}

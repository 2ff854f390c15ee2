// One run over a catalogue file in a list of them; leads to its report.
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, FileSearch, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { describeState, type RunState } from './run-words.ts';

type RunRowProps = {
  run: Import;
  /** Stands under the file's name. */
  details: ReactNode;
  /** What came of the run, or how far it is. */
  result: ReactNode;
};

export function RunRow({ run, details, result }: RunRowProps) {
  return (
    <li>
      <Link
        to="/import"
        search={{ run: run.id }}
        className="group flex flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 transition-colors duration-150 last:rounded-b-xl hover:bg-sunken/60 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 basis-full sm:basis-48">
          <span className="block truncate font-medium group-hover:text-accent-ink">{run.fileName}</span>
          <span className="block text-ink-soft text-xs tabular-nums sm:truncate">{details}</span>
        </span>
        <span className="min-w-0 max-w-full text-ink-soft text-xs tabular-nums">{result}</span>
        <RunBadge run={run} />
        {run.state === 'failed' && run.error && (
          <span className="basis-full break-words text-bad-ink text-xs">{run.error}</span>
        )}
      </Link>
    </li>
  );
}

const icons = { accent: Spinner, neutral: FileSearch, ok: CircleCheck, bad: CircleX };

/** What a run is and how it stands: word and icon. */
export function RunBadge({ run }: { run: RunState }) {
  const { label, tone } = describeState(run);
  const Icon = run.undone !== 'none' ? Undo2 : icons[tone];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

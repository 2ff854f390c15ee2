// When a profile's files are imported by themselves, and what came of the last one.
import { Link } from '@tanstack/react-router';
import type { ImportPlace, ImportSchedule, ScheduleOutcome } from '#domain/transfer/import-schedule.ts';
import { Badge, type Tone } from '#web/kit/badge.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { describeTimes } from './times.ts';

const outcomes: Record<ScheduleOutcome, { tone: Tone; label: string }> = {
  running: { tone: 'neutral', label: 'Importing' },
  imported: { tone: 'ok', label: 'Imported' },
  same: { tone: 'neutral', label: 'File unchanged' },
  stopped: { tone: 'warn', label: 'Stopped' },
  failed: { tone: 'bad', label: 'Failed' },
};

/** A URL without its query, which may hold a key. */
function nameOf(place: ImportPlace): string {
  if (place.kind === 'folder') return place.file;
  const { host, pathname } = new URL(place.url);
  return host + pathname;
}

export function ScheduleState({ schedule }: { schedule: ImportSchedule }) {
  const { place, times, nextAt, last } = schedule;
  return (
    <div className="mt-2 space-y-1 text-[0.8125rem] text-ink-soft">
      <p className="break-words">
        {describeTimes(times)} from {nameOf(place)}
      </p>
      {last ? (
        <p className="tabular-nums">
          <Badge tone={outcomes[last.outcome].tone}>{outcomes[last.outcome].label}</Badge>{' '}
          {formatDateTime(new Date(last.at))}
          {last.importId !== null && (
            <>
              {' · '}
              <Link to="/import" search={{ run: String(last.importId) }} className="text-accent-ink underline">
                Show the import
              </Link>
            </>
          )}
        </p>
      ) : (
        <p className="tabular-nums">First on {formatDateTime(new Date(nextAt))}</p>
      )}
      {last && last.outcome !== 'running' && last.outcome !== 'failed' && (
        <p className="tabular-nums">Next on {formatDateTime(new Date(nextAt))}</p>
      )}
      {last?.reason && (
        <p className="break-words">
          {last.reason}
          {last.outcome === 'failed' && ` Tries again on ${formatDateTime(new Date(nextAt))}.`}
        </p>
      )}
    </div>
  );
}

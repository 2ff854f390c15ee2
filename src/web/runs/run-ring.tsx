// Beside Runs in the sidebar, while one goes on: how far, as a ring and in percent.
import { isUnfinished, shareOf } from '#web/client/runs/run-figures.ts';
import { isImport } from '#web/client/runs/run-link.ts';
import { useLatestRuns } from '#web/client/runs/runs.queries.ts';

const radius = 5.5;
const length = 2 * Math.PI * radius;

/** `isSmall` leaves the percentage to the ear. */
export function RunRing({ isSmall = false }: { isSmall?: boolean }) {
  const { data } = useLatestRuns();
  const runs = data?.rows.filter((run) => isUnfinished(run) && !isImport(run)) ?? [];
  if (runs.length === 0) return null;
  const share = shareOf(runs);
  const percent = `${Math.floor(share * 100)}%`;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 14 14"
        className={isSmall ? 'absolute top-0.5 right-0.5 size-3 -rotate-90' : 'size-3.5 shrink-0 -rotate-90'}
      >
        <circle cx="7" cy="7" r={radius} fill="none" strokeWidth="2.5" className="stroke-line-strong" />
        <circle
          cx="7"
          cy="7"
          r={radius}
          fill="none"
          strokeWidth="2.5"
          strokeDasharray={`${share * length} ${length}`}
          className="stroke-accent"
        />
      </svg>
      <span
        className={
          isSmall
            ? 'sr-only'
            : 'rounded-full bg-sunken px-1.5 py-px text-ink-soft text-xs tabular-nums group-data-[status=active]:bg-surface/60 group-data-[status=active]:text-accent-ink'
        }
      >
        {percent}
        <span className="sr-only"> done</span>
      </span>
    </>
  );
}

// The panel of the bell: messages that have gone from the screen, runs and how they ended, and finished imports.
import { Link, type LinkProps } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import type { Toast } from '#web/kit/layers/toast.ts';
import { ForYou } from '#web/notifications/for-you.tsx';
import { describeSample } from '#web/runs/sample-words.ts';
import { isAwaitingLook, isUnfinished } from '#web/shared/runs/run-figures.ts';
import { isImport } from '#web/shared/runs/run-link.ts';
import { RunIcon } from '#web/shared/runs/run-state.tsx';
import { describeEnd, describeResult, nameRun } from '#web/shared/runs/run-words.ts';
import { useLatestRuns } from '#web/shared/runs/runs.queries.ts';
import { useImports } from '#web/shared/transfer/imports.queries.ts';

const shownCount = 8;

function useWork() {
  const imports = useImports();
  const runs = useLatestRuns();
  return {
    imports: (imports.data ?? []).filter(({ finishedAt }) => finishedAt !== null),
    runs: (runs.data?.rows ?? []).filter((run) => !isImport(run)),
    error: imports.error ?? runs.error,
  };
}

/** Says when the latest imports and runs ended, or started where they wait for a look, as milliseconds since 1970. */
export function FollowEnds({ onChange }: { onChange: (times: readonly number[]) => void }) {
  const { imports, runs } = useWork();
  const times = [...imports, ...runs]
    .map((work) => ('sample' in work && isAwaitingLook(work) ? (work.startedAt ?? work.createdAt) : work.finishedAt))
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]))
    .join(' ');
  useEffect(() => onChange(times === '' ? [] : times.split(' ').map(Number)), [times, onChange]);
  return null;
}

/** `isPersonal`: there is somebody to notify. */
type NotificationsPanelProps = { recent: readonly Toast[]; isPersonal: boolean; onGo: () => void };

export function NotificationsPanel({ recent, isPersonal, onGo }: NotificationsPanelProps) {
  const { imports, runs, error } = useWork();
  return (
    <>
      <h2 className="border-line border-b px-4 py-3 font-semibold">Notifications</h2>
      {isPersonal && <ForYou onGo={onGo} />}
      {!isPersonal && recent.length + imports.length + runs.length === 0 && !error && (
        <p className="px-4 py-8 text-center text-ink-soft">
          No notifications yet. Recent messages, runs and finished imports appear here.
        </p>
      )}
      {recent.length > 0 && (
        <section aria-label="Messages" className="border-line border-b py-1.5 last:border-b-0">
          <ul>
            {recent.map((entry) => (
              <Message key={entry.id} toast={entry} />
            ))}
          </ul>
        </section>
      )}
      {runs.length > 0 && (
        <Work
          id="latest-runs-told"
          title="Runs"
          foot={
            <Link
              to="/runs"
              onClick={onGo}
              className="flex items-center px-4 py-1.5 font-medium text-[0.8125rem] text-accent-ink hover:bg-hover focus-visible:-outline-offset-2 touch:min-h-10"
            >
              All runs
            </Link>
          }
        >
          {runs.slice(0, shownCount).map((run) => (
            <RunEntry key={run.id} run={run} onGo={onGo} />
          ))}
        </Work>
      )}
      {imports.length > 0 && (
        <Work id="finished-imports" title="Finished imports">
          {imports.slice(0, shownCount).map((entry) => (
            <FinishedImport key={entry.id} entry={entry} onGo={onGo} />
          ))}
        </Work>
      )}
      {Boolean(error) && (
        <p className="px-4 py-3 text-bad-ink text-xs">Runs and imports could not be loaded. {explainError(error)}</p>
      )}
    </>
  );
}

type WorkProps = { id: string; title: string; foot?: ReactNode; children: ReactNode };

function Work({ id, title, foot, children }: WorkProps) {
  return (
    <section aria-labelledby={id} className="border-line border-b py-1.5 last:border-b-0">
      <h3 id={id} className="px-4 pt-1.5 pb-1 font-medium text-ink-soft text-xs">
        {title}
      </h3>
      <ul>{children}</ul>
      {foot}
    </section>
  );
}

function Message({ toast }: { toast: Toast }) {
  const Icon = toast.tone === 'destructive' ? CircleAlert : MessageSquare;
  return (
    <li className="flex gap-3 px-4 py-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${toast.tone === 'destructive' ? 'text-bad' : 'text-ink-faint'}`}
      />
      <div className="min-w-0">
        <p className="break-words font-medium text-[0.8125rem]">{toast.title}</p>
        {toast.description && <p className="break-words text-ink-soft text-xs">{toast.description}</p>}
        <p className="mt-0.5 text-ink-faint text-xs">{formatDateTime(toast.at)}</p>
      </div>
    </li>
  );
}

type EntryProps = { link: LinkProps; icon: ReactNode; title: string; outcome: string; at: string; onGo: () => void };

function Entry({ link, icon, title, outcome, at, onGo }: EntryProps) {
  return (
    <li>
      <Link
        {...link}
        onClick={onGo}
        className="flex gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0"
      >
        {icon}
        <div className="min-w-0">
          <p className="truncate font-medium text-[0.8125rem]">{title}</p>
          <p className="break-words text-ink-soft text-xs">{outcome}</p>
          <p className="mt-0.5 text-ink-faint text-xs">{formatDateTime(new Date(at))}</p>
        </div>
      </Link>
    </li>
  );
}

function EndIcon({ hasFailed }: { hasFailed: boolean }) {
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  return <Icon aria-hidden className={hasFailed ? 'text-bad' : 'text-ok'} />;
}

function RunEntry({ run, onGo }: { run: Run; onGo: () => void }) {
  const isOpen = isAwaitingLook(run);
  const going = isOpen ? `${nameRun(run)} is waiting for your review` : nameRun(run);
  return (
    <Entry
      link={{ to: '/runs/$id', params: { id: String(run.id) } }}
      icon={<RunIcon run={run} />}
      title={isUnfinished(run) ? going : describeEnd(run)}
      outcome={isOpen ? describeSample(run) : describeResult(run)}
      at={run.finishedAt ?? run.createdAt}
      onGo={onGo}
    />
  );
}

function FinishedImport({ entry, onGo }: { entry: Import; onGo: () => void }) {
  const hasFailed = entry.state === 'failed';
  const { counts } = entry;
  const kind = entry.dryRun ? 'Dry run' : 'Import';
  const outcome = hasFailed
    ? (entry.error ?? `${kind} failed`)
    : `${kind}: ${formatNumber(counts.new)} new, ${formatNumber(counts.changed)} changed, ${formatNumber(counts.refused)} invalid`;
  return (
    <Entry
      link={{ to: '/import', search: { run: String(entry.id) } }}
      icon={<EndIcon hasFailed={hasFailed} />}
      title={entry.fileName}
      outcome={outcome}
      at={entry.finishedAt ?? entry.createdAt}
      onGo={onGo}
    />
  );
}

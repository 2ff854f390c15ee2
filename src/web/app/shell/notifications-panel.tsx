// The panel of the bell: messages that have gone from the screen, and finished imports.
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, MessageSquare } from 'lucide-react';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import type { Toast } from '#web/kit/layers/toast.ts';

type NotificationsPanelProps = {
  recent: readonly Toast[];
  finished: readonly Import[];
  /** Why the imports could not be read. */
  error: unknown;
  onGo: () => void;
};

export function NotificationsPanel({ recent, finished, error, onGo }: NotificationsPanelProps) {
  return (
    <>
      <h2 className="border-line border-b px-4 py-3 font-semibold">Notifications</h2>
      {recent.length === 0 && finished.length === 0 && !error && (
        <p className="px-4 py-8 text-center text-ink-soft">
          Nothing yet. Messages of the last minutes and finished imports appear here.
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
      {finished.length > 0 && (
        <section aria-labelledby="finished-imports" className="py-1.5">
          <h3 id="finished-imports" className="px-4 pt-1.5 pb-1 font-medium text-ink-soft text-xs">
            Finished imports
          </h3>
          <ul>
            {finished.slice(0, 8).map((entry) => (
              <FinishedImport key={entry.id} entry={entry} onGo={onGo} />
            ))}
          </ul>
        </section>
      )}
      {Boolean(error) && (
        <p className="px-4 py-3 text-bad-ink text-xs">Imports could not be read. {explainError(error)}</p>
      )}
    </>
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

function FinishedImport({ entry, onGo }: { entry: Import; onGo: () => void }) {
  const hasFailed = entry.state === 'failed';
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  const { counts } = entry;
  const kind = entry.dryRun ? 'Dry run' : 'Import';
  const outcome = hasFailed
    ? (entry.error ?? `${kind} failed`)
    : `${kind}: ${formatNumber(counts.new)} new, ${formatNumber(counts.changed)} changed, ${formatNumber(counts.refused)} refused`;
  return (
    <li>
      <Link
        to="/import"
        search={{ run: entry.id }}
        onClick={onGo}
        className="flex gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${hasFailed ? 'text-bad' : 'text-ok'}`} />
        <div className="min-w-0">
          <p className="truncate font-medium text-[0.8125rem]">{entry.fileName}</p>
          <p className="break-words text-ink-soft text-xs">{outcome}</p>
          <p className="mt-0.5 text-ink-faint text-xs">
            {formatDateTime(new Date(entry.finishedAt ?? entry.createdAt))}
          </p>
        </div>
      </Link>
    </li>
  );
}

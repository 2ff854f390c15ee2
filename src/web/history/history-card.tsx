// One change: what, of which product, by whom, and the content before and after.

import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import {
  describeAction,
  describeEntry,
  type EntryContent,
  hasNewContent,
  isImageType,
  readContent,
} from '#domain/history/history.ts';
import { rollbackOf } from '#domain/history/rollback.ts';
import { rollBackAction } from '#domain/runs/actions/roll-back.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Badge, StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { ContentValue } from '#web/kit/content-value.tsx';
import { Fold, sizeOf } from '#web/kit/fold.tsx';
import { formatTime } from '#web/kit/format.ts';
import { OpenClaims } from '#web/shared/claims/open-claims.tsx';

const foldFrom = 420;

type HistoryCardProps = { entry: HistoryEntry; onRollback: () => void };

export function HistoryCard({ entry, onRollback }: HistoryCardProps) {
  const name = entry.productTitle ?? `Product #${entry.productId}`;
  // A product that is gone keeps its history, but there is nothing left to roll back.
  const canRollBack = useMay(rollBackAction) && entry.productTitle !== null && rollbackOf(entry) !== null;
  const restoresId = `history-${entry.id}-restores`;
  return (
    <li>
      <Card className="px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="break-words font-medium leading-5.5">
              {entry.productTitle === null ? (
                name
              ) : (
                <Link
                  to="/products/$id"
                  params={{ id: String(entry.productId) }}
                  className="rounded-sm hover:text-accent-ink hover:underline"
                >
                  {name}
                </Link>
              )}
            </h3>
            <p className="mt-0.5 text-[0.8125rem] text-ink-soft">
              {describeEntry(entry)}
              <span aria-hidden className="text-ink-faint">
                {' · '}
              </span>
              {describeAction(entry)}
            </p>
          </div>
          <div className="flex items-center gap-2.5">
            <time dateTime={entry.changeDate} className="text-ink-faint text-xs tabular-nums">
              {formatTime(new Date(entry.changeDate))}
            </time>
            {entry.status === null ? <Badge tone="outline">Updated</Badge> : <StatusBadge status={entry.status} />}
          </div>
        </div>
        <OpenClaims
          claims={entry.details?.openClaims}
          attestedBy={entry.details?.attestedBy}
          firstApprovedBy={entry.details?.firstApprovedBy}
        />
        <Contents entry={entry} />
        {canRollBack && (
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button size="sm" aria-describedby={restoresId} onClick={onRollback}>
              <RotateCcw aria-hidden />
              Rollback to this version
            </Button>
            <p id={restoresId} className="text-ink-soft text-xs">
              {rollbackOf(entry)?.kind === 'image'
                ? 'Sets this image back to pending.'
                : 'Restores the version under “Previous content”, as pending.'}
            </p>
          </div>
        )}
      </Card>
    </li>
  );
}

function Contents({ entry }: { entry: HistoryEntry }) {
  const before = readContent(entry.previousContent);
  const after = readContent(entry.newContent);
  const areImages = isImageType(entry.contentType);
  const [old, fresh] = [comparable(before), comparable(after)];
  if (!areImages && old !== null && fresh !== null && hasNewContent(entry)) {
    return (
      <Fold isLong={Math.max(sizeOf(old), sizeOf(fresh)) > foldFrom} className="mt-3 text-[0.8125rem]">
        <Compare before={old} after={fresh} mode="sides" beforeLabel="Previous content" afterLabel="New content" />
      </Fold>
    );
  }
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 text-[0.8125rem] md:grid-cols-2">
      <OneContent label="Previous content" content={before} areImages={areImages} className="text-ink-soft" />
      <OneContent label="New content" content={after} areImages={areImages} />
    </dl>
  );
}

function comparable(content: EntryContent): string | string[] | null {
  if (content.kind === 'text') return content.text;
  return content.kind === 'list' ? content.items : null;
}

type OneContentProps = { label: string; content: EntryContent; areImages: boolean; className?: string };

function OneContent({ label, content, areImages, className }: OneContentProps) {
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 font-medium text-ink-faint text-xs">{label}</dt>
      <dd className={className}>
        {content.kind === 'none' && <p className="text-ink-faint italic">No {label.toLowerCase()}</p>}
        {content.kind === 'other' && <p className="text-ink-faint italic">Complex content</p>}
        {content.kind === 'text' && <ContentValue value={content.text} areImages={areImages} />}
        {content.kind === 'list' && <ContentValue value={content.items} areImages={areImages} />}
      </dd>
    </div>
  );
}

// What was approved in these days and found wrong later.
import { Link } from '@tanstack/react-router';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { Escape } from '#domain/report/report.contract.ts';
import { describeEscape } from '#domain/report/report-words.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import { useReviewVerb } from '#web/shared/review/use-review-verb.ts';
import type { ReportCardProps } from './report.search.ts';
import { nameWithin } from './report-format.ts';
import { historySearch } from './report-links.ts';

/** Escapes shown here; the history lists all. */
const shownEscapes = 4;

export function EscapesCard({ report, search }: ReportCardProps) {
  const { figures, escapes, range } = report;
  const verb = useReviewVerb();
  return (
    <Card aria-labelledby="escapes" className="flex min-w-0 flex-col">
      <header className="flex flex-wrap items-center gap-x-2.5 px-4 pt-3.5 pb-2.5">
        <h2 id="escapes" className="font-semibold text-[0.9375rem] leading-6">
          Escapes
        </h2>
        {figures.escapes > 0 && <Badge tone="bad">{formatNumber(figures.escapes)}</Badge>}
        <p className="text-ink-soft text-xs">Approved, then rolled back or edited</p>
      </header>
      {figures.escapes === 0 ? (
        <p className="border-line border-t px-4 py-10 text-center text-ink-soft">
          {figures.approved === 0
            ? `Nothing was approved ${nameWithin(range)}`
            : `No content approved ${nameWithin(range)} was changed later`}
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line border-line border-y">
            {escapes.slice(0, shownEscapes).map((each) => (
              <EscapeRow key={each.entryId} escaped={each} />
            ))}
          </ul>
          <footer className="flex items-center justify-between gap-4 px-4 py-3 text-[0.8125rem]">
            <p className="text-ink-soft tabular-nums">
              {((figures.escapes / figures.approved) * 100).toFixed(1)}% of {formatNumber(figures.approved)} approved
            </p>
            <Link
              to="/content-history"
              search={historySearch(report, search, { counted: 'escaped' })}
              className="inline-flex items-center font-medium text-accent-ink hover:underline touch:min-h-10"
            >
              {verb} {figures.escapes === 1 ? 'this one' : `these ${formatNumber(figures.escapes)}`}
            </Link>
          </footer>
        </>
      )}
    </Card>
  );
}

function EscapeRow({ escaped }: { escaped: Escape }) {
  const { productId, title, image, contentType, approvedBy, foundAt } = escaped;
  const name = title ?? `Product ${productId}`;
  return (
    <li className="flex min-h-13.5 items-center gap-3 px-4 py-2">
      <Thumb src={image} alt="" className="size-9 rounded-md" />
      <div className="min-w-0 flex-1 text-[0.8125rem]">
        {title === null ? (
          <p className="truncate font-medium">{name}</p>
        ) : (
          <Link
            to="/products/$id"
            params={{ id: String(productId) }}
            className="block truncate font-medium hover:underline"
          >
            {name}
          </Link>
        )}
        <p className="wrap-anywhere text-ink-soft text-xs">
          {contentTypeLabels[contentType]}: {describeEscape(escaped)} on {formatDate(new Date(foundAt))}
        </p>
      </div>
      {approvedBy && (
        <>
          <span className="sr-only">Approved by {approvedBy.fullName}</span>
          <Avatar fullName={approvedBy.fullName} className="size-6 text-[0.625rem]" />
        </>
      )}
    </li>
  );
}

// Below a report: what its figures mean, and from when on they are there.
import { Link } from '@tanstack/react-router';
import type { Report } from '#domain/report/report.contract.ts';
import { heldMinutes } from '#domain/teamwork/teamwork.contract.ts';
import { formatRange } from './report-format.ts';

export function CountingNote({ report: { before, timeZone, figures } }: { report: Report }) {
  return (
    <section aria-label="How this is counted" className="space-y-1 px-1 text-ink-soft text-xs xl:col-span-2">
      <p>
        Each part counts, and each image that is reviewed on its own. Increases and decreases are compared with{' '}
        {formatRange(before.range)}, up to the same time. Days begin at midnight in{' '}
        <Link to="/settings" hash="time-zone" className="text-accent-ink underline underline-offset-2">
          {timeZone}
        </Link>
        . Each product counts under its current retailer and brand.
      </p>
      <p>
        {figures.quality === null
          ? 'Listing Quality before and after is recorded with each new draft; there are no values for these days.'
          : `Listing Quality is the average of ${figures.quality.products === 1 ? '1 product' : `${figures.quality.products} products`}, before the first draft of these days and after the last one.`}{' '}
        {figures.minutes === null
          ? 'Minutes are measured if people sign in and open a product to change it; there are no values for these days.'
          : `Minutes are counted from opening a product to each change of it; a pause counts as ${heldMinutes} minutes at most. Runs count no minutes.`}
      </p>
    </section>
  );
}

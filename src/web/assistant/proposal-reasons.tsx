// Why a proposed draft reads as it does, folded away until somebody asks.
import { ChevronRight } from 'lucide-react';
import { sourceLink, sourceSite } from '#domain/benchmarks/rule-page.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';

export function ProposalReasons({ reasons }: { reasons: readonly DraftReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1.5 rounded-md font-medium text-ink-soft hover:text-ink touch:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Why this text ({reasons.length})
      </summary>
      <ul className="mt-1.5 list-disc space-y-1 pl-8 text-ink-soft">
        {reasons.map(({ text, rule }) => (
          <li key={text} className="wrap-anywhere">
            {text}
            {rule && <RulePage {...rule} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A rule by its name, with the page it was read on where there is one. */
export function RulePage({ label, source }: NonNullable<DraftReason['rule']>) {
  const link = sourceLink(source);
  if (!link) return <> ({label})</>;
  return (
    <>
      {' '}
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="underline decoration-line-strong underline-offset-2 hover:text-ink touch:inline-block touch:py-3"
      >
        {label}, {sourceSite(source)}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  );
}

// What dirt was cleaned from the texts, with the first value of each kind before and after.
import { ArrowDown, ArrowRight } from 'lucide-react';
import type { Cleaned } from '#domain/transfer/transfer.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { cleanedLabels } from './transfer-labels.ts';

export function CleanedCard({ cleaned }: { cleaned: Cleaned[] }) {
  return (
    <Card aria-labelledby="cleaned" className="min-w-0">
      <CardHead
        id="cleaned"
        title="Cleaned"
        hint="The file stays unchanged. Products get the cleaned text."
        className="pb-3"
      />
      <ul aria-label="Cleaned" className="divide-y divide-line border-line border-t">
        {cleaned.map((each) => (
          <CleanedRow key={each.kind} cleaned={each} />
        ))}
      </ul>
    </Card>
  );
}

function CleanedRow({ cleaned: { kind, count, example } }: { cleaned: Cleaned }) {
  const { title, hint } = cleanedLabels[kind];
  return (
    <li className="px-5 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-medium">{title}</span> <span className="text-ink-soft text-xs">{hint}</span>
        </p>
        <Badge className="tabular-nums">{countNoun(count, 'value')}</Badge>
      </div>
      <figure className="mt-2.5">
        <div className="grid items-stretch gap-2 md:grid-cols-[1fr_auto_1fr]">
          <Sample label="Before" text={example.before} />
          <span className="grid place-items-center text-ink-faint">
            <ArrowRight aria-hidden className="hidden size-4 md:block" />
            <ArrowDown aria-hidden className="size-4 md:hidden" />
          </span>
          <Sample label="After" text={example.after} />
        </div>
        <figcaption className="mt-1.5 break-words text-ink-faint text-xs">
          Row {formatNumber(example.row)}
          {example.column !== null && `, ${example.column}`}
        </figcaption>
      </figure>
    </li>
  );
}

function Sample({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-sunken px-3 py-2">
      <p className="text-2xs text-ink-soft uppercase tracking-wide">{label}</p>
      <p className="mt-0.5 line-clamp-4 whitespace-pre-wrap break-words font-mono text-xs">
        {text === '' ? <span className="text-ink-faint italic">empty</span> : text}
      </p>
    </div>
  );
}

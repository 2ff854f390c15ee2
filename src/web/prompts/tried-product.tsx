// One product of a trial: waiting, drafted or failed; and what the prompt changes in its texts, on demand.
import { ArrowDownRight, ArrowRight, ArrowUpRight, Circle, CircleX, Equal, FilePen } from 'lucide-react';
import { useState } from 'react';
import { partTable } from '#domain/parts/parts.ts';
import type { TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { cn } from '#web/kit/cn.ts';
import { Compare } from '#web/kit/compare/compare.tsx';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import type { TrialRow } from './prompt-trial.reducer.ts';
import { describeTried } from './trial-words.ts';

export function TriedProductItem({ row }: { row: TrialRow }) {
  return (
    <li className="px-3 py-2 touch:pt-3">
      <div className="flex items-start gap-2.5">
        <span className="mt-0.5 shrink-0">
          <Standing row={row} />
        </span>
        <span className="min-w-0 flex-1">
          <a
            href={`/products/${row.product.id}`}
            target="_blank"
            rel="noopener noreferrer"
            className="block hover:underline touch:pb-2"
          >
            <span className="line-clamp-1 wrap-anywhere touch:line-clamp-2">
              {row.product.title || row.product.sku}
            </span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {row.state === 'failed' && <span className="block text-bad-ink text-xs wrap-anywhere">{row.reason}</span>}
          {row.state === 'waiting' && <span className="block text-ink-soft text-xs">Waiting</span>}
          {row.state === 'trying' && <span className="block text-ink-soft text-xs">Drafting…</span>}
          {row.state === 'done' && <span className="block text-ink-soft text-xs">{describeTried(row.tried)}</span>}
        </span>
        {row.state === 'done' && <Quality tried={row.tried} />}
      </div>
      {row.state === 'done' && <Details tried={row.tried} />}
    </li>
  );
}

function Standing({ row }: { row: TrialRow }) {
  if (row.state === 'trying') return <Spinner className="text-accent" />;
  if (row.state === 'failed') return <CircleX aria-hidden className="size-4 text-bad" />;
  if (row.state === 'waiting') return <Circle aria-hidden className="size-4 text-ink-faint" />;
  return row.tried.changes.length > 0 ? (
    <FilePen aria-hidden className="size-4 text-accent" />
  ) : (
    <Equal aria-hidden className="size-4 text-ink-faint" />
  );
}

function Quality({ tried: { before, after } }: { tried: TriedProduct }) {
  const [from, to] = [before.quality, after.quality];
  const Arrow = to === from ? ArrowRight : to > from ? ArrowUpRight : ArrowDownRight;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
      <span className="sr-only">Listing Quality </span>
      {from}%
      <Arrow aria-hidden className="size-3.5 text-ink-faint" />
      <span className="sr-only">then </span>
      <span className={cn('font-medium', to < from && 'text-bad-ink', to > from && 'text-ok-ink')}>{to}%</span>
    </span>
  );
}

/** What rules one of two drafts breaks and the other keeps. */
const onlyIn = (these: readonly string[], those: readonly string[]) => these.filter((name) => !those.includes(name));

function Details({ tried }: { tried: TriedProduct }) {
  const { before, after, changes, notes } = tried;
  const [isOpen, setOpen] = useState(false);
  if (changes.length === 0 && notes.length === 0) return null;
  const broken = onlyIn(after.brokenRules, before.brokenRules);
  const kept = onlyIn(before.brokenRules, after.brokenRules);
  return (
    <div className="pl-6.5">
      <Disclosure
        label={
          <span>
            {changes.length > 0 ? 'What changes' : 'Why'}
            <span className="sr-only"> in {tried.title || tried.sku}</span>
          </span>
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="gap-1 text-xs"
      >
        {() => (
          <div className="space-y-3 pt-1.5 pb-1">
            {changes.map((change) => (
              <div key={change.part}>
                <h3 className="mb-0.5 font-medium text-xs">{partTable[change.part].label}</h3>
                <Compare
                  before={change.before}
                  after={change.after}
                  mode="diff"
                  beforeLabel="Without prompt"
                  afterLabel="With prompt"
                  className="wrap-anywhere"
                />
              </div>
            ))}
            <ul className="space-y-1 text-ink-soft text-xs">
              {broken.length > 0 && <li>Breaks: {broken.join(', ')}.</li>}
              {kept.length > 0 && <li>No longer breaks: {kept.join(', ')}.</li>}
              {notes.map((note) => (
                <li key={note} className="wrap-anywhere">
                  {note}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Disclosure>
    </div>
  );
}

// One product of a run: its name, and each field that changes, before and after.
import { Link } from '@tanstack/react-router';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contentTypeSchema } from '#domain/history/history.contract.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';

type Change = ImportedProduct['changes'][number];

/** Fields of a product in sight; a file can change dozens. */
const shownFields = 6;

export function ImportedItem({ product, isDryRun }: { product: ImportedProduct; isDryRun: boolean }) {
  const { changes, productId, title, sku, kind, reason } = product;
  const [isOpen, setOpen] = useState(false);
  const rest = changes.slice(shownFields);
  return (
    <li className="px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 max-w-full break-words font-medium">
          {productId === null ? (
            title
          ) : (
            <Link
              to="/products/$id"
              params={{ id: String(productId) }}
              className="rounded-sm hover:text-accent-ink hover:underline"
            >
              {title}
            </Link>
          )}
        </p>
        <span className="min-w-0 break-all font-mono text-ink-soft text-xs">{sku}</span>
        {kind === 'returned' && (
          <Badge>
            <Trash2 aria-hidden />
            Previously deleted
          </Badge>
        )}
      </div>
      {reason && <p className="mt-1 text-[0.8125rem] text-ink-soft">{reason}</p>}
      {changes.length > 0 && <Changes changes={changes.slice(0, shownFields)} isDryRun={isDryRun} />}
      {rest.length > 0 && (
        <Disclosure
          label={countNoun(rest.length, 'more field')}
          isOpen={isOpen}
          onOpenChange={setOpen}
          className="mt-1 text-[0.8125rem]"
        >
          {() => <Changes changes={rest} isDryRun={isDryRun} />}
        </Disclosure>
      )}
    </li>
  );
}

function Changes({ changes, isDryRun }: { changes: Change[]; isDryRun: boolean }) {
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-2 text-[0.8125rem] sm:grid-cols-[9rem_minmax(0,1fr)]">
      {changes.map((change) => (
        <div key={`${change.field} ${change.isAttribute}`} className="contents">
          <dt className="break-words text-ink-soft max-sm:-mb-1.5 max-sm:text-xs">{fieldName(change)}</dt>
          <dd className="min-w-0">
            <Values change={change} />
            {change.isHandEdit && <ManualEdit isKept={change.isKept} isDryRun={isDryRun} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function fieldName({ field, isAttribute }: Change): string {
  const type = contentTypeSchema.safeParse(field);
  return type.success && !isAttribute ? contentTypeLabels[type.data] : field;
}

/** Such values stand beside each other on one line. */
const isShort = (text: string) => text.length <= 40 && !text.includes('\n');

function Values({ change: { before, after, isKept } }: { change: Change }) {
  const areShort = isShort(before) && isShort(after);
  return (
    <div className={cn('flex gap-x-2 gap-y-1', areShort ? 'flex-wrap items-baseline' : 'flex-col')}>
      {isKept ? (
        <Value text={before} label="Kept" className="font-medium" />
      ) : (
        <Value text={before} label="Before" className="text-ink-soft line-through decoration-line-strong" />
      )}
      <span className="flex min-w-0 items-baseline gap-2">
        <span aria-hidden={!isKept} className="shrink-0 text-ink-soft">
          {isKept ? 'File:' : '→'}
        </span>
        <Value text={after} label={isKept ? null : 'After'} className={isKept ? 'text-ink-soft' : 'font-medium'} />
      </span>
    </div>
  );
}

type ValueProps = { text: string; label: string | null; className?: string };

function Value({ text, label, className }: ValueProps) {
  return (
    <span className={cn('line-clamp-3 min-w-0 whitespace-pre-line break-words', className)}>
      {label && <span className="sr-only">{label}: </span>}
      {text.trim() === '' ? <span className="inline-block text-ink-soft italic">empty</span> : text}
    </span>
  );
}

function ManualEdit({ isKept, isDryRun }: { isKept: boolean; isDryRun: boolean }) {
  const overwritten = isDryRun ? 'will be overwritten' : 'overwritten';
  return (
    <Badge tone={isKept ? 'accent' : 'warn'} className="mt-1">
      <PencilLine aria-hidden />
      Edited manually, {isKept ? 'kept' : overwritten}
    </Badge>
  );
}

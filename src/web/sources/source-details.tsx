// What came of a data source: the claims of the content it decides, the facts in it in their own words, and its text.

import { ChevronRight, Pencil, RefreshCw } from 'lucide-react';
import { partTable } from '#domain/parts/parts.ts';
import { originOf } from '#domain/sources/origin.ts';
import {
  refreshSource,
  type SourceDetails,
  type SourceEffect,
  type SourceFact,
  updateSource,
} from '#domain/sources/sources.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { ClaimIcon } from '#web/shared/claims/claim-icon.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { SourcePlace } from './source-item.tsx';
import { countOf, nameCategory, nameKind } from './source-words.ts';
import { useRefreshSource } from './sources.queries.ts';

type SourceDetailsDialogProps = { details: SourceDetails; onEdit: () => void; onClose: () => void };

export function SourceDetailsDialog({ details, onEdit, onClose }: SourceDetailsDialogProps) {
  const { source, characters, charactersRead, factCount, facts, effects } = details;
  const refreshing = useRefreshSource(source.productId);
  const origin = originOf({ ...source, characters });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={nameCategory(source.sourceCategory)}
      bodyLabel="Facts and text"
      footer={
        <>
          {origin === 'address' && (
            <Allowed to={refreshSource}>
              <Button busy={refreshing.isPending} onClick={() => refreshing.mutate(source.id)}>
                {!refreshing.isPending && <RefreshCw aria-hidden />}
                Read again
              </Button>
            </Allowed>
          )}
          <Allowed to={updateSource}>
            <Button onClick={onEdit}>
              <Pencil aria-hidden />
              Edit
            </Button>
          </Allowed>
          <Button variant="primary" data-first-focus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <div>
          <SourcePlace source={source} origin={origin} />
          {source.fetchedAt && (
            <p className="mt-1 text-ink-soft text-xs">Last read {formatDateTime(new Date(source.fetchedAt))}</p>
          )}
          {source.customerType && <p className="mt-1 break-words text-[0.8125rem]">For {source.customerType}</p>}
          {source.sourceNotes && (
            <p className="mt-1 whitespace-pre-line break-words text-[0.8125rem]">{source.sourceNotes}</p>
          )}
          {!source.isActive && (
            <p className="mt-2 rounded-md bg-warn-soft px-3 py-2 text-[0.8125rem] text-warn-ink">
              Inactive: its statements do not count as facts.
            </p>
          )}
        </div>
        {source.isActive && <Effects effects={effects} />}
        <section aria-labelledby="source-facts">
          <h3 id="source-facts" className="font-semibold text-sm">
            {factCount === 0 ? 'No facts found' : `${countOf(factCount, 'fact')} found`}
          </h3>
          {factCount === 0 && (
            <p className="mt-1 text-[0.8125rem] text-ink-soft">
              {characters === 0
                ? 'The page has not been read yet.'
                : 'Copydesk found no sizes, materials or features in this text. Claims are still compared with its words.'}
            </p>
          )}
          <ul aria-label="Facts" className="mt-1.5 divide-y divide-line">
            {facts.map((fact) => (
              <Fact key={fact.start} fact={fact} />
            ))}
          </ul>
          {facts.length < factCount && (
            <p className="mt-1.5 text-ink-soft text-xs">The first {formatNumber(facts.length)} are shown.</p>
          )}
          {charactersRead < characters && (
            <p className="mt-1.5 text-ink-soft text-xs">
              Facts are read from the first {formatNumber(charactersRead)} of {formatNumber(characters)} characters.
            </p>
          )}
        </section>
        {source.sourceContent && (
          <details className="group">
            <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-sm font-semibold text-sm touch:min-h-10 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden
                className="size-3.5 shrink-0 transition-transform duration-150 group-open:rotate-90"
              />
              Text
              <span className="font-normal text-ink-soft text-xs tabular-nums">{countOf(characters, 'character')}</span>
            </summary>
            <p className="mt-1.5 whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2 text-[0.8125rem]">
              {source.sourceContent}
            </p>
          </details>
        )}
      </div>
    </Dialog>
  );
}

function Effects({ effects }: { effects: readonly SourceEffect[] }) {
  const supported = effects.filter(({ verdict }) => verdict === 'supported');
  const contradicted = effects.filter(({ verdict }) => verdict === 'contradicted');
  if (supported.length + contradicted.length === 0) {
    return (
      <p className="text-[0.8125rem] text-ink-soft">
        This source does not change the result for any claim in the current content.
      </p>
    );
  }
  return (
    <>
      <EffectList tone="supported" title="Supported by this source" effects={supported} />
      <EffectList tone="contradicted" title="Contradicted by this source" effects={contradicted} />
    </>
  );
}

type EffectListProps = { tone: 'supported' | 'contradicted'; title: string; effects: readonly SourceEffect[] };

function EffectList({ tone, title, effects }: EffectListProps) {
  if (effects.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="mt-1 space-y-1 text-[0.8125rem]">
        {effects.map((effect) => (
          <li key={`${effect.contentType} ${effect.item ?? 0} ${effect.start} ${effect.kind}`} className="flex gap-2">
            <ClaimIcon tone={tone} className="mt-1" />
            <span className="min-w-0 break-words">
              <span className="font-medium">“{effect.text}”</span>{' '}
              <span className="text-ink-soft">
                in {partTable[effect.contentType].label}
                {effect.item !== undefined && `, bullet ${effect.item + 1}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ fact: { kind, text, before, after, isNegated } }: { fact: SourceFact }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-[0.8125rem]">
      <span className="w-28 shrink-0">
        <Badge>{nameKind(kind)}</Badge>
      </span>
      <span className="min-w-0 flex-1 basis-48 break-words text-ink-soft">
        {before}
        <mark className="rounded-[3px] bg-accent-soft px-0.5 font-medium text-accent-ink">{text}</mark>
        {after}
        {isNegated && <span className="ml-1.5 text-ink-soft italic">(negated)</span>}
      </span>
    </li>
  );
}

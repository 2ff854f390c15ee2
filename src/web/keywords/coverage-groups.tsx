// The keywords of a product by what became of them: placed and where, could be placed, without a fact.
import { useState } from 'react';
import {
  type CoveredKeyword,
  type KeywordState,
  keywordStates,
  stateOf,
  sumCoverage,
} from '#domain/keywords/coverage.ts';
import { mostSearched } from '#domain/keywords/keyword.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { describePlaced, describePlaces, describeVolume, stateWords } from './keyword-words.ts';

export function CoverageGroups({ keywords }: { keywords: readonly CoveredKeyword[] }) {
  const figures = sumCoverage(keywords);
  const sorted = mostSearched(keywords);
  return (
    <>
      <div className="px-5 pt-3 pb-3.5">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-[0.8125rem] tabular-nums">
          <span className="font-medium">{describePlaced(figures)}</span>
          {figures.volume && <span className="text-ink-soft">{describeVolume(figures.volume)}</span>}
        </p>
        <ProgressBar
          label={figures.volume ? 'Searches covered' : 'Keywords placed'}
          tone="ok"
          value={figures.volume ? figures.volume.placed : figures.placed}
          max={figures.volume ? figures.volume.total : keywords.length}
          className="mt-1.5"
        />
      </div>
      {keywordStates.map((state) => {
        const those = sorted.filter((keyword) => stateOf(keyword) === state);
        return those.length > 0 && <Group key={state} state={state} keywords={those} />;
      })}
    </>
  );
}

/** The start of a group stands in its head: most lists are short. */
const namedInHead = 6;
const shownAtOnce = 12;

function Group({ state, keywords }: { state: KeywordState; keywords: readonly CoveredKeyword[] }) {
  const { label, hint, icon: Icon, ink } = stateWords[state];
  const [isOpen, setOpen] = useState(state !== 'unsupported' && keywords.length <= namedInHead);
  const [areAllShown, showAll] = useState(false);
  const shown = areAllShown ? keywords : keywords.slice(0, shownAtOnce);
  return (
    <FoldRow
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      className="border-line border-t"
      head={
        <span className="flex flex-wrap items-center gap-x-2 text-[0.8125rem]">
          <span className="inline-flex items-center gap-1.5 font-medium">
            <Icon aria-hidden className={cn('size-4 shrink-0', ink)} />
            {label}
            <span className="text-ink-soft tabular-nums">{formatNumber(keywords.length)}</span>
          </span>
          <span className="min-w-0 flex-1 basis-28 truncate text-ink-soft">
            {isOpen
              ? hint
              : keywords
                  .slice(0, namedInHead)
                  .map(({ text }) => text)
                  .join(' · ')}
          </span>
        </span>
      }
    >
      <ul aria-label={label} className="divide-y divide-line text-[0.8125rem]">
        {shown.map((keyword) => (
          <KeywordRow key={keyword.text} keyword={keyword} />
        ))}
      </ul>
      {keywords.length > shown.length && (
        <Button size="sm" variant="ghost" className="mt-1 -ml-2.5" onClick={() => showAll(true)}>
          Show all {formatNumber(keywords.length)}
        </Button>
      )}
    </FoldRow>
  );
}

function KeywordRow({ keyword: { text, volume, places, hasFact } }: { keyword: CoveredKeyword }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
      <span className={cn('min-w-0 break-words font-medium', places.length > 0 && 'sm:w-2/5')}>{text}</span>
      {places.length > 0 && <span className="text-ink-soft">{describePlaces(places)}</span>}
      {places.length > 0 && !hasFact && (
        <Badge
          tone="warn"
          title="No fact contains these words. The claim check shows whether the source supports them."
        >
          No fact
        </Badge>
      )}
      {volume !== null && (
        <span className="ml-auto text-ink-soft tabular-nums">
          {formatNumber(volume)}
          <span className="sr-only"> searches per month</span>
        </span>
      )}
    </li>
  );
}

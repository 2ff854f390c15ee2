// Settings > Writing: the way to the screens that say how drafts are written and checked, with how much there is of each.

import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon, RotateCw, Scale, Speech, Tags, TextSearch } from 'lucide-react';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useAttributeFigure, useKeywordFigure, useRuleFigure, useVoiceFigure } from './writing-figures.queries.ts';

export function WritingSection() {
  const voices = useVoiceFigure();
  const keywords = useKeywordFigure();
  const attributes = useAttributeFigure();
  const rules = useRuleFigure();
  const failed = [voices, keywords, attributes, rules].filter(({ data, isError }) => isError && data === undefined);
  return (
    <SettingsCard id="writing" title="Writing" hint="How drafts are written and checked.">
      <WritingRow
        to="/voice"
        icon={Speech}
        label="Voice and Glossary"
        hint="Tone, preferred words and words to avoid"
        figure={voices}
      />
      <WritingRow
        to="/keywords"
        icon={TextSearch}
        label="Keywords"
        hint="Search terms that drafts use if a fact supports them"
        figure={keywords}
      />
      <WritingRow
        to="/attributes"
        icon={Tags}
        label="Attributes in Content"
        hint="Which attributes may appear in titles and text"
        figure={attributes}
      />
      <WritingRow
        to="/rules"
        icon={Scale}
        label="Benchmark Rules"
        hint="The rules used to score content, and their points"
        figure={rules}
      />
      {failed.length > 0 && (
        <FailureBox lead="Some counts could not be loaded." {...describeFailure(failed[0]?.error)} className="m-2">
          <Button
            size="sm"
            busy={failed.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const figure of failed) void figure.refetch();
            }}
          >
            <RotateCw aria-hidden />
            Retry
          </Button>
        </FailureBox>
      )}
    </SettingsCard>
  );
}

type WritingRowProps = {
  to: string;
  icon: LucideIcon;
  label: string;
  hint: string;
  figure: { data: string | undefined; isPending: boolean };
};

function WritingRow({ to, icon: Icon, label, hint, figure }: WritingRowProps) {
  return (
    <Link
      to={to}
      className="group flex min-h-11.5 items-center gap-3.5 px-4 py-1 transition-colors duration-150 last:rounded-b-xl hover:bg-hover focus-visible:-outline-offset-2 max-sm:py-2.5"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="flex min-w-0 flex-1 gap-x-4 max-sm:flex-col sm:items-center sm:justify-between">
        <span className="min-w-0">
          <span className="block font-medium text-[0.8125rem]">{label}</span>
          <span className="block text-ink-soft text-xs">{hint}</span>
        </span>
        {figure.data !== undefined ? (
          <span className="shrink-0 text-xs tabular-nums sm:text-[0.8125rem] sm:text-ink-soft">{figure.data}</span>
        ) : (
          figure.isPending && <Skeleton className="h-4 w-24" />
        )}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </Link>
  );
}

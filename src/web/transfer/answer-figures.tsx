// The figures of a file of answers: what will be approved, rejected and changed, what is in conflict, what is only a comment, and what says nothing.
import {
  CircleCheck,
  CircleEqual,
  CircleX,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  TriangleAlert,
} from 'lucide-react';
import type { AnswerCounts } from '#domain/transfer/answers.contract.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { answerWords } from './answers-words.ts';

type Figure = { name: keyof AnswerCounts; label: string; hint: string; icon: LucideIcon; tone: string };

const figures: Figure[] = [
  { name: 'approve', ...answerWords.approve, icon: CircleCheck, tone: 'bg-ok-soft text-ok-ink' },
  { name: 'reject', ...answerWords.reject, icon: CircleX, tone: 'bg-bad-soft text-bad-ink' },
  { name: 'change', ...answerWords.change, icon: PencilLine, tone: 'bg-accent-soft text-accent-ink' },
  { name: 'conflict', ...answerWords.conflict, icon: TriangleAlert, tone: 'bg-warn-soft text-warn-ink' },
  { name: 'comment', ...answerWords.comment, icon: MessageSquareText, tone: 'bg-sunken text-ink-soft' },
  {
    name: 'unchanged',
    label: 'Unchanged',
    hint: 'Rows that change nothing',
    icon: CircleEqual,
    tone: 'bg-sunken text-ink-soft',
  },
];

export function AnswerFigures({ counts }: { counts: AnswerCounts }) {
  return (
    <Card aria-label="Answers in the file">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl bg-line sm:grid-cols-3 2xl:grid-cols-6">
        {figures.map(({ name, label, hint, icon: Icon, tone }) => {
          const isQuiet = counts[name] === 0;
          return (
            <div key={name} className="min-w-0 bg-surface px-4 py-4 sm:px-5">
              <dt className="flex items-center gap-2 font-medium text-[0.8125rem] text-ink-soft">
                <span
                  className={cn(
                    'grid size-6 shrink-0 place-items-center rounded-md',
                    isQuiet ? 'bg-sunken text-ink-faint' : tone,
                  )}
                >
                  <Icon aria-hidden className="size-3.5" />
                </span>
                {label}
              </dt>
              <dd className="mt-2">
                <span
                  className={cn(
                    'block font-semibold text-2xl tabular-nums leading-8 tracking-[-0.02em]',
                    isQuiet && 'text-ink-faint',
                  )}
                >
                  {formatNumber(counts[name])}
                </span>
                <span className="block text-ink-soft text-xs">{hint}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

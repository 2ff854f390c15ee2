// Why a text reads as it does: what the writer changed and what asked for it, and how the text fared in its checks.
import { Lightbulb, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { sourceLink } from '#domain/benchmarks/rule-page.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { Part } from '#domain/parts/parts.ts';
import { describeChecks } from '#domain/writing/describe-checks.ts';
import { SourceLink } from '#web/client/claims/source-link.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import type { ShownReason } from './shared-notes.ts';

const causes = { rule: 'Rule', prompt: 'Prompt', keyword: 'Keyword', facts: 'Facts' } as const;
/** So many are shown at once; where one more would be all of them, it is shown, too. */
const usual = 3;

type DraftReasonsProps = {
  reasons: readonly ShownReason[];
  /** Absent where they hold for several parts and stand above them. */
  part?: Part;
  /** How the text was drafted; absent where a person wrote it. */
  draft?: DraftRecord | undefined;
  /** What led the draft. */
  children?: ReactNode;
};

export function DraftReasons({ reasons, part, draft, children }: DraftReasonsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const checks = draft && describeChecks(draft, part !== 'images');
  const isShared = part === undefined;
  if (reasons.length === 0 && !checks) return null;
  const isLong = reasons.length > usual + 1;
  const shown = isLong && !isOpen ? reasons.slice(0, usual) : reasons;
  return (
    <div className={cn('text-[0.8125rem]', isShared ? '-mt-1.5 px-1' : 'space-y-2 rounded-lg bg-sunken px-3.5 py-3')}>
      {reasons.length > 0 && (
        <div className="flex gap-2.5">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          <div className="min-w-0 flex-1">
            <h3 className={isShared ? 'sr-only' : 'font-medium'}>{isShared ? 'Why these texts' : 'Why this text'}</h3>
            <ul id={listId} className={cn('space-y-1.5 text-ink-soft', !isShared && 'mt-1.5')}>
              {shown.map((reason) => (
                <Reason key={reason.text} reason={reason} />
              ))}
            </ul>
            {isLong && (
              <Button
                variant="ghost"
                size="sm"
                className="mt-1 -ml-2.5"
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Show fewer' : `Show ${reasons.length - usual} more`}
              </Button>
            )}
          </div>
        </div>
      )}
      {checks && (
        <p className="flex gap-2.5 text-ink-soft">
          {checks.isClean ? (
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
          ) : (
            <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          )}
          <span className="min-w-0">{checks.text}</span>
        </p>
      )}
      {children}
    </div>
  );
}

function Reason({ reason: { text, because, rule } }: { reason: ShownReason }) {
  return (
    <li className="flex items-baseline gap-2">
      {because && (
        <Badge tone="outline" className="w-15 shrink-0 justify-center px-0 py-0 text-[0.6875rem]">
          {causes[because]}
        </Badge>
      )}
      <span className="min-w-0 wrap-anywhere">
        {text} {rule && <RuleName {...rule} />}
      </span>
    </li>
  );
}

function RuleName({ label, source }: NonNullable<ShownReason['rule']>) {
  return (
    <span className="text-ink-faint text-xs">
      {label}
      {sourceLink(source) && (
        <>
          {' · '}
          <SourceLink source={source} className="whitespace-nowrap touch:py-3" />
        </>
      )}
    </span>
  );
}

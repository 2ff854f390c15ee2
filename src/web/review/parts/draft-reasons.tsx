// Why a text reads as it does: what the writer changed and what asked for it, and how the text fared in its checks. One line until it is opened.
import { ChevronDown, Lightbulb, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { sourceLink } from '#domain/benchmarks/rule-page.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { Part } from '#domain/parts/parts.ts';
import { describeChecks } from '#domain/writing/describe-checks.ts';
import { SourceLink } from '#web/client/claims/source-link.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import { whyId } from '../commands/use-current-part.ts';
import { PartVerdict } from '../listing-slots.tsx';
import type { ShownReason } from './shared-notes.ts';

const causes = { rule: 'Rule', prompt: 'Prompt', keyword: 'Keyword', facts: 'Facts' } as const;

type DraftReasonsProps = {
  /** True while a new text takes the place of the one it speaks of: it then only keeps its room. */
  isOutdated: boolean;
  reasons: readonly ShownReason[];
  part: Part;
  /** How the text was drafted; absent where a person wrote it. */
  draft: DraftRecord | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** What led the draft, where anything did. */
  children?: ReactNode;
  /** Stands at the end of the line. */
  aside: ReactNode;
};

export function DraftReasons(props: DraftReasonsProps) {
  const { isOutdated, reasons, part, draft, isOpen, onToggle, children, aside } = props;
  const panelId = whyId(part);
  const checks = draft && describeChecks(draft, part !== 'images');
  const [first] = reasons;
  const Icon = !checks ? Lightbulb : checks.isClean ? ShieldCheck : ShieldAlert;
  const tone = !checks ? 'text-ink-faint' : checks.isClean ? 'text-ok' : 'text-warn';
  const line = (
    <>
      <Icon aria-hidden className={cn('size-4 shrink-0', tone)} />
      <span className="min-w-0 truncate">{checks?.text ?? first?.text ?? 'How it keeps the rules'}</span>
    </>
  );
  return (
    <div className="text-[0.8125rem]">
      <div className="flex min-h-8 items-center gap-2 max-sm:flex-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className={cn(
            '-ml-1.5 flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink max-sm:w-full max-sm:flex-none touch:h-10',
            isOutdated && 'invisible',
          )}
        >
          {line}
          <span className="ml-auto inline-flex shrink-0 items-center gap-1 font-medium text-accent-ink text-xs">
            Why<span className="sr-only"> this text</span>
            {reasons.length > 1 && <span className="tabular-nums">({reasons.length})</span>}
            <ChevronDown
              aria-hidden
              className={cn('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </span>
        </button>
        {aside}
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        className={cn('scroll-my-24 animate-fade space-y-2 pt-1 pb-2', isOutdated && 'invisible')}
      >
        {isOpen && (
          <>
            <PartVerdict part={part} />
            {reasons.length > 0 && (
              <>
                <h3 className="font-medium">Why this text</h3>
                <ReasonList reasons={reasons} />
              </>
            )}
            {children}
          </>
        )}
      </div>
    </div>
  );
}

/** What holds for several parts, said once for all of them. */
export function SharedReasons({ reasons }: { reasons: readonly ShownReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Popover
      label="Why these texts"
      className="w-96 text-[0.8125rem]"
      trigger={
        <Button variant="ghost" size="sm">
          <Lightbulb aria-hidden />
          <span className="max-2xl:sr-only">Why these texts</span>
        </Button>
      }
    >
      <ReasonList reasons={reasons} />
    </Popover>
  );
}

function ReasonList({ reasons }: { reasons: readonly ShownReason[] }) {
  return (
    <ul className="space-y-1.5 text-ink-soft">
      {reasons.map((reason) => (
        <Reason key={reason.text} reason={reason} />
      ))}
    </ul>
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

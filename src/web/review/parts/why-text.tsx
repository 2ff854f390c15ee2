// Why a text reads as it does: what the writer changed and what asked for it, and how the draft did in its checks when it was written.
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { sourceLink } from '#domain/benchmarks/rule-page.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { describeChecks } from '#domain/writing/describe-checks.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Popover } from '#web/kit/layers/popover.tsx';
import { SourceLink } from '#web/shared/claims/source-link.tsx';
import type { ShownReason } from './shared-notes.ts';

const causes = { rule: 'Rule', prompt: 'Prompt', keyword: 'Keyword', facts: 'Facts' } as const;

type WhyTextProps = {
  reasons: readonly ShownReason[];
  /** How the text was drafted; absent where a person wrote it. */
  draft: DraftRecord | undefined;
  /** Images claim nothing. */
  isText: boolean;
  /** What led the draft, where anything did. */
  children: ReactNode;
};

export function WhyText({ reasons, draft, isText, children }: WhyTextProps) {
  return (
    <div className="space-y-2">
      {reasons.length > 0 && (
        <>
          <h3 className="font-medium">Why this text</h3>
          <ReasonList reasons={reasons} />
        </>
      )}
      {draft && <p className="text-ink-soft">When it was written: {describeChecks(draft, isText).text}</p>}
      {children}
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

// What opens below the line of a part's figures: the claims or the rules behind the figure, and what fixes them.

import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { isTextPart, type Part, partTable } from '#domain/parts/parts.ts';
import { addSource } from '#domain/sources/sources.contract.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SeverityBadge } from '#web/shared/benchmarks/severity-badge.tsx';
import type { Source } from '#web/shared/claims/claim-evidence.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { Verdict } from '../check/use-verdicts.ts';
import { foundId } from '../commands/sight.ts';
import { FixRow, NoFix } from '../fix/fix-row.tsx';
import type { FixCause } from '../fix/propose-fix.ts';
import { useListing } from '../listing-context.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';
import { advice, isHintTone, type Section } from './chips.ts';
import { ClaimItems } from './claim-items.tsx';
import type { OpenSection } from './verdict-line.tsx';

type FoundPanelProps = {
  part: Part;
  value: TextValue;
  verdict: Verdict;
  open: OpenSection | null;
  source: Source;
  draft: DraftRecord | undefined;
  voice: VoiceCheck | null;
  /** Absent where the text is being typed: it is then fixed by hand. */
  onUse?: (fixed: TextValue) => void;
  onEdit?: (fixed: TextValue) => void;
  /** Goes to a claim in the field it is typed in. */
  onSelect?: ((claim: PlacedClaim) => void) | undefined;
  /** What `why` shows. */
  why?: ReactNode;
  className?: string;
};

export function FoundPanel(props: FoundPanelProps) {
  const { part, open, why, className } = props;
  return (
    <div id={foundId(part)} hidden={open === null} className={cn('px-3 pb-3 text-[0.8125rem]', className)}>
      {open !== null && (
        <div className="animate-fade rounded-lg bg-sunken px-3.5 py-2.5">
          {open === 'why' ? why : <Behind {...props} section={open} />}
        </div>
      )}
    </div>
  );
}

const leads = {
  contradicted: 'The source contradicts this.',
  conflict:
    'The source says this in one place and something else in another. Correct the source, or leave this claim out.',
  unsupported: 'No product field or data source supports this.',
  unproven: 'The source makes the same claim without proof. Add a data source that proves it.',
} as const;

const leadOfPictures =
  'A model saw something in the pictures that differs from the product’s facts. Check the pictures: the model can be wrong.';

function Behind({ section, ...props }: FoundPanelProps & { section: Section }) {
  const { part, value, verdict, source, draft, voice, onUse, onEdit, onSelect } = props;
  const claims = verdict.claims ?? [];
  switch (section) {
    case 'supported':
      return <ClaimItems label="Supported claims" claims={claims.filter(isOf(section))} {...{ source, onSelect }} />;
    case 'contradicted':
    case 'conflict':
    case 'unsupported':
    case 'unproven':
      return (
        <div className="space-y-2">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <p className="text-ink-soft">{isTextPart(part) ? leads[section] : leadOfPictures}</p>
            {isTextPart(part) && section !== 'contradicted' && section !== 'conflict' && <AddSource />}
          </div>
          <ClaimItems label="Open claims" claims={claims.filter(isOf(section))} {...{ source, onSelect }} />
          {section === 'contradicted' && onUse && onEdit && isTextPart(part) && (
            <FixRow {...{ part, value, voice, onUse, onEdit }} cause="wording" hasKey />
          )}
        </div>
      );
    case 'hints':
      return <Hints claims={claims} {...{ source, onSelect }} />;
    case 'leftOut':
      return (
        <div className="space-y-2">
          <p className="text-ink-soft">
            In the source’s {partTable[part].word}, but no longer in any text of the product.
          </p>
          <ul aria-label="Left out" className="list-disc space-y-1 pl-4.5 marker:text-ink-faint">
            {verdict.leftOut.map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'claims':
      return <Skeleton className="h-5 w-3/5" />;
    case 'wishes':
      return (
        <ul className="space-y-1">
          {(draft?.reasons ?? []).flatMap(({ text, isUnmet }) => (isUnmet ? [<li key={text}>{text}</li>] : []))}
        </ul>
      );
    case 'must':
      return <Rules {...props} results={verdict.results?.filter(isMust) ?? null} />;
    case 'should':
      return <Rules {...props} results={verdict.results && advised(verdict, verdict.results)} />;
  }
}

const isOf = (tone: Section) => (claim: PlacedClaim) => toneOf(claim) === tone;
const isMust = ({ hasPassed, rule }: RuleResult) => !hasPassed && rule.severity === 'block';

/** Advice and what is waived: neither holds anything back. */
function advised({ check }: Verdict, results: readonly RuleResult[]): RuleResult[] {
  const waived = results.filter((result) => isMust(result) && check?.waived.includes(result.rule.id));
  return [...advice(results).toSorted((a, b) => b.lost - a.lost), ...waived];
}

function AddSource() {
  return (
    <Allowed to={addSource}>
      <Button asChild size="sm" variant="ghost" className="-my-1 -mr-2">
        <Link to="." search={(old) => ({ ...old, source: 'new' })} resetScroll={false}>
          <Plus aria-hidden />
          Add a data source
        </Link>
      </Button>
    </Allowed>
  );
}

function Hints({
  claims,
  source,
  onSelect,
}: Pick<FoundPanelProps, 'source' | 'onSelect'> & { claims: readonly PlacedClaim[] }) {
  const tones = [...new Set(claims.map(toneOf).filter(isHintTone))];
  return (
    <div className="space-y-2.5">
      {tones.map((tone) => (
        <div key={tone} className="space-y-1">
          <p className="text-ink-soft">{verdictWords[tone]}. Make sure it is true.</p>
          <ClaimItems
            label={verdictWords[tone]}
            claims={claims.filter((claim) => toneOf(claim) === tone)}
            {...{ source, onSelect }}
          />
        </div>
      ))}
    </div>
  );
}

type RulesProps = FoundPanelProps & { results: readonly RuleResult[] | null };

function Rules({ part, value, verdict, results, voice, onUse, onEdit }: RulesProps) {
  const { slots } = useListing();
  const { check, names } = verdict;
  // As the server stored them, until they are known in detail.
  if (!results)
    return (
      <ul className="space-y-2">
        {(check?.must ?? []).map((id) => (
          <li key={id} className="space-y-1.5">
            <p className="flex h-5 items-center gap-2 font-semibold">
              {names[id] ?? id} <SeverityBadge severity="block" />
            </p>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-13.5 rounded-md" />
          </li>
        ))}
      </ul>
    );
  const first = results.find(({ rule }) => !check?.waived.includes(rule.id));
  return (
    <ul className="space-y-3">
      {results.map((result) => {
        const isWaived = check?.waived.includes(result.rule.id) ?? false;
        const cause: FixCause = { rule: result.rule.id };
        const row =
          onUse && onEdit && isTextPart(part) ? (
            <FixRow {...{ part, value, cause, voice, onUse, onEdit }} hint={result.fix} hasKey={result === first} />
          ) : (
            <NoFix hint={result.fix} />
          );
        return (
          <Fragment key={result.rule.id}>
            {slots.brokenRule?.({ result, isWaived, fix: isWaived ? null : row })}
          </Fragment>
        );
      })}
    </ul>
  );
}

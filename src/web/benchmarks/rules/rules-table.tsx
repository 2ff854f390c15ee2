// The rules of a page: a table, or stacked cards where it would not fit.
import { ExternalLink, History, Pencil, Trash2 } from 'lucide-react';
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import { anyCategory } from '#domain/benchmarks/rule.ts';
import { sourceLink, sourceSite } from '#domain/benchmarks/rule-page.ts';
import type { StoredRule } from '#domain/benchmarks/rules.contract.ts';
import { workspaceSource } from '#domain/benchmarks/workspace-rule.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Switch } from '#web/kit/form/switch.tsx';
import { Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { attributeLabels } from '../benchmark-labels.ts';
import { useDeleteRule, useSwitchRule } from '../rules.queries.ts';
import { severityWords, standingWords, writeDates, writeOffDays } from './rule-words.ts';
import { usePackNames } from './rules.packs.ts';

type RulesTableProps = { rules: StoredRule[]; onOpen: (dialog: string) => void };

export function RulesTable({ rules, onOpen }: RulesTableProps) {
  const isNarrow = useIsNarrow();
  const nameOf = usePackNames();
  if (isNarrow) {
    return (
      <ul aria-label="Rules" className="divide-y divide-line border-line border-t">
        {rules.map((rule) => (
          <li key={rule.id} className="px-5 py-3.5">
            <RuleText rule={rule} pack={nameOf(rule.rule.retailer)} />
            <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Weight rule={rule} />
              <Source rule={rule} />
            </div>
            <div className="mt-1.5 flex items-center justify-between gap-3">
              <StateSwitch rule={rule} />
              <RuleActions rule={rule} onOpen={onOpen} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      label="Rules"
      className="border-line border-t"
      head={
        <>
          <HeadCell>Rule</HeadCell>
          <HeadCell className="w-30">Severity</HeadCell>
          <HeadCell className="w-[26%]">Source</HeadCell>
          <HeadCell className="w-24">State</HeadCell>
          <HeadCell className="w-30">Actions</HeadCell>
        </>
      }
    >
      {rules.map((rule) => (
        <tr key={rule.id} className="transition-colors duration-150 hover:bg-sunken/60">
          <Cell>
            <RuleText rule={rule} pack={nameOf(rule.rule.retailer)} />
          </Cell>
          <Cell>
            <Weight rule={rule} />
          </Cell>
          <Cell>
            <Source rule={rule} />
          </Cell>
          <Cell>
            <StateSwitch rule={rule} />
          </Cell>
          <Cell>
            <RuleActions rule={rule} onOpen={onOpen} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function RuleText({ rule: { rule, isTouched, isActive }, pack }: { rule: StoredRule; pack: string }) {
  const dates = writeDates(rule);
  const offDays = writeOffDays(rule, new Date().toISOString().slice(0, 10));
  const where = [pack, attributeLabels[rule.attribute], ...(rule.category === anyCategory ? [] : [rule.category])];
  return (
    <div className={cn('min-w-0', (!isActive || offDays) && 'text-ink-soft')}>
      <p className="font-medium wrap-anywhere">
        {rule.label}
        {isTouched && (
          <Badge tone="accent" className="ml-2 py-0">
            Customized
          </Badge>
        )}
        {offDays && <Badge className="ml-2 py-0">{offDays}</Badge>}
      </p>
      <p className="wrap-anywhere text-[0.8125rem]">{describeRule(rule)}</p>
      <p className="text-ink-soft text-xs leading-5">
        {where.join(' · ')}
        {dates && ` · ${dates}`}
      </p>
    </div>
  );
}

function Weight({ rule: { rule } }: { rule: StoredRule }) {
  const { word, tone } = severityWords[rule.severity];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={tone} className="py-0">
        {word}
      </Badge>
      <span className="whitespace-nowrap text-ink-soft text-xs tabular-nums">
        {rule.points} {rule.points === 1 ? 'point' : 'points'}
      </span>
    </span>
  );
}

function Source({ rule: { rule, isBuiltIn } }: { rule: StoredRule }) {
  const { word, tone } = standingWords[isBuiltIn || rule.standing !== 'own' ? rule.standing : 'workspace'];
  const link = sourceLink(rule.source);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-soft text-xs leading-5">
      <Badge tone={tone} className="py-0">
        {word}
      </Badge>
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          title={rule.source}
          className="inline-flex min-w-0 items-center gap-1 break-all underline decoration-line-strong underline-offset-2 hover:text-ink touch:py-2.5"
        >
          {sourceSite(rule.source)}
          <ExternalLink aria-hidden className="size-3 shrink-0" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        rule.source !== 'Copydesk' &&
        rule.source !== workspaceSource && <span className="wrap-anywhere">{rule.source}</span>
      )}
      {rule.asOf !== null && <span className="whitespace-nowrap">as of {rule.asOf}</span>}
    </span>
  );
}

/** Words that tell one rule's controls from another's. */
const nameOfRule = ({ rule }: StoredRule) => `${rule.label} (${rule.id})`;

function StateSwitch({ rule }: { rule: StoredRule }) {
  const change = useSwitchRule();
  return (
    <Switch
      label={`State of ${nameOfRule(rule)}`}
      checked={rule.isActive}
      onCheckedChange={(isActive) => change.mutate({ rule, isActive })}
      words={{ on: 'On', off: 'Off' }}
    />
  );
}

function RuleActions({ rule, onOpen }: { rule: StoredRule; onOpen: (dialog: string) => void }) {
  const remove = useDeleteRule();
  const name = nameOfRule(rule);
  return (
    <div className="-ml-2 flex gap-0.5">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Edit ${name}`}
        title="Edit"
        onClick={() => onOpen(`edit-${rule.id}`)}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Changes to ${name}`}
        title="Changes"
        onClick={() => onOpen(`history-${rule.id}`)}
      >
        <History aria-hidden />
      </Button>
      {!rule.isBuiltIn && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Delete ${name}`}
          title="Delete"
          busy={remove.isPending}
          onClick={({ currentTarget }) =>
            remove.mutate(rule, { onSuccess: () => focusNeighbour(currentTarget.closest('tr, li')) })
          }
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </div>
  );
}

/** The focus of a row that goes is handed to the row that takes its place. */
function focusNeighbour(row: Element | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[role="switch"]')?.focus();
}

export function RulesSkeleton() {
  return (
    <Loading label="Loading rules">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div
          key={row}
          className="flex flex-col gap-2.5 border-line border-t px-5 py-3.5 md:flex-row md:items-center md:gap-6"
        >
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
          <Skeleton className="h-5 w-24 rounded-full" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </Loading>
  );
}

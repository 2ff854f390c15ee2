// What the table shows of a rule: its columns, and all of them stacked where a table would not fit.

import { ExternalLink, History, Trash2 } from 'lucide-react';
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import { anyCategory } from '#domain/benchmarks/rule.ts';
import { sourceLink, sourceSite } from '#domain/benchmarks/rule-page.ts';
import { changeRule, deleteRule, type StoredRule } from '#domain/benchmarks/rules.contract.ts';
import { workspaceSource } from '#domain/benchmarks/workspace-rule.ts';
import { Badge } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';
import { Switch } from '#web/kit/form/switch.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { Allowed, AllowedFields } from '#web/shared/screen/allowed.tsx';
import { EditOrShow } from '#web/shared/screen/edit-or-show.tsx';
import { attributeLabels } from '../benchmark-labels.ts';
import { useDeleteRule, useSwitchRule } from '../rules.queries.ts';
import { severityWords, standingWords, writeDates, writeOffDays } from './rule-words.ts';

type OnOpen = (dialog: string) => void;

/** `nameOf` gives the name of a pack. */
export const ruleColumns = (onOpen: OnOpen, nameOf: (retailer: string) => string): Column<StoredRule>[] => [
  { id: 'rule', header: 'Rule', cell: (rule) => <RuleText rule={rule} pack={nameOf(rule.rule.retailer)} /> },
  { id: 'severity', header: 'Severity', headClassName: 'w-30', cell: (rule) => <Weight rule={rule} /> },
  { id: 'source', header: 'Source', headClassName: 'w-[26%]', cell: (rule) => <Source rule={rule} /> },
  { id: 'state', header: 'State', headClassName: 'w-24', cell: (rule) => <StateSwitch rule={rule} /> },
  {
    id: 'actions',
    header: 'Actions',
    headClassName: 'w-30',
    cell: (rule) => <RuleActions rule={rule} onOpen={onOpen} />,
  },
];

export function StackedRule({ rule, pack, onOpen }: { rule: StoredRule; pack: string; onOpen: OnOpen }) {
  return (
    <>
      <RuleText rule={rule} pack={pack} />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Weight rule={rule} />
        <Source rule={rule} />
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <StateSwitch rule={rule} />
        <RuleActions rule={rule} onOpen={onOpen} />
      </div>
    </>
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

/** Words that distinguish one rule's controls from another's. */
const nameOfRule = ({ rule }: StoredRule) => `${rule.label} (${rule.id})`;

function StateSwitch({ rule }: { rule: StoredRule }) {
  const change = useSwitchRule();
  return (
    <AllowedFields to={changeRule}>
      <Switch
        label={`State of ${nameOfRule(rule)}`}
        checked={rule.isActive}
        onCheckedChange={(isActive) => change.mutate({ rule, isActive })}
        words={{ on: 'On', off: 'Off' }}
      />
    </AllowedFields>
  );
}

function RuleActions({ rule, onOpen }: { rule: StoredRule; onOpen: OnOpen }) {
  const remove = useDeleteRule();
  const name = nameOfRule(rule);
  return (
    <div className="-ml-2 flex gap-0.5">
      <EditOrShow to={changeRule} name={name} onClick={() => onOpen(`edit-${rule.id}`)} />
      <IconButton
        icon={History}
        label={`Changes to ${name}`}
        title="Changes"
        onClick={() => onOpen(`history-${rule.id}`)}
      />
      {!rule.isBuiltIn && (
        <Allowed to={deleteRule}>
          <IconButton
            icon={Trash2}
            label={`Delete ${name}`}
            title="Delete"
            busy={remove.isPending}
            onClick={({ currentTarget }) =>
              remove.mutate(rule, { onSuccess: () => focusNeighbour(currentTarget.closest('tr, li')) })
            }
          />
        </Allowed>
      )}
    </div>
  );
}

/** The focus of a row that goes is handed to the row that takes its place. */
function focusNeighbour(row: Element | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[role="switch"]')?.focus();
}

// The changes of one rule, newest first: who, when and what, and the newest can be taken back.

import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type RuleChange, restoreRule, type StoredRule, undoRuleChange } from '#domain/benchmarks/rules.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { undoChange, useRestoreRule } from '../rules.queries.ts';
import { describeChange } from './rule-words.ts';
import { usePackNames } from './rules.packs.ts';

type RuleHistoryDialogProps = { rule: StoredRule; changes: RuleChange[]; onClose: () => void };

export function RuleHistoryDialog({ rule, changes, onClose }: RuleHistoryDialogProps) {
  const restore = useRestoreRule();
  const nameOf = usePackNames();
  const [isUndoing, setUndoing] = useState(false);
  const [newest] = changes;
  const undo = async ({ id, before }: RuleChange) => {
    setUndoing(true);
    await undoChange(id);
    setUndoing(false);
    if (before === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Changes to “${rule.rule.label}”`}
      description={
        rule.isBuiltIn
          ? 'This rule came with Copydesk. After you change it, it gets no updates from Copydesk until you restore it.'
          : 'A rule of your workspace.'
      }
      bodyLabel="Changes"
      footer={
        <>
          {rule.isTouched && (
            <Allowed to={restoreRule}>
              <Button busy={restore.isPending} onClick={() => restore.mutate(rule)}>
                <RotateCcw aria-hidden />
                Restore Copydesk’s rule
              </Button>
            </Allowed>
          )}
          {newest?.changedBy && (
            <Allowed to={undoRuleChange}>
              <Button busy={isUndoing} onClick={() => void undo(newest)}>
                <Undo2 aria-hidden />
                Undo latest change
              </Button>
            </Allowed>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ol className="divide-y divide-line">
        {changes.map((change) => {
          const { title, lines } = describeChange(change, nameOf);
          return (
            <li key={change.id} className="py-3 first:pt-0">
              <p className="font-medium">{title}</p>
              <p className="text-ink-soft text-xs leading-5">
                {change.changedBy?.fullName ?? 'Copydesk'} · {formatDateTime(new Date(change.changedAt))}
              </p>
              {lines.length > 0 && (
                <dl className="mt-1.5 space-y-1 text-[0.8125rem]">
                  {lines.map((line) => (
                    <div key={line.name} className="grid gap-x-3 sm:grid-cols-[5.5rem_1fr]">
                      <dt className="text-ink-soft">{line.name}</dt>
                      <dd className="wrap-anywhere">
                        <del className="text-ink-soft">{line.before}</del>
                        <span aria-hidden> → </span>
                        <ins className="no-underline">{line.after}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

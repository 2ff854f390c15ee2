// What can be done about a rule that many products break: one place for its fix, for what a model is asked, and for waiving it.

import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import { addWaiver } from '#domain/benchmarks/waivers.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { textParts } from '#domain/parts/parts.ts';
import { useMay } from '#web/client/use-may.ts';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { ApplyPromptDialog } from '../bulk/apply-prompt-dialog.tsx';
import { FixDialog } from '../bulk/fix-dialog.tsx';
import type { RuleAct } from './rule-act.ts';
import { WaiveDialog } from './waive-dialog.tsx';

type RuleDialogProps = {
  rule: BrokenRule;
  list: ProductFilter;
  act: RuleAct;
  onAct: (act: RuleAct) => void;
  onClose: () => void;
};

export function RuleDialog({ rule, list, act, onAct, onClose }: RuleDialogProps) {
  const { ruleIds, label, attribute, canFix, canAsk } = rule;
  const mayWaive = useMay(addWaiver);
  const selection = { filter: { ...pickFilter(list), rule: ruleIds } };
  const options = [
    ...(canFix ? [{ value: 'fix' as const, label: 'Fix' }] : []),
    ...(canAsk ? [{ value: 'ask' as const, label: 'Ask a model' }] : []),
    ...(mayWaive ? [{ value: 'waive' as const, label: 'Waive' }] : []),
  ];
  const tabs = options.length > 1 && (
    <ChoiceBar label={`What to do about “${label}”`} value={act} onValueChange={onAct} options={options} />
  );
  const place = { selection, count: rule.products - rule.waived, onClose };
  if (act === 'fix') return <FixDialog {...place} ruleIds={ruleIds} label={label} tabs={tabs} />;
  if (act === 'ask')
    return (
      <ApplyPromptDialog
        {...place}
        startsWith={`Make the text pass this rule: ${label}.`}
        onTexts={textParts.filter((part) => part === attribute)}
        tabs={tabs}
        needsModel
      />
    );
  return <WaiveDialog rule={rule} list={list} tabs={tabs} onClose={onClose} />;
}

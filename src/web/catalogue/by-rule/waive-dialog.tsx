// Waives a rule: for whom, why and until when, with what it changes counted while it is filled in.

import { CheckCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatDay, formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { useNeedsSecond } from '#web/shared/review/use-needs-second.ts';
import { useAddWaiver, useWaiverEffect } from './waivers.queries.ts';

type Scope = 'retailer' | 'brand' | 'category';
const scopes: { value: Scope; label: string }[] = [
  { value: 'retailer', label: 'Retailer' },
  { value: 'brand', label: 'Brand' },
  { value: 'category', label: 'Category' },
];

type Ending = '30' | '90' | 'date' | 'none';
const endings: { value: Ending; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'date', label: 'Date' },
  { value: 'none', label: 'No end date' },
];

const dayMs = 24 * 60 * 60 * 1_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

function endOf(ending: Ending, date: string): string | null {
  if (ending === 'none') return null;
  return ending === 'date' ? date : dayIn(Number(ending));
}

type WaiveDialogProps = { rule: BrokenRule; list: ProductFilter; tabs: ReactNode; onClose: () => void };

export function WaiveDialog({ rule, list, tabs, onClose }: WaiveDialogProps) {
  const { ruleIds, label, retailers, severity } = rule;
  const isMust = severity === 'block';
  const { data: facets } = useFacets();
  const [scope, setScope] = useState<Scope>('retailer');
  // What the list is filtered by is what it is most likely about.
  const first: Record<Scope, string> = {
    retailer: filterValues(list.retailer)[0] ?? retailers[0] ?? '',
    brand: filterValues(list.brand)[0] ?? '',
    category: filterValues(list.category)[0] ?? '',
  };
  const [chosen, setChosen] = useState<Partial<Record<Scope, string>>>({});
  const [reason, setReason] = useState('');
  const [ending, setEnding] = useState<Ending>('90');
  const [date, setDate] = useState(() => dayIn(90));
  const add = useAddWaiver();
  const value = chosen[scope] ?? first[scope];
  const until = endOf(ending, date);
  const waived: Waived | null = value === '' ? null : { ruleIds, scope, value, until };
  const settled = useDebounced(waived && JSON.stringify(waived));
  const effect = useWaiverEffect(settled === null ? null : (JSON.parse(settled) as Waived));
  const offered = { retailer: facets?.retailers, brand: facets?.brands, category: facets?.categories }[scope] ?? [];
  const missing =
    value === ''
      ? `Select a ${scope}`
      : reason.trim().length < 3
        ? 'Enter a reason of at least 3 characters'
        : undefined;
  const products = waived ? effect.data?.products : undefined;
  const asksSecond = useNeedsSecond('waiver') && isMust;
  const send = () => {
    if (missing || !waived) return;
    add.mutate({ ruleIds, scope, value, reason: reason.trim(), until }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !add.isPending && onClose()}
      size="sm"
      title={`Waive “${label}”`}
      description={`${
        isMust
          ? asksSecond
            ? 'A second person must confirm. Until then, the rule blocks these products as before.'
            : 'The rule no longer blocks these products.'
          : 'This rule is only recommended and blocks nothing. A waiver says that you accept these products as they are.'
      } The rule is still shown, and quality scores do not change.`}
      onSend={missing ? undefined : send}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={add.isPending} disabledReason={missing} onClick={send}>
            {asksSecond ? 'Ask to waive' : 'Waive'}
            {products === undefined ? '' : ` for ${formatNumber(products)}`}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {tabs}
        <div className="space-y-1.5">
          <p className="font-medium text-[0.8125rem]">Applies to</p>
          <div className="grid grid-cols-2 gap-2">
            <Select
              label="Applies to"
              value={scope}
              onValueChange={(next) => setScope(next as Scope)}
              options={scopes}
            />
            <Select
              label={`Which ${scope}`}
              value={value}
              placeholder={`Select a ${scope}`}
              onValueChange={(next) => setChosen({ ...chosen, [scope]: next })}
              options={offered.map((each) => ({ value: each, label: each }))}
            />
          </div>
          <p className="min-h-4 text-ink-soft text-xs tabular-nums">
            {products !== undefined && `${countProducts(products)} that ${products === 1 ? 'breaks' : 'break'} it`}
          </p>
        </div>
        <Field
          label={
            <>
              Reason <span className="font-normal text-ink-soft">required</span>
            </>
          }
          hint="Shown with the rule and your name."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className="space-y-1.5">
          <p className="font-medium text-[0.8125rem]">Until</p>
          <ChoiceBar label="Until" value={ending} onValueChange={setEnding} options={endings} />
          {ending === 'date' && (
            <Input
              type="date"
              aria-label="Last day"
              value={date}
              min={dayIn(0)}
              onChange={({ target }) => setDate(target.value || dayIn(90))}
            />
          )}
          <p className="text-ink-soft text-xs">
            {until === null ? 'Until someone undoes it.' : `${formatDay(until)}. After that, the rule applies again.`}
          </p>
        </div>
        {isMust && <Effect {...(waived ? { data: effect.data } : { data: undefined })} />}
        {(add.error ?? effect.error) && <FailureBox {...describeFailure(add.error ?? effect.error)} />}
      </div>
    </Dialog>
  );
}

/** What the products it is about will be under; its room is always there. */
function Effect({ data }: Pick<ReturnType<typeof useWaiverEffect>, 'data'>) {
  const rows = data
    ? [
        { count: data.clear, text: 'will be clean or unchanged', Icon: CheckCheck, color: 'text-ok' },
        { count: data.openClaim, text: 'still have an open claim', Icon: CircleHelp, color: 'text-warn' },
        { count: data.mustRule, text: 'still break another required rule', Icon: TriangleAlert, color: 'text-bad' },
        { count: data.other, text: 'still need review for another reason', Icon: CircleHelp, color: 'text-ink-faint' },
      ]
    : [];
  return (
    <ul
      aria-label="What the waiver changes"
      className="min-h-18 space-y-1.5 rounded-lg bg-sunken px-3 py-2.5 text-[0.8125rem]"
    >
      {rows
        .filter(({ count }) => count > 0)
        .map(({ count, text, Icon, color }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon aria-hidden className={`size-4 shrink-0 ${color}`} />
            <span className="min-w-8 text-right font-semibold tabular-nums">{formatNumber(count)}</span>
            {text}
          </li>
        ))}
    </ul>
  );
}

// Which days a report is about: a day, a week or a month, the one before or after, or any range.
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Report } from '#domain/report/report.contract.ts';
import {
  countDays,
  type DayRange,
  mostReportDays,
  type ReportSpan,
  rangeAfter,
  rangeAround,
  rangeBefore,
  spanOf,
} from '#domain/report/report-days.ts';
import { Button } from '#web/kit/button.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Popover } from '#web/kit/layers/popover.tsx';
import { formatRange, spanNames } from './report-format.ts';

const spans: { value: ReportSpan; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

type RangeControlsProps = { report: Pick<Report, 'range' | 'today'>; onChange: (range: DayRange) => void };

export function RangeControls({ report: { range, today }, onChange }: RangeControlsProps) {
  const span = spanOf(range);
  const what = span ? spanNames[span] : `${countDays(range)} days`;
  // Of a range that is not over, the day it is; else its last one.
  const around = range.from <= today && today <= range.to ? today : range.to;
  return (
    <>
      <ChoiceBar
        label="Length"
        // Of any other range none is chosen.
        value={span as ReportSpan}
        options={spans}
        onValueChange={(next) => onChange(rangeAround(around, next))}
      />
      <div className="flex items-center rounded-md border border-line-strong bg-surface shadow-card">
        <IconButton icon={ChevronLeft} label={`Previous ${what}`} onClick={() => onChange(rangeBefore(range))} />
        <RangePopover key={`${range.from} ${range.to}`} range={range} today={today} onChange={onChange} />
        <IconButton
          icon={ChevronRight}
          label={`Next ${what}`}
          disabledReason={range.to >= today ? 'There is nothing after today.' : undefined}
          onClick={() => onChange(rangeAfter(range))}
        />
      </div>
    </>
  );
}

function RangePopover({ range, today, onChange }: RangeControlsProps['report'] & Pick<RangeControlsProps, 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const [{ from, to }, setDays] = useState(range);
  const problem =
    from === '' || to === ''
      ? 'Choose both days.'
      : from > to
        ? 'The first day is after the last one.'
        : countDays({ from, to }) > mostReportDays
          ? `A report covers at most ${mostReportDays} days.`
          : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    setOpen(false);
    onChange({ from, to });
  };
  return (
    <Popover
      label="Days of the report"
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      className="w-72 p-4"
      trigger={
        <Button variant="ghost" size="sm" className="px-2 text-ink tabular-nums">
          <CalendarDays aria-hidden />
          {formatRange(range)}
        </Button>
      }
    >
      <form onSubmit={submit} className="space-y-3">
        <Field label="First day">
          {(field) => (
            <Input {...field} type="date" value={from} onChange={({ target }) => setDays({ from: target.value, to })} />
          )}
        </Field>
        <Field label="Last day">
          {(field) => (
            <Input {...field} type="date" value={to} onChange={({ target }) => setDays({ from, to: target.value })} />
          )}
        </Field>
        <p aria-live="polite" className="min-h-4 text-bad-ink text-xs">
          {problem}
        </p>
        <div className="flex justify-between gap-2">
          <Button size="sm" onClick={() => onChange(rangeAround(today, 'week'))}>
            This week
          </Button>
          <Button type="submit" variant="primary" size="sm" disabledReason={problem ?? undefined}>
            Show
          </Button>
        </div>
      </form>
    </Popover>
  );
}

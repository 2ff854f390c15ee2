// The step from a dry run to an import: row by row or all or nothing.
import { ArrowRight } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { Import, ImportMode } from '#domain/transfer/transfer.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { countNoun, countToStore } from './transfer-labels.ts';

export type Applying = { mode: ImportMode; setMode: (mode: ImportMode) => void; isBusy: boolean; apply: () => void };

type ApplyCardProps = {
  report: Import;
  /** A newer dry run is under way: this report is not what would be imported. */
  isStale: boolean;
  applying: Applying;
};

/** Why this report cannot be imported; undefined when it can. */
export function refuseApply(report: Import, isStale: boolean): string | undefined {
  const { counts } = report;
  if (isStale) return 'The file is being checked again with your changes.';
  if (!report.canApply) return 'The uploaded file is no longer here. Upload it again to import it.';
  if (counts.read === 0) return 'There are no products in this file.';
  if (countToStore(counts) > 0) return undefined;
  return counts.refused === counts.read
    ? 'Every product in this file is refused.'
    : 'Nothing in this file is new or changed.';
}

export function ApplyCard({ report, isStale, applying }: ApplyCardProps) {
  const { counts } = report;
  const reason = refuseApply(report, isStale);
  const count = countToStore(counts);
  const isAllRefused = counts.refused > 0;
  return (
    <Card aria-labelledby="apply">
      <CardHead id="apply" title="Import" hint="Nothing is changed before you press the button." />
      <CardBody className="space-y-4 pt-3">
        <RadioGroup.Root
          aria-label="How to import"
          value={applying.mode}
          onValueChange={(mode) => applying.setMode(mode as ImportMode)}
          className="space-y-2"
        >
          <ModeChoice
            value="rows"
            title="Row by row"
            text={
              counts.refused > 0
                ? `Takes every sound product and leaves out the ${formatNumber(counts.refused)} refused.`
                : 'Takes every sound product.'
            }
          />
          <ModeChoice
            value="all"
            title="All or nothing"
            text={
              isAllRefused
                ? `Not possible: ${countNoun(counts.refused, 'product is', 'products are')} refused.`
                : 'Takes the file as a whole, or nothing if any product fails.'
            }
            disabled={isAllRefused}
          />
        </RadioGroup.Root>
        <Button
          variant="primary"
          className="w-full"
          busy={applying.isBusy}
          disabledReason={reason}
          onClick={applying.apply}
        >
          {count > 0 ? `Import ${countNoun(count, 'product')}` : 'Import'}
          {!applying.isBusy && <ArrowRight aria-hidden />}
        </Button>
        {reason ? (
          <p className="text-ink-soft text-xs">{reason}</p>
        ) : (
          <p className="text-ink-faint text-xs touch:hidden">
            <Kbd keys="$mod+Enter" /> imports too.
          </p>
        )}
      </CardBody>
    </Card>
  );
}

type ModeChoiceProps = { value: ImportMode; title: string; text: string; disabled?: boolean };

function ModeChoice({ value, title, text, disabled = false }: ModeChoiceProps) {
  const id = useId();
  return (
    <RadioGroup.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={cn(
        'group flex w-full items-start gap-3 rounded-lg border border-line-strong px-3 py-2.5 text-left transition-colors duration-150 aria-checked:border-accent aria-checked:bg-accent-soft',
        disabled ? 'cursor-not-allowed' : 'hover:bg-hover aria-checked:hover:bg-accent-soft',
      )}
    >
      <span
        aria-hidden
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control group-aria-checked:border-accent group-disabled:border-line-strong"
      >
        <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
      </span>
      <span className="min-w-0">
        <span
          id={`${id}-title`}
          className={cn('block font-medium', disabled ? 'text-ink-faint' : 'group-aria-checked:text-accent-ink')}
        >
          {title}
        </span>
        <span id={`${id}-text`} className="block text-ink-soft text-xs">
          {text}
        </span>
      </span>
    </RadioGroup.Item>
  );
}

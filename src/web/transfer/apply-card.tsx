// The step from a dry run to an import: row by row or all or nothing, and what becomes of edits by hand and of fields whose cells are empty.
import { ArrowRight, RefreshCw, TriangleAlert } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { countAhead } from '#domain/transfer/import-ahead.ts';
import type { ImportDetails, ImportOptions } from '#domain/transfer/import-run.contract.ts';
import type { ImportMode } from '#domain/transfer/transfer.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { EmptyCellsChoice, ManualEditsChoice, MissingChoice } from './policy-choices.tsx';
import { RadioChoice } from './radio-choice.tsx';
import { countToStore } from './transfer-labels.ts';

export type Applying = {
  mode: ImportMode;
  setMode: (mode: ImportMode) => void;
  isBusy: boolean;
  /** Values for all products are typed that no dry run had yet: an import now would go without them. */
  hasUnchecked: boolean;
  apply: () => void;
};

type Policies = Required<Pick<ImportOptions, 'handEdits' | 'emptyCells' | 'missing'>>;

type ApplyCardProps = {
  report: ImportDetails;
  /** A newer dry run is under way: this report is not what would be imported. */
  isStale: boolean;
  applying: Applying;
  /** What is chosen for fields edited by hand, for empty cells and for missing products, and the way to choose; null where the file is gone. */
  options: Policies;
  onOptions: ((options: Partial<Policies>) => void) | null;
  /** Checks the file again by the same choices; null where it is gone. */
  onRecheck: (() => void) | null;
};

/** Why this report cannot be imported; undefined when it can. */
export function refuseApply(report: ImportDetails, isStale: boolean, hasUnchecked: boolean): string | undefined {
  const { counts } = report;
  if (isStale) return 'The file is being checked again with your changes.';
  if (hasUnchecked) return 'You changed the values for all products. Check with these values first.';
  if (!report.canApply) return 'The uploaded file is no longer available. Upload it again to import it.';
  if (counts.read === 0) return 'There are no products in this file.';
  if (counts.refused === counts.read) return 'No product in this file can be imported.';
  if (countAhead(report) > 0) return undefined;
  return (report.missing ?? 0) > 0
    ? 'Nothing in this file is new or changed, and products missing from the file stay as they are.'
    : 'Nothing in this file is new or changed.';
}

/** What the button will do: `Import 3 products, set aside 2`. */
function describeApply({ counts, willMove: { setAside, broughtBack }, isOutdated }: ImportDetails): string {
  if (isOutdated) return 'Import';
  const found = [
    { verb: 'Import', count: countToStore(counts) },
    { verb: 'Set aside', count: setAside },
    { verb: 'Bring back', count: broughtBack },
  ].filter(({ count }) => count > 0);
  return found.length === 0
    ? 'Import'
    : found
        .map(({ verb, count }, i) =>
          i === 0 ? `${verb} ${countNoun(count, 'product')}` : `${verb.toLowerCase()} ${formatNumber(count)}`,
        )
        .join(', ');
}

/** Whether somebody said before that this is not to be imported just so: its limit, or the schedule it came by. */
export const needsAnyway = ({ excess, error }: Pick<ImportDetails, 'excess' | 'error'>): boolean =>
  excess !== null || error !== undefined;

/** Why this waits for a person, with the way on. */
function describeStopped({ excess, error }: ImportDetails): string {
  if (excess !== null) return `${excess} Import anyway to go above this limit once.`;
  return `The schedule stopped at this file. ${error}`;
}

export function ApplyCard({ report, isStale, applying, options, onOptions, onRecheck }: ApplyCardProps) {
  const { counts } = report;
  const reason = refuseApply(report, isStale, applying.hasUnchecked);
  const isAllRefused = counts.refused > 0;
  return (
    <Card aria-labelledby="apply">
      <CardHead id="apply" title="Import" hint="Nothing changes until you press Import." />
      <CardBody className="space-y-4 pt-3">
        <RadioGroup.Root
          aria-label="How to import"
          value={applying.mode}
          onValueChange={(mode) => applying.setMode(mode as ImportMode)}
          className="space-y-2"
        >
          <RadioChoice
            value="rows"
            title="Row by row"
            text={
              counts.refused > 0
                ? `Imports all valid products and skips ${countNoun(counts.refused, 'invalid product')}.`
                : 'Imports all valid products.'
            }
          />
          <RadioChoice
            value="all"
            title="All or nothing"
            text={
              isAllRefused
                ? `Not possible: ${countNoun(counts.refused, 'product is', 'products are')} invalid.`
                : 'Imports the whole file, or nothing if a product is invalid.'
            }
            disabled={isAllRefused}
          />
        </RadioGroup.Root>
        {report.edited > 0 && onOptions && (
          <ManualEditsChoice
            count={report.edited}
            value={options.handEdits}
            onChange={(handEdits) => onOptions({ handEdits })}
          />
        )}
        {report.blanks > 0 && onOptions && (
          <EmptyCellsChoice
            count={report.blanks}
            value={options.emptyCells}
            onChange={(emptyCells) => onOptions({ emptyCells })}
          />
        )}
        {(report.missing ?? 0) > 0 && onOptions && (
          <MissingChoice
            count={report.missing ?? 0}
            value={options.missing}
            onChange={(missing) => onOptions({ missing })}
          />
        )}
        {report.isOutdated && onRecheck && (
          <div className="space-y-2">
            <p className="text-[0.8125rem] text-warn-ink">
              The catalog or the profile changed since this check, so the figures may be different now.
              {report.stopAbove !== null &&
                ` The import stops if more than ${report.stopAbove}\u00a0% of the products would change or are missing.`}
            </p>
            <Button
              size="sm"
              disabledReason={isStale ? 'The file is being checked again.' : undefined}
              onClick={onRecheck}
            >
              <RefreshCw aria-hidden />
              Check again
            </Button>
          </div>
        )}
        {needsAnyway(report) && (
          <p className="flex gap-2 text-[0.8125rem] text-warn-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{describeStopped(report)}</span>
          </p>
        )}
        <Button
          variant="primary"
          className="h-auto min-h-8.5 w-full whitespace-normal py-1.5 touch:h-auto touch:min-h-10"
          busy={applying.isBusy}
          disabledReason={reason}
          onClick={applying.apply}
        >
          {describeApply(report)}
          {needsAnyway(report) && ' anyway'}
          {!applying.isBusy && <ArrowRight aria-hidden />}
        </Button>
        {reason ? (
          <p className="text-ink-soft text-xs">{reason}</p>
        ) : (
          !needsAnyway(report) && (
            <p className="text-ink-faint text-xs touch:hidden">
              <Kbd keys="$mod+Enter" /> also imports.
            </p>
          )
        )}
      </CardBody>
    </Card>
  );
}

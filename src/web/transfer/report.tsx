// The report of a run: figures, how the file was read, problems, columns and what was cleaned; for a dry run the step to import.

import { CircleCheck } from 'lucide-react';
import { type ImportDetails, type ImportOptions, rerunImport } from '#domain/transfer/import-run.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Card, CardBody } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { RefusalNote } from '#web/shared/screen/allowed.tsx';
import { AppliedCard } from './applied-card.tsx';
import { ApplyCard, type Applying } from './apply-card.tsx';
import { ChangesCard, listsOf } from './changes-card.tsx';
import { CleanedCard } from './cleaned-card.tsx';
import { ConstantsCard } from './constants-card.tsx';
import { CountFigures } from './count-figures.tsx';
import { DoneCard } from './done-card.tsx';
import { MappingCard } from './mapping-card.tsx';
import { MissingCard, showsMissing } from './missing-card.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecognizedCard } from './recognized-card.tsx';
import { RunProgress } from './run-progress.tsx';
import { SetAsideNote, showsSetAside } from './set-aside-note.tsx';
import { SupplierCard } from './supplier-card.tsx';

type ReportProps = {
  report: ImportDetails;
  /** Choices that are being checked; shown in the controls before their report is there. */
  draft: ImportOptions;
  /** The newer dry run under way. */
  running: ImportDetails | null;
  isStale: boolean;
  applying: Applying;
  onUnchecked: (hasUnchecked: boolean) => void;
  onOptions: ((options: ImportOptions) => void) | null;
  onNew: () => void;
};

export function Report({ report, draft, running, isStale, applying, onUnchecked, onOptions, onNew }: ReportProps) {
  const mayImport = useMay(rerunImport);
  const wanted: ImportDetails = {
    ...report,
    format: draft.format ?? report.format,
    encoding: draft.encoding ?? report.encoding,
  };
  const mapping = { ...report.mapping, ...draft.mapping };
  const dim = cn('transition-opacity duration-150', isStale && 'opacity-60');
  const problems = (
    <div key="problems" className={dim} aria-busy={isStale}>
      {report.problemCount > 0 ? <ProblemsCard key={report.id} run={report} /> : <NoProblems />}
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
      <div className="space-y-4">
        {!report.dryRun && <DoneCard run={report} onNew={onNew} />}
        <div className={dim} aria-busy={isStale}>
          <CountFigures
            counts={report.counts}
            returned={report.returned}
            isImported={!report.dryRun}
            undone={report.undone}
          />
          {showsSetAside(report) && <SetAsideNote run={report} />}
        </div>
      </div>
      <div className="space-y-4 xl:sticky xl:top-20 xl:row-span-2">
        {report.importedAs !== null && <AppliedCard importId={report.importedAs} />}
        {report.dryRun && report.importedAs === null && <RefusalNote of={rerunImport} />}
        {mayImport && report.dryRun && report.importedAs === null && (
          <ApplyCard
            report={report}
            isStale={isStale}
            applying={applying}
            options={{
              handEdits: draft.handEdits ?? report.handEdits,
              emptyCells: draft.emptyCells ?? report.emptyCells,
              missing: draft.missing ?? report.missingPolicy,
            }}
            onOptions={onOptions}
            onRecheck={onOptions && (() => onOptions({}))}
          />
        )}
        {running && (
          <Card>
            <CardBody>
              <RunProgress run={running} />
            </CardBody>
          </Card>
        )}
        <ProfileCard run={report} onOptions={onOptions} />
        <SupplierCard run={report} draft={draft} onOptions={onOptions} />
        <RecognizedCard run={wanted} onOptions={onOptions} />
      </div>
      <div className="min-w-0 space-y-4">
        {problems}
        {listsOf(report).length > 0 && (
          <div key="changes" className={dim} aria-busy={isStale}>
            <ChangesCard run={report} />
          </div>
        )}
        {showsMissing(report) && (
          <div key="missing" className={dim} aria-busy={isStale}>
            <MissingCard run={report} />
          </div>
        )}
        {report.columns.length > 0 && (
          <MappingCard
            key="columns"
            columns={report.columns}
            mapping={mapping}
            onMapping={onOptions && ((next) => onOptions({ mapping: next }))}
          />
        )}
        {onOptions && (
          <ConstantsCard
            key="constants"
            constants={draft.constants ?? report.constants}
            onConstants={(constants) => onOptions({ constants })}
            onUnchecked={onUnchecked}
          />
        )}
        {report.cleaned.length > 0 && (
          <div className={dim} aria-busy={isStale}>
            <CleanedCard cleaned={report.cleaned} />
          </div>
        )}
      </div>
    </div>
  );
}

function NoProblems() {
  return (
    <Card>
      <p className="flex items-center gap-2 px-5 py-3.5">
        <CircleCheck aria-hidden className="size-4 text-ok" />
        <span>
          <span className="font-medium">No problems.</span>{' '}
          <span className="text-ink-soft">Copydesk could read every value in the file.</span>
        </span>
      </p>
    </Card>
  );
}

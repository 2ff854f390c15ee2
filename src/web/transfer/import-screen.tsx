// Import screen: a catalogue file comes in by a dry run and its report, and leaves as an export.

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Bookmark, FileUp } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { createImport, type ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { useDroppedFiles } from '#web/kit/use-dropped-files.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { Allowed, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { ImportBadge } from '#web/shared/transfer/import-row.tsx';
import { AnswersView } from './answers-view.tsx';
import { DropZone } from './drop-zone.tsx';
import { ExportCard } from './export-card.tsx';
import { ProfilesCard } from './profiles-card.tsx';
import { RecentAnswers } from './recent-answers.tsx';
import { describeStart, RecentImports } from './recent-imports.tsx';
import { RunView } from './run-view.tsx';
import { StoredExportsCard } from './stored-exports-card.tsx';
import { useSendFile } from './transfer.queries.ts';

export function ImportScreen() {
  const { run: openedRun, answers: openedAnswers } = useSearch({ from: '/import' });
  const runId = openedRun === undefined ? undefined : Number(openedRun);
  const navigate = useNavigate({ from: '/import' });
  const fileInput = useRef<HTMLInputElement>(null);
  const [run, setRun] = useState<ImportDetails | null>(null);
  const openSent = useCallback(
    ({ id, isAnswers }: { id: number; isAnswers?: true | undefined }) =>
      void navigate({ search: isAnswers ? { answers: String(id) } : { run: String(id) } }),
    [navigate],
  );
  const { sending, send, cancel } = useSendFile(openSent);
  const isHome = runId === undefined && openedAnswers === undefined;
  const start = useCallback(
    (file: File) => {
      void navigate({ search: {} });
      void send(file);
    },
    [navigate, send],
  );
  const goHome = useCallback(() => void navigate({ search: {} }), [navigate]);
  const mayImport = useMay(createImport);
  const isOver = useDroppedFiles(([file]) => file && start(file), mayImport);
  useActions('Import', [
    {
      id: 'import.choose',
      label: 'Choose a catalog file',
      needs: createImport,
      keys: 'u',
      run: () => {
        if (isHome) fileInput.current?.click();
        else goHome();
      },
    },
  ]);

  if (openedAnswers !== undefined) return <AnswersView id={Number(openedAnswers)} onNew={goHome} />;
  if (runId !== undefined) {
    return (
      <>
        <Link
          to="/import"
          className="mb-2 inline-flex items-center gap-1.5 rounded-sm text-[0.8125rem] text-ink-soft hover:text-ink touch:min-h-10"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All imports
        </Link>
        <PageHead
          title={run?.id === runId && run ? run.fileName : 'Import'}
          hint={
            run?.id === runId &&
            run && (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <ImportBadge run={run} />
                <span className="tabular-nums">{describeStart(run)}</span>
              </span>
            )
          }
        >
          <Allowed to={createImport}>
            <Button onClick={goHome}>
              <FileUp aria-hidden />
              Import another
            </Button>
          </Allowed>
        </PageHead>
        <RunView id={runId} onNew={goHome} onRun={setRun} />
        {isOver && (
          <p className="pointer-events-none fixed inset-4 z-40 grid place-items-center rounded-xl border-2 border-accent border-dashed bg-accent-soft/90 font-semibold text-accent-ink text-base">
            Drop the file to check it
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <PageHead title="Import" hint="Import a catalog, and export it with the approved content.">
        <Button asChild variant="ghost">
          <Link to="/import-profiles">
            <Bookmark aria-hidden />
            Profiles
          </Link>
        </Button>
      </PageHead>
      <div className="space-y-4">
        <RefusalNote of={createImport} />
        <Allowed to={createImport}>
          <DropZone
            sending={sending}
            isOver={isOver}
            fileInput={fileInput}
            onFile={(file) => void send(file)}
            onCancel={cancel}
          />
        </Allowed>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="min-w-0 space-y-4">
            <RecentImports />
            <RecentAnswers />
          </div>
          <div className="min-w-0 space-y-4">
            <ExportCard />
            <ProfilesCard />
            <StoredExportsCard />
          </div>
        </div>
      </div>
    </>
  );
}

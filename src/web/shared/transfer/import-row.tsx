// One import in a list of them; leads to its report.
import type { ReactNode } from 'react';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { WorkRow } from '#web/shared/runs/work-row.tsx';
import { type ImportState, lookOfImport } from './import-words.ts';

type ImportRowProps = {
  run: Import;
  /** Stands under the file's name. */
  details: ReactNode;
  /** What came of the import, or how far it is. */
  result: ReactNode;
};

export function ImportRow({ run, details, result }: ImportRowProps) {
  return (
    <WorkRow
      link={{ to: '/import', search: { run: String(run.id) } }}
      title={run.fileName}
      details={details}
      result={result}
      badge={<ImportBadge run={run} />}
      failure={(run.state === 'failed' || run.dryRun) && run.error}
    />
  );
}

/** What an import is and how it stands: word and icon. */
export function ImportBadge({ run }: { run: ImportState }) {
  const { label, tone, Icon } = lookOfImport(run);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

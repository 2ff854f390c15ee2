// The latest exports that were made in the background, with their files to download.
import { Download } from 'lucide-react';
import { getStoredFile, type StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Spinner } from '#web/kit/spinner.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { WorkRowsSkeleton } from '#web/shared/runs/work-row.tsx';
import { formatBytes } from './file-size.ts';
import { useExportNews, useStoredExports } from './stored-exports.queries.ts';

/** Nothing before there is one. */
export function StoredExportsCard() {
  const exports = useStoredExports();
  useExportNews(exports.data);
  if (exports.data?.length === 0) return null;
  return (
    <Card aria-labelledby="stored-exports" className="min-w-0">
      <CardHead id="stored-exports" title="Stored exports" hint="Files are available for 30 days." className="pb-3" />
      {exports.data !== undefined ? (
        <ul aria-label="Stored exports" className="divide-y divide-line border-line border-t">
          {exports.data.map((each) => (
            <StoredExportRow key={each.id} of={each} />
          ))}
        </ul>
      ) : exports.isError ? (
        <LoadFailure of={exports} title="Stored exports could not be loaded" />
      ) : (
        <WorkRowsSkeleton label="Loading stored exports" count={2} className="border-line border-t" />
      )}
    </Card>
  );
}

/** `120 products, 480 rows, 3 products will be refused, 40 unchanged, left out` */
export function describeExport({ counts }: Pick<StoredExport, 'counts'>): string {
  if (counts === null) return '';
  const words = [countNoun(counts.products, 'product')];
  if (counts.rows !== null) words.push(countNoun(counts.rows, 'row'));
  if (counts.refused !== null && counts.refused > 0)
    words.push(`${countNoun(counts.refused, 'product')} will be refused`);
  if (counts.misread !== null && counts.misread > 0)
    words.push(`${countNoun(counts.misread, 'product')} will be misread`);
  if (counts.unchanged !== null && counts.unchanged > 0)
    words.push(`${formatNumber(counts.unchanged)} unchanged, left out`);
  if (counts.gone !== null && counts.gone > 0) words.push(`${formatNumber(counts.gone)} deleted or no longer selected`);
  return words.join(', ');
}

function StoredExportRow({ of }: { of: StoredExport }) {
  const { id, name, state, error, files, createdBy, createdAt } = of;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{name}</p>
        <p className="text-ink-soft text-xs tabular-nums">
          {[describeExport(of), createdBy ?? 'On schedule', formatDateTime(new Date(createdAt))]
            .filter((text) => text !== '')
            .join(' · ')}
        </p>
        {error !== null && <p className="break-words text-bad-ink text-xs">{error}</p>}
      </div>
      {state === 'running' && (
        <span role="status" className="flex items-center gap-2 text-ink-soft text-xs">
          <Spinner />
          Exporting
        </span>
      )}
      {files.map((file, number) => (
        <Button key={file.name} size="sm" asChild>
          <a
            href={buildUrl(getStoredFile.path, { params: { id, number } })}
            download
            aria-label={`Download ${file.name}, ${formatBytes(file.bytes)}`}
          >
            <Download aria-hidden />
            Download
          </a>
        </Button>
      ))}
      {state === 'done' && files.length === 0 && <span className="text-ink-faint text-xs">No longer available</span>}
    </li>
  );
}

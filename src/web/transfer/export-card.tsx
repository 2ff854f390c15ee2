// The way out: the catalogue as a file, approved parts in place of the source text.
import { useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { Status } from '#domain/parts/parts.ts';
import { type ExportFormat, exportCatalogue, exportFormats } from '#domain/transfer/export.contract.ts';
import { exportLabels } from '#domain/transfer/export-labels.ts';
import { callPage } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { keys } from '#web/client/query-keys.ts';
import { useDashboard } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Select } from '#web/kit/form/select.tsx';
import { usePreview } from '#web/shared/runs/runs.queries.ts';
import { ExportChecked } from './export-check.tsx';
import { ExportForReview } from './export-review.tsx';

type Choice = 'all' | 'whole' | Status;
const choices: { value: Choice; label: string }[] = [
  { value: 'all', label: 'All products' },
  { value: 'whole', label: 'Only fully reviewed products' },
  { value: 'approved', label: 'With an approved part' },
  { value: 'pending', label: 'With a pending part' },
  { value: 'rejected', label: 'With a rejected part' },
];

/** Decided whole: no part of it waits, so nothing of it goes out undecided. */
function queryOf(choice: Choice): { status?: Status; decided?: 'whole' } {
  if (choice === 'all') return {};
  return choice === 'whole' ? { decided: 'whole' } : { status: choice };
}

export function ExportCard() {
  const { data: dashboard } = useDashboard();
  const [choice, setChoice] = useState<Choice>('all');
  const [checked, setChecked] = useState<ExportFormat | null>(null);
  const whole = useQuery({
    queryKey: keys.productList({ decided: 'whole', counted: true }),
    queryFn: ({ signal }) => callPage(listProducts, { query: { decided: 'whole', limit: 1 }, signal }),
    enabled: choice === 'whole',
  });
  const preview = usePreview({ action: 'export', options: { format: 'json' }, selection: { filter: queryOf(choice) } });
  const note = preview.data?.note ?? null;
  const count =
    dashboard &&
    {
      all: dashboard.total,
      whole: whole.data?.total,
      approved: dashboard.approved,
      pending: dashboard.pending,
      rejected: dashboard.rejected,
    }[choice];
  return (
    <Card aria-labelledby="export" className="min-w-0">
      <CardHead
        id="export"
        title="Export"
        hint="Approved parts replace the source text, with the order and alt text of images, and their renditions. Everything else is exported unchanged; Check lists what a format leaves out."
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-3 pb-4">
        <Select
          label="Products to export"
          value={choice}
          onValueChange={(next) => setChoice(next as Choice)}
          options={choices}
          className="min-w-52"
        />
        {count !== undefined && (
          <span className="text-[0.8125rem] text-ink-soft tabular-nums">{countNoun(count, 'product')}</span>
        )}
      </div>
      {note !== null && <p className="px-5 pb-4 text-[0.8125rem] text-ink-soft">{note}</p>}
      <ul aria-label="Export formats" className="divide-y divide-line border-line border-t">
        {exportFormats.map((format) => {
          const { title, extension, hint } = exportLabels[format];
          const query = queryOf(choice);
          return (
            <li key={format} className="px-5 py-3">
              <div className="flex items-center gap-3">
                <span className="hidden size-9 shrink-0 place-items-center rounded-lg border border-line bg-sunken text-ink-faint sm:grid">
                  <FileSpreadsheet aria-hidden className="size-4" />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="font-medium">
                    {title} <span className="font-normal text-ink-faint text-xs">{extension}</span>
                  </p>
                  <p className="text-ink-soft text-xs">{hint}</p>
                </div>
                {count !== 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-expanded={checked === format}
                    aria-controls={`export-check-${format}`}
                    aria-label={`Check ${title}`}
                    // The second of a double click does not take back what the first asked for.
                    onClick={({ detail }) => detail < 2 && setChecked(checked === format ? null : format)}
                  >
                    Check
                  </Button>
                )}
                {count === 0 ? (
                  <Button
                    size="sm"
                    disabledReason="There are no products of this kind to export."
                    aria-label={`Download ${title}`}
                  >
                    <Download aria-hidden />
                    Download
                  </Button>
                ) : (
                  <Button size="sm" asChild>
                    <a
                      href={buildUrl(exportCatalogue.path, { params: { format }, query })}
                      download
                      aria-label={`Download ${title}`}
                    >
                      <Download aria-hidden />
                      Download
                    </a>
                  </Button>
                )}
              </div>
              {checked === format && count !== 0 && (
                <ExportChecked id={`export-check-${format}`} format={format} filter={query} />
              )}
            </li>
          );
        })}
        <ExportForReview filter={queryOf(choice)} isEmpty={count === 0} />
      </ul>
    </Card>
  );
}

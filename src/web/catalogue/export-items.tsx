// The formats a list can be taken out in: each a link to its file, and those for review, which are made in the background.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Selection, selectMatching } from '#domain/catalogue/selection.ts';
import { exportCatalogue, exportFormats } from '#domain/transfer/export.contract.ts';
import { type ExportFormat, exportLabels, reviewFormats, reviewLabels } from '#domain/transfer/export-labels.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { MenuItem } from '#web/kit/layers/menu.tsx';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { useStartExport } from '#web/shared/transfer/start-export.ts';
import { toRunSelection } from './bulk/run-selection.ts';

/** The filter of a list, or the products a selection names. */
type ExportQuery = ProductFilter & { ids?: string; except?: string };

/** A file has the catalogue's own order, so only the filter of a list goes along. */
export function exportQueryOf(list: ProductFilter, selection?: Selection): ExportQuery {
  if (selection?.kind === 'ids') return { ids: selection.ids.join(',') };
  const query = pickFilter(selection?.filter ?? list);
  return selection && selection.except.length > 0 ? { ...query, except: selection.except.join(',') } : query;
}

const addressOf = (format: ExportFormat, query: ExportQuery) =>
  buildUrl(exportCatalogue.path, { params: { format }, query });

/** As a press on its link does. */
export function downloadExport(format: ExportFormat, query: ExportQuery): void {
  const link = document.createElement('a');
  link.href = addressOf(format, query);
  link.download = '';
  link.click();
}

export function ExportItems({ list, selection }: { list: ProductFilter; selection: Selection | undefined }) {
  const start = useStartExport();
  const query = exportQueryOf(list, selection);
  return (
    <>
      {exportFormats.map((format) => (
        <MenuItem key={format} asChild>
          <a href={addressOf(format, query)} download>
            <FormatName {...exportLabels[format]} />
          </a>
        </MenuItem>
      ))}
      {reviewFormats.map((format) => (
        <MenuItem
          key={format}
          onSelect={() =>
            start.mutate({ format, selection: toRunSelection(selection ?? selectMatching(pickFilter(list))) })
          }
        >
          <FormatName {...reviewLabels[format]} />
        </MenuItem>
      ))}
    </>
  );
}

const FormatName = ({ title, extension }: { title: string; extension: string }) => (
  <span>
    {title} <span className="text-ink-faint text-xs">{extension}</span>
  </span>
);

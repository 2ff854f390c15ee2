// The formats a list can be taken out in, each a link to its file.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { exportCatalogue, exportFormats } from '#domain/transfer/export.contract.ts';
import { exportLabels } from '#domain/transfer/export-labels.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { MenuItem } from '#web/kit/layers/menu.tsx';

/** The filter of a list, or the products a selection names. */
export type ExportQuery = ProductFilter & { ids?: string; except?: string };

export function ExportItems({ query }: { query: ExportQuery }) {
  return exportFormats.map((format) => (
    <MenuItem key={format} asChild>
      <a href={buildUrl(exportCatalogue.path, { params: { format }, query })} download>
        {exportLabels[format].title} <span className="text-ink-faint text-xs">{exportLabels[format].extension}</span>
      </a>
    </MenuItem>
  ));
}

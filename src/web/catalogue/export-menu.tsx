// Takes the products listed now out as a file: the same filter, all pages.
import { Download } from 'lucide-react';
import { type ProductFilter, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { exportLabels } from '#domain/transfer/export-labels.ts';
import { exportCatalogue, exportFormats } from '#domain/transfer/transfer.contract.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { Button } from '#web/kit/button.tsx';
import { Menu, MenuItem } from '#web/kit/layers/menu.tsx';

const filterKeys = Object.keys(productFilterShape) as (keyof ProductFilter)[];

/** `list` is the list's filter and sort; a file has the catalogue's own order, so only the filter goes along. */
export function ExportMenu({ list }: { list: Partial<Record<keyof ProductFilter, string>> }) {
  const query = Object.fromEntries(filterKeys.flatMap((key) => (list[key] ? [[key, list[key]]] : [])));
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <MenuItem key={format} asChild>
          <a href={buildUrl(exportCatalogue.path, { params: { format }, query })} download>
            {exportLabels[format].title}{' '}
            <span className="text-ink-faint text-xs">{exportLabels[format].extension}</span>
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}

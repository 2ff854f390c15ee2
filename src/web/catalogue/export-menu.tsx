// Takes the products listed now out as a file: the same filter, all pages.
import { Download } from 'lucide-react';
import { type ProductFilter, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Menu } from '#web/kit/layers/menu.tsx';

const items = loadOnInteraction(() => import('./export-items.tsx'));
const filterKeys = Object.keys(productFilterShape) as (keyof ProductFilter)[];

/** `list` is the list's filter and sort; a file has the catalogue's own order, so only the filter goes along. */
export function ExportMenu({ list }: { list: Partial<Record<keyof ProductFilter, string>> }) {
  const module = items.useModule(false);
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
      {module && <module.ExportItems query={query} />}
    </Menu>
  );
}

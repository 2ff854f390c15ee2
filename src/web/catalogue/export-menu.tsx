// Takes the products listed now, or those ticked, out as a file: the same filter, all pages.
import { Download } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import { pickFilter } from '#web/client/list-search.ts';
import { Button } from '#web/kit/button.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Menu } from '#web/kit/layers/menu.tsx';
import type { ExportQuery } from './export-items.tsx';

const items = loadOnInteraction(() => import('./export-items.tsx'));

type ExportMenuProps = {
  /** The list's filter and sort; a file has the catalogue's own order, so only the filter goes along. */
  list: ProductFilter;
  /** Only these of it. */
  selection?: Selection;
  /** Without its word on phones. */
  isShort?: boolean;
};

export function ExportMenu({ list, selection, isShort = false }: ExportMenuProps) {
  const module = items.useModule(false);
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden />
          <span className={isShort ? 'max-sm:sr-only' : undefined}>Export</span>
        </Button>
      }
    >
      {module && <module.ExportItems query={queryOf(list, selection)} />}
    </Menu>
  );
}

function queryOf(list: ProductFilter, selection: Selection | undefined): ExportQuery {
  if (selection?.kind === 'ids') return { ids: selection.ids.join(',') };
  const query = pickFilter(selection?.filter ?? list);
  return selection && selection.except.length > 0 ? { ...query, except: selection.except.join(',') } : query;
}

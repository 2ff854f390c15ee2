// Takes the products listed now, or those ticked, out as a file: the same filter, all pages.
import { Download } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import { Button } from '#web/kit/button.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Menu } from '#web/kit/layers/menu.tsx';

const items = loadOnInteraction(() => import('./export-items.tsx'));

type ExportMenuProps = {
  /** The list's filter and sort. */
  list: ProductFilter;
  /** Only these of it. */
  selection?: Selection;
  /** Without its word on phones. */
  isShort?: boolean;
  /** How many products the list has, as far as that is known: there may be none to export. */
  of?: { products: readonly unknown[] | undefined; total: number };
};

export function ExportMenu({ list, selection, isShort = false, of }: ExportMenuProps) {
  const module = items.useModule(false);
  const content = (
    <>
      <Download aria-hidden />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>Export</span>
    </>
  );
  // It keeps its place, so that nothing moves once there is something to export.
  const whyNot = of && (of.products === undefined ? 'The list is loading' : of.total === 0 && 'The list is empty');
  if (whyNot) return <Button disabledReason={whyNot}>{content}</Button>;
  return (
    <Menu trigger={<Button>{content}</Button>}>
      {module && <module.ExportItems list={list} selection={selection} />}
    </Menu>
  );
}

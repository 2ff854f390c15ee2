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
  /** Why there is nothing to export now. The button keeps its place, so that nothing moves when there is. */
  whyNot?: string | undefined;
};

export function ExportMenu({ list, selection, isShort = false, whyNot }: ExportMenuProps) {
  const module = items.useModule(false);
  const content = (
    <>
      <Download aria-hidden />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>Export</span>
    </>
  );
  if (whyNot) return <Button disabledReason={whyNot}>{content}</Button>;
  return (
    <Menu trigger={<Button>{content}</Button>}>
      {module && <module.ExportItems query={module.exportQueryOf(list, selection)} />}
    </Menu>
  );
}
